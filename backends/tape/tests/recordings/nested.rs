//! Derivatives inside derivatives, and prepared objects beside each other.

use crate::{Branch, Outcome, Smooth, close};
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Context, DerivativeOf, Nestable, Parameter};
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};

/// d/dy g(y; p) at a point that is a number of any kind, inside a function.
fn inner<S, B, G>(b: &B, g: G, y: S, p: S) -> S
where
    S: Scalar,
    B: Nestable,
    G: Function<Input = f64, Output = f64, Context = Parameter<f64>, Error = Infallible>,
{
    type ContextOf<G, B> = <DerivativeOf<G, B> as Function>::Context;
    let derivative = DerivativeOf::new(g, b.clone());
    let mut scratch = <ContextOf<G, B> as Context<f64>>::Scratch::<S>::default();
    let at = <ContextOf<G, B> as Context<f64>>::lift(p, &mut scratch, &mut |s: S| s);
    derivative.first(y, at).map_or(S::constant(f64::NAN), |(_, slope)| slope)
}

#[differentiable]
fn product<S: Scalar>(y: S, #[parameter] p: S) -> S {
    y * p
}
#[differentiable]
fn sum<S: Scalar>(y: S, #[parameter] p: S) -> S {
    y + p
}
#[differentiable]
fn wave<S: Scalar>(y: S, #[parameter] p: S) -> S {
    if y > -100.0 { (y * p).sin() * p } else { y }
}

/// Cases where a derivative that mixes up its level gives another answer.
struct Confusing<B>(B);

impl<B: Nestable> Function for Confusing<B> {
    type Input = f64;
    type Output = Vec<f64>;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, x: S, (): ()) -> Result<Vec<S>, Infallible> {
        let b = &self.0;
        Ok(vec![
            x * inner(b, Sum, S::one(), x),
            x * inner(b, Product, S::constant(2.0), x),
            inner(b, Product, x, x),
            inner(b, Wave, x, x * x),
            inner(b, Wave, x, inner(b, Wave, x, x)),
        ])
    }
}

/// At x, by hand: the inner derivatives are 1, x, x, p² cos(y p) with p = x² or p = x² cos x².
fn by_hand(x: f64) -> ([f64; 5], [f64; 5]) {
    let p = x * x * (x * x).cos();
    let slope = 2.0 * x * (x * x).cos() - 2.0 * x.powi(3) * (x * x).sin();
    let values = [x, x * x, x, x.powi(4) * x.powi(3).cos(), p * p * (x * p).cos()];
    let slopes = [
        1.0,
        2.0 * x,
        1.0,
        4.0 * x.powi(3) * x.powi(3).cos() - 3.0 * x.powi(6) * x.powi(3).sin(),
        2.0 * p * slope * (x * p).cos() - p * p * (x * p).sin() * (p + x * slope),
    ];
    (values, slopes)
}

fn is_not_confused<O: Backend, I: Nestable>(outer: &O, inside: I) -> Outcome {
    let f = Confusing(inside);
    let mut derivative = outer.prepare_derivative(&f, 0.7)?;
    let mut pullback = outer.prepare_pullback(&f, 0.7)?;
    for x in [0.7, 0.3, -1.1, 0.7] {
        let (values, slopes) = by_hand(x);
        let (y, found) = derivative.value_and_derivative(x)?;
        assert!(close(&y, &values), "{y:?}, not {values:?}");
        assert!(close(&found, &slopes), "{found:?}, not {slopes:?}");
        let weights = [1.0, 0.5, -2.0, 3.0, 1.5];
        let expected: f64 = slopes.iter().zip(weights).map(|(slope, weight)| slope * weight).sum();
        assert!(close(&[pullback.pullback(x, &weights)?], &[expected]));
    }
    Ok(())
}

#[test]
fn levels_are_kept_apart() -> Outcome {
    let (tape, recorded, dual) = (Tape, RecordedTape::new(), Dual::new());
    is_not_confused(&tape, tape)?;
    is_not_confused(&tape, recorded)?;
    is_not_confused(&recorded, tape)?;
    is_not_confused(&recorded, recorded)?;
    is_not_confused(&dual, tape)?;
    is_not_confused(&dual, recorded)?;
    is_not_confused(&tape, dual)?;
    is_not_confused(&recorded, dual)
}

/// Three levels: a derivative of a function that differentiates a function that differentiates.
struct Deep<O, I>(O, I);

