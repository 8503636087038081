//! Second derivatives of powers where a tangent's value is 0 but its own tangent is not.

use fluxions::prelude::*;
use fluxions_autodiff::AutoDiff;

#[differentiable]
fn linear<S: Scalar>(x: &[S]) -> S {
    x[0].powf(1.0)
}

#[differentiable]
fn square<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[0] + 1.0).powf(2.0)
}

#[differentiable]
fn still_exponent<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[0]).pow(x[0] * x[0] + x[0])
}

#[test]
fn a_tangent_of_value_zero_is_not_absent() -> Result<(), Box<dyn std::error::Error>> {
    assert_eq!(AutoDiff.value_gradient_and_hessian(&Linear, &[0.0])?.1, [1.0]);
    // (x² + 1)² = 1 + 2x² + …
    assert_eq!(AutoDiff.hessian(&Square, &[0.0])?[(0, 0)], 4.0);
    // f = exp(u ln x²) with u = x² + x, u(−½) = −¼, u′ = 0, u″ = 2: f′ = 2u f/x and f″ = f′²/f + f (2 ln x² − 2u/x²).
    let f = 0.25_f64.powf(-0.25);
    let first = f;
    let second = first * first / f + f * (2.0 * 0.25_f64.ln() + 2.0);
    let (value, gradient, hessian) = AutoDiff.value_gradient_and_hessian(&StillExponent, &[-0.5])?;
    assert!((value - f).abs() < 1e-14 && (gradient[0] - first).abs() < 1e-14);
    assert!((hessian[(0, 0)] - second).abs() < 1e-13, "{hessian} {second}");
    Ok(())
}
