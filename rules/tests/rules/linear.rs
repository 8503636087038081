//! Linear maps: their own derivatives, and their transposes.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_num_dual::NumDual;
use fluxions_rules::{Apply, AtPoint, ByBackend, Linear, NotLinear, Transpose, check_linear};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, dmatrix, dvector};

/// Sums of neighbours, with a transpose that may be wrong.
#[derive(Clone, Copy, Debug)]
struct Sums {
    factor: f64,
}

impl Linear for Sums {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Infallible;

    fn apply(&self, x: &[f64]) -> Result<Vec<f64>, Infallible> {
        Ok(x.windows(2).map(|x| x[0] + 2.0 * x[1]).collect())
    }
    fn transpose(&self, y: &[f64]) -> Result<Vec<f64>, Infallible> {
        let mut x = vec![0.0; y.len() + 1];
        for (i, y) in y.iter().enumerate() {
            x[i] += y;
            x[i + 1] += self.factor * y;
        }
        Ok(x)
    }
}

#[differentiable(name = SumsByBackend)]
fn sums<S: Scalar>(x: &[S]) -> Vec<S> {
    x.windows(2).map(|x| x[0] + 2.0 * x[1]).collect()
}
/// A (x₀², x₁², x₂²)
#[differentiable]
fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
    x.windows(2).map(|x| x[0] * x[0] + 2.0 * x[1] * x[1]).collect()
}
#[differentiable]
fn energy<S: Scalar>(x: &[S]) -> S {
    use fluxions::Rule;
    Apply(Sums { factor: 2.0 }).of(x).iter().map(|y| y * y).sum()
}

fn matrix() -> DMatrix<f64> {
    dmatrix![1.0, 2.0, 0.0; 0.0, 1.0, 2.0]
}

fn orders<B: Backend>(backend: B) {
    let (x, y) = ([3.0, 1.0, 4.0], [1.0, 5.0]);
    let map = Sums { factor: 2.0 };
    assert_eq!(backend.jacobian(&Apply(map), &x).unwrap(), matrix());
    assert_eq!(backend.jacobian(&Transpose(map), &y).unwrap(), matrix().transpose());
    let by_backend = Transpose::new(SumsByBackend, EchidnaTape, vec![0.0; 3]);
    assert_eq!(backend.jacobian(&by_backend, &y).unwrap(), matrix().transpose());
    let (value, differential) = Tape.linearize(Squares, &[0.5, 1.0, 1.0]).unwrap();
    let at_point = AtPoint::new(differential);
    assert_eq!(value, [0.25 + 2.0, 1.0 + 2.0]);
    let at = matrix() * DMatrix::from_diagonal(&dvector![1.0, 2.0, 2.0]); // A diag 2 x
    assert_eq!(backend.jacobian(&Apply(at_point.clone()), &x).unwrap(), at);
    assert_eq!(backend.jacobian(&Transpose(at_point), &y).unwrap(), at.transpose());
    assert_eq!(backend.gradient(&Energy, &x).unwrap(), [10.0, 38.0, 36.0]); // 2 Aᵀ A x, A x = (5, 9)
}

fn both_orders<B: Backend>(backend: B) {
    let hessian = backend.hessian(&Energy, &[3.0, 1.0, 4.0]).unwrap();
    assert_eq!(hessian, matrix().transpose() * matrix() * 2.0);
    orders(backend);
}

#[test]
fn a_linear_map_is_its_own_derivative() {
    both_orders(Dual::new());
    both_orders(Tape);
    both_orders(RecordedTape::new());
    both_orders(NumDual);
    both_orders(EchidnaBytecode);
    both_orders(SecondOrder::new(Dual::new(), Tape));
    orders(EchidnaTape);
    orders(AutoDiff);
    orders(ComplexStep);
    orders(AdTraitForward);
    orders(AdTraitReverse);
}

#[test]
fn the_check_finds_what_is_wrong() {
    assert_eq!(check_linear(&Sums { factor: 2.0 }, &[0.0; 5], &[0.0; 4]), Ok(()));
    assert_eq!(check_linear(&ByBackend::new(SumsByBackend, Tape, vec![0.0; 5]), &[0.0; 5], &[0.0; 4]), Ok(()));
    assert!(matches!(check_linear(&Sums { factor: 1.0 }, &[0.0; 5], &[0.0; 4]), Err(NotLinear::Adjoint { .. })));
    let components = Err(NotLinear::Components { expected: 5, found: 4 });
    assert_eq!(check_linear(&Sums { factor: 2.0 }, &[0.0; 5], &[0.0; 5]), components);
    #[differentiable]
    fn shifted<S: Scalar>(x: S) -> S {
        x + 1.0
    }
    assert!(matches!(check_linear(&ByBackend::new(Shifted, Tape, 0.0), 0.0, 0.0), Err(NotLinear::Sum { .. })));
}
