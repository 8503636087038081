//! What has no solution is an error that says so, and the prepared object works afterwards.

use crate::cases::{ByRule, Case, POINT, System};
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::{Error, Rule};
use fluxions_dual::Dual;
use fluxions_rules::{
    Cholesky, CholeskyFactor, Equation, LeastSquares, Lu, NoSolution, Root, Solve, SymmetricEigen, SymmetricEigenvalues,
};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector, dmatrix, dvector};

fn failed<T>(error: NoSolution) -> Result<T, Error<NoSolution>> {
    Err(Error::Function(error))
}

#[test]
fn matrices_without_a_solution() {
    let (singular, b) = (dmatrix![1.0, 2.0; 2.0, 4.0], dvector![1.0, 1.0]);
    assert_eq!(Solve(Lu).call((&singular, &b)), Err(NoSolution::Singular));
    assert_eq!(Solve(Cholesky).call((&dmatrix![1.0, 0.0; 2.0, 1.0], &b)), Err(NoSolution::NotPositiveDefinite));
    assert_eq!(CholeskyFactor.call(&-&singular), Err(NoSolution::NotPositiveDefinite));
    assert_eq!(
        LeastSquares.call((&dmatrix![1.0, 2.0; 2.0, 4.0; 3.0, 6.0], &dvector![1.0, 2.0, 4.0])),
        Err(NoSolution::RankDeficient)
    );
    let nan = dmatrix![1.0, 0.0; f64::NAN, 1.0];
    assert_eq!(SymmetricEigenvalues.call(&nan), Err(NoSolution::NotFinite));
    assert_eq!(CholeskyFactor.call(&nan), Err(NoSolution::NotPositiveDefinite));
}

#[test]
fn shapes_that_do_not_fit() {
    let shape = |argument, expected, found| Err(NoSolution::Shape { argument, expected, found });
    let wide = DMatrix::<f64>::zeros(2, 3);
    assert_eq!(Solve(Lu).call((&wide, &dvector![1.0, 1.0])), shape("A", (2, 2), (2, 3)));
    assert_eq!(Solve(Lu).call((&DMatrix::identity(2, 2), &dvector![1.0])), shape("b", (2, 1), (1, 1)));
    assert_eq!(LeastSquares.call((&wide, &dvector![1.0, 1.0])), shape("A", (3, 3), (2, 3)));
    let of_factor = NoSolution::Shape { argument: "A", expected: (2, 2), found: (2, 3) };
    assert_eq!(CholeskyFactor.call(&wide), Err(of_factor));
    assert_eq!(SymmetricEigenvalues.call(&wide), shape("A", (2, 2), (2, 3)));
}

#[test]
fn nothing_to_solve() {
    let empty = (DMatrix::<f64>::zeros(0, 0), DVector::<f64>::zeros(0));
    assert_eq!(Solve(Lu).call((&empty.0, &empty.1)), Ok(empty.1.clone()));
    assert_eq!(LeastSquares.call((&empty.0, &empty.1)), Ok(empty.1.clone()));
    assert_eq!(SymmetricEigenvalues.call(&empty.0), Ok(empty.1));
}

#[test]
fn repeated_eigenvalues() {
    let identity = DMatrix::<f64>::identity(2, 2);
    assert_eq!(SymmetricEigen.call(&identity).map(|_| ()), Err(NoSolution::RepeatedEigenvalues));
    // The trace is the sum of the eigenvalues, equal or not.
    let bar = Tape.pullback(&AsFunction(SymmetricEigenvalues), &identity, &dvector![1.0, 1.0]).unwrap();
    assert!((bar - &identity).amax() < 1e-15);
    // Second derivatives do not exist.
    #[differentiable]
    fn sum<S: Scalar>(t: S) -> Result<S, NoSolution> {
        let a = DMatrix::from_row_slice(2, 2, &[S::one(), t, t, S::one()]);
        Ok(SymmetricEigenvalues.call(&a)?[1])
    }
    assert_eq!(Dual::new().second_derivative(&Sum, 0.0), failed(NoSolution::RepeatedEigenvalues));
    assert!((Dual::new().second_derivative(&Sum, 0.5).unwrap()).abs() < 1e-13); // 1 + |t|
}

#[test]
fn roots_that_are_not_found() {
    #[differentiable]
    fn positive<S: Scalar>(y: S, p: S) -> S {
        y * y + p
    }
    let root = AsFunction(Root::newton(Positive, Dual::new(), 0.7));
    assert_eq!(Dual::new().derivative(&root, 1.0), failed(NoSolution::NotConverged { steps: 100 }));
    assert_eq!(Dual::new().derivative(&root, f64::NAN), failed(NoSolution::NotConverged { steps: 100 }));
    let flat = AsFunction(Root::new(Positive, Dual::new(), |_: f64| Ok(0.0)));
    assert_eq!(Dual::new().derivative(&flat, 0.0), failed(NoSolution::Singular));
    fn is_equation<F: Equation>(_: F) {}
    is_equation(System);
}

#[test]
fn a_replay_that_fails() {
    #[differentiable]
    fn inverse<S: Scalar>(t: S) -> Result<S, NoSolution> {
        Ok(Solve(Lu).call((&DMatrix::from_element(1, 1, t), &DVector::from_element(1, S::one())))?[0])
    }
    let mut prepared = RecordedTape::new().prepare_derivative(&Inverse, 2.0).unwrap();
    assert_eq!(prepared.derivative(2.0), Ok(-0.25));
    assert_eq!(prepared.derivative(0.0), failed(NoSolution::Singular));
    assert_eq!(prepared.derivative(4.0), Ok(-0.0625));
}

#[test]
fn not_a_number_goes_through_a_solution() {
    let mut gradient = RecordedTape::new().prepare_gradient(&ByRule(Case::Solve), &POINT).unwrap();
    assert!(gradient.gradient(&[f64::NAN; 3]).unwrap().iter().all(|g| g.is_nan()));
    assert!(gradient.gradient(&POINT).unwrap().iter().all(|g| g.is_finite()));
}
