//! Numbers that only decide, beside numbers that the result depends on.

use crate::{agree, agree_in_place};
use fluxions::prelude::*;

/// x = a cos x for each a, until the steps are small together.
#[differentiable(adjoint)]
fn fixed_points<S: Scalar>(a: &[S]) -> S {
    let mut x = vec![S::one(); a.len()];
    let mut error = S::one();
    while error > 1e-13 {
        let mut sum = S::zero();
        for i in 0..a.len() {
            let next = a[i] * x[i].cos();
            sum += (next - x[i]).powi(2);
            x[i] = next;
        }
        error = sum.sqrt();
    }
    x.iter().copied().sum::<S>()
}

/// √a by Newton's method, which stops by the largest step.
#[differentiable(adjoint)]
fn roots<S: Scalar>(a: &[S]) -> S {
    let mut x = [S::one(); 3];
    loop {
        let mut largest = S::zero();
        for (x, a) in x.iter_mut().zip(a) {
            let step = (*x * *x - *a) / (2.0 * *x);
            *x -= step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-12 {
            break;
        }
    }
    x[0] * x[1] * x[2]
}

/// A list that only decides, written to in all ways.
#[differentiable(adjoint)]
fn deciding_list<S: Scalar>(x: &[S]) -> S {
    let mut error = vec![S::zero(); x.len()];
    error[0] = x[0] * x[1];
    for (error, x) in error.iter_mut().zip(x) {
        *error += x.exp();
    }
    error.swap(0, 1);
    let (before, behind) = error.split_at_mut(1);
    before[0] -= behind[0] * x[0];
    let y = if error[0] > 0.5 { x[0] * x[0] } else { x[1].sin() };
    error.fill(x[1]);
    if error[0] > 0.5 { y * x[2] } else { y * x[1] }
}

/// A tuple of which one half decides, and the other is returned.
#[differentiable(adjoint)]
fn half_of_a_tuple<S: Scalar>(x: &[S]) -> S {
    let (mut y, mut pair) = (x[2], (x[0], x[1]));
    for _ in 0..3 {
        pair = if pair.0 > pair.1 { (pair.1 * 0.5, y * x[0]) } else { (pair.0.sin(), pair.1) };
        y = y * 0.5 + pair.0;
    }
    y
}

/// A chain of variables from iteration to iteration, of which the last is returned.
#[differentiable(adjoint)]
fn chain_of_variables<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b, mut c, mut error) = (x[0], x[1], x[2], x[0]);
    for x in x {
        c = b * 0.5 + c;
        b = a.sin();
        a = *x * *x;
        error = error * c - a;
        if error > 1e3 {
            break;
        }
    }
    c
}

/// A scratch list that decides, beside one that is copied into y by items and by a part.
#[differentiable(adjoint)]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    let (mut error, mut work) = (vec![S::zero(); x.len()], vec![S::zero(); x.len()]);
    for ((work, error), x) in work.iter_mut().zip(&mut error).zip(x) {
        *work = x.exp();
        *error = *work * *x;
    }
    let bound = error.iter().fold(S::zero(), |bound, e| bound.max(*e));
    for (y, work) in y.iter_mut().zip(&work) {
        *y = if bound > 2.0 { *work * *work } else { *work };
    }
    let (first, _) = y.split_at_mut(1);
    first[0] *= x[1];
}

#[test]
fn numbers_that_decide() {
    agree!(fixed_points, FixedPoints, [0.3, 0.5, 0.7]);
    agree!(roots, Roots, [2.0, 3.0, 0.5]);
    agree!(deciding_list, DecidingList, [0.3, 0.5, 0.7], [1.3, -2.5, 0.7], [-1.0, 0.9, 0.1]);
    agree!(half_of_a_tuple, HalfOfATuple, [0.3, 0.5, 0.7], [0.9, 0.5, 0.7]);
    agree!(chain_of_variables, ChainOfVariables, [0.3, 0.5, 0.7, 1.1], [8.0, 5.0, 7.0, 1.0]);
    agree_in_place!(in_place, InPlace, 3, [0.3, 0.5, 0.7]);
    agree_in_place!(in_place, InPlace, 3, [1.3, 1.5, 0.7]);
}
