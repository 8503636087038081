//! What flows past `stop_gradient`, and past a slope that is not that of the value, by the book's conventions.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::RecordedTape;

type Outcome = Result<(), Error<Infallible>>;

/// x · stop(x): the derivative is the number x, and that of the derivative is 0.
#[differentiable]
fn stopped<S: Scalar>(x: S) -> S {
    x * x.stop_gradient()
}

/// x² with the slope 1, whose derivative is 0.
#[differentiable]
fn attached<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal() * x.primal(), &[(x, S::one())])
}

/// Second derivatives by differences of first ones, which move the number that was stopped, or the value.
const DIFFERENCES: [&str; 3] = ["complex-step", "ad-trait-reverse", "echidna-tape"];

fn near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-5
}

#[test]
fn first_derivatives_stop_but_for_differences() -> Outcome {
    for backend in AnyBackend::all() {
        let differences = backend.name() == "finite-difference";
        let (stop, slope) = if differences { (6.0, 6.0) } else { (3.0, 1.0) };
        assert!(near(backend.gradient(&Stopped, 3.0)?, stop), "{backend}");
        assert!(near(backend.gradient(&Attached, 3.0)?, slope), "{backend}");
    }
    Ok(())
}

#[test]
fn second_derivatives_stop_but_for_differences() -> Outcome {
    for backend in AnyBackend::all() {
        let stop = match backend.name() {
            "finite-difference" => 2.0,
            name if DIFFERENCES.contains(&name) => 1.0,
            _ => 0.0,
        };
        assert!(near(backend.hessian(&Stopped, 3.0)?[0], stop), "{backend}");
        assert!(near(backend.second_derivative(&Stopped, 3.0)?, stop), "{backend}");
        assert!(near(backend.hvp(&Stopped, 3.0, 1.0)?, stop), "{backend}");
        // The slope is a constant: what goes past it is only f's value.
        let attached = if backend.name() == "finite-difference" { 2.0 } else { 0.0 };
        assert!(near(backend.hessian(&Attached, 3.0)?[0], attached), "{backend}");
    }
    Ok(())
}

#[test]
fn pairs_stop_but_for_differences_outside() -> Outcome {
    let f = &Stopped;
    assert_eq!(SecondOrder::new(Dual::new(), Dual::new()).second_derivative(f, 3.0)?, 0.0);
    assert_eq!(SecondOrder::new(RecordedTape::new(), Dual::new()).second_derivative(f, 3.0)?, 0.0);
    assert_eq!(SecondOrder::new(Dual::new(), RecordedTape::new()).hessian(f, 3.0)?[0], 0.0);
    assert!(near(SecondOrder::new(FiniteDifference::central(), Dual::new()).hessian(f, 3.0)?[0], 1.0));
    Ok(())
}
