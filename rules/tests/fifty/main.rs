//! A system of 50 unknowns by its rule, beside Gaussian elimination that dual numbers go through: first and second derivatives under
//! every exact backend. One without second derivatives of its own has them over dual numbers, if it goes over other backends: `EchidnaTape`
//! and `AdTraitReverse` do not.

#[path = "../rules/elimination.rs"]
mod elimination;

use elimination::eliminate;
use fluxions::Rule;
use fluxions::prelude::*;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_adjoint::Adjoint;
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_num_dual::NumDual;
use fluxions_rules::{Lu, NoSolution, Solve};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};

/// A matrix whose every entry depends on x₀.
#[differentiable(helper, adjoint)]
fn matrix<S: Scalar>(x: &[S; 2]) -> DMatrix<S> {
    DMatrix::from_fn(50, 50, |i, j| {
        let wave = (x[0] * (0.1 * i as f64 - 0.7 - j as f64)).sin();
        if i == j { wave + 20.0 } else { wave }
    })
}

/// A right-hand side that depends on x₁.
#[differentiable(helper, adjoint)]
fn side<S: Scalar>(x: &[S; 2]) -> DVector<S> {
    DVector::from_fn(50, |i, _| x[1].exp() + i as f64)
}

/// |y|² for A y = b.
#[differentiable(adjoint)]
fn by_rule<S: Scalar>(x: &[S; 2]) -> Result<S, NoSolution> {
    let (a, b) = (matrix(x), side(x));
    let y = Solve(Lu).call((&a, &b))?;
    Ok(y.iter().map(|y| *y * *y).sum())
}

#[differentiable]
fn by_elimination<S: Scalar>(x: &[S; 2]) -> S {
    eliminate(matrix(x), side(x)).iter().map(|y| *y * *y).sum()
}

const X: [f64; 2] = [0.4, 0.9];
const DIRECTION: [f64; 2] = [1.0, -0.5];

fn near(found: [f64; 2], expected: [f64; 2], name: &str) {
    let size = expected[0].abs().max(expected[1].abs());
    let off = (found[0] - expected[0]).abs().max((found[1] - expected[1]).abs()) / size;
    assert!(off <= 1e-12, "{name}: {off:e}");
}

fn first<B: Backend>(backend: B) {
    let expected = Dual::new().gradient(&ByElimination, &X).expect("infallible");
    near(backend.gradient(&ByRule, &X).expect("a solution"), expected, &backend.capabilities().name);
}

fn second<B: Backend>(backend: B) {
    let expected = Dual::new().hvp(&ByElimination, &X, &DIRECTION).expect("infallible");
    near(backend.hvp(&ByRule, &X, &DIRECTION).expect("a solution"), expected, &backend.capabilities().name);
}

fn both<B: Backend>(backend: B) {
    first(backend.clone());
    second(backend);
}

#[test]
fn forward_mode() {
    both(Dual::new());
    both(NumDual);
    first(AutoDiff);
    first(ComplexStep);
    first(AdTraitForward);
}

#[test]
fn reverse_mode() {
    both(Tape);
    both(RecordedTape::new());
    both(Adjoint);
    both(EchidnaBytecode);
    first(EchidnaTape);
    first(AdTraitReverse);
}

#[test]
fn over_dual_numbers() {
    second(SecondOrder::new(AutoDiff, Dual::new()));
    second(SecondOrder::new(ComplexStep, Dual::new()));
    second(SecondOrder::new(AdTraitForward, Dual::new()));
}

#[test]
fn pairs() {
    second(SecondOrder::new(Dual::new(), Tape));
    second(SecondOrder::new(RecordedTape::new(), RecordedTape::new()));
    second(SecondOrder::new(RecordedTape::new(), Adjoint));
}
