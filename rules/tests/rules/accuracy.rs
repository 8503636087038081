//! A linear system under every exact backend, beside its derivatives by hand: digits, and factorizations.

use crate::cases::{ByRule, Case};
use crate::counts::{Counted, counts, evaluated, evaluations};
use fluxions::Rule;
use fluxions::prelude::*;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_adjoint::Adjoint;
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_num_dual::NumDual;
use fluxions_rules::{NoSolution, Solve};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};

/// Σ yᵢ for (diag x + 1 1ᵀ) y = 1. With s = Σ 1/xᵢ it is s/(1 + s).
const SUM: ByRule = ByRule(Case::Sum);

/// The same with an adjoint.
#[differentiable(adjoint)]
fn sum_solved<S: Scalar>(x: &[S]) -> Result<S, NoSolution> {
    evaluated();
    let n = x.len();
    let a = DMatrix::from_fn(n, n, |i, j| if i == j { x[i] + 1.0 } else { S::one() });
    let y = Solve(Counted).call((&a, &DVector::from_element(n, S::one())))?;
    Ok(y.iter().sum())
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
fn first_order<B: Backend, F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = NoSolution>>(
    backend: B,
    f: &F,
) {
    let name = backend.capabilities().name;
    let mut prepared = backend.prepare_gradient(f, &[1.0; 5]).unwrap();
    for x in points() {
        evaluations();
        counts();
        near(&prepared.gradient(&x).unwrap(), &gradient(&x), 1e-14, &name);
        let (evaluations, factorizations) = (evaluations().max(1), counts().0);
        assert!((1..=evaluations).contains(&factorizations), "{name}: {factorizations} for {evaluations} evaluations");
    }
}

/// The Hessian to 10⁻¹³, with this many factorizations.
fn second_order<B: Backend, F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = NoSolution>>(
    backend: &B,
    f: &F,
    most: usize,
) {
    let name = backend.capabilities().name;
    let mut prepared = backend.prepare_hessian(f, &[1.0; 5]).unwrap();
    for x in points() {
        counts();
        near(prepared.hessian(&x).unwrap().as_slice(), &hessian(&x), 1e-13, &name);
        let factorizations = counts().0;
        assert!(factorizations <= most, "{name}: {factorizations} factorizations");
    }
}

fn both_orders<B: Backend>(backend: B, most: usize) {
    second_order(&backend, &SUM, most);
    first_order(backend, &SUM);
}

#[test]
fn forward_mode() {
    both_orders(Dual::new(), 3);
    both_orders(NumDual, 3);
    first_order(AutoDiff, &SUM);
    first_order(ComplexStep, &SUM);
    first_order(AdTraitForward, &SUM);
}

#[test]
fn reverse_mode() {
    both_orders(Tape, 1);
    both_orders(RecordedTape::new(), 1);
    both_orders(EchidnaBytecode, 5);
    first_order(EchidnaTape, &SUM);
    first_order(AdTraitReverse, &SUM);
}

#[test]
fn adjoints() {
    first_order(Adjoint, &SumSolved);
    second_order(&Adjoint, &SumSolved, 3);
    second_order(&SecondOrder::new(RecordedTape::new(), Adjoint), &SumSolved, 3);
}

/// With dual numbers inside, the outer number goes through the value for each of the five inputs.
#[test]
fn dual_numbers_inside() {
    both_orders(SecondOrder::new(Dual::new(), Dual::new()), 5);
    both_orders(SecondOrder::new(NumDual, Dual::new()), 10);
    both_orders(SecondOrder::new(AutoDiff, Dual::new()), 10);
    both_orders(SecondOrder::new(ComplexStep, Dual::new()), 10);
    both_orders(SecondOrder::new(Tape, Dual::new()), 10);
    both_orders(SecondOrder::new(RecordedTape::new(), Dual::new()), 10);
}

#[test]
fn tapes_inside() {
    both_orders(SecondOrder::new(Dual::new(), RecordedTape::new()), 3);
    both_orders(SecondOrder::new(NumDual, RecordedTape::new()), 5);
    both_orders(SecondOrder::new(Dual::new(), Tape), 3);
    both_orders(SecondOrder::new(Tape, Tape), 3);
    both_orders(SecondOrder::new(Tape, RecordedTape::new()), 3);
    both_orders(SecondOrder::new(RecordedTape::new(), Tape), 3);
    both_orders(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), 3);
}
