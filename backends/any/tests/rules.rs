//! Rules under every backend: derivatives of order 1 and 2, inside functions and as whole functions.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::rule::{AsFunction, ByDerivative};
use fluxions::surgery::Clip;
use fluxions::{Error, Gives, NumberRule, Rule};
use fluxions_any::AnyBackend;

/// Compares by the exactness of a backend, relative to 1.
fn near(backend: &AnyBackend, second: bool, found: f64, expected: f64) {
    let exactness = backend.capabilities().exactness;
    let allowed = if second { exactness.second() } else { exactness.first() } * 10.0 + 1e-14;
    let error = (found - expected).abs() / expected.abs().max(1.0);
    assert!(error <= allowed, "{backend}: {found} for {expected}");
}

/// x³ by plain numbers, with the derivative 3x².
#[derive(Clone, Copy)]
struct Cube;

impl NumberRule for Cube {
    fn value(&self, x: f64) -> f64 {
        x * x * x
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        x * x * 3.0
    }
}

/// Functions of a number that call rules. They are one type, which is compiled for every backend.
enum OfNumber {
    Cubed,
    Rooted,
}

#[differentiable]
impl OfNumber {
    fn number<S: Scalar>(&self, x: S) -> Result<S, Negative> {
        match self {
            Self::Cubed => Ok(Cube.of(x)),
            Self::Rooted => Ok(Root.call(x)? * x),
        }
    }
}

#[test]
fn a_cube_has_12_for_every_derivative_at_2() -> Result<(), Box<dyn core::error::Error>> {
    /// Derivative, gradient, Jacobian, Hessian, and the Hessian times 1.
    fn at_2<F>(b: &AnyBackend, f: &F) -> Result<[f64; 5], Error<F::Error>>
    where
        F: Function<Input = f64, Output = f64, Context = ()>,
    {
        let (jacobian, hessian) = (b.jacobian(f, 2.0)?, b.hessian(f, 2.0)?);
        Ok([b.derivative(f, 2.0)?, b.gradient(f, 2.0)?, jacobian[(0, 0)], hessian[(0, 0)], b.hvp(f, 2.0, 1.0)?])
    }
    let cubed = &OfNumber::Cubed.number_function();
    for b in AnyBackend::all() {
        for [d, g, j, h, p] in [at_2(&b, &ByDerivative(Cube))?, at_2(&b, cubed)?] {
            [d, g, j].into_iter().for_each(|found| near(&b, false, found, 12.0));
            [h, p].into_iter().for_each(|found| near(&b, true, found, 12.0));
        }
        near(&b, true, b.second_derivative(cubed, 2.0)?, 12.0);
        assert_eq!(b.value_and_gradient(cubed, 2.0)?.0, 8.0, "{b}");
    }
    Ok(())
}

/// y = (x₀² x₁, x₀ + x₁³), which gives one product or both.
macro_rules! pair {
    ($name:ident, $gives:ident: $($method:item)*) => {
        #[derive(Clone, Copy)]
        struct $name;

        impl Rule for $name {
            type Input = Vec<f64>;
            type Output = Vec<f64>;
            type Error = Infallible;
            type Kept = ();
            const GIVES: Gives = Gives::$gives;

            fn value(&self, x: &[f64]) -> Result<(Vec<f64>, ()), Infallible> {
                Ok((vec![x[0] * x[0] * x[1], x[0] + x[1].powi(3)], ()))
            }
            $($method)*
        }
    };
}

pair! { Pushes, Pushforward:
    fn pushforward<T: Scalar>(&self, (): &(), x: &[T], _: &[T], x_dot: &[T]) -> Result<Vec<T>, Infallible> {
        Ok(vec![x[0] * x[1] * x_dot[0] * 2.0 + x[0] * x[0] * x_dot[1], x_dot[0] + x[1] * x[1] * x_dot[1] * 3.0])
    }
}
pair! { Pulls, Pullback:
    fn pullback<T: Scalar>(&self, (): &(), x: &[T], _: &[T], y_bar: &[T]) -> Result<Vec<T>, Infallible> {
        Ok(vec![x[0] * x[1] * y_bar[0] * 2.0 + y_bar[1], x[0] * x[0] * y_bar[0] + x[1] * x[1] * y_bar[1] * 3.0])
    }
}
pair! { DoesBoth, Both:
    fn pushforward<T: Scalar>(&self, kept: &(), x: &[T], y: &[T], x_dot: &[T]) -> Result<Vec<T>, Infallible> {
        Pushes.pushforward(kept, x, y, x_dot)
    }
    fn pullback<T: Scalar>(&self, kept: &(), x: &[T], y: &[T], y_bar: &[T]) -> Result<Vec<T>, Infallible> {
        Pulls.pullback(kept, x, y, y_bar)
    }
}

/// Functions of a vector that call rules. They are one type, which is compiled for every backend.
enum OfVector {
    Pushed,
    Pulled,
    Both,
    Truncated,
    TooLong,
}

