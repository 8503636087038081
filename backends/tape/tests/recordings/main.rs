//! Recordings beside, inside and after each other; large ones; programs as functions; single precision.

mod edges;
mod large;
mod life;
mod nested;
mod programs;
mod threads;

use core::convert::Infallible;
use fluxions::prelude::*;

pub(crate) type Outcome = Result<(), fluxions::Error<Infallible>>;

pub(crate) fn close(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= 1e-12 * b.abs().max(1.0))
}

#[differentiable]
pub(crate) fn smooth<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[1]).sin() + x[1].abs().max(x[0]) * x[1]
}

/// The line of the comparison in `branch`.
pub(crate) const BRANCH_LINE: u32 = line!() + 4;

#[differentiable]
pub(crate) fn branch<S: Scalar>(x: &[S]) -> S {
    if x[0] > 0.0 { x[0] * x[1] } else { x[1] * x[1] * x[0] }
}
