//! Results in matrices of faer.

use faer::linalg::solvers::Solve;
use faer::sparse::{SparseColMat, SparseRowMat, SymbolicSparseColMat, SymbolicSparseRowMat};
use faer::{Col, Index, Mat, Side};
use fluxions::prelude::*;
use fluxions::sparse::{Pattern, SparseError};
use fluxions::{Error, Sparse};
use fluxions_dual::Dual;
use fluxions_faer::{Faer, IntoFaer};
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in};
use fluxions_tape::RecordedTape;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// yᵢ = xᵢ² + xᵢ xᵢ₊₁: one entry in the last row, two in every other.
#[differentiable]
fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..y.len() {
        y[i] = x[i] * x[i];
        if i + 1 < x.len() {
            y[i] += x[i] * x[i + 1];
        }
    }
}

/// Σ (xᵢ − xᵢ₊₁)² + xᵢ⁴: a positive definite Hessian with three diagonals.
#[differentiable]
fn spring<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (w[0] - w[1]).powi(2)).sum::<S>() + x.iter().map(|x| x.powi(4)).sum::<S>()
}

fn point(n: usize) -> Vec<f64> {
    (0..n).map(|i| 1.0 + 0.25 * (i % 7) as f64).collect()
}

fn upper(n: usize) -> Result<Pattern, SparseError> {
    Pattern::from_fn(n, n, |i, j| j == i || j == i + 1)
}

/// Returns a matrix in columns with this pattern, and indices of any type.
fn columns<I: Index>(pattern: &Pattern) -> SparseColMat<I, f64> {
    let numbers = |indices: &[u32]| indices.iter().map(|&k| I::truncate(k as usize)).collect();
    let (m, n) = pattern.shape();
    let (starts, rows) = (numbers(pattern.starts()), numbers(pattern.row_indices()));
    SparseColMat::new(SymbolicSparseColMat::new_checked(m, n, starts, None, rows), vec![f64::NAN; pattern.nnz()])
}

#[test]
fn every_type_of_index_and_both_layouts() -> Outcome {
    let x = point(9);
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&x), &x)?;
    let expected = prepared.sparse_jacobian(&x)?;
    let pattern = prepared.plan().pattern().clone();
    fn run<I: Index>(
        pattern: &Pattern,
        mut write: impl FnMut(&mut Faer<'_, SparseColMat<I, f64>>) -> Outcome,
    ) -> Result<Vec<f64>, Box<dyn std::error::Error>> {
        let mut matrix = columns::<I>(pattern);
        write(&mut Faer(&mut matrix))?;
        Ok(matrix.val().to_vec())
    }
    assert_eq!(run::<u32>(&pattern, |j| Ok(prepared.sparse_jacobian_into(&x, j)?))?, expected.values());
    assert_eq!(run::<u64>(&pattern, |j| Ok(prepared.sparse_jacobian_into(&x, j)?))?, expected.values());
    assert_eq!(run::<usize>(&pattern, |j| Ok(prepared.sparse_jacobian_into(&x, j)?))?, expected.values());
    let mut rows = pattern.to_csr::<f64>().into_faer();
    let y = prepared.value_and_sparse_jacobian(&x)?.0;
    let mut value = vec![0.0; 9];
    prepared.value_and_sparse_jacobian_into(&x, &mut value, &mut Faer(&mut rows))?;
    let mut dense = Mat::zeros(9, 9);
    prepared.jacobian_into(&x, &mut Faer(&mut dense))?;
    assert_eq!((value, rows.to_dense()), (y, dense.clone()));
    assert_eq!(expected.into_faer().to_dense(), dense);
    Ok(())
}

