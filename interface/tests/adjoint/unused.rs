//! Values that are infinite or undefined where they are not used: their adjoint of 0 stays 0.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn ratio<S: Scalar>(x: &[S], #[constant] n: f64) -> Option<S> {
    let u = x[0] / n;
    if n == 0.0 {
        return None;
    }
    Some(u * x[1])
}

#[differentiable(adjoint)]
fn missing_ratio<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0] * x[1];
    if let Some(v) = ratio(x, x[2].primal()) {
        y += v;
    }
    y
}

#[differentiable(adjoint)]
fn quotient<S: Scalar>(x: &[S]) -> S {
    let u = x[0] / x[2];
    let w = u * 2.0;
    if x[2] == 0.0 { x[1] * x[0] } else { w }
}

#[differentiable(adjoint)]
fn constant_divisor<S: Scalar>(x: &[S]) -> S {
    let n = x.iter().filter(|v| **v > 1.0).count();
    let mean = (x[0] + x[1]) / n as f64;
    let mut y = x[0];
    for v in x {
        if *v > 1.0 {
            y += mean * *v;
        }
    }
    y
}

#[differentiable(adjoint)]
fn reciprocal<S: Scalar>(x: &[S]) -> S {
    let u = x[0] * x[2].recip();
    if x[2] == 0.0 { x[1] * x[0] } else { u }
}

#[differentiable(adjoint, allow(cut))]
fn constant_factor<S: Scalar>(x: &[S]) -> S {
    let inverse = 1.0 / x[2].primal();
    let (u, v) = (x[0] * inverse, x[1].mul_add(S::constant(inverse), x[0]));
    if x[2] == 0.0 { x[1] * x[0] } else { u * v }
}

#[differentiable(adjoint)]
fn direction<S: Scalar>(x: &[S]) -> S {
    let r = (x[2] * x[2] + x[3] * x[3]).sqrt();
    let cosine = x[2] / r;
    if r > 0.0 { cosine } else { x[0] }
}

#[differentiable(adjoint)]
fn item<S: Scalar>(x: &[S]) -> S {
    let quotients: Vec<S> = x.iter().map(|v| x[0] / *v).collect();
    let mut y = x[0];
    for (v, q) in x.iter().zip(&quotients) {
        if *v > 0.0 {
            y += *q * *v;
        }
    }
    y
}

#[test]
fn adjoints_of_zero_stay_zero() {
    let (zero, other) = ([0.7, 0.3, 0.0, 0.0], [0.7, 1.3, 0.4, 0.9]);
    agree!(missing_ratio, MissingRatio, zero, other);
    agree!(quotient, Quotient, zero, other);
    agree!(constant_divisor, ConstantDivisor, zero, other);
    agree!(reciprocal, Reciprocal, zero, other);
    agree!(constant_factor, ConstantFactor, zero, other);
    agree!(direction, Direction, zero, other);
    agree!(item, Item, zero, other);
    let (_, gradient) = crate::value_and_gradient(&MissingRatio, &zero);
    assert!(gradient.iter().all(|g| g.is_finite()), "{gradient:?}");
}
