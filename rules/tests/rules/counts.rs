//! What a linear system costs: factorizations, solutions and allocations.

use crate::elimination::eliminate;
use core::cell::Cell;
use fluxions::prelude::*;
use fluxions::{Owned, Rule};
use fluxions_dual::Dual;
use fluxions_rules::{Factorize, Lu, NoSolution, Solve};
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

thread_local! {
    static FACTORIZATIONS: Cell<usize> = const { Cell::new(0) };
    static SOLUTIONS: Cell<usize> = const { Cell::new(0) };
    static EVALUATIONS: Cell<usize> = const { Cell::new(0) };
}

/// Counts an evaluation of a function.
pub(crate) fn evaluated() {
    EVALUATIONS.set(EVALUATIONS.get() + 1);
}

/// The evaluations since the last question.
pub(crate) fn evaluations() -> usize {
    EVALUATIONS.take()
}

/// LU, and counts.
#[derive(Clone)]
pub(crate) struct Counted;

impl Factorize for Counted {
    type Factors = <Lu as Factorize>::Factors;

    fn factorize(&self, a: &DMatrix<f64>) -> Result<Self::Factors, NoSolution> {
        FACTORIZATIONS.set(FACTORIZATIONS.get() + 1);
        Lu.factorize(a)
    }
    fn solve(&self, factors: &Self::Factors, b: &mut DVector<f64>) {
        SOLUTIONS.set(SOLUTIONS.get() + 1);
        Lu.solve(factors, b);
    }
    fn solve_transposed(&self, factors: &Self::Factors, b: &mut DVector<f64>) {
        SOLUTIONS.set(SOLUTIONS.get() + 1);
        Lu.solve_transposed(factors, b);
    }
}

/// The factorizations and the solutions since the last question.
pub(crate) fn counts() -> (usize, usize) {
    (FACTORIZATIONS.take(), SOLUTIONS.take())
}

/// |y|² for the solution of A y = b, by the rule or by elimination.
#[derive(Clone, Copy)]
struct Energy {
    by_rule: bool,
}

impl Function for Energy {
    type Input = (DMatrix<f64>, DVector<f64>);
    type Output = f64;
    type Context = ();
    type Error = NoSolution;

    fn evaluate<S: Scalar>(
        &self,
        x: (&DMatrix<S>, &DVector<S>),
        (): (),
        y: &mut Owned<f64, S>,
    ) -> Result<(), NoSolution> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, (a, b): (&DMatrix<S>, &DVector<S>), (): ()) -> Result<S, NoSolution> {
        let y = if self.by_rule { Solve(Counted).call((a, b))? } else { eliminate(a.clone(), b.clone()) };
        Ok(y.iter().map(|y| y * y).sum())
    }
}

fn of_50(shift: f64) -> (DMatrix<f64>, DVector<f64>) {
    let wave = |k: usize| (k as f64 * 0.7 + shift).sin();
    let a = DMatrix::from_fn(50, 50, |i, j| if i == j { 20.0 + wave(i) } else { wave(i * 50 + j) });
    (a, DVector::from_fn(50, |i, _| wave(i) + 1.0))
}

fn distance(found: &(DMatrix<f64>, DVector<f64>), expected: &(DMatrix<f64>, DVector<f64>)) -> f64 {
    let size = expected.0.amax().max(expected.1.amax());
    (&found.0 - &expected.0).amax().max((&found.1 - &expected.1).amax()) / size
}

#[test]
fn one_factorization_a_point_and_one_solution_a_sweep() {
    let (a, b) = of_50(0.0);
    let mut prepared = RecordedTape::new().prepare_gradient(Energy { by_rule: true }, (&a, &b)).unwrap();
    let mut by_steps = RecordedTape::new().prepare_gradient(Energy { by_rule: false }, (&a, &b)).unwrap();
    prepared.gradient((&a, &b)).unwrap();
    for shift in [0.1, 0.2, 0.3] {
        let (a, b) = of_50(shift);
        counts();
        let found = prepared.gradient((&a, &b)).unwrap();
        assert_eq!(counts(), (1, 2)); // the value, and one sweep
        assert!(distance(&found, &by_steps.gradient((&a, &b)).unwrap()) < 1e-12);
    }
    assert_eq!(prepared.engine().recordings(), 1);

    let mut pullback = Tape.prepare_pullback(Energy { by_rule: true }, (&a, &b)).unwrap();
    let mut at = pullback.at((&a, &b)).unwrap();
    counts();
    for _ in 0..5 {
        at.pullback(1.0).unwrap();
    }
    assert_eq!(counts(), (0, 5));
}

#[test]
fn second_order_uses_the_same_factors() {
    let (a, b) = of_50(0.0);
    let (a_dot, b_dot) = of_50(0.5);
    let by_steps = RecordedTape::new().hvp(Energy { by_rule: false }, (&a, &b), (&a_dot, &b_dot)).unwrap();
    fn check<B: Backend>(
        backend: B,
        (x, dot): (&(DMatrix<f64>, DVector<f64>), &(DMatrix<f64>, DVector<f64>)),
        expected: &(DMatrix<f64>, DVector<f64>),
    ) {
        let mut prepared = backend.prepare_hvp(Energy { by_rule: true }, (&x.0, &x.1)).unwrap();
        prepared.hvp((&x.0, &x.1), (&dot.0, &dot.1)).unwrap();
        counts();
        let found = prepared.hvp((&x.0, &x.1), (&dot.0, &dot.1)).unwrap();
        let (factorizations, _) = counts();
        let name = backend.capabilities().name;
        assert!(factorizations <= 3, "{name}: {factorizations} factorizations");
        assert!(distance(&found, expected) < 1e-12, "{name}: {:e}", distance(&found, expected));
    }
    let (x, dot) = ((a, b), (a_dot, b_dot));
    check(RecordedTape::new(), (&x, &dot), &by_steps);
    check(SecondOrder::new(Dual::new(), Tape), (&x, &dot), &by_steps);
}

/// A replay allocates what the value and the pullback of the rule allocate over plain numbers, and nothing else.
#[test]
fn a_replay_allocates_what_the_rule_does() {
    assert!(are_counted());
    let (a, b) = of_50(0.0);
    let (value, of_value) = allocations_in(|| Solve(Lu).value((&a, &b)).unwrap());
    let (y, factors) = value;
    let (_, of_pullback) = allocations_in(|| Solve(Lu).pullback::<f64>(&factors, (&a, &b), &y, &y).unwrap());
    let mut prepared = RecordedTape::new().prepare_gradient(Energy { by_rule: true }, (&a, &b)).unwrap();
    let (mut a_bar, mut b_bar) = (a.clone(), b.clone());
    let mut run = || prepared.gradient_into((&a, &b), (&mut a_bar, &mut b_bar)).unwrap();
    run();
    assert_eq!(allocations_in(run).1, of_value + of_pullback);
}
