//! The matrices by echidna alone are those by hand.

#[allow(dead_code)]
#[path = "../src/echidna.rs"]
mod by_echidna;

use by_echidna::{brusselator, hessian, jacobian, prepare_hessian, prepare_jacobian, rosenbrock};
use fluxions::sparse::{Pattern, SparseError};
use fluxions_problems::patterns::{banded, brusselator as pattern};
use fluxions_problems::scaling::{brusselator_jacobian, rosenbrock_hessian_lower, start};

/// Values row after row, from those column after column.
fn turned(pattern: &Pattern, values: &[f64]) -> Vec<f64> {
    let rows = pattern.transpose();
    rows.entries().filter_map(|(column, row)| pattern.place(row, column)).map(|place| values[place]).collect()
}

fn near(found: &[f64], expected: &[f64]) -> bool {
    found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() <= 1e-12 * b.abs().max(1.0))
}

#[test]
fn its_matrices_are_those_by_hand() -> Result<(), SparseError> {
    let (x, pattern) = (start(98), pattern(7)?);
    let mut values = vec![0.0; pattern.nnz()];
    brusselator_jacobian(&x, &pattern, &mut values);
    assert!(near(&jacobian(&x, &pattern)(), &turned(&pattern, &values)));
    assert_eq!(brusselator(&x).detect_jacobian_sparsity().nnz(), pattern.nnz());
    assert!(prepare_jacobian(&x) >= 6);
    let (x, lower) = (start(20), banded(20, 1)?.lower());
    let mut values = vec![0.0; lower.nnz()];
    rosenbrock_hessian_lower(&x, &mut values);
    assert!(near(&hessian(&x, &lower)(), &turned(&lower, &values)));
    assert_eq!(rosenbrock(&x).detect_sparsity().nnz(), lower.nnz());
    assert!(prepare_hessian(&x) >= 3);
    Ok(())
}
