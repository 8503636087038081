//! Kinks and edges, second order by nesting, perturbation confusion, f32.

use fluxions::Scalar;
use fluxions::prelude::*;
use fluxions_dual::{Dual, DualNumber};

type D = DualNumber<f64, 2>;

/// x in lane 0; lane 1 belongs to an input that does not take part.
fn x(value: f64) -> D {
    D::new(value, [1.0, 0.0])
}

#[test]
fn kinks() {
    assert_eq!(x(0.0).abs().tangents(), [0.0, 0.0]);
    assert_eq!(x(-2.0).abs().tangents(), [-1.0, 0.0]);
    let other = D::new(1.0, [0.0, 1.0]);
    assert_eq!(x(1.0).max(other).tangents(), [1.0, 0.0]);
    assert_eq!(x(1.0).min(other).tangents(), [1.0, 0.0]);
    assert_eq!(x(f64::NAN).max(other).tangents(), [0.0, 1.0]);
    assert_eq!(other.min(x(f64::NAN)).tangents(), [0.0, 1.0]);
    assert_eq!(x(1.0).clamp(D::constant(1.0), D::constant(3.0)).tangents(), [1.0, 0.0]);
}

#[test]
fn infinite_slopes_leave_absent_tangents_alone() {
    for y in [x(0.0).sqrt(), x(0.0).cbrt(), x(0.0).powf(0.5), x(1.0).asin(), x(1.0).acosh(), x(0.0).ln()] {
        assert_eq!(y.tangents()[0], f64::INFINITY);
        assert_eq!(y.tangents()[1], 0.0);
    }
    assert_eq!(x(1.0).acos().tangents(), [f64::NEG_INFINITY, 0.0]);
    assert_eq!(x(0.0).recip().tangents(), [f64::NEG_INFINITY, 0.0]);
    assert_eq!((D::constant(1.0) / x(0.0)).tangents(), [f64::NEG_INFINITY, 0.0]);
}

#[test]
fn powers() {
    assert_eq!((x(0.0).powi(0).value(), x(0.0).powi(0).tangents()[0]), (1.0, 0.0));
    assert_eq!(x(0.0).powi(1).tangents()[0], 1.0);
    assert_eq!(x(0.0).powi(2).tangents()[0], 0.0);
    assert_eq!((x(0.0).powf(0.0).value(), x(0.0).powf(0.0).tangents()[0]), (1.0, 0.0));
    assert_eq!(x(0.0).powf(2.0).tangents()[0], 0.0);
    assert_eq!(x(0.0).powf(1.0).tangents()[0], 1.0);
    let exponent = D::new(2.0, [0.0, 1.0]);
    assert_eq!(x(0.0).pow(exponent).tangents(), [0.0, 0.0]);
    assert_eq!(x(3.0).pow(exponent).tangents(), [6.0, 9.0 * 3f64.ln()]);
    assert_eq!(x(-3.0).pow(D::constant(2.0)).tangents(), [-6.0, 0.0]);
}

#[test]
fn extremes() {
    assert_eq!(x(800.0).tanh().tangents()[0], 0.0);
    assert_eq!(x(-800.0).tanh().value(), -1.0);
    assert_eq!(x(1e300).atan().tangents()[0], 0.0);
    assert_eq!(x(1e200).asinh().tangents()[0], 1e-200);
    assert_eq!(x(1e-300).ln_1p().tangents()[0], 1.0);
    let near_one = 1.0 - 1e-15;
    let slope = ((1.0 - near_one) * (1.0 + near_one)).sqrt().recip();
    assert_eq!(x(near_one).asin().tangents()[0], slope);
}

