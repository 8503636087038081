//! Sparse matrices by the compile-time adjoints: rows by pullbacks, Hessians by products, and no allocation in prepared calls.

use fluxions::combinators::Check;
use fluxions::nalgebra_sparse::CscMatrix;
use fluxions::prelude::*;
use fluxions::{Error, Sparse};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, are_counted};
use nalgebra::DMatrix;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// yᵢ = xᵢ² xᵢ₊₁ + sin xᵢ: two diagonals.
#[differentiable(adjoint)]
fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..y.len() {
        y[i] = x[i] * x[i] * x[i + 1] + x[i].sin();
    }
}

/// Σ (xᵢ₊₁ − xᵢ²)²: three diagonals.
#[differentiable(adjoint)]
fn valley<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for w in x.windows(2) {
        let across = w[1] - w[0] * w[0];
        sum += across * across;
    }
    sum
}

const N: usize = 30;

fn points() -> [Vec<f64>; 3] {
    [0.0, 0.7, 2.0].map(|shift| (0..N).map(|i| 1.0 + 0.3 * (i as f64 + shift).sin()).collect())
}

/// Asserts that each call gives the matrix of dual numbers, from the second one on without an allocation.
fn frugal(
    what: &str,
    mut target: CscMatrix<f64>,
    dense: impl Fn(&[f64]) -> DMatrix<f64>,
    mut compute: impl FnMut(&[f64], &mut CscMatrix<f64>) -> Result<(), Error<core::convert::Infallible>>,
) {
    assert!(are_counted());
    for (call, x) in points().into_iter().enumerate() {
        let (outcome, count) = allocations_in(|| compute(&x, &mut target));
        assert_eq!(outcome, Ok(()), "{what}");
        assert!(call == 0 || count == 0, "{what}: {count} allocations");
        assert!((DMatrix::from(&target) - dense(&x)).amax() < 1e-13, "{what}");
    }
}

#[test]
fn a_jacobian_by_rows() -> Result<(), Error<core::convert::Infallible>> {
    let f = Chain::new(&[0.0; N - 1]);
    for check in [Check::Never, Check::Always] {
        let mut p = Sparse::new(Adjoint).check(check).prepare_jacobian(&f, &points()[0])?;
        assert_eq!((p.plan().products(), p.plan().pattern().nnz()), ((0, 2), 2 * (N - 1)));
        let dense = |x: &[f64]| Dual::new().jacobian(&f, x).expect("dual numbers");
        frugal("a Jacobian", p.plan().pattern().to_csc(), dense, |x, to| p.sparse_jacobian_into(x, to));
        assert_eq!(p.counters().differences, 0);
    }
    Ok(())
}

#[test]
fn a_hessian_by_products() -> Result<(), Error<core::convert::Infallible>> {
    for check in [Check::Never, Check::Always] {
        let backend = Sparse::new(Adjoint).check(check);
        let mut p = backend.prepare_hessian(&Valley, &points()[0])?;
        assert_eq!((p.plan().products(), p.plan().pattern().nnz()), ((3, 0), 3 * N - 2));
        let dense = |x: &[f64]| Dual::new().hessian(&Valley, x).expect("dual numbers");
        frugal("a Hessian", p.plan().pattern().to_csc(), dense, |x, to| p.sparse_hessian_into(x, to));
        let mut p = backend.lower().prepare_hessian(&Valley, &points()[0])?;
        let lower = |x: &[f64]| dense(x).lower_triangle();
        frugal("a triangle", p.plan().pattern().to_csc(), lower, |x, to| p.sparse_hessian_into(x, to));
        assert_eq!(p.counters().differences, 0);
    }
    Ok(())
}
