//! What flows past `stop_gradient`, and past a slope that is not that of the value, by the book's conventions.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Over};
use fluxions_any::AnyBackend;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};

type Outcome = Result<(), Error<Infallible>>;

/// x · stop(x): the derivative is the number x, and that of the derivative is 0.
#[differentiable]
fn stopped<S: Scalar>(x: S) -> S {
    x * x.stop_gradient()
}

/// x₀ stop(x₁) + x₁² stop(x₀) + x₁² x₂: stops of several numbers beside what flows.
/// ∇f = (stop(x₁), 2 x₁ stop(x₀) + 2 x₁ x₂, x₁²).
#[differentiable]
fn several<S: Scalar>(x: &[S; 3]) -> S {
    let (a, b) = (x[0].stop_gradient(), x[1].stop_gradient());
    x[0] * b + x[1] * x[1] * a + x[1] * x[1] * x[2]
}

/// The Hessian of [`several`] at (2, 3, 5): 2 x₀ + 2 x₂ = 14 and 2 x₁ = 6.
const SEVERAL: [f64; 9] = [0.0, 0.0, 0.0, 0.0, 14.0, 6.0, 0.0, 6.0, 0.0];

/// x² with the slope 1, whose derivative is 0.
#[differentiable]
fn attached<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal() * x.primal(), &[(x, S::one())])
}

/// x³ with the slope 7 x, squared: f′ = 2 x³ · 7 x, f″ = 2 (7 x)² + 2 x³ · 7.
#[differentiable]
fn squared<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal().powi(3), &[(x, x * 7.0)]).powi(2)
}

/// x · x°, cut by `primal`: the derivative is the number x, and that of the derivative is 0.
#[differentiable]
fn cut<S: Scalar>(x: S) -> S {
    x * x.primal()
}

/// x · stop(eˣ⁺¹) + x² · stop(x) for x > 0, else x · stop(x) + x². An optimized program stops x before eˣ⁺¹.
#[differentiable]
fn branches<S: Scalar>(x: S) -> S {
    if x > 0.0 {
        x * (x + 1.0).exp().stop_gradient() + x * x * x.stop_gradient()
    } else {
        x * x.stop_gradient() + x * x
    }
}

/// x² with the slope stop(2 x), whose derivative is 0.
#[differentiable]
fn still<S: Scalar>(x: S) -> S {
    S::from_partials(x.primal() * x.primal(), &[(x, (x * 2.0).stop_gradient())])
}

fn near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 1e-5 * expected.abs().max(1.0)
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
fn second_derivatives_stop_but_for_differences_of_values() -> Outcome {
    for backend in AnyBackend::all() {
        let differences = backend.name() == "finite-difference";
        let stop = if differences { 2.0 } else { 0.0 };
        assert!(near(backend.hessian(&Stopped, 3.0)?[0], stop), "{backend}");
        assert!(near(backend.second_derivative(&Stopped, 3.0)?, stop), "{backend}");
        assert!(near(backend.hvp(&Stopped, 3.0, 1.0)?, stop), "{backend}");
        if !differences {
            let hessian = backend.hessian(&Several, &[2.0, 3.0, 5.0])?;
            assert!(hessian.iter().zip(SEVERAL).all(|(&found, expected)| near(found, expected)), "{backend} {hessian}");
        }
    }
    Ok(())
}

#[test]
fn second_derivatives_are_those_of_the_slopes() -> Outcome {
    for backend in AnyBackend::all() {
        let differences = backend.name() == "finite-difference";
        let (constant, still) = if differences { (2.0, 2.0) } else { (0.0, 0.0) };
        assert!(near(backend.hessian(&Attached, 3.0)?[0], constant), "{backend}");
        assert!(near(backend.hessian(&Still, 3.0)?[0], still), "{backend}");
    }
    Ok(())
}

