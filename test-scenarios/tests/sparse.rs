//! The backend `Sparse` under the kit: certified where its detector is right, and caught where it is not.

use fluxions::combinators::{Check, Decompression};
use fluxions::engine::Point;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;
use fluxions::sparse::{Detected, Detector, Pattern};
use fluxions::{Error, Function, MixedMode, Space, Sparse, View};
use fluxions_dual::Dual;
use fluxions_problems::scaling::{Brusselator, Rosenbrock, start};
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use fluxions_scenarios::laws::{Findings, Law};
use fluxions_scenarios::scenarios::certify_known;
use fluxions_scenarios::{Erased, Problems};
use fluxions_tape::RecordedTape;
use std::collections::BTreeSet;
use std::convert::Infallible;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// A detector that forgets the last entry of every matrix, and may say that its patterns hold everywhere.
#[derive(Clone, Debug)]
struct Forgetful {
    everywhere: bool,
}

impl Forgetful {
    fn forget<E>(&self, rows: usize, columns: usize) -> Result<Detected, Error<E>> {
        let last = (rows.wrapping_sub(1), columns.wrapping_sub(1));
        let mirror = (last.1, last.0);
        let pattern =
            Pattern::full(rows, columns)?.filter(|i, j| (i, j) != last && (rows != columns || (i, j) != mirror));
        Ok(Detected::new(pattern, self.everywhere))
    }
}

impl Detector<f64> for Forgetful {
    fn jacobian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        y: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        self.forget(F::Output::dim(y), F::Input::dim(point.x))
    }
    fn hessian<F: Function>(
        &self,
        point: Point<'_, f64, f64, F>,
        _: View<'_, F::Output, f64>,
    ) -> Result<Detected, Error<F::Error>> {
        self.forget(F::Input::dim(point.x), F::Input::dim(point.x))
    }
}

/// The laws that are broken, and the scenarios in which they are.
fn broken(backend: &Sparse<Dual, Forgetful>) -> (BTreeSet<Law>, BTreeSet<String>, BTreeSet<String>) {
    let mut findings = Findings::default();
    certify_known(&Erased::of(backend, Problems), &mut findings);
    let laws = findings.violations.iter().map(|violation| violation.law).collect();
    let operators = findings.violations.iter().map(|violation| violation.operator.clone()).collect();
    (laws, operators, findings.violations.into_iter().map(|violation| violation.scenario).collect())
}

#[test]
fn a_detector_that_forgets_an_entry_is_caught() {
    // A product is compared with that of the Hessian where none is known by hand.
    let matrices: BTreeSet<String> = ["hessian", "hvp", "jacobian"].map(str::to_owned).into();
    // It says that the pattern holds everywhere, and nobody checks: the matrix is wrong.
    let (laws, operators, scenarios) = broken(&Sparse::new(Dual::new()).detector(Forgetful { everywhere: true }));
    assert!(laws.contains(&Law::Correct), "{laws:?}");
    assert!(operators.is_subset(&matrices), "{operators:?}");
    assert!(scenarios.len() > 20, "{scenarios:?}");
    // It says so, and is checked; or it admits that it may be wrong: each call is an error.
    for (everywhere, check) in [(true, Check::Always), (false, Check::WhereNeeded)] {
        let backend = Sparse::new(Dual::new()).detector(Forgetful { everywhere }).check(check);
        let mut findings = Findings::default();
        certify_known(&Erased::of(&backend, Problems), &mut findings);
        assert!(findings.violations.len() > 20);
        let errors = findings.violations.iter().filter(|v| v.detail.contains("Lacks"));
        assert_eq!(errors.count(), findings.violations.len(), "{:#?}", findings.violations.first());
    }
}