#[test]
fn planes() {
    let (zero, y) = (x(0.0), D::new(0.0, [0.0, 1.0]));
    assert_eq!((zero.hypot(y).value(), zero.hypot(y).tangents()), (0.0, [0.0, 0.0]));
    assert_eq!(zero.atan2(y).tangents(), [0.0, 0.0]);
    let big = x(3e200).hypot(D::new(4e200, [0.0, 1.0]));
    assert!((big.value() / 5e200 - 1.0).abs() < 1e-15);
    assert!((big.tangents()[0] - 0.6).abs() < 1e-15 && (big.tangents()[1] - 0.8).abs() < 1e-15);
    for (b, a) in [(1.0, 2.0), (1.0, -2.0), (-1.0, -2.0), (-1.0, 2.0)] {
        let angle = x(b).atan2(D::new(a, [0.0, 1.0]));
        assert_eq!(angle.value(), b.atan2(a));
        assert!((angle.tangents()[0] - a / 5.0).abs() < 1e-15);
        assert!((angle.tangents()[1] + b / 5.0).abs() < 1e-15);
    }
}

#[test]
fn single_precision() -> Result<(), fluxions::Error<core::convert::Infallible>> {
    #[differentiable]
    fn f<S: Scalar<f32>>(x: S) -> S {
        x * 2.0 + x.sin()
    }
    assert_eq!(Dual::new().derivative(&F, 0.0f32)?, 3.0f32);
    #[differentiable]
    fn g<R: Real, S: Scalar<R>>(x: S) -> S {
        x * x
    }
    assert_eq!(Dual::new().derivative(&G::<f32>::new(), 3.0)?, 6.0f32);
    assert_eq!(Dual::new().derivative(&G::<f64>::new(), 3.0)?, 6.0f64);
    Ok(())
}

/// g(y) = x + y with x from outside.
struct Plus<T>(T);

/// d/dx [x · d/dy (x + y)] at y = 1 is 1; a confusion of the two perturbations gives 2.
#[test]
fn perturbations_are_not_confused() {
    type Outer = DualNumber<f64, 1>;
    type Inner = DualNumber<Outer, 1>;
    let outer = Outer::new(3.0, [1.0]);
    let y = Inner::new(Outer::constant(1.0), [Outer::constant(1.0)]);
    let plus = Plus(outer);
    let inner = (Inner::new(plus.0, [Outer::constant(0.0)]) + y).tangents()[0];
    assert_eq!((outer * inner).tangents()[0], 1.0);
}

#[differentiable]
fn product<S: Scalar>(y: S, #[parameter] x: S) -> S {
    x * y * y
}

/// x ↦ x · ∂/∂y (x y²) at y = 2, that is 4 x²: a derivative inside the function that is differentiated.
#[differentiable]
fn nested<S: Scalar>(x: S) -> Result<S, fluxions::Error<core::convert::Infallible>> {
    use fluxions::engine::{Engine, Point};
    use fluxions::{Nestable, Operator};
    let two = S::constant(2.0);
    let point = Point::new(&Product, two, x);
    let mut engine = Dual::new().prepare_over(Operator::Derivative, point, S::zero())?;
    let mut slope = [S::zero()];
    engine.pushforward(point, 1, &[S::one()], None, &mut slope)?;
    Ok(x * slope[0])
}

#[test]
fn derivatives_nest() -> Result<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>> {
    assert_eq!(Dual::new().derivative(&Nested, 3.0)?, 24.0);
    assert_eq!(Dual::new().second_derivative(&Nested, 3.0)?, 8.0);
    Ok(())
}

#[test]
fn rules_give_higher_derivatives() -> Result<(), fluxions::Error<core::convert::Infallible>> {
    #[differentiable]
    fn sine<S: Scalar>(x: S) -> S {
        S::from_partials(x.primal().sin(), &[(x, x.cos())])
    }
    let b = Dual::new();
    assert_eq!(b.derivative(&Sine, 0.7)?, 0.7f64.cos());
    assert_eq!(b.second_derivative(&Sine, 0.7)?, -0.7f64.sin());
    assert_eq!(SecondOrder::new(b, b).second_derivative(&Sine, 0.7)?, -0.7f64.sin());
    Ok(())
}
