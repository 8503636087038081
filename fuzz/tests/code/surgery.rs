use fluxions::prelude::*;

use core::convert::Infallible;
use fluxions::{Gives, NumberRule, Rule, Scalar};
use std::sync::Arc;

/// sin x, whose derivative is a rule in turn.
#[derive(Clone, Copy)]
struct Sine;

impl NumberRule for Sine {
    fn value(&self, x: f64) -> f64 {
        x.sin()
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        Cosine.of(x)
    }
}

/// cos x.
#[derive(Clone, Copy)]
struct Cosine;

impl NumberRule for Cosine {
    fn value(&self, x: f64) -> f64 {
        x.cos()
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        -Sine.of(x)
    }
}

/// There is no root.
#[derive(Clone, Copy, Debug)]
struct NoRoot;

impl core::error::Error for NoRoot {}
impl core::fmt::Display for NoRoot {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no root")
    }
}

/// √x, which fails where x is negative.
#[derive(Clone, Copy)]
struct Root;

impl Rule for Root {
    type Input = f64;
    type Output = f64;
    type Error = NoRoot;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: f64) -> Result<(f64, ()), NoRoot> {
        if x < 0.0 { Err(NoRoot) } else { Ok((x.sqrt(), ())) }
    }
    fn pullback<T: Scalar>(&self, (): &(), _: T, y: T, y_bar: T) -> Result<T, NoRoot> {
        Ok(y_bar / (y * 2.0))
    }
}

/// (a, b) ↦ (a b, sin a), which keeps its point. Its derivatives at another point are NaN.
#[derive(Clone, Copy)]
struct Crossed;

fn only_at<T: Scalar>(kept: &[f64], x: &[T]) -> T {
    let here = kept.iter().zip(x).all(|(kept, x)| *kept == x.primal());
    if here { T::one() } else { T::constant(f64::NAN) }
}

impl Rule for Crossed {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Infallible;
    type Kept = Arc<Vec<f64>>;
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64]) -> Result<(Vec<f64>, Arc<Vec<f64>>), Infallible> {
        Ok((vec![x[0] * x[1], x[0].sin()], Arc::new(x.to_vec())))
    }
    fn pushforward<T: Scalar>(&self, kept: &Arc<Vec<f64>>, x: &[T], _: &[T], v: &[T]) -> Result<Vec<T>, Infallible> {
        let here = only_at(kept, x);
        Ok(vec![(x[1] * v[0] + x[0] * v[1]) * here, Cosine.of(x[0]) * v[0]])
    }
    fn pullback<T: Scalar>(&self, kept: &Arc<Vec<f64>>, x: &[T], _: &[T], w: &[T]) -> Result<Vec<T>, Infallible> {
        let here = only_at(kept, x);
        Ok(vec![(x[1] * w[0] + Cosine.of(x[0]) * w[1]) * here, x[0] * w[0]])
    }
}

use fluxions::surgery::Scale;

use fluxions::Rule as _;
use fluxions::surgery::{Surgery, WithGradient};

/// (ā, b̄) ↦ (2 b̄, −ā), which is linear, and not its own transpose.
#[derive(Clone, Copy)]
struct Turn;

impl Surgery for Turn {
    const LINEAR: bool = true;

    fn change<T: fluxions::Scalar>(&self, gradient: &mut [T]) {
        gradient.swap(0, 1);
        gradient[0] *= 2.0;
        gradient[1] = -gradient[1];
    }
}

/// a − 3 b, with the gradient (−6, −1) in place of (1, −3).
fn turned<S: fluxions::Scalar>(a: S, b: S) -> S {
    let y = WithGradient::<[f64; 2], _>::new(Turn).of(&[a, b]);
    y[0] - y[1] * 3.0
}

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = x[0].with_gradient(Scale(-0.5));
    let v1 = turned(v0, x[1]);
    let v2 = Sine.of(v1);
    v2
}