#[test]
fn a_dense_matrix_is_that_of_the_backend_alone() -> Outcome {
    let x = point(4);
    let (mut found, expected) = (Mat::zeros(4, 4), Dual::new().jacobian(Chain::new(&x), &x)?);
    Dual::new().jacobian_into(Chain::new(&x), &x, &mut Faer(&mut found))?;
    assert_eq!(found, Mat::from_fn(4, 4, |i, j| expected[(i, j)]));
    let refused = Dual::new().jacobian_into(Chain::new(&x), &x, &mut Faer(&mut Mat::zeros(4, 5)));
    assert!(matches!(refused, Err(Error::Shape { argument: fluxions::Argument::Result, .. })));
    Ok(())
}

#[test]
fn nothing_is_allocated() -> Outcome {
    let x = point(50);
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&x), &x)?;
    let mut columns = prepared.sparse_jacobian(&x)?.into_faer();
    let mut rows = prepared.plan().pattern().to_csr::<f64>().into_faer();
    // The first call by way of rows makes room.
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut rows))?;
    let (outcome, allocations) = allocations_in(|| {
        prepared.sparse_jacobian_into(&x, &mut Faer(&mut columns))?;
        prepared.sparse_jacobian_into(&x, &mut Faer(&mut rows))
    });
    outcome?;
    assert_eq!(allocations, 0);
    Ok(())
}

#[test]
fn another_pattern_is_refused() -> Outcome {
    let x = point(5);
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&x), &x)?;
    let expected = prepared.sparse_jacobian(&x)?.into_faer();
    let refused = |found| Err(Error::Pattern(SparseError::Target { expected: 9, found }));
    let pattern = upper(5)?;
    // One entry less; as many entries elsewhere; another shape.
    let fewer = pattern.filter(|i, j| (i, j) != (4, 4));
    let elsewhere = Pattern::new(5, 5, fewer.entries().chain([(4, 0)]))?;
    let larger = Pattern::new(6, 5, pattern.entries())?;
    for (wrong, found) in [(fewer, 8), (elsewhere, 9), (larger, 9)] {
        let (mut columns, mut rows) = (wrong.to_csc().into_faer(), wrong.to_csr().into_faer());
        assert_eq!(prepared.sparse_jacobian_into(&x, &mut Faer(&mut columns)), refused(found));
        assert_eq!(prepared.sparse_jacobian_into(&x, &mut Faer(&mut rows)), refused(found));
        assert!(columns.val().iter().chain(rows.val()).all(|&value| value == 0.0));
    }
    // The operator works afterwards.
    let mut columns = pattern.to_csc().into_faer();
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut columns))?;
    assert_eq!(columns.val(), expected.val());
    Ok(())
}

/// faer allows entries in any order, and entries that come twice.
#[test]
fn entries_out_of_order_or_twice_are_refused() -> Outcome {
    #[differentiable]
    fn full<S: Scalar>(x: &[S; 2]) -> [S; 2] {
        [x[0] * x[1], x[0] - x[1]]
    }
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(&Full, &[2.0, 3.0])?;
    for second in [vec![1, 0], vec![0, 0]] {
        let indices = [vec![0, 1], second].concat();
        let columns = SymbolicSparseColMat::new_unsorted_checked(2, 2, vec![0, 2, 4], None, indices.clone());
        let rows = SymbolicSparseRowMat::new_unsorted_checked(2, 2, vec![0, 2, 4], None, indices);
        let mut columns = SparseColMat::<usize, _>::new(columns, vec![0.0; 4]);
        let mut rows = SparseRowMat::<usize, _>::new(rows, vec![0.0; 4]);
        let refused = Err(Error::Pattern(SparseError::Target { expected: 4, found: 4 }));
        assert_eq!(prepared.sparse_jacobian_into(&[2.0, 3.0], &mut Faer(&mut columns)), refused);
        assert_eq!(prepared.sparse_jacobian_into(&[2.0, 3.0], &mut Faer(&mut rows)), refused);
    }
    Ok(())
}

