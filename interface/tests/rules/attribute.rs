//! Rules by attribute: the derivative functions are ordinary functions, here in another module.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Gives, Rule};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};

mod derivatives {
    use super::Negative;
    use fluxions::prelude::*;

    pub(super) fn cube_back<S: Scalar>(x: S, _: S, y_bar: S) -> S {
        x * x * y_bar * 3.0
    }
    pub(super) fn ratio_along<S: Scalar>(a: &[S], b: S, y: &[S], a_dot: &[S], b_dot: S) -> Vec<S> {
        (0..a.len()).map(|i| (a_dot[i] - y[i] * b_dot) / b).collect()
    }
    pub(super) fn ratio_back<S: Scalar>(a: &[S], b: S, y: &[S], y_bar: &[S]) -> (Vec<S>, S) {
        let along_b: S = y.iter().zip(y_bar).map(|(y, y_bar)| y * y_bar).sum();
        (a.iter().zip(y_bar).map(|(_, y_bar)| *y_bar / b).collect(), -along_b / b)
    }
    pub(super) fn root_back<R: Real, S: Scalar<R>>(_: S, y: S, y_bar: S) -> Result<S, Negative> {
        Ok(y_bar / (y + y))
    }
    pub(super) fn scaled_along<S: Scalar<f32>, const N: usize>(_: &[S; N], _: &[S; N], x_dot: &[S; N]) -> [S; N] {
        x_dot.map(|x_dot| x_dot * 2.0)
    }
}

/// x³ by a function of another crate.
#[differentiable(pullback = derivatives::cube_back, adjoint)]
fn cube<S: Scalar>(x: S) -> S {
    S::constant(f64::powi(x.primal(), 3))
}

/// a/b with two arguments and a literal on the left.
#[differentiable(pushforward = derivatives::ratio_along, pullback = derivatives::ratio_back, adjoint)]
fn ratio<S: Scalar>(a: &[S], b: S) -> Vec<S> {
    a.iter().map(|a| 1.0 * *a / b).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

/// √x over any reals, which may fail.
#[differentiable(pullback = derivatives::root_back, adjoint)]
fn root<R: Real, S: Scalar<R>>(x: S) -> Result<S, Negative> {
    if x < R::zero() { Err(Negative) } else { Ok(x.sqrt()) }
}

#[differentiable(name = Twice, pushforward = derivatives::scaled_along)]
fn scaled<S: Scalar<f32>, const N: usize>(x: &[S; N]) -> [S; N] {
    x.map(|x| x + x)
}

#[differentiable(adjoint)]
fn calls_them<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let parts = ratio(&[cube(x[0]), x[1]], x[2]);
    Ok(root(parts[0])? * parts[1])
}

/// The same without rules.
#[differentiable]
fn calls_none<S: Scalar>(x: &[S]) -> S {
    (x[0].powi(3) / x[2]).sqrt() * x[1] / x[2]
}

fn near(found: &[f64], expected: &[f64]) -> bool {
    found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| (f - e).abs() < 1e-12 * e.abs().max(1.0))
}

fn check<B: Backend>(b: B) -> Result<(), Error<Negative>> {
    let mut gradient = b.prepare_gradient(CallsThem, &[1.0, 1.0, 1.0])?;
    let mut hessian = b.prepare_hessian(CallsThem, &[1.0, 1.0, 1.0])?;
    for x in [[2.0, 3.0, 0.5], [1.0, -1.0, 4.0]] {
        let expected = Dual::new().gradient(CallsNone, &x).map_err(|_| Error::UnknownOrder)?;
        assert!(near(&gradient.gradient(&x)?, &expected));
        let expected = Dual::new().hessian(CallsNone, &x).map_err(|_| Error::UnknownOrder)?;
        assert!(near(hessian.hessian(&x)?.as_slice(), expected.as_slice()));
        assert_eq!(gradient.gradient(&[-1.0, 1.0, 1.0]), Err(Error::Function(Negative)));
    }
    Ok(())
}

#[test]
fn every_call_goes_by_the_rule() -> Result<(), Error<Negative>> {
    check(Dual::new())?;
    check(Adjoint)?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()))
}

