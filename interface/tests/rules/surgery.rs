//! Gradients that are changed where they flow back.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::rule::AsFunction;
use fluxions::surgery::{Clip, ClipNorm, Scale, Surgery, WithGradient};
use fluxions::{DerivativeOf, Error, Rule};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};
use std::sync::{Arc, Mutex};

fn with_half<S: Scalar>(x: S) -> S {
    x.with_gradient(Scale(0.5))
}

/// h³ x for h = x with half of the gradient.
#[differentiable]
fn halved<S: Scalar>(x: S) -> S {
    let h = with_half(x);
    h * h * h * x
}

fn at_all_orders<B: Backend>(b: B) -> Result<(), Error<Error<Infallible>>> {
    // h counts as x/2: (3/2 + 1) x³, (6/4 + 6/2) x², (6/8 + 18/4) x
    let of_halved = DerivativeOf::new(Halved, Dual::new()).without_value();
    assert_eq!(b.value_and_derivative(&of_halved, 2.0)?, (20.0, 18.0));
    assert_eq!(b.second_derivative(&of_halved, 2.0)?, 10.5);
    let flat = |error: Error<Infallible>| Error::Function(error);
    assert_eq!(b.gradient(Halved, 2.0).map_err(flat)?, 20.0);
    assert_eq!(b.pushforward(Halved, 2.0, 2.0).map_err(flat)?, 40.0);
    assert_eq!(b.hessian(Halved, 2.0).map_err(flat)?[(0, 0)], 18.0);
    Ok(())
}

#[test]
fn a_linear_change_holds_in_both_modes_at_all_orders() -> Result<(), Error<Error<Infallible>>> {
    at_all_orders(Dual::new())?;
    at_all_orders(NumDual)?;
    at_all_orders(Tape)?;
    at_all_orders(RecordedTape::new())?;
    at_all_orders(SecondOrder::new(Dual::new(), Tape))?;
    at_all_orders(SecondOrder::new(RecordedTape::new(), RecordedTape::new()))
}

#[test]
fn differences_of_the_value_go_past_surgery() -> Result<(), Error<Infallible>> {
    assert!((FiniteDifference::central().gradient(Halved, 2.0)? - 32.0).abs() < 1e-6); // 4x³
    // Differences of an exact gradient (3/2) h² x + h³ move the value of h by x: (3 + 3/2 + 3) x².
    let pair = SecondOrder::new(FiniteDifference::central(), Dual::new());
    assert!((pair.second_derivative(Halved, 2.0)? - 30.0).abs() < 1e-6);
    Ok(())
}

/// (g₀, g₁) ↦ (g₀ + 2 g₁, 3 g₀), which is not its own transpose.
#[derive(Clone, Copy)]
struct Sheared;

impl Surgery for Sheared {
    const LINEAR: bool = true;

    fn change<T: Scalar>(&self, gradient: &mut [T]) {
        if let [a, b] = gradient {
            (*a, *b) = (*a + *b * 2.0, *a * 3.0);
        }
    }
}

#[differentiable(name = ShearedProduct)]
fn sheared<S: Scalar>(x: &[S; 2]) -> S {
    let [a, b] = WithGradient::<[f64; 2], _>::new(Sheared).of(x);
    a * b
}

fn is_sheared<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
    // ∇ = A (b, a) and H = A (0, 1; 1, 0) Aᵀ with A = (1, 2; 3, 0)
    assert_eq!(b.gradient(ShearedProduct, &[5.0, 7.0])?, [17.0, 21.0]);
    assert_eq!(b.pushforward(ShearedProduct, &[5.0, 7.0], &[1.0, 10.0])?, 227.0);
    assert_eq!(b.hessian(ShearedProduct, &[5.0, 7.0])?.as_slice(), [4.0, 6.0, 6.0, 0.0]);
    Ok(())
}

