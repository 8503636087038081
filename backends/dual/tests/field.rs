//! nalgebra's decompositions on dual numbers, against the derivatives of matrix calculus.

use fluxions::Field;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use nalgebra::{DMatrix, DVector, SMatrix, SVector};

type Outcome = Result<(), fluxions::Error<core::convert::Infallible>>;

fn matrix() -> SMatrix<f64, 3, 3> {
    SMatrix::from_row_slice(&[4.0, 1.0, 0.5, 1.0, 5.0, -1.0, 0.5, -1.0, 6.0])
}

fn close(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    assert!(a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12), "{a:?} {b:?}");
}

#[differentiable]
fn determinant<S: Scalar>(a: &SMatrix<S, 3, 3>) -> S {
    a.map(Field).lu().determinant().0
}

/// ∂ det A / ∂A = det A · A⁻ᵀ
#[test]
fn lu_determinant() -> Outcome {
    let a = matrix();
    let gradient = Dual::new().gradient(&Determinant, &a)?;
    let inverse = a.try_inverse().unwrap_or_default();
    close(gradient.as_slice(), (inverse.transpose() * a.determinant()).as_slice());
    Ok(())
}

#[differentiable]
fn lu_solution<S: Scalar>(b: &SVector<S, 3>, #[parameter] a: &SMatrix<S, 3, 3>) -> SVector<S, 3> {
    let zero = SVector::from([S::zero(); 3]);
    a.map(Field).lu().solve(&b.map(Field)).map_or(zero, |x| x.map(|v| v.0))
}

#[differentiable]
fn qr_solution<S: Scalar>(b: &SVector<S, 3>, #[parameter] a: &SMatrix<S, 3, 3>) -> SVector<S, 3> {
    let zero = SVector::from([S::zero(); 3]);
    a.map(Field).qr().solve(&b.map(Field)).map_or(zero, |x| x.map(|v| v.0))
}

#[differentiable]
fn cholesky_solution<S: Scalar>(b: &SVector<S, 3>, #[parameter] a: &SMatrix<S, 3, 3>) -> SVector<S, 3> {
    let zero = SVector::from([S::zero(); 3]);
    a.map(Field).cholesky().map_or(zero, |c| c.solve(&b.map(Field)).map(|v| v.0))
}

/// ∂ (A⁻¹ b) / ∂b = A⁻¹
#[test]
fn solutions() -> Outcome {
    let (a, b) = (matrix(), SVector::from([1.0, -2.0, 3.0]));
    let inverse = a.try_inverse().unwrap_or_default();
    let dual = Dual::new();
    close(dual.bind(&LuSolution, &a).jacobian(&b)?.as_slice(), inverse.as_slice());
    close(dual.bind(&QrSolution, &a).jacobian(&b)?.as_slice(), inverse.as_slice());
    close(dual.bind(&CholeskySolution, &a).jacobian(&b)?.as_slice(), inverse.as_slice());
    Ok(())
}

#[differentiable]
fn largest_eigenvalue<S: Scalar>(a: &DMatrix<S>) -> S {
    let eigenvalues = a.map(Field).symmetric_eigenvalues();
    eigenvalues.iter().fold(S::constant(f64::NEG_INFINITY), |largest, v| largest.max(v.0))
}

/// dλ = vᵀ dA v for a symmetric change: the diagonal of the gradient is vᵢ².
#[test]
fn symmetric_eigenvalues() -> Outcome {
    let a = DMatrix::from_row_slice(3, 3, matrix().transpose().as_slice());
    let gradient = Dual::new().gradient(&LargestEigenvalue, &a)?;
    let eigen = a.symmetric_eigen();
    let v: DVector<f64> = eigen.eigenvectors.column(eigen.eigenvalues.imax()).into_owned();
    for i in 0..3 {
        assert!((gradient[(i, i)] - v[i] * v[i]).abs() < 1e-10);
    }
    Ok(())
}

/// A zero diagonal, where the iterations rotate vectors (0, y): the eigenvalues are −√2, 0, √2, and the eigenvector of √2
/// is (1, √2, 1) / 2.
#[test]
fn eigenvalues_with_zeros_on_the_diagonal() -> Outcome {
    let a = DMatrix::from_row_slice(3, 3, &[0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0]);
    let gradient = Dual::new().gradient(&LargestEigenvalue, &a)?;
    close(&[gradient[(0, 0)], gradient[(1, 1)], gradient[(2, 2)]], &[0.25, 0.5, 0.25]);
    Ok(())
}

#[test]
fn single_precision() {
    let a = matrix().map(|v| Field(v as f32));
    let inverse = a.try_inverse().map(|m| (a * m).map(|v| f64::from(v.0)));
    let identity = SMatrix::<f64, 3, 3>::identity();
    assert!(inverse.is_some_and(|product| (product - identity).abs().max() < 1e-6));
}