impl<O: Nestable, I: Nestable> Function for Deep<O, I> {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut S) -> Result<(), Infallible> {
        *y = inner(&self.0, Middle(self.1.clone()), x, x);
        Ok(())
    }
    fn first<S: Scalar>(&self, _: S, (): ()) -> Result<S, Infallible> {
        Ok(S::zero())
    }
}

/// y ↦ ∂(z y · p)/∂z · y at z = 1, that is p y².
struct Middle<I>(I);

impl<I: Nestable> Function for Middle<I> {
    type Input = f64;
    type Output = f64;
    type Context = Parameter<f64>;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, y: S, p: S, to: &mut S) -> Result<(), Infallible> {
        *to = inner(&self.0, Product, S::one(), y * p) * y;
        Ok(())
    }
    fn first<S: Scalar>(&self, _: S, _: S) -> Result<S, Infallible> {
        Ok(S::zero())
    }
}

/// x ↦ ∂(p y²)/∂y = 2 p y at y = p = x: 2 x², with the derivative 4 x.
#[test]
fn three_levels() -> Outcome {
    let recorded = RecordedTape::new();
    assert_eq!(Tape.derivative(&Deep(Tape, Tape), 3.0)?, 12.0);
    assert_eq!(recorded.derivative(&Deep(recorded, recorded), 3.0)?, 12.0);
    assert_eq!(Dual::new().derivative(&Deep(recorded, Dual::new()), 3.0)?, 12.0);
    let mut p = recorded.prepare_pullback(Deep(Tape, recorded), 3.0)?;
    assert_eq!(p.pullback(5.0, 2.0)?, 40.0);
    assert_eq!(p.engine().replays(), 1);
    Ok(())
}

fn pair<O: Backend + fluxions::Over<I>, I: Nestable>(outer: O, inside: I) -> Outcome {
    let b = SecondOrder::new(outer, inside);
    let mut hessian = b.prepare_hessian(Smooth, &[0.5, 1.5])?;
    let mut branching = b.prepare_hvp(Branch, &[1.0, 2.0])?;
    for x in [[0.5, 1.5], [0.25, -2.0], [3.0, 0.5], [-1.0, 2.0], [1.0, 2.0]] {
        let (y, g, exact) = Dual::new().value_gradient_and_hessian(&Smooth, &x)?;
        let found = hessian.value_gradient_and_hessian(&x)?;
        assert!(close(&[found.0], &[y]) && close(&found.1, &g));
        assert!(close(found.2.as_slice(), exact.as_slice()), "{}, not {exact}", found.2);
        let exact = Dual::new().hvp(&Branch, &x, &[1.0, -1.0])?;
        assert!(close(&branching.hvp(&x, &[1.0, -1.0])?, &exact));
    }
    Ok(())
}

#[test]
fn second_order_by_pairs() -> Outcome {
    let recorded = RecordedTape::new();
    pair(Tape, Tape)?;
    pair(recorded, recorded)?;
    pair(recorded, Tape)?;
    pair(Tape, recorded)?;
    pair(Dual::new(), recorded)?;
    pair(Dual::new(), Tape)?;
    pair(recorded, Dual::new())
}

#[test]
fn prepared_objects_side_by_side() -> Outcome {
    fn interleaved<B: Backend>(b: &B) -> Outcome {
        let (mut p, mut q) = (b.prepare_pullback(Smooth, &[1.0, 2.0])?, b.prepare_pullback(Branch, &[1.0, 2.0])?);
        let mut copy = p.clone();
        let mut at = p.at(&[0.5, 3.0])?;
        for k in 1..8 {
            let weight = f64::from(k);
            let (sign, slopes) = if k % 3 == 0 { (-1.0, [4.0, -12.0]) } else { (1.0, [2.0, 3.0]) };
            assert_eq!(q.pullback(&[3.0 * sign, 2.0], weight)?, slopes.map(|slope| slope * weight));
            let exact = Dual::new().pullback(&Smooth, &[0.5, 3.0], weight)?;
            assert!(close(&at.pullback(weight)?, &exact));
            let exact = Dual::new().pullback(&Smooth, &[weight, 0.5], 1.0)?;
            assert!(close(&copy.pullback(&[weight, 0.5], 1.0)?, &exact));
        }
        Ok(())
    }
    interleaved(&Tape)?;
    interleaved(&RecordedTape::new())
}