#[test]
fn forward_mode_has_the_transpose() -> Result<(), Error<Infallible>> {
    is_sheared(Dual::new())?;
    is_sheared(NumDual)?;
    is_sheared(Tape)?;
    is_sheared(RecordedTape::new())?;
    is_sheared(SecondOrder::new(Tape, Dual::new()))
}

/// x³ y with a gradient for x that is clipped at 10, by a type or by a closure.
#[differentiable]
fn clipped<S: Scalar>(x: &[S; 2]) -> S {
    with_clip(x[0]).powi(3) * x[1]
}
#[differentiable]
fn clipped_by_closure<S: Scalar>(x: &[S; 2]) -> S {
    with_closure(x[0]).powi(3) * x[1]
}

fn with_clip<S: Scalar>(x: S) -> S {
    x.with_gradient(Clip::within(10.0))
}
fn with_closure<S: Scalar>(x: S) -> S {
    x.with_gradient(|g: f64| g.clamp(-10.0, 10.0))
}

fn flows_back<B: Backend, F>(b: B, f: F) -> Result<(), Error<Infallible>>
where
    F: Function<Input = [f64; 2], Output = f64, Context = (), Error = Infallible> + Copy,
{
    let mut gradient = b.prepare_gradient(f, &[1.0, 1.0])?;
    let mut pullback = b.prepare_pullback(f, &[1.0, 1.0])?;
    let mut pushforward = b.prepare_pushforward(f, &[1.0, 1.0])?;
    let mut hessian = b.prepare_hessian(f, &[1.0, 1.0])?;
    let mut hvp = b.prepare_hvp(f, &[1.0, 1.0])?;
    for _ in 0..2 {
        assert_eq!(gradient.value_and_gradient(&[1.0, 2.0])?, (2.0, [6.0, 1.0]));
        assert_eq!(gradient.gradient(&[3.0, 2.0])?, [10.0, 27.0]);
        assert_eq!(pullback.pullback(&[3.0, 2.0], -0.1)?, [-5.4, -2.7]);
        assert_eq!(pullback.at(&[3.0, 2.0])?.pullback(-1.0)?, [-10.0, -27.0]);
        assert_eq!(b.jacobian(f, &[3.0, 2.0])?.as_slice(), [10.0, 27.0]);
        assert_eq!(pushforward.pushforward(&[3.0, 2.0], &[1.0, 0.0]), Err(Error::NotLinear));
        assert_eq!(hessian.hessian(&[1.0, 2.0]), Err(Error::NotLinear));
        assert_eq!(hvp.hvp(&[1.0, 2.0], &[1.0, 0.0]), Err(Error::NotLinear));
    }
    Ok(())
}

#[test]
fn a_change_that_is_not_linear_flows_back_only() -> Result<(), Error<Infallible>> {
    flows_back(Tape, Clipped)?;
    flows_back(RecordedTape::new(), Clipped)?;
    flows_back(SecondOrder::new(Dual::new(), RecordedTape::new()), ClippedByClosure)?;
    flows_back(SecondOrder::new(Tape, Tape), ClippedByClosure)?;
    flows_back(RecordedTape::new(), ClippedByClosure)
}

/// Where x stays and the gradient itself moves, a formula has a slope and a closure has none.
#[test]
fn the_slope_of_a_closure_is_not_taken_for_zero() -> Result<(), Error<Infallible>> {
    let b = SecondOrder::new(Dual::new(), Tape);
    assert_eq!(b.hvp(Clipped, &[1.0, 2.0], &[0.0, 1.0])?, [3.0, 0.0]);
    assert_eq!(b.hvp(Clipped, &[3.0, 2.0], &[0.0, 1.0])?, [0.0, 0.0]);
    assert_eq!(b.hvp(ClippedByClosure, &[1.0, 2.0], &[0.0, 1.0]), Err(Error::NotLinear));
    Ok(())
}

