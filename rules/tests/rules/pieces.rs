//! Functions over plain numbers, differentiated by a backend of their own.

use fluxions::prelude::*;
use fluxions::{Error, Rule};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_rules::{DifferentiateWith, Plain, PlainError};
use fluxions_tape::{RecordedTape, Tape};

#[differentiable]
fn pair<S: Scalar>(x: &[S]) -> Vec<S> {
    vec![x[0] * x[1].exp(), x[0].sin() + x[1]]
}

/// A function with a piece of its own backend: f(u) = y₀ y₁ for y = pair(u₀ u₁, u₁).
#[differentiable]
fn by_differences<S: Scalar>(u: &[S]) -> Result<S, Error<PlainError>> {
    let plain = Plain::<Vec<f64>, Vec<f64>>::new(pair);
    let y = DifferentiateWith::new(plain, FiniteDifference::central()).call(&[u[0] * u[1], u[1]])?;
    Ok(y[0] * y[1])
}
#[differentiable]
fn by_tape<S: Scalar>(u: &[S]) -> Result<S, Error<core::convert::Infallible>> {
    let y = DifferentiateWith::new(Pair, RecordedTape::new()).call(&[u[0] * u[1], u[1]])?;
    Ok(y[0] * y[1])
}
#[differentiable]
fn direct<S: Scalar>(u: &[S]) -> S {
    let y = pair(&[u[0] * u[1], u[1]]);
    y[0] * y[1]
}

const AT: [f64; 2] = [0.7, 0.4];

fn close(found: &[f64], expected: &[f64], tolerance: f64) {
    for (f, e) in found.iter().zip(expected) {
        assert!((f - e).abs() <= tolerance * (1.0 + e.abs()), "{found:?} is not {expected:?}");
    }
}

fn orders<B: Backend>(outer: B) {
    let gradient = Dual::new().gradient(&Direct, &AT).unwrap();
    let hessian = Dual::new().hessian(&Direct, &AT).unwrap();
    close(&outer.gradient(&ByDifferences, &AT).unwrap(), &gradient, 1e-8);
    close(&outer.gradient(&ByTape, &AT).unwrap(), &gradient, 1e-14);
    close(outer.hessian(&ByDifferences, &AT).unwrap().as_slice(), hessian.as_slice(), 1e-4);
    close(outer.hessian(&ByTape, &AT).unwrap().as_slice(), hessian.as_slice(), 1e-13);
}

/// For backends of first order.
fn first_order<B: Backend>(outer: B) {
    let gradient = Dual::new().gradient(&Direct, &AT).unwrap();
    close(&outer.gradient(&ByTape, &AT).unwrap(), &gradient, 1e-14);
    close(&outer.gradient(&ByDifferences, &AT).unwrap(), &gradient, 1e-8);
}

#[test]
fn forward_outside() {
    orders(Dual::new());
    orders(NumDual);
    first_order(AutoDiff);
    first_order(ComplexStep);
    first_order(AdTraitForward);
}

#[test]
fn reverse_outside() {
    orders(Tape);
    orders(RecordedTape::new());
    orders(EchidnaBytecode);
    first_order(EchidnaTape);
    first_order(AdTraitReverse);
}

#[test]
fn pairs_outside() {
    orders(SecondOrder::new(Dual::new(), RecordedTape::new()));
    orders(SecondOrder::new(Tape, Dual::new()));
}

#[test]
fn third_derivatives_are_not_known() {
    let slope = fluxions::DerivativeOf::new(AlongByTape, Dual::new());
    let (_, value) = Dual::new().second_derivative(&slope, 0.7).unwrap();
    assert!(value.is_nan(), "{value}");
}

/// u ↦ by_tape((u, 0.4))
#[differentiable]
fn along_by_tape<S: Scalar>(u: S) -> Result<S, Error<core::convert::Infallible>> {
    by_tape(&[u, S::constant(0.4)])
}

#[test]
fn a_piece_that_fails() {
    #[derive(Clone, Debug, PartialEq)]
    struct Negative;
    impl core::fmt::Display for Negative {
        fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            f.write_str("negative")
        }
    }
    impl core::error::Error for Negative {}

    #[differentiable]
    fn root<S: Scalar>(x: S) -> Result<S, Error<PlainError<Negative>>> {
        let sqrt = Plain::<f64, f64, _, Negative>::fallible(|x| if x < 0.0 { Err(Negative) } else { Ok(x.sqrt()) });
        DifferentiateWith::new(sqrt, FiniteDifference::central()).call(x)
    }
    let mut prepared = RecordedTape::new().prepare_derivative(&Root, 4.0).unwrap();
    assert!((prepared.derivative(4.0).unwrap() - 0.25).abs() < 1e-8);
    let error = prepared.derivative(-1.0).unwrap_err();
    assert_eq!(error, Error::Function(Error::Function(PlainError::Function(Negative))));
    assert!((prepared.derivative(9.0).unwrap() - 1.0 / 6.0).abs() < 1e-8);
}

#[test]
fn a_plain_function_is_never_differentiated_to_zero() {
    let square = Plain::<f64, f64>::new(|x| x * x);
    assert_eq!(Dual::new().derivative(&square, 3.0), Err(Error::Function(PlainError::NotPlain)));
    assert_eq!(Tape.derivative(&square, 3.0), Err(Error::Function(PlainError::NotPlain)));
    assert_eq!(RecordedTape::new().derivative(&square, 3.0), Err(Error::Function(PlainError::NotPlain)));
    assert_eq!(NumDual.derivative(&square, 3.0), Err(Error::Function(PlainError::NotPlain)));
}