/// Free room after each column, and after the last one.
#[test]
fn free_room_stays_as_it_is() -> Outcome {
    let x = [2.0, 3.0];
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&x), &x)?;
    // The entries (0, 0); (0, 1), (1, 1) of [2 a + b, a; 0, 2 b].
    let spread = SymbolicSparseColMat::new_checked(2, 2, vec![0, 2, 5], Some(vec![1, 2]), vec![0, 9, 0, 1, 9]);
    let mut matrix = SparseColMat::<usize, _>::new(spread, vec![-1.0; 5]);
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut matrix))?;
    assert_eq!(matrix.val(), [7.0, -1.0, 2.0, 6.0, -1.0]);
    let longer = SymbolicSparseColMat::new_checked(2, 2, vec![0, 1, 3], None, vec![0, 0, 1, 9]);
    let mut matrix = SparseColMat::<usize, _>::new(longer, vec![-1.0; 4]);
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut matrix))?;
    assert_eq!(matrix.val(), [7.0, 2.0, 6.0, -1.0]);
    let spread = SymbolicSparseRowMat::new_checked(2, 2, vec![0, 3, 4], Some(vec![2, 1]), vec![0, 1, 9, 1]);
    let mut matrix = SparseRowMat::<usize, _>::new(spread, vec![-1.0; 4]);
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut matrix))?;
    assert_eq!(matrix.val(), [7.0, 2.0, -1.0, 6.0]);
    Ok(())
}

#[test]
fn a_lower_hessian_goes_to_the_cholesky_decomposition() -> Outcome {
    let x = point(30);
    let mut prepared = Sparse::new(RecordedTape::new()).lower().prepare_hessian(&Spring, &x)?;
    let mut lower = prepared.plan().pattern().to_csc().into_faer();
    prepared.sparse_hessian_into(&x, &mut Faer(&mut lower))?;
    let gradient = Dual::new().gradient(&Spring, &x)?;
    let step = lower.sp_cholesky(Side::Lower)?.solve(&Col::from_fn(30, |i| gradient[i]));
    let hessian = Dual::new().hessian(&Spring, &x)?;
    let back = hessian * fluxions::nalgebra::DVector::from_iterator(30, step.iter().copied());
    assert!(back.iter().zip(&gradient).all(|(a, b)| (a - b).abs() < 1e-12 * b.abs().max(1.0)));
    Ok(())
}

#[test]
fn a_pattern_that_grows_asks_for_a_larger_matrix() -> Outcome {
    let x = point(6);
    let known = upper(6)?.filter(|i, j| (i, j) != (2, 3));
    let mut prepared = Sparse::new(Dual::new()).pattern(known.clone()).prepare_jacobian(Chain::new(&x), &x)?;
    let grown = Err(Error::Pattern(SparseError::Target { expected: 11, found: 10 }));
    assert_eq!(prepared.sparse_jacobian_into(&x, &mut Faer(&mut columns::<u32>(&known))), grown);
    let mut larger = columns::<u32>(prepared.plan().pattern());
    prepared.sparse_jacobian_into(&x, &mut Faer(&mut larger))?;
    assert_eq!(larger.get(2, 3), Some(&x[2]));
    Ok(())
}

#[test]
fn empty_matrices() -> Outcome {
    let mut prepared = Sparse::new(Dual::new()).prepare_jacobian(Chain::new(&[]), &[])?;
    prepared.sparse_jacobian_into(&[], &mut Faer(&mut columns::<usize>(&Pattern::new(0, 0, [])?)))?;
    prepared.sparse_jacobian_into(&[], &mut Faer(&mut Pattern::new(0, 0, [])?.to_csr().into_faer()))?;
    assert_eq!(prepared.sparse_jacobian(&[])?.into_faer().shape(), (0, 0));
    // A row and a column without entries.
    let mut lone = Sparse::new(Dual::new())
        .pattern(Pattern::new(1, 3, [])?)
        .check(fluxions::combinators::Check::Never)
        .prepare_jacobian(Chain::new(&[0.0]), &[1.0; 3])?;
    lone.sparse_jacobian_into(&[1.0; 3], &mut Faer(&mut columns::<u64>(&Pattern::new(1, 3, [])?)))?;
    Ok(())
}
