//! Loops marked `#[independent]`, and loops that find the largest or the smallest.

use crate::agree;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;

/// Scratch is overwritten by each iteration before it is read.
#[differentiable(adjoint)]
fn with_scratch<S: Scalar>(x: &[S]) -> S {
    let mut work = vec![S::zero(); 3];
    let mut sum = S::zero();
    #[independent]
    for i in 0..x.len() {
        work[0] = x[i] * x[i];
        for j in 1..3 {
            work[j] = work[j - 1].sin() * x[0];
        }
        sum += work[2] * work[0];
    }
    let more = x.iter().map(|x| x.exp()).sum::<S>();
    sum * 2.0 - more
}

/// What the last iteration leaves behind is looked at.
#[differentiable(adjoint)]
fn leaves<S: Scalar>(x: &[S]) -> S {
    let mut work = [S::zero(); 1];
    let mut sum = S::zero();
    #[independent]
    for x in x {
        work[0] = x.sin();
        sum += work[0] * *x;
    }
    sum + work[0]
}

#[test]
fn promises_that_are_kept() {
    agree!(with_scratch, WithScratch, [0.7, 1.3, -0.4]);
    agree!(leaves, Leaves, [0.7, 1.3, -0.4]);
}

/// Each iteration needs the one before.
#[differentiable(adjoint)]
fn chained<S: Scalar>(x: &[S]) -> S {
    let mut work = [S::one(); 1];
    let mut sum = S::zero();
    #[independent]
    for x in x {
        work[0] = work[0] * *x;
        sum += work[0];
    }
    sum
}

/// An iteration overwrites what another one read.
#[differentiable(adjoint)]
fn shifted<S: Scalar>(x: &[S]) -> S {
    let mut work = vec![S::one(); x.len() + 1];
    let mut sum = S::zero();
    #[independent]
    for i in 0..x.len() {
        sum += work[i + 1] * x[i];
        work[i + 1] = x[i];
        work[i] = x[i] * 2.0;
    }
    sum
}

#[cfg(debug_assertions)]
mod broken {
    use super::*;

    fn message(adjoint: impl FnOnce(&[Cell<f64>], &Cell<f64>, &mut Stack) -> f64) -> String {
        let x_bar = [Cell::new(0.0), Cell::new(0.0)];
        let call = || adjoint(&x_bar, &Cell::new(1.0), &mut Stack::new());
        let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(call)).expect_err("a promise is broken");
        panic.downcast_ref::<String>().expect("a message").clone()
    }

    #[test]
    fn is_caught_with_the_place() {
        let text = message(|x_bar, y_bar, stack| chained::adjoint(&[2.0, 3.0], x_bar, y_bar, stack));
        assert!(text.contains("number 2 reads what number 1 wrote"), "{text}");
        assert!(text.contains("independent.rs:48: "), "{text}");
        let text = message(|x_bar, y_bar, stack| shifted::adjoint(&[2.0, 3.0], x_bar, y_bar, stack));
        assert!(text.contains("number 2 overwrites what number 1 read"), "{text}");
    }
}

#[differentiable(adjoint)]
fn extremes<S: Scalar>(x: &[S]) -> S {
    let top = x[1..].iter().fold(x[0], |top, x| top.max(*x));
    let low = x.iter().map(|x| (*x * 2.0).exp()).fold(S::constant(4.0), |low, e| e.min(low));
    let mut widest = top * 0.5;
    for w in x.windows(2) {
        widest = widest.max((w[1] - w[0]) * w[0]);
    }
    let mut all = S::zero();
    for k in 0..x.len() {
        let mut near = x[k];
        for v in &x[k..] {
            near = near.min((*v - 1.0) * *v);
        }
        all += near * near;
    }
    top * low + widest + all
}

#[differentiable(adjoint)]
fn largest<S: Scalar>(x: &[S]) -> S {
    x[1..].iter().fold(x[0], |top, x| top.max(*x)) + x[1..].iter().fold(x[0], |top, x| x.max(top))
}

#[differentiable(helper, adjoint)]
fn softened<S: Scalar>(x: &[S]) -> S {
    let top = x.iter().fold(S::constant(-1e9), |top, x| top.max(*x));
    x.iter().map(|x| (*x - top).exp()).sum::<S>().ln() + top
}

#[differentiable(adjoint)]
fn softened_in_a_loop<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for k in 0..x.len() {
        sum = sum * 0.5 + softened(&x[k..]) * sum.exp();
        if k > 0 {
            sum += softened(&x[..k]);
        }
    }
    sum
}

#[test]
fn the_largest_and_the_smallest() {
    agree!(extremes, Extremes, [0.3, 0.9, -0.4, 0.8], [1.0, 1.0], [-3.0]);
    agree!(largest, Largest, [0.3, 0.9, -0.4], [1.0, 1.0], [f64::NAN, 0.2], [0.2, f64::NAN], [f64::NAN; 2], [-3.0]);
    agree!(softened_in_a_loop, SoftenedInALoop, [0.3, 0.9, -0.4]);
}

/// Both sweeps of a helper with loops in loops, branches and memory that it writes to.
#[differentiable(helper, adjoint)]
fn stirred<S: Scalar>(y: &mut [S], x: &[S], rounds: usize) -> S {
    let mut sum = S::one();
    for k in 0..rounds {
        for (y, x) in y.iter_mut().zip(x) {
            *y = (*y).sin() * *x + sum;
        }
        if y[0] > 0.5 {
            sum = sum * y[1] + softened(y);
        }
        for j in 0..k {
            sum += y[j % 2] * sum.cos();
        }
    }
    sum
}

#[differentiable(adjoint)]
fn stirs<S: Scalar>(x: &[S]) -> S {
    let mut y = vec![S::zero(); 2];
    let mut all = S::zero();
    for rounds in 0..4 {
        all += stirred(&mut y, x, rounds) * y[0];
    }
    all * y[1]
}

/// A function that calls itself.
#[differentiable(helper, adjoint)]
fn power<S: Scalar>(x: S, n: usize) -> S {
    if n == 0 { S::one() } else { x * power(x, n - 1) }
}

#[differentiable(adjoint)]
fn cubed<S: Scalar>(x: &[S]) -> S {
    power(x[0], 3) + power(x[1] * x[0], 2)
}

#[test]
fn helpers_in_two_halves() {
    agree!(stirs, Stirs, [0.3, 0.9], [1.3, -0.2]);
    agree!(cubed, Cubed, [0.3, 0.9]);
}