fn refuses<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
    let mut gradient = b.prepare_gradient(Clipped, &[1.0, 1.0])?;
    let mut other = b.prepare_gradient(ShearedProduct, &[1.0, 1.0])?;
    for _ in 0..2 {
        assert_eq!(gradient.gradient(&[3.0, 2.0]), Err(Error::NotLinear));
        assert_eq!(other.gradient(&[5.0, 7.0])?, [17.0, 21.0]); // nothing is left behind
    }
    assert_eq!(b.jacobian(Clipped, &[3.0, 2.0]), Err(Error::NotLinear));
    assert_eq!(b.hessian(Clipped, &[3.0, 2.0]), Err(Error::NotLinear));
    assert!(Error::<Infallible>::NotLinear.to_string().contains("not linear"));
    Ok(())
}

#[test]
fn other_modes_refuse_what_is_not_linear() -> Result<(), Error<Infallible>> {
    refuses(Dual::new())?;
    refuses(Dual::with_tangents(1))?;
    refuses(NumDual)?;
    refuses(SecondOrder::new(Tape, Dual::new()))?;
    // The surgery alone is a pullback of which the seed is known.
    let alone = AsFunction(WithGradient::<f64, _>::new(Clip::within(10.0)));
    assert_eq!(Dual::new().pullback(&alone, 3.0, 27.0), Ok(10.0));
    assert_eq!(Dual::new().pushforward(&alone, 3.0, 27.0), Err(Error::NotLinear));
    Ok(())
}

#[test]
fn a_gradient_is_looked_at_in_every_sweep() -> Result<(), Error<Infallible>> {
    /// x² with a look at the gradient of x.
    #[derive(Clone)]
    struct Looked(Arc<Mutex<Vec<f64>>>);

    impl Looked {
        fn seen(&self) -> Vec<f64> {
            self.0.lock().map(|mut seen| core::mem::take(&mut *seen)).unwrap_or_default()
        }
    }

    #[differentiable]
    impl Looked {
        fn square<S: Scalar>(&self, x: S) -> S {
            let log = self.0.clone();
            let h = x.with_gradient(move |g: f64| {
                log.lock().map(|mut seen| seen.push(g)).unwrap_or_default();
                g
            });
            h * h
        }
    }

    let looked = Looked(Arc::default());
    let mut prepared = RecordedTape::new().prepare_gradient(looked.square_function(), 1.0)?;
    for x in [3.0, 4.0, 5.0] {
        assert_eq!(prepared.gradient(x)?, 2.0 * x);
    }
    assert_eq!(looked.seen(), [6.0, 8.0, 10.0]);
    assert_eq!(prepared.engine().recordings(), 1);
    Tape.gradient(looked.square_function(), 7.0)?;
    assert_eq!(looked.seen(), [14.0]);
    Ok(())
}

#[differentiable]
fn of_a_short_gradient<S: Scalar>(x: &[S]) -> S {
    let h = WithGradient::<Vec<f64>, _>::new(ClipNorm(5.0)).of(x);
    (h[0] * h[0] + h[1] * h[1]) * 0.5
}

#[test]
fn a_gradient_is_clipped_to_a_length() -> Result<(), Error<Infallible>> {
    let mut prepared = RecordedTape::new().prepare_gradient(OfAShortGradient, &[1.0, 1.0])?;
    assert_eq!(prepared.gradient(&[3.0, 4.0])?, [3.0, 4.0]);
    assert_eq!(prepared.gradient(&[30.0, 40.0])?, [3.0, 4.0]);
    assert!(prepared.gradient(&[f64::NAN, 1.0])?[0].is_nan(), "a NaN is not clipped away");
    assert!(Tape.gradient(Clipped, &[f64::NAN, 1.0])?[0].is_nan());
    Ok(())
}

#[test]
fn over_single_precision() {
    fn changed<S: Scalar<f32>>(x: S) -> S {
        x.with_gradient(Scale(-1.0)) * x.with_gradient(|g: f32| g * 0.5)
    }
    #[differentiable]
    fn reversed<S: Scalar<f32>>(x: S) -> S {
        changed(x)
    }
    assert_eq!(Differentiate::<f32>::gradient(&Tape, Reversed, 3.0), Ok(-1.5_f32));
}