#[test]
fn pairs_stop_but_for_differences_of_values() -> Outcome {
    let f = &Stopped;
    assert_eq!(SecondOrder::new(Dual::new(), Dual::new()).second_derivative(f, 3.0)?, 0.0);
    assert_eq!(SecondOrder::new(RecordedTape::new(), Dual::new()).second_derivative(f, 3.0)?, 0.0);
    assert_eq!(SecondOrder::new(Dual::new(), RecordedTape::new()).hessian(f, 3.0)?[0], 0.0);
    // Differences inside go past the stop, and what is exact outside does not.
    assert!(near(SecondOrder::new(Dual::new(), FiniteDifference::central()).hessian(f, 3.0)?[0], 1.0));
    assert!(near(SecondOrder::new(RecordedTape::new(), FiniteDifference::central()).hessian(f, 3.0)?[0], 1.0));
    // Over plain numbers nothing is stopped: both differences go past.
    let values = SecondOrder::new(FiniteDifference::central(), FiniteDifference::central());
    assert!((values.hessian(f, 3.0)?[0] - 2.0).abs() < 1e-3);
    Ok(())
}

fn hold<I>(inner: I) -> Outcome
where
    FiniteDifference: Over<I>,
    I: Backend + Clone,
{
    for outer in [FiniteDifference::central(), FiniteDifference::forward()] {
        let pair = SecondOrder::new(outer, inner.clone());
        assert_eq!(pair.hessian(&Stopped, 3.0)?[0], 0.0);
        assert_eq!(pair.second_derivative(&Stopped, 3.0)?, 0.0);
        let mut prepared = pair.prepare_hessian(&Several, &[1.0, 1.0, 1.0])?;
        for _ in 0..100 {
            let hessian = prepared.hessian(&[2.0, 3.0, 5.0])?;
            assert!(hessian.iter().zip(SEVERAL).all(|(&found, expected)| near(found, expected)), "{hessian}");
        }
        let (_, gradient, hessian) = prepared.value_gradient_and_hessian(&[2.0, 3.0, 5.0])?;
        assert_eq!(gradient, [3.0, 42.0, 9.0]);
        assert!(hessian.iter().zip(SEVERAL).all(|(&found, expected)| near(found, expected)), "{hessian}");
        assert!(near(pair.hessian(&Still, 3.0)?[0], 0.0));
        assert!(near(pair.hessian(&Attached, 3.0)?[0], 0.0));
    }
    Ok(())
}

#[test]
fn differences_of_exact_derivatives_stop() -> Outcome {
    hold(Dual::new())?;
    hold(ComplexStep)?;
    hold(EchidnaTape)?;
    hold(EchidnaBytecode)?;
    hold(Tape)?;
    hold(RecordedTape::new())
}

/// Second derivatives by differences of first ones.
const DIFFERENCES: [&str; 3] = ["complex-step", "ad-trait-reverse", "echidna-tape"];

#[test]
fn differences_see_the_value_beside_a_slope_and_primal_move() -> Outcome {
    for backend in AnyBackend::all() {
        let (squared, cut) = match backend.name() {
            "finite-difference" => (30.0 * 16.0, 2.0),
            // The derivative of 14 x⁴, and of the number x.
            name if DIFFERENCES.contains(&name) => (56.0 * 8.0, 1.0),
            _ => (98.0 * 4.0 + 14.0 * 8.0, 0.0),
        };
        assert!(near(backend.second_derivative(&Squared, 2.0)?, squared), "{backend}");
        assert!(near(backend.second_derivative(&Cut, 2.0)?, cut), "{backend}");
    }
    Ok(())
}

#[test]
fn programs_that_change_stop() -> Outcome {
    // A comparison that comes out otherwise makes another program. After some of them a new one is optimized late.
    let pair = SecondOrder::new(FiniteDifference::central(), RecordedTape::new());
    for gradients in 0..4 {
        let mut prepared = pair.prepare_hessian(&Branches, 3.0)?;
        for k in 0..20 {
            let (x, expected) = if k % 2 == 0 { (-3.0, 2.0) } else { (3.0, 6.0) };
            assert!(near(prepared.hessian(x)?[0], expected), "{k}");
        }
        // Each of these is one more replay, so that any of the four replays of a Hessian may be the late one.
        for _ in 0..gradients {
            prepared.value_gradient_and_hessian(3.0)?;
        }
        for k in 0..100 {
            let hessian = prepared.hessian(3.0)?[0];
            assert!(near(hessian, 6.0), "{gradients} {k} {hessian}");
        }
    }
    Ok(())
}
