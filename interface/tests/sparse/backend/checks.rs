//! Patterns that lack an entry, which must be found.

use super::{Chain, Choice, Outcome, Rosenbrock, Spikes, near, point};
use fluxions::combinators::Check;
use fluxions::prelude::*;
use fluxions::sparse::{Axis, Pattern, SparseError};
use fluxions::{Error, MixedMode, Sparse};
use fluxions_dual::Dual;
use fluxions_problems::patterns::banded;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

#[test]
fn a_known_pattern_that_lacks_an_entry_is_found() -> Outcome {
    let x = point(8);
    let f = Chain::new(&x);
    let lacking = banded(8, 1)?.filter(|i, j| (i, j) != (3, 4));
    let dense = Dual::new().jacobian(&f, &x)?;
    fn run<B: Backend>(backend: Sparse<B>, f: &Chain, x: &[f64], dense: &DMatrix<f64>) -> Outcome {
        let mut p = backend.prepare_jacobian(f, x)?;
        let mut target = p.plan().pattern().to_csc();
        let grown = Err(Error::Pattern(SparseError::Target { expected: 22, found: 21 }));
        assert_eq!(p.sparse_jacobian_into(x, &mut target), grown);
        assert_eq!((p.counters().detections, p.counters().differences), (1, 1));
        assert!(p.plan().holds_everywhere());
        assert_eq!(&DMatrix::from(&p.sparse_jacobian(x)?), dense);
        // Calls that return a matrix, or write to a dense one, go on by themselves.
        let mut p = backend.prepare_jacobian(f, x)?;
        assert_eq!(&DMatrix::from(&p.sparse_jacobian(x)?), dense);
        let mut p = backend.prepare_jacobian(f, x)?;
        assert_eq!(&p.jacobian(x)?, dense);
        // Who says never gets what the pattern says.
        let mut p = backend.check(Check::Never).prepare_jacobian(f, x)?;
        assert_ne!(&p.jacobian(x)?, dense);
        Ok(())
    }
    run(Sparse::new(Dual::new()).pattern(lacking.clone()), &f, &x, &dense)?;
    run(Sparse::new(Tape).pattern(lacking.clone()), &f, &x, &dense)?;
    run(Sparse::new(MixedMode::new(Dual::new(), Tape)).pattern(lacking), &f, &x, &dense)?;
    Ok(())
}

#[test]
fn a_known_hessian_that_lacks_an_entry_is_found() -> Outcome {
    let x = point(6);
    let dense = Dual::new().hessian(&Rosenbrock, &x)?;
    let diagonal = banded(6, 0)?;
    for backend in [
        Sparse::new(RecordedTape::new()).pattern(diagonal.clone()),
        Sparse::new(RecordedTape::new()).pattern(diagonal).lower(),
    ] {
        let mut p = backend.prepare_hessian(&Rosenbrock, &x)?;
        let mut values = vec![0.0; 6];
        assert!(matches!(
            p.sparse_hessian_into(&x, &mut values),
            Err(Error::Pattern(SparseError::Target { found: 6, .. }))
        ));
        near(&p.hessian(&x)?, &dense, 1e-14);
        let mut p = backend.prepare_hessian(&Rosenbrock, &x)?;
        near(&p.hessian(&x)?, &dense, 1e-14);
    }
    Ok(())
}

/// Nine colours and the random vector, by engines of one to twelve tangents.
#[test]
fn a_missing_entry_is_found_in_any_number_of_passes() -> Outcome {
    let x = point(40);
    let (f, known) = (Chain::new(&x), banded(40, 4)?);
    let lacking = known.filter(|i, j| (i, j) != (20, 21) && (i, j) != (21, 20));
    let (jacobian, hessian) = (Dual::new().jacobian(&f, &x)?, Dual::new().hessian(&Rosenbrock, &x)?);
    fn refuses<T>(found: Result<T, Error<core::convert::Infallible>>) {
        assert!(matches!(found, Err(Error::Pattern(SparseError::Target { .. }))));
    }
    for tangents in [1, 2, 4, 8, 12] {
        let backend = Sparse::new(Dual::with_tangents(tangents)).check(Check::Always);
        let mut p = backend.clone().pattern(known.clone()).prepare_jacobian(&f, &x)?;
        assert_eq!(p.plan().products(), (9, 0));
        (0..3).try_for_each(|_| p.jacobian(&x).map(|found| near(&found, &jacobian, 1e-14)))?;
        assert_eq!((p.counters().checks, p.counters().differences), (3, 0));
        let mut p = backend.pattern(lacking.clone()).prepare_jacobian(&f, &x)?;
        refuses(p.sparse_jacobian_into(&x, &mut lacking.to_csc()));
        near(&p.jacobian(&x)?, &jacobian, 1e-14);
    }
    fn hessians<B: Backend>(inner: B, [known, lacking]: [&Pattern; 2], x: &[f64], dense: &DMatrix<f64>) -> Outcome {
        for backend in [Sparse::new(inner.clone()), Sparse::new(inner).lower()] {
            let backend = backend.check(Check::Always);
            let mut p = backend.clone().pattern(known.clone()).prepare_hessian(&Rosenbrock, x)?;
            (0..3).try_for_each(|_| p.hessian(x).map(|found| near(&found, dense, 1e-13)))?;
            assert_eq!((p.counters().checks, p.counters().differences), (3, 0));
            let mut p = backend.pattern(lacking.clone()).prepare_hessian(&Rosenbrock, x)?;
            let mut target = p.plan().pattern().to_csc();
            refuses(p.sparse_hessian_into(x, &mut target));
            near(&p.hessian(x)?, dense, 1e-13);
        }
        Ok(())
    }
    let patterns = [&known, &lacking];
    hessians(RecordedTape::new(), patterns, &x, &hessian)?;
    hessians(Dual::new(), patterns, &x, &hessian)?;
    // Columns and rows of one matrix, and the rows of another.
    let (f, known) = (Spikes::new(&x), fluxions_problems::patterns::arrow(40)?);
    let jacobian = Dual::new().jacobian(&f, &x)?;
    for lost in [(0, 7), (7, 0), (7, 7)] {
        let lacking = known.filter(|i, j| (i, j) != lost);
        let mut p = Sparse::new(MixedMode::new(Dual::new(), Tape)).pattern(lacking.clone()).prepare_jacobian(&f, &x)?;
        refuses(p.sparse_jacobian_into(&x, &mut lacking.to_csc()));
        near(&p.jacobian(&x)?, &jacobian, 1e-14);
    }
    Ok(())
}

