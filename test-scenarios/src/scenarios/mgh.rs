//! The least-squares problems of Moré, Garbow and Hillstrom.

use super::VectorVector;
use crate::Case;
use fluxions_problems::mgh::{Problem, Residuals};

/// The residuals of one problem, at its standard start and near it. All problems are one type, so that the laws are
/// compiled once for all.
///
/// The Jacobian is derived by hand. The value is that of f over `f64`, which the tests of the problems compare with
/// the literature.
#[derive(Clone, Debug)]
pub struct Mgh(pub Problem);

impl Case for Mgh {
    type F = VectorVector;

    fn name(&self) -> String {
        format!("MGH {}", self.0)
    }
    fn f(&self) -> VectorVector {
        self.0.function.clone().into()
    }
    fn x(&self, which: usize) -> Vec<f64> {
        let away = |x: f64| if x == 0.0 { 0.1 } else { 0.1 * x };
        let shift = |i: usize, x: f64| which as f64 * away(x) * (1.0 + i as f64).sin();
        self.0.start.iter().enumerate().map(|(i, x)| x + shift(i, *x)).collect()
    }
    fn args(&self) {}
    /// The largest component determines the length of a step. Along a step some exponents change by 10⁻³ and more.
    /// The error is the square of that change, several times what differences state. It is larger still if large
    /// terms of ⟨ȳ, J ẋ⟩ cancel.
    fn curvature(&self) -> f64 {
        if matches!(self.0.function, Residuals::Meyer(_) | Residuals::Osborne1(_)) { 30.0 } else { 1.0 }
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        self.0.value_at(x)
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        self.0.jacobian_at(x).transpose().as_slice().to_vec()
    }
}
