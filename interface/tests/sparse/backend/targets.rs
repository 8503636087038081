//! Matrices to write to, and patterns that do not fit.

use super::{Chain, Outcome, Rosenbrock, point};
use fluxions::nalgebra_sparse::{CooMatrix, CscMatrix, CsrMatrix};
use fluxions::prelude::*;
use fluxions::sparse::{Pattern, SparseError};
use fluxions::{Error, Sparse};
use fluxions_dual::Dual;
use fluxions_problems::patterns::banded;
use fluxions_tape::Tape;
use nalgebra::DMatrix;

#[test]
fn targets_of_every_format() -> Outcome {
    let x = point(6);
    let f = Chain::new(&x);
    let pattern = banded(6, 1).expect("it fits");
    let mut p = Sparse::new(Dual::new()).pattern(pattern.clone()).prepare_jacobian(&f, &x)?;
    let expected = p.sparse_jacobian(&x)?;
    let mut csc: CscMatrix<f64> = pattern.to_csc();
    p.sparse_jacobian_into(&x, &mut csc)?;
    assert_eq!(csc, expected);
    let mut csr: CsrMatrix<f64> = pattern.to_csr();
    p.sparse_jacobian_into(&x, &mut csr)?;
    assert_eq!(DMatrix::from(&csr), DMatrix::from(&expected));
    let mut coo: CooMatrix<f64> = pattern.to_coo();
    p.sparse_jacobian_into(&x, &mut coo)?;
    assert_eq!(DMatrix::from(&coo), DMatrix::from(&expected));
    let mut values = vec![0.0; pattern.nnz()];
    p.sparse_jacobian_into(&x, &mut values)?;
    assert_eq!(values, expected.values());
    let mut y = vec![f64::NAN; 6];
    values.fill(f64::NAN);
    p.value_and_sparse_jacobian_into(&x, &mut y, &mut values[..])?;
    assert_eq!((values.as_slice(), &y), (expected.values(), &p.value_and_sparse_jacobian(&x)?.0));
    Ok(())
}

#[test]
fn a_plain_backend_has_all_positions() -> Outcome {
    let x = point(4);
    let j = Dual::new().sparse_jacobian(Chain::new(&x), &x)?;
    assert_eq!(j.nnz(), 16);
    assert_eq!(DMatrix::from(&j), Dual::new().jacobian(Chain::new(&x), &x)?);
    let h = Tape.sparse_hessian(&Rosenbrock, &x)?;
    assert_eq!(DMatrix::from(&h), Tape.hessian(&Rosenbrock, &x)?);
    Ok(())
}

#[test]
fn a_target_of_another_pattern_is_refused() -> Outcome {
    let x = point(5);
    let f = Chain::new(&x);
    let pattern = banded(5, 1).expect("it fits");
    let mut p = Sparse::new(Dual::new()).pattern(pattern.clone()).prepare_jacobian(&f, &x)?;
    let refused = |expected, found| Err(Error::Pattern(SparseError::Target { expected, found }));
    // One entry less; as many entries elsewhere; another shape.
    let fewer = pattern.filter(|i, j| (i, j) != (4, 4));
    assert_eq!(p.sparse_jacobian_into(&x, &mut fewer.to_csc()), refused(13, 12));
    let elsewhere = Pattern::new(5, 5, fewer.entries().chain([(0, 4)]))?;
    assert_eq!(p.sparse_jacobian_into(&x, &mut elsewhere.to_csc()), refused(13, 13));
    assert_eq!(p.sparse_jacobian_into(&x, &mut elsewhere.to_csr()), refused(13, 13));
    assert_eq!(p.sparse_jacobian_into(&x, &mut elsewhere.to_coo()), refused(13, 13));
    let mut twice: CooMatrix<f64> = fewer.to_coo();
    twice.push(0, 0, 1.0);
    assert_eq!(p.sparse_jacobian_into(&x, &mut twice), refused(13, 13));
    assert_eq!(p.sparse_jacobian_into(&x, &mut vec![0.0; 12]), refused(13, 12));
    let larger = Pattern::new(6, 5, pattern.entries())?;
    assert_eq!(p.sparse_jacobian_into(&x, &mut larger.to_csc()), refused(13, 13));
    assert_eq!(DMatrix::from(&p.sparse_jacobian(&x)?), Dual::new().jacobian(&f, &x)?);
    Ok(())
}

#[test]
fn a_known_pattern_of_another_shape_is_refused() -> Outcome {
    let x = point(5);
    let wrong = |m, n| Sparse::new(Dual::new()).pattern(Pattern::full(m, n).expect("it fits"));
    let shape = |expected, found| Some(Error::Pattern(SparseError::Shape { expected, found }));
    assert_eq!(wrong(4, 5).prepare_jacobian(Chain::new(&x), &x).err(), shape((5, 5), (4, 5)));
    assert_eq!(wrong(5, 6).prepare_hessian(&Rosenbrock, &x).err(), shape((5, 5), (5, 6)));
    assert_eq!(wrong(4, 4).hessian(&Rosenbrock, &x).err(), shape((5, 5), (4, 4)));
    assert!(wrong(4, 4).gradient(&Rosenbrock, &x).is_ok()); // no matrix, no pattern
    Ok(())
}
