//! Edge cases of functions, threads, and arguments beside x.

use super::{Chain, Outcome, near, point};
use fluxions::combinators::Check;
use fluxions::nalgebra_sparse::CscMatrix;
use fluxions::prelude::*;
use fluxions::sparse::{Dense, Order, Pattern};
use fluxions::{Error, MixedMode, Sparse};
use fluxions_dual::Dual;
use fluxions_problems::patterns::banded;
use fluxions_tape::RecordedTape;
use nalgebra::DMatrix;

#[differentiable]
fn nothing<S: Scalar>(_x: &[S]) -> Vec<S> {
    Vec::new()
}

#[differentiable]
fn constant<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![S::one(); x.len()]
}

#[differentiable]
fn third<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x[2] * x[2], S::zero()]
}

#[test]
fn empty_matrices_rows_and_columns() -> Outcome {
    for check in [Check::WhereNeeded, Check::Always] {
        let backend = Sparse::new(Dual::new()).check(check).order(Order::Natural);
        let shape = |j: CscMatrix<f64>| (j.nrows(), j.ncols(), j.nnz());
        assert_eq!(shape(backend.sparse_jacobian(&Nothing, &[1.0, 2.0])?), (0, 2, 0));
        assert_eq!(shape(backend.sparse_jacobian(&Constant, &[])?), (0, 0, 0));
        let none = backend.clone().pattern(Pattern::new(3, 3, [])?);
        let (y, j) = none.value_and_sparse_jacobian(&Constant, &[1.0; 3])?;
        assert_eq!((y, shape(j)), (vec![1.0; 3], (3, 3, 0)));
        let one = backend.detector(Dense).pattern(Pattern::new(2, 4, [(0, 2), (0, 2)])?);
        assert_eq!(one.sparse_jacobian(&Third, &[1.0, 2.0, 3.0, 4.0])?.values(), [6.0]);
    }
    Ok(())
}

/// y₀ = x₀ Σ xⱼ for all j but 3, y₁ = 1, y₂ = y₃ = x₂²: row 0 and column 0 are the densest, row 1 and column 3 are empty.
#[differentiable]
fn uneven<S: Scalar>(x: &[S]) -> Vec<S> {
    let others: S = x.iter().enumerate().map(|(j, &x)| if j == 3 { S::zero() } else { x }).sum();
    vec![x[0] * others, S::one(), x[2] * x[2], x[2] * x[2]]
}

/// Σ xᵢ xⱼ over all pairs: a full Hessian.
#[differentiable]
fn pairs<S: Scalar>(x: &[S]) -> S {
    let sum: S = x.iter().copied().sum();
    sum * sum
}

#[test]
fn empty_and_dense_matrices_by_every_kind_of_engine() -> Outcome {
    fn run<B: Backend>(backend: B) -> Outcome {
        for check in [Check::WhereNeeded, Check::Always] {
            let backend = Sparse::new(backend.clone()).check(check);
            let mut p = backend.prepare_jacobian(&Uneven, &[1.0, 2.0, 3.0, 4.0, 5.0])?;
            assert_eq!(p.plan().pattern().to_string(), "● ● ● · ●\n· · · · ·\n· · ● · ·\n· · ● · ·\n");
            let j = p.sparse_jacobian(&[1.0, 2.0, 3.0, 4.0, 5.0])?; // by x₀: 2 x₀ + x₁ + x₂ + x₄
            near(
                &DMatrix::from(&j).columns(0, 3).into_owned(),
                &nalgebra::dmatrix![12.0, 1.0, 1.0; 0.0, 0.0, 0.0; 0.0, 0.0, 6.0; 0.0, 0.0, 6.0],
                1e-14,
            );
            let h = backend.sparse_hessian(&Pairs, &[1.0, 2.0, 3.0])?;
            near(&DMatrix::from(&h), &DMatrix::from_element(3, 3, 2.0), 1e-14);
            let lower = backend.clone().lower().sparse_hessian(&Pairs, &[1.0, 2.0, 3.0])?;
            near(&DMatrix::from(&lower), &DMatrix::from_element(3, 3, 2.0).lower_triangle(), 1e-14);
            assert_eq!(backend.sparse_hessian(&Pairs, &[])?.nnz(), 0);
            assert_eq!(backend.sparse_jacobian(&Nothing, &[1.0])?.nrows(), 0);
            assert_eq!(backend.sparse_jacobian(&Constant, &[1.0; 3])?.nnz(), 0);
        }
        Ok(())
    }
    run(Dual::new())?;
    run(RecordedTape::new())?;
    run(MixedMode::new(Dual::new(), RecordedTape::new()))
}

#[test]
fn shared_and_cloned_operators_are_independent() -> Outcome {
    let x = point(12);
    let f = Chain::new(&x);
    let backend = Sparse::new(Dual::new()).pattern(banded(12, 1)?);
    let expected = backend.sparse_jacobian(&f, &x)?;
    let shared = backend.prepare_jacobian(&f, &x)?.shared();
    std::thread::scope(|threads| {
        (0..3).for_each(|_| drop(threads.spawn(|| assert_eq!(shared.sparse_jacobian(&x), Ok(expected.clone())))));
    });
    Ok(())
}

/// f(x) scaled by σ, and the constraints cᵢ = xᵢ xᵢ₊₂ − xᵢ₊₁ by their multipliers λᵢ.
#[differentiable]
fn lagrangian<S: Scalar>(x: &[S], #[parameter] sigma: S, #[parameter] lambda: &[S]) -> S {
    let f: S = x.windows(2).map(|w| (1.0 - w[0]).powi(2) + 100.0 * (w[1] - w[0] * w[0]).powi(2)).sum();
    let c: S = x.windows(3).zip(lambda).map(|(x, &lambda)| lambda * (x[0] * x[2] - x[1])).sum();
    sigma * f + c
}

#[test]
fn a_lagrangian_is_prepared_once_for_all_multipliers() -> Outcome {
    let x = point(20);
    let pattern = banded(20, 2)?;
    let backend = Sparse::new(RecordedTape::new()).pattern(pattern).lower();
    // Prepared where all multipliers are 0: their entries are there all the same.
    let mut p = backend.bind(&Lagrangian, (1.0, &[0.0; 18][..])).prepare_hessian(&x)?;
    let mut h = p.plan().pattern().to_csc();
    for sigma in [1.0, 0.0, -2.5] {
        let lambda: Vec<f64> = (0..18).map(|i| sigma + i as f64).collect();
        p.with((sigma, &lambda[..])).sparse_hessian_into(&x, &mut h)?;
        let dense = Dual::new().bind(&Lagrangian, (sigma, &lambda[..])).hessian(&x)?;
        near(&DMatrix::from(&h), &dense.lower_triangle(), 1e-13);
    }
    let refused = p.with((1.0, &[0.0; 17][..])).sparse_hessian(&x);
    assert!(matches!(refused, Err(Error::Shape { argument: fluxions::Argument::Context, .. })));
    Ok(())
}