/// The allocations of a prepared Jacobian of the Brusselator and of a prepared Hessian of Rosenbrock's function: with the value and
/// the gradient and without, to every kind of matrix.
fn allocations<B: Backend>(backend: &Sparse<B>) -> Result<u64, Error<Infallible>> {
    let x = start(50);
    let mut jacobian = backend.prepare_jacobian(Brusselator::new(&x), &x)?;
    let mut hessian = backend.prepare_hessian(Rosenbrock, &x)?;
    let (j, h) = (jacobian.plan().pattern().clone(), hessian.plan().pattern().clone());
    let (mut columns, mut rows, mut triplets) = (j.to_csc(), j.to_csr(), j.to_coo());
    let (mut second, mut values) = (h.to_csr(), vec![0.0; h.nnz()]);
    let (mut y, mut gradient, mut dense) = (x.clone(), x.clone(), DMatrix::zeros(50, 50));
    let mut calls = || {
        jacobian.sparse_jacobian_into(&x, &mut columns)?;
        jacobian.sparse_jacobian_into(&x, &mut triplets)?;
        jacobian.value_and_sparse_jacobian_into(&x, &mut y, &mut rows)?;
        jacobian.jacobian_into(&x, &mut dense)?;
        hessian.sparse_hessian_into(&x, &mut second)?;
        hessian.value_gradient_and_sparse_hessian_into(&x, &mut gradient, &mut values)?;
        hessian.hessian_into(&x, &mut dense)
    };
    // The first call makes the storage of some engines.
    calls()?;
    let (outcome, count) = allocations_in(calls);
    outcome.map(|()| count)
}

/// The numbers of a grid of 8 × 8 times themselves and their neighbours, the diagonal ones included.
#[differentiable]
fn grid<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for (i, j) in (0..7).flat_map(|i| (1..7).map(move |j| (i, j))) {
        let (here, below) = (x[8 * i + j], 8 * (i + 1) + j);
        sum += here * (here + x[8 * i + j + 1] + x[below - 1] + x[below] + x[below + 1]);
    }
    sum
}

#[test]
fn nothing_is_allocated_by_a_substitution() -> Result<(), Error<Infallible>> {
    let x = start(64);
    for check in [Check::Never, Check::Always] {
        let backend = Sparse::new(RecordedTape::new()).decompression(Decompression::Substitution).check(check);
        let mut hessian = backend.prepare_hessian(&Grid, &x)?;
        assert!(hessian.explain().contains("substitution"), "{}", hessian.explain());
        let mut h = hessian.plan().pattern().to_csc();
        hessian.sparse_hessian_into(&x, &mut h)?;
        let (outcome, count) = allocations_in(|| hessian.sparse_hessian_into(&x, &mut h));
        outcome?;
        assert_eq!(count, 0);
    }
    Ok(())
}

/// Eight colours fill a pass. Whether xᵢ is squared depends on its sign.
#[differentiable]
fn chosen<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        let own = if x[i] > 0.0 { x[i] * x[i] } else { x[i] };
        y[i] = (0..8).map(|k| x[(i + k) % n]).sum::<S>() + own;
    }
}

#[test]
fn nothing_is_allocated_where_choices_are_compared() -> Result<(), Error<Infallible>> {
    fn allocated<B: Backend>(backend: B, points: [&[f64]; 2]) -> Result<(u64, [u64; 2]), Error<Infallible>> {
        let mut p = Sparse::new(backend).prepare_jacobian(Chosen::new(points[0]), points[0])?;
        let mut j = p.plan().pattern().to_csc();
        points.iter().try_for_each(|x| p.sparse_jacobian_into(x, &mut j))?;
        let (outcome, count) = allocations_in(|| points.iter().try_for_each(|x| p.sparse_jacobian_into(x, &mut j)));
        outcome.map(|()| (count, [p.counters().known, p.counters().checks]))
    }
    let x = [1.0; 16];
    assert_eq!(allocated(Dual::new(), [&x, &[2.0; 16]])?, (0, [4, 0]));
    assert_eq!(allocated(Dual::new(), [&x, &[-2.0; 16]])?, (0, [2, 2]));
    assert_eq!(allocated(RecordedTape::new(), [&x, &[2.0; 16]])?, (0, [4, 0]));
    Ok(())
}

#[test]
fn nothing_is_allocated() -> Result<(), Error<Infallible>> {
    assert!(are_counted());
    for check in [Check::Never, Check::Always] {
        assert_eq!(allocations(&Sparse::new(Dual::new()).check(check))?, 0);
        assert_eq!(allocations(&Sparse::new(RecordedTape::new()).check(check).lower())?, 0);
        assert_eq!(allocations(&Sparse::new(MixedMode::new(Dual::new(), RecordedTape::new())).check(check))?, 0);
    }
    Ok(())
}
