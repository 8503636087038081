//! Vectors and matrices whose types the macro does not see: those that helpers return, that are parts of tuples and structs, lists of lists, and those of
//! nalgebra whose lengths are known at run time only.

mod taken;

use super::{Adjoint, Dual, X, allocations_in, frugal};
use fluxions::prelude::*;
use nalgebra::{DMatrix, DVector};

#[differentiable(helper, adjoint)]
fn powers<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut list = vec![S::one(); x.len()];
    for i in 0..x.len() {
        list[i] = x[i] * x[i] * x[i] + x[0];
    }
    list
}

#[differentiable(helper, adjoint)]
fn sines<S: Scalar>(x: &[S]) -> (Vec<S>, S) {
    let list: Vec<S> = x.iter().map(|v| v.sin()).collect();
    let first = list[0] * x[1];
    (list, first)
}

/// What a helper returns is looked at, changed, taken apart, and made in loops.
#[differentiable(adjoint)]
fn returned<S: Scalar>(x: &[S]) -> S {
    let a = powers(x);
    let mut b = powers(&a);
    b[1] *= a[2];
    let (c, first) = sines(&b);
    let whole = sines(&a);
    let mut sum = first * whole.1 + whole.0[3];
    for k in 0..3 {
        let d = powers(&c);
        let (e, _) = sines(&d);
        sum += d[k] * e[3] * sum;
    }
    sum
}

/// A helper that calls one, within a loop that goes back at once.
#[differentiable(helper, adjoint)]
fn twice<S: Scalar>(x: &[S]) -> Vec<S> {
    let list = powers(x);
    powers(&list)
}

#[differentiable(adjoint)]
fn in_turn<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for i in 0..3 {
        let list = twice(&x[i..]);
        sum += list[0];
    }
    sum
}

#[derive(Clone, Debug, Differentiable)]
struct Layer<S> {
    weights: Vec<S>,
    bias: S,
    rows: Vec<Vec<S>>,
}

#[differentiable(helper, adjoint)]
fn output<S: Scalar>(layer: &Layer<S>, x: &[S]) -> S {
    let mut sum = layer.bias;
    for (w, x) in layer.weights.iter().zip(x) {
        sum += *w * *x;
    }
    sum * layer.rows[1][0]
}

#[differentiable(helper, adjoint)]
fn built<S: Scalar>(x: &[S]) -> Layer<S> {
    let weights = x.to_vec();
    let (one, two) = (vec![x[0] * x[1], x[2]], vec![x[3] * x[3]]);
    Layer { weights, bias: x[1] * x[2], rows: vec![one, two] }
}

/// Vectors that are moved into others.
#[differentiable(adjoint)]
fn moved<S: Scalar>(x: &[S]) -> S {
    let list: Vec<S> = x.iter().map(|v| *v * x[1]).collect();
    let both = (list, x[0] * x[2]);
    let mut y = both.0[1] * both.1;
    for _ in 0..2 {
        let weights = vec![y, x[1], x[0] * y];
        let made = Layer { weights, bias: y * x[3], rows: vec![vec![y], both.0.clone()] };
        y = output(&made, x) * 0.1 + made.bias;
    }
    let other = built(&both.0);
    y * output(&other, x) + other.rows[0][1]
}

#[differentiable(adjoint)]
fn rows<S: Scalar>(x: &[S]) -> S {
    let mut table = vec![vec![S::zero(); 4]; 3];
    for i in 0..3 {
        for j in 0..4 {
            table[i][j] = x[j] * x[i];
            if i > 0 {
                let above = table[i - 1][j].sin();
                table[i][j] *= above;
            }
        }
    }
    table[2].iter().map(|v| v.exp()).sum()
}

#[differentiable(helper, adjoint)]
fn outer<S: Scalar>(x: &[S]) -> (DMatrix<S>, S) {
    let n = x.len();
    let a = DMatrix::from_fn(n, n, |i, j| x[i] * x[j] + x[0]);
    let s = a[(0, 1)] * a[(1, 1)];
    (a, s)
}

/// Matrices that are made, changed, moved and returned.
#[differentiable(adjoint)]
fn matrices<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let mut v = DVector::<S>::zeros(n);
    for i in 0..n {
        v[i] = x[i] * x[0];
    }
    let (a, s) = outer(x);
    let mut b = DMatrix::<S>::zeros(n, 2);
    for j in 0..2 {
        for i in 0..n {
            b[(i, j)] = v[i] * s;
            for k in 0..n {
                b[(i, j)] += a[(i, k)] * v[k];
            }
        }
    }
    let w = DVector::from_fn(n, |i, _| b[(i, 0)].sin() * b[(i, 1)]);
    w[0] * w[1] + w[2].exp() * a[(3, 3)]
}

#[test]
fn what_helpers_return_does_not_allocate() {
    frugal(&Returned, "returned");
    frugal(&InTurn, "in_turn");
}

#[test]
fn what_is_moved_does_not_allocate() {
    frugal(&Moved, "moved");
    frugal(&Rows, "rows");
}

#[test]
fn matrices_do_not_allocate() {
    frugal(&Matrices, "matrices");
}

/// A vector and a matrix as parts of the result.
#[differentiable(adjoint)]
fn parts<S: Scalar>(x: &[S]) -> (Vec<S>, S, DVector<S>) {
    let list = powers(x);
    let mut v = DVector::<S>::zeros(2);
    v[0] = x[0] * list[1];
    v[1] = list[2].sin();
    let s = v[0] * x[3];
    (list, s, v)
}

#[test]
fn parts_of_the_result_do_not_allocate() {
    let seed = (&[1.0, -0.5, 2.0, 0.25][..], 3.0, &DVector::from_vec(vec![0.5, -2.0]));
    let (expected, expected_bar) = Dual::new().value_and_pullback(&Parts, &X, seed).expect("dual numbers");
    let mut prepared = Adjoint.prepare_pullback(&Parts, &X).expect("an adjoint");
    let mut x_bar = [f64::NAN; 4];
    for call in 0..4 {
        let (outcome, count) = allocations_in(|| prepared.pullback_into(&X, seed, &mut x_bar));
        outcome.expect("a pullback");
        assert!(call == 0 || count == 0, "{count} allocations");
        for (found, expected) in x_bar.iter().zip(&expected_bar) {
            assert!((found - expected).abs() <= 1e-12 * (1.0 + expected.abs()), "{found}, not {expected}");
        }
        let y = prepared.value_and_pullback(&X, seed).expect("a pullback").0;
        assert!((y.1 - expected.1).abs() <= 1e-12 * (1.0 + expected.1.abs()));
    }
}
