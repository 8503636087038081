//! Derivatives of third order, by nested engines.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{DerivativeOf, Gives, GradientOf, NumberRule, Rule};
use fluxions_dual::Dual;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

/// sin x by plain numbers, with the derivative cos x, a rule of its own.
#[derive(Clone, Copy)]
struct Sine;
#[derive(Clone, Copy)]
struct Cosine;

impl NumberRule for Sine {
    fn value(&self, x: f64) -> f64 {
        x.sin()
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        Cosine.of(x)
    }
}
impl NumberRule for Cosine {
    fn value(&self, x: f64) -> f64 {
        x.cos()
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        -Sine.of(x)
    }
}

/// sin(x²) x: f‴ by hand.
#[differentiable]
fn wave<S: Scalar>(x: S) -> S {
    Sine.of(x * x) * x
}

fn third(x: f64) -> f64 {
    let (s, c) = (x * x).sin_cos();
    // (x sin x²)‴
    6.0 * c - 24.0 * x * x * s - 8.0 * x.powi(4) * c
}

/// e^(x₀ x₁) that keeps its value at the point as a number: what is kept may not be recorded as a constant.
#[derive(Clone, Copy)]
struct Growth;

impl Rule for Growth {
    type Input = [f64; 2];
    type Output = f64;
    type Error = Infallible;
    type Kept = f64;
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: &[f64; 2]) -> Result<(f64, f64), Infallible> {
        let y = (x[0] * x[1]).exp();
        Ok((y, y))
    }
    fn pullback<T: Scalar>(&self, &kept: &f64, x: &[T; 2], _: T, y_bar: T) -> Result<[T; 2], Infallible> {
        let y = Kept(kept).of(x);
        Ok([x[1] * y * y_bar, x[0] * y * y_bar])
    }
}

/// The same value, known at the point at hand.
#[derive(Clone, Copy)]
struct Kept(f64);

impl Rule for Kept {
    type Input = [f64; 2];
    type Output = f64;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, _: &[f64; 2]) -> Result<(f64, ()), Infallible> {
        Ok((self.0, ()))
    }
    fn pullback<T: Scalar>(&self, (): &(), x: &[T; 2], _: T, y_bar: T) -> Result<[T; 2], Infallible> {
        let y = self.of(x);
        Ok([x[1] * y * y_bar, x[0] * y * y_bar])
    }
}

#[differentiable]
fn grown<S: Scalar>(x: S) -> S {
    Growth.of(&[x, x * x])
}

/// (e^(x³))‴
fn third_of_growth(x: f64) -> f64 {
    let y = x.powi(3).exp();
    (6.0 + 54.0 * x.powi(3) + 27.0 * x.powi(6)) * y
}

macro_rules! third_orders {
    ($($name:ident: $outer:expr, $middle:expr, $inner:expr;)*) => {$(
        #[test]
        fn $name() {
            let near = |found: f64, expected: f64| {
                assert!((found - expected).abs() < 1e-13 * expected.abs().max(1.0), "{found} for {expected}");
            };
            let slope = DerivativeOf::new(DerivativeOf::new(Wave, $inner), $middle);
            let mut prepared = $outer.prepare_derivative(&slope, 0.5).expect("a rule over these numbers");
            for x in [0.5, 0.9, 1.3] {
                let (_, (_, found)) = prepared.derivative(x).expect("a rule over these numbers");
                near(found, third(x));
            }
            let slope = DerivativeOf::new(GradientOf::new(Grown, $inner), $middle);
            let mut prepared = $outer.prepare_jacobian(&slope, 0.5).expect("a rule over these numbers");
            for x in [0.5, 0.9, 1.3] {
                near(prepared.jacobian(x).expect("a rule over these numbers")[(3, 0)], third_of_growth(x));
            }
        }
    )*};
}

third_orders! {
    dual_of_dual_of_dual: Dual::new(), Dual::new(), Dual::new();
    dual_of_dual_of_tape: Dual::new(), Dual::new(), Tape;
    dual_of_dual_of_recorded_tape: Dual::new(), Dual::new(), RecordedTape::new();
    dual_of_tape_of_dual: Dual::new(), RecordedTape::new(), Dual::new();
    tape_of_dual_of_dual: RecordedTape::new(), Dual::new(), Dual::new();
    tape_of_dual_of_tape: Tape, Dual::new(), RecordedTape::new();
    tape_of_tape_of_dual: RecordedTape::new(), RecordedTape::new(), Dual::new();
    tape_of_tape_of_tape: RecordedTape::new(), RecordedTape::new(), RecordedTape::new();
    num_dual_of_dual_of_dual: NumDual, Dual::new(), Dual::new();
    num_dual_of_dual_of_tape: NumDual, Dual::new(), Tape;
}

/// A fourth derivative is beyond what a tape knows of a rule: NaN, and no number.
#[test]
fn what_is_not_known_is_nan() {
    let slope =
        DerivativeOf::new(DerivativeOf::new(DerivativeOf::new(Wave, RecordedTape::new()), Dual::new()), Dual::new());
    let (_, (_, (_, fourth))) = Dual::new().derivative(&slope, 0.5).expect("a rule over these numbers");
    assert!(fourth.is_nan(), "{fourth}");
    let slope = DerivativeOf::new(DerivativeOf::new(DerivativeOf::new(Wave, Dual::new()), Dual::new()), Dual::new());
    let (_, (_, (_, fourth))) = Dual::new().derivative(&slope, 0.5).expect("a rule over these numbers");
    let (s, c) = 0.25_f64.sin_cos();
    // (x sin x²)⁗ = −60x sin x² − 80x³ cos x² + 16x⁵ sin x²
    let expected = -30.0 * s - 10.0 * c + 0.5 * s;
    assert!((fourth - expected).abs() < 1e-13, "{fourth} for {expected}");
}