#[test]
fn the_function_itself_is_a_rule_and_a_function() -> Result<(), Error<Infallible>> {
    assert_eq!((cube(2.0), Cube.of(2.0), Cube::GIVES), (8.0, 8.0, Gives::Pullback));
    fn at_2<B: Backend>(b: B) -> Result<[f64; 4], Error<Infallible>> {
        Ok([
            b.gradient(Cube, 2.0)?,
            b.jacobian(Cube, 2.0)?[(0, 0)],
            b.hessian(Cube, 2.0)?[(0, 0)],
            b.hvp(Cube, 2.0, 1.0)?,
        ])
    }
    assert_eq!((at_2(Dual::new())?, at_2(Dual::with_tangents(1))?), ([12.0; 4], [12.0; 4]));
    assert_eq!((at_2(Tape)?, at_2(RecordedTape::new())?, at_2(Adjoint)?), ([12.0; 4], [12.0; 4], [12.0; 4]));
    assert!((FiniteDifference::central().gradient(Cube, 2.0)? - 12.0).abs() < 1e-8); // differences of the value
    let expected = (vec![3.0, 2.0], (vec![0.5, 5.0], -11.5));
    assert_eq!(Dual::new().value_and_pullback(Ratio, (&[6.0, 4.0], 2.0), &[1.0, 10.0])?, expected);
    assert_eq!(Adjoint.value_and_pullback(Ratio, (&[6.0, 4.0], 2.0), &[1.0, 10.0])?, expected);
    assert_eq!(Dual::new().pushforward(Twice::<3>, &[1.0, 2.0, 3.0], &[1.0, 0.0, 2.0])?, [2.0, 0.0, 4.0_f32]);
    Ok(())
}

#[test]
fn over_single_precision_too() -> Result<(), Error<Negative>> {
    assert_eq!(Dual::new().derivative(Root::<f32>::new(), 4.0)?, 0.25_f32);
    assert_eq!(Dual::new().derivative(Root::<f64>::new(), 4.0)?, 0.25);
    assert_eq!(Dual::new().derivative(Root::<f64>::new(), -4.0), Err(Error::Function(Negative)));
    Ok(())
}

/// yᵢ = c Σⱼ kⱼ xᵢ₊ⱼ with a kernel that is not differentiated.
#[differentiable(pullback = convolved_back, adjoint)]
fn convolved<S: Scalar>(x: &[S], #[constant] kernel: &[f64], #[constant] c: f64) -> Vec<S> {
    let at = |part: &[S]| part.iter().zip(kernel).map(|(x, k)| x.primal() * k).sum::<f64>();
    x.windows(kernel.len()).map(|part| S::constant(c * at(part))).collect()
}

fn convolved_back<S: Scalar>(x: &[S], kernel: &[f64], c: f64, _: &[S], y_bar: &[S]) -> Vec<S> {
    let mut x_bar = vec![S::zero(); x.len()];
    for (i, y_bar) in y_bar.iter().enumerate() {
        kernel.iter().enumerate().for_each(|(j, k)| x_bar[i + j] += *y_bar * (c * k));
    }
    x_bar
}

#[differentiable(adjoint)]
fn calls_with_constants<S: Scalar>(x: &[S]) -> S {
    let y = convolved(x, &[1.0, -2.0], 0.5);
    y[0] * y[1]
}

/// k₀ x₀ x₁ + k₁ with parameters, of which the pullback returns cotangents too.
#[differentiable(pullback = area_back, adjoint)]
fn area<S: Scalar>(x: &[S; 2], #[parameter] k: &[S], #[constant] c: f64) -> S {
    S::constant((k[0] * x[0] * x[1] * c + k[1]).primal())
}

fn area_back<S: Scalar>(x: &[S; 2], k: &[S], c: f64, _: S, y_bar: S) -> ([S; 2], Vec<S>) {
    let y_bar = y_bar * c;
    ([k[0] * x[1] * y_bar, k[0] * x[0] * y_bar], vec![x[0] * x[1] * y_bar, y_bar / c])
}

