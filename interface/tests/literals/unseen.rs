//! Floats as operands whose types are not written: literals with suffixes, what functions and methods return, parts of values, items of lists of constants.

// These shapes are the subject, also those that read worse than others.
#![allow(clippy::useless_vec, clippy::op_ref, clippy::explicit_auto_deref, clippy::unwrap_used)]

use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use std::ops::Mul;

const TABLE: [f64; 3] = [1.0, 2.0, 4.0];

struct Settings {
    scale: f64,
}

impl Settings {
    fn base() -> Self {
        Self { scale: 2.0 }
    }
    fn scale(&self) -> f64 {
        self.scale
    }
}

#[derive(Clone, Copy)]
enum Law {
    Linear(f64),
    Power { k: f64 },
}

/// A type of the user's that floats multiply.
#[derive(Clone, Copy)]
struct Metres(f64);

impl Mul<Metres> for f64 {
    type Output = Metres;
    fn mul(self, other: Metres) -> Metres {
        Metres(self * other.0)
    }
}

#[differentiable(helper, adjoint)]
fn suffixes<S: Scalar>(x: &[S]) -> S {
    let h = 0.5_f64;
    let (a, b) = (2.0_f64, 3f64);
    let k = h * 4.0;
    let mut decay = 1.0_f64;
    let mut y = h * x[0] + a * x[1] + b * x[0] + k * x[1];
    for v in x {
        decay *= 0.5;
        y += decay * *v;
    }
    y
}

#[differentiable(helper, adjoint)]
fn returned<S: Scalar>(x: &[S]) -> S {
    let settings = Settings::base();
    Settings::base().scale() * x[0] + settings.scale() * x[1] + settings.scale * x[0]
}

#[differentiable(helper, adjoint)]
fn parts<S: Scalar>(x: &[S]) -> S {
    let mut y = TABLE.last().unwrap() * x[0] + TABLE.iter().sum::<f64>() * x[1];
    for w in TABLE.windows(2) {
        y += (w[1] - w[0]) * x[0];
    }
    let list = vec![0.5_f64, 0.25];
    y + list.iter().sum::<f64>() * x[1]
}

#[differentiable(helper, adjoint)]
fn law<S: Scalar>(x: &[S], #[constant] law: Law) -> S {
    match law {
        Law::Linear(k) => k * x[0],
        Law::Power { k } => k * x[1],
    }
}

#[differentiable(helper, adjoint)]
fn references<S: Scalar>(x: &[S], #[constant] data: &[(f64, f64)]) -> S {
    let mut y = data.iter().map(|(t, v)| x[0] * t - v).sum::<S>();
    for (t, v) in data {
        y += t * x[0] + x[1] - v;
        y += (x[0] - t) / (x[1] + v);
    }
    for t in &TABLE {
        y += x[1] * t;
        y -= x[0] / t;
    }
    y
}

#[differentiable(adjoint)]
fn all<S: Scalar>(x: &[S]) -> S {
    let data = [(1.0, 2.0), (0.5, 3.0)];
    suffixes(x) * returned(x)
        + parts(x) * law(x, Law::Linear(2.0)) * law(x, Law::Power { k: 3.0 })
        + references(x, &data)
}

/// The same by hand.
fn expected(x: f64, y: f64) -> f64 {
    let suffixes = 0.5 * x + 2.0 * y + 3.0 * x + 2.0 * y + 0.5 * x + 0.25 * y;
    let returned = 4.0 * x + 2.0 * y;
    let parts = 4.0 * x + 7.0 * y + 3.0 * x + 0.75 * y;
    let references =
        1.5 * x - 5.0 + 1.5 * x + 2.0 * y - 5.0 + (x - 1.0) / (y + 2.0) + (x - 0.5) / (y + 3.0) + 7.0 * y - 1.75 * x;
    suffixes * returned + parts * (2.0 * x) * (3.0 * y) + references
}

#[differentiable]
fn beside_a_type_of_the_user<S: Scalar>(x: S) -> S {
    let h = 0.5_f64;
    let length = h * Metres(4.0);
    x * length.0
}

#[test]
fn floats_of_unwritten_types() -> crate::Outcome {
    let (x, y, h) = (0.7, 1.3, 1e-6);
    let (value, gradient) = Dual::new().value_and_gradient(All, &[x, y])?;
    assert!((value - expected(x, y)).abs() < 1e-12, "{value}");
    let differences =
        [(expected(x + h, y) - expected(x - h, y)) / (2.0 * h), (expected(x, y + h) - expected(x, y - h)) / (2.0 * h)];
    for (g, d) in gradient.iter().zip(differences) {
        assert!((g - d).abs() < 1e-6, "{g} {d}");
    }
    for (g, a) in gradient.iter().zip(Adjoint.gradient(All, &[x, y])?) {
        assert!((g - a).abs() < 1e-12, "{g} {a}");
    }
    assert_eq!(Dual::new().derivative(BesideATypeOfTheUser, 3.0)?, 2.0);
    Ok(())
}
