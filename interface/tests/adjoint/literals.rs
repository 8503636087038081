//! Literals beside numbers in tuples.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn floats<S: Scalar>(x: &[S]) -> S {
    let p = (1.5, x[0]);
    let (a, b) = p;
    let (_, c) = (2, x[1] * x[2]);
    let q = (p.1, 3, -0.5, p.0, c);
    let k = q.1;
    let mut s = S::zero();
    for i in 0..q.1 {
        s += x[i] * q.2 * x[i] + q.4;
    }
    b * a + p.1 * p.0 + (q.0 * q.2).sin() * q.3 * x[k - 1] * s
}

#[differentiable(adjoint)]
fn integers<S: Scalar>(x: &[S]) -> S {
    let mut best = (0, x[0]);
    for i in 0..3 {
        if x[i] > best.1 {
            best = (i, x[i] * 2.0);
        }
    }
    let p = (3, x[1]);
    let q = (p.0, best.1, 7);
    let mut r = (q, 5);
    r.1 = 6;
    r.0.1 *= x[0];
    let mut n = (0, x[1]);
    for k in 0..3 {
        n.0 += 1;
        n.1 *= x[k];
        n = (k, n.1 * x[0]);
    }
    r.0.1 * q.1 + p.1 * n.1 + best.1 * x[best.0]
}

#[differentiable(adjoint)]
fn never_read<S: Scalar>(x: &[S]) -> S {
    let mut r = (x[0], 5);
    r.1 = 6;
    r.0 * x[1]
}

#[test]
fn literals_beside_numbers() {
    agree!(floats, Floats, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(integers, Integers, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(never_read, NeverRead, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
}