#[test]
fn parameters_are_arguments_of_the_rule() -> Result<(), Error<Infallible>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
        let mut prepared = b.bind(&Area, (&[1.0, 1.0][..], 1.0)).prepare_hessian(&[1.0, 1.0])?;
        let mut gradient = b.bind(&Area, (&[1.0, 1.0][..], 1.0)).prepare_gradient(&[1.0, 1.0])?;
        for (k, c) in [([3.0, 7.0], 0.5), ([-2.0, 0.0], 2.0)] {
            let (y, slopes) = gradient.with((&k, c)).value_and_gradient(&[2.0, 5.0])?;
            assert_eq!((y, slopes), (10.0 * k[0] * c + k[1], [5.0 * k[0] * c, 2.0 * k[0] * c]));
            assert_eq!(prepared.with((&k, c)).hessian(&[2.0, 5.0])?.as_slice(), [0.0, k[0] * c, k[0] * c, 0.0]);
        }
        Ok(())
    }
    check(Dual::new())?;
    check(Adjoint)?;
    check(RecordedTape::new())
}

#[test]
fn constants_are_held_by_the_rule() -> Result<(), Error<Infallible>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
        // y = (x₀/2 − x₁, x₁/2 − x₂) at (6, 2, 4): (1, −3)
        assert_eq!(b.gradient(CallsWithConstants, &[6.0, 2.0, 4.0])?, [-1.5, 3.5, -1.0]);
        let hessian = b.hessian(CallsWithConstants, &[6.0, 2.0, 4.0])?;
        assert_eq!(hessian.as_slice(), [0.0, 0.25, -0.5, 0.25, -1.0, 1.0, -0.5, 1.0, 0.0]);
        let mut prepared = b.bind(&Convolved, (&[1.0, -2.0][..], 0.5)).prepare_jacobian(&[0.0; 3])?;
        for (kernel, c) in [([1.0, -2.0], 0.5), ([3.0, 1.0], 2.0)] {
            let jacobian = prepared.with((&kernel, c)).jacobian(&[1.0, 5.0, 7.0])?;
            let [k, l] = kernel.map(|k| c * k);
            assert_eq!(jacobian.as_slice(), [k, 0.0, l, k, 0.0, l]);
        }
        Ok(())
    }
    check(Dual::new())?;
    check(Adjoint)?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()))
}

/// A power by plain numbers.
#[derive(Clone, Debug)]
struct Power {
    exponent: i32,
}

#[differentiable]
impl Power {
    /// c xⁿ for x that is not negative.
    #[differentiable(pushforward = Power::along, pullback = Power::back)]
    fn raise<S: Scalar>(&self, x: S, #[constant] c: f64) -> Result<S, Negative> {
        if x < 0.0 { Err(Negative) } else { Ok(S::constant(c * x.primal().powi(self.exponent))) }
    }
}

impl Power {
    fn along<S: Scalar>(&self, x: S, c: f64, _: S, x_dot: S) -> Result<S, Negative> {
        Ok(x.powi(self.exponent - 1) * x_dot * (c * f64::from(self.exponent)))
    }
    fn back<S: Scalar>(&self, x: S, c: f64, y: S, y_bar: S) -> Result<S, Negative> {
        self.along(x, c, y, y_bar)
    }
}

#[test]
fn a_method_has_a_rule_that_holds_its_model() -> Result<(), Error<Negative>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Negative>> {
        let cube = Power { exponent: 3 };
        let raise = cube.raise_function();
        let mut prepared = b.bind(&raise, 2.0).prepare_gradient(1.0)?;
        assert_eq!(prepared.with(2.0).gradient(2.0)?, 24.0);
        assert_eq!(prepared.with(0.5).gradient(2.0)?, 6.0);
        assert_eq!(prepared.with(0.5).gradient(-2.0), Err(Error::Function(Negative)));
        assert_eq!(prepared.with(1.0).gradient(3.0)?, 27.0);
        assert_eq!(b.bind(&raise, 1.0).hessian(2.0)?[(0, 0)], 12.0);
        Ok(())
    }
    assert_eq!(Power { exponent: 2 }.raise(3.0, 2.0), Ok(18.0));
    check(Dual::new())?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(SecondOrder::new(RecordedTape::new(), Dual::new()))
}