#[differentiable]
impl OfVector {
    /// z = y₀ y₁ of a rule, whose derivatives are those of a polynomial, and others.
    fn number<S: Scalar>(&self, x: &[S]) -> S {
        let y = match self {
            Self::Pushed => Pushes.of(x),
            Self::Pulled => Pulls.of(x),
            Self::Both => DoesBoth.of(x),
            Self::Truncated => return truncated(x[0]) * truncated(x[1]) * x[0],
            Self::TooLong => return TooLong.of(x).into_iter().sum(),
        };
        y[0] * y[1]
    }
}

fn check_pair<G: Rule<Input = Vec<f64>, Output = Vec<f64>, Error = Infallible>>(
    rule: G,
    inside: &OfVector,
) -> Result<(), Error<Infallible>> {
    for b in AnyBackend::all() {
        let whole = AsFunction(rule.clone());
        let jacobian = b.jacobian(&whole, &[2.0, 3.0])?;
        let pull = b.pullback(&whole, &[2.0, 3.0], &[1.0, 10.0])?;
        let push = b.pushforward(&whole, &[2.0, 3.0], &[1.0, 10.0])?;
        let found = jacobian.iter().copied().chain(pull).chain(push);
        found.zip([12.0, 1.0, 4.0, 27.0, 22.0, 274.0, 52.0, 271.0]).for_each(|(y, z)| near(&b, false, y, z));
        // z = x₀³ x₁ + x₀² x₁⁴
        let f = inside.number_function();
        let mut prepared = b.prepare_gradient(&f, &[1.0, 1.0])?;
        for (x, gradient) in [([2.0, 3.0], [360.0, 440.0]), ([1.0, 2.0], [38.0, 33.0]), ([1.0, 2.0], [38.0, 33.0])] {
            prepared.gradient(&x)?.into_iter().zip(gradient).for_each(|(g, e)| near(&b, false, g, e));
        }
        let mut prepared = b.prepare_hessian(&f, &[1.0, 1.0])?;
        for (x, hessian) in [([2.0, 3.0], [198.0, 444.0, 444.0, 432.0]), ([1.0, 2.0], [44.0, 67.0, 67.0, 48.0])] {
            prepared.hessian(&x)?.iter().zip(hessian).for_each(|(&h, e)| near(&b, true, h, e));
        }
    }
    Ok(())
}

#[test]
fn either_product_gives_all_derivatives() -> Result<(), Error<Infallible>> {
    check_pair(Pushes, &OfVector::Pushed)?;
    check_pair(Pulls, &OfVector::Pulled)?;
    check_pair(DoesBoth, &OfVector::Both)
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

/// √x, which fails for negative x.
#[derive(Clone, Copy)]
struct Root;

impl Rule for Root {
    type Input = f64;
    type Output = f64;
    type Error = Negative;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, x: f64) -> Result<(f64, ()), Negative> {
        if x < 0.0 { Err(Negative) } else { Ok((x.sqrt(), ())) }
    }
    fn pullback<T: Scalar>(&self, (): &(), _: T, y: T, y_bar: T) -> Result<T, Negative> {
        Ok(y_bar / (y * 2.0))
    }
}

#[test]
fn a_rule_that_fails_is_an_error_of_the_function() -> Result<(), Error<Negative>> {
    let rooted = &OfNumber::Rooted.number_function();
    for b in AnyBackend::all() {
        let mut prepared = b.prepare_derivative(rooted, 1.0)?;
        near(&b, false, prepared.derivative(4.0)?, 3.0); // 3/2 √x
        assert_eq!(prepared.derivative(-1.0), Err(Error::Function(Negative)), "{b}");
        near(&b, false, prepared.derivative(1.0)?, 1.5);
        let mut prepared = b.prepare_hessian(rooted, 1.0)?;
        near(&b, true, prepared.hessian(4.0)?[(0, 0)], 0.375); // 3/4 / √x
        assert_eq!(prepared.hessian(-1.0), Err(Error::Function(Negative)), "{b}");
        near(&b, true, prepared.hessian(1.0)?[(0, 0)], 0.75);
    }
    Ok(())
}

/// The integer part of x, with the tangent of x: what is rounded forwards passes backwards.
#[differentiable(pushforward = passes)]
fn truncated<S: Scalar>(x: S) -> S {
    x.trunc()
}

fn passes<S: Scalar>(_: S, _: S, x_dot: S) -> S {
    x_dot
}