#[test]
fn a_choice_that_comes_out_otherwise_is_found() -> Outcome {
    let mut x = point(7);
    let f = Choice::new(&x);
    let here = Pattern::from_fn(7, 7, |i, j| j == i || j == (i + 1) % 7)?;
    let backend = Sparse::new(Dual::new()).pattern(here);
    let mut p = backend.prepare_jacobian(&f, &x)?;
    assert_eq!(p.sparse_jacobian(&x)?.nnz(), 14);
    assert_eq!((p.counters().checks, p.counters().detections), (1, 0));
    x[3] = -1.0;
    let j = p.sparse_jacobian(&x)?;
    assert_eq!(DMatrix::from(&j), Dual::new().jacobian(&f, &x)?);
    assert_eq!(p.counters().detections, 1);
    Ok(())
}

/// A detector that finds nothing, and admits that it may be wrong.
mod blind {
    use fluxions::engine::Point;
    use fluxions::sparse::{Detected, Detector, Pattern};
    use fluxions::{Error, Function, Space, View};

    #[derive(Clone, Debug)]
    pub(super) struct Blind;

    fn nothing<E>(rows: usize, columns: usize) -> Result<Detected, Error<E>> {
        Ok(Detected::new(Pattern::new(rows, columns, [])?, false))
    }

    impl Detector<f64> for Blind {
        fn jacobian<F: Function>(
            &self,
            point: Point<'_, f64, f64, F>,
            y: View<'_, F::Output, f64>,
        ) -> Result<Detected, Error<F::Error>> {
            nothing(F::Output::dim(y), F::Input::dim(point.x))
        }
        fn hessian<F: Function>(
            &self,
            point: Point<'_, f64, f64, F>,
            _: View<'_, F::Output, f64>,
        ) -> Result<Detected, Error<F::Error>> {
            nothing(F::Input::dim(point.x), F::Input::dim(point.x))
        }
    }
}

/// f(x) = x₂² + 0.3 x₀x₁ − 0.1 · 3 x₀x₁: of two entries of the Hessian rounding is left, and of the product with a vector another one.
#[differentiable]
fn cancelled<S: Scalar>(x: &[S; 3]) -> S {
    x[2] * x[2] + 0.3 * x[0] * x[1] - 0.1 * (3.0 * x[0] * x[1])
}

#[test]
fn what_rounding_leaves_of_a_row_is_no_missing_entry() -> Outcome {
    let x = [0.7, 1.9, 0.4];
    let dense = Dual::new().hessian(&Cancelled, &x)?;
    assert!(dense[(0, 1)] != 0.0 && dense[(0, 1)].abs() < 1e-16);
    let backend = Sparse::new(Dual::new()).check(Check::Always);
    let mut p = backend.prepare_hessian(&Cancelled, &x)?;
    near(&p.hessian(&x)?, &dense, 1e-15);
    let differences = p.counters().differences;
    assert!(differences > 0, "the products do not differ: choose another x");
    Ok(())
}

#[test]
fn a_wrong_detector_is_an_error() -> Outcome {
    let x = point(4);
    let backend = Sparse::new(Dual::new()).detector(blind::Blind);
    let mut p = backend.prepare_jacobian(Chain::new(&x), &x)?;
    let lacks = Err(Error::Pattern(SparseError::Lacks { axis: Axis::Row, index: 0 }));
    assert_eq!(p.sparse_jacobian(&x), lacks);
    assert_eq!(p.counters().detections, 2);
    let rows = Sparse::new(Tape).detector(blind::Blind).prepare_jacobian(Spikes::new(&x), &x)?.jacobian(&x);
    assert!(matches!(rows, Err(Error::Pattern(SparseError::Lacks { .. }))));
    let h = Sparse::new(RecordedTape::new()).detector(blind::Blind).hessian(&Rosenbrock, &x);
    assert!(matches!(h, Err(Error::Pattern(SparseError::Lacks { .. }))));
    Ok(())
}
