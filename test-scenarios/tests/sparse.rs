//! The backend `Sparse` under the kit: certified where its detector is right, and caught where it is not.

use fluxions::combinators::Check;
use fluxions::engine::Point;
use fluxions::sparse::{Detected, Detector, Pattern};
use fluxions::{Backend, Differentiate, Error, Function, MixedMode, Space, Sparse, View};
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

/// The allocations of a prepared Jacobian of the Brusselator and of a prepared Hessian of Rosenbrock's function.
fn allocations<B: Backend>(backend: &Sparse<B>) -> Result<u64, Error<Infallible>> {
    let x = start(50);
    let mut jacobian = backend.prepare_jacobian(Brusselator::new(&x), &x)?;
    let mut hessian = backend.prepare_hessian(Rosenbrock, &x)?;
    let (mut j, mut h) = (jacobian.plan().pattern().to_csc(), hessian.plan().pattern().to_csr());
    // The first call makes the storage of some engines.
    jacobian.sparse_jacobian_into(&x, &mut j)?;
    hessian.sparse_hessian_into(&x, &mut h)?;
    let (outcome, count) = allocations_in(|| {
        jacobian.sparse_jacobian_into(&x, &mut j)?;
        hessian.sparse_hessian_into(&x, &mut h)
    });
    outcome.map(|()| count)
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
