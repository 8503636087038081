//! A linear system under every exact backend, beside its derivatives by hand: digits, and factorizations.

use crate::counts::{Counted, counts};
use fluxions::prelude::*;
use fluxions::{Counting, Rule};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_num_dual::NumDual;
use fluxions_rules::{NoSolution, Solve};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};

/// Σ yᵢ for (diag x + 1 1ᵀ) y = 1. With s = Σ 1/xᵢ it is s/(1 + s).
#[differentiable]
fn sum_solved<S: Scalar>(x: &[S]) -> Result<S, NoSolution> {
    let n = x.len();
    let a = DMatrix::from_fn(n, n, |i, j| if i == j { x[i] + 1.0 } else { S::one() });
    Ok(Solve(Counted).call((&a, &DVector::from_element(n, S::one())))?.iter().sum())
}

fn gradient(x: &[f64]) -> Vec<f64> {
    let t = 1.0 + x.iter().map(|x| x.recip()).sum::<f64>();
    x.iter().map(|x| -x.powi(-2) / (t * t)).collect()
}

fn hessian(x: &[f64]) -> Vec<f64> {
    let t = 1.0 + x.iter().map(|x| x.recip()).sum::<f64>();
    let entry = |i: usize, j: usize| {
        let own = if i == j { 2.0 * x[i].powi(-3) / (t * t) } else { 0.0 };
        own - 2.0 / t.powi(3) * (x[i] * x[j]).powi(-2)
    };
    (0..x.len().pow(2)).map(|k| entry(k / x.len(), k % x.len())).collect()
}

fn points() -> impl Iterator<Item = Vec<f64>> {
    (0..10).map(|k| [2.0, 0.5, 1.5, 3.0, 0.8].map(|x| x + 0.1 * f64::from(k)).to_vec())
}

fn near(found: &[f64], expected: &[f64], tolerance: f64, name: &str) {
    let size = expected.iter().fold(0.0_f64, |size, e| size.max(e.abs()));
    for (f, e) in found.iter().zip(expected) {
        assert!((f - e).abs() <= tolerance * size, "{name}: {f} for {e}");
    }
}

/// The gradient to 10⁻¹⁴, with one factorization for each evaluation of f: a replay of a recording is one.
fn first_order<B: Backend>(backend: B) {
    let (name, f) = (backend.capabilities().name, Counting::new(SumSolved));
    let mut prepared = backend.prepare_gradient(&f, &[1.0; 5]).unwrap();
    for x in points() {
        f.reset();
        counts();
        near(&prepared.gradient(&x).unwrap(), &gradient(&x), 1e-14, &name);
        let (evaluations, factorizations) = (f.reset().max(1) as usize, counts().0);
        assert!((1..=evaluations).contains(&factorizations), "{name}: {factorizations} for {evaluations} evaluations");
    }
}

/// The Hessian to 10⁻¹³, with this many factorizations.
fn both_orders<B: Backend>(backend: B, most: usize) {
    let name = backend.capabilities().name;
    let mut prepared = backend.prepare_hessian(&SumSolved, &[1.0; 5]).unwrap();
    for x in points() {
        counts();
        near(prepared.hessian(&x).unwrap().as_slice(), &hessian(&x), 1e-13, &name);
        assert!(counts().0 <= most, "{name}");
    }
    first_order(backend);
}

#[test]
fn forward_mode() {
    both_orders(Dual::new(), 3);
    both_orders(NumDual, 3);
    first_order(AutoDiff);
    first_order(ComplexStep);
    first_order(AdTraitForward);
}

#[test]
fn reverse_mode() {
    both_orders(Tape, 1);
    both_orders(RecordedTape::new(), 1);
    both_orders(EchidnaBytecode, 5);
    first_order(EchidnaTape);
    first_order(AdTraitReverse);
}

/// With dual numbers inside, the outer number goes through the value for each of the five inputs.
#[test]
fn pairs() {
    both_orders(SecondOrder::new(Dual::new(), Dual::new()), 5);
    both_orders(SecondOrder::new(NumDual, Dual::new()), 10);
    both_orders(SecondOrder::new(AutoDiff, Dual::new()), 10);
    both_orders(SecondOrder::new(Dual::new(), RecordedTape::new()), 3);
    both_orders(SecondOrder::new(NumDual, RecordedTape::new()), 5);
    both_orders(SecondOrder::new(Dual::new(), Tape), 3);
}