#[test]
fn a_derivative_may_differ_from_that_of_the_value() -> Result<(), Error<Infallible>> {
    let truncated_times = &OfVector::Truncated.number_function();
    for b in AnyBackend::all() {
        let exactness = b.capabilities().exactness;
        if exactness.first() > 0.0 {
            continue; // differences of the value
        }
        // Of u v x₀ with u = trunc x₀ and v = trunc x₁: v x₀ + u v and u x₀.
        let (y, gradient) = b.value_and_gradient(truncated_times, &[2.5, 3.5])?;
        assert_eq!((y, gradient), (15.0, vec![13.5, 5.0]), "{b}");
        if exactness.second() == 0.0 {
            assert_eq!(b.hessian(truncated_times, &[2.5, 3.5])?.as_slice(), [6.0, 4.5, 4.5, 0.0], "{b}");
        }
    }
    Ok(())
}

/// 2²⁰ x, where each step lets at most 10 flow back.
#[differentiable]
fn doubled_often<S: Scalar>(x: S) -> S {
    (0..20).fold(x, |x, _| x.with_gradient(Clip::within(10.0)) * 2.0)
}

#[test]
fn a_gradient_is_clipped_in_a_loop_or_refused() -> Result<(), Error<Infallible>> {
    let mut clipped = Vec::new();
    for b in AnyBackend::all() {
        let mut prepared = b.prepare_gradient(DoubledOften, 1.0)?;
        for x in [1.0, 3.0] {
            match prepared.gradient(x) {
                Ok(gradient) if b.capabilities().exactness.first() > 0.0 => near(&b, false, gradient, 1_048_576.0),
                Ok(gradient) => {
                    assert_eq!(gradient, 10.0, "{b}");
                    clipped.push(b.to_string());
                }
                Err(error) => assert_eq!(error, Error::NotLinear, "{b}"),
            }
        }
    }
    clipped.dedup();
    assert!(clipped.contains(&"tape".to_owned()) && clipped.contains(&"recorded-tape".to_owned()), "{clipped:?}");
    Ok(())
}

/// tanh by plain numbers, with its adjoint.
#[differentiable(pullback = tanh_adjoint)]
fn tanh<S: Scalar>(x: S) -> S {
    S::constant(x.primal().tanh())
}

fn tanh_adjoint<S: Scalar>(_: S, y: S, y_bar: S) -> S {
    (-y * y + 1.0) * y_bar
}

/// yᵢ = tanh Σⱼ kⱼ xᵢ₊ⱼ: the kernel is not differentiated.
#[differentiable]
fn convolved<S: Scalar>(x: &[S], #[constant] kernel: &[f64]) -> Vec<S> {
    x.windows(kernel.len()).map(|part| tanh(part.iter().zip(kernel).map(|(x, k)| x * *k).sum())).collect()
}

#[test]
fn a_convolution_with_an_adjoint_of_tanh() -> Result<(), Error<Infallible>> {
    let (x, kernel) = ([0.3, -0.4, 0.5], [1.0, -2.0]);
    let slopes = [1.1_f64, -1.4].map(|y| 1.0 - y.tanh().powi(2));
    for b in AnyBackend::all() {
        let mut prepared = b.bind(&Convolved, &kernel[..]).prepare_jacobian(&[1.0; 3])?;
        let jacobian = prepared.with(&kernel).jacobian(&x)?;
        let expected = [slopes[0], 0.0, -2.0 * slopes[0], slopes[1], 0.0, -2.0 * slopes[1]];
        jacobian.iter().zip(expected).for_each(|(&j, e)| near(&b, false, j, e));
        let x_bar = b.bind(&Convolved, &kernel[..]).pullback(&x, &[1.0, 10.0])?;
        let expected = [slopes[0], 10.0 * slopes[1] - 2.0 * slopes[0], -20.0 * slopes[1]];
        x_bar.into_iter().zip(expected).for_each(|(x, e)| near(&b, false, x, e));
    }
    Ok(())
}

/// y = x, with derivatives that are twice as long.
#[derive(Clone, Copy)]
struct TooLong;

impl Rule for TooLong {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: &[f64]) -> Result<(Vec<f64>, ()), Infallible> {
        Ok((x.to_vec(), ()))
    }
    fn pushforward<T: Scalar>(&self, (): &(), _: &[T], _: &[T], x_dot: &[T]) -> Result<Vec<T>, Infallible> {
        Ok([x_dot, x_dot].concat())
    }
    fn pullback<T: Scalar>(&self, (): &(), _: &[T], _: &[T], y_bar: &[T]) -> Result<Vec<T>, Infallible> {
        Ok([y_bar, y_bar].concat())
    }
}

#[test]
fn a_wrong_shape_is_an_error() {
    let sum_too_long = &OfVector::TooLong.number_function();
    for b in AnyBackend::all() {
        if b.capabilities().exactness.first() > 0.0 {
            continue;
        }
        let mut prepared = b.prepare_gradient(sum_too_long, &[1.0, 2.0]).expect("nothing is differentiated");
        for _ in 0..2 {
            let found = prepared.gradient(&[1.0, 2.0]);
            assert!(matches!(found, Err(Error::Shape { .. })), "{b}: {found:?}");
        }
    }
}
