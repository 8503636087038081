//! Rules by attribute for all forms of functions: results in place, parameters, caches, models that are made of scalars.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Nested};
use fluxions_dual::Dual;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

/// yᵢ = c t xᵢ², by plain numbers.
#[differentiable(pullback = squares_back)]
fn squares<S: Scalar>(y: &mut [S], x: &[S], #[parameter] t: S, #[cache] room: &mut [S], #[constant] c: f64) {
    for (i, x) in x.iter().enumerate() {
        room[i] = S::constant(c * t.primal() * x.primal());
        y[i] = S::constant(room[i].primal() * x.primal());
    }
}

/// A cotangent for each active argument and for the parameter, and none for storage.
fn squares_back<S: Scalar>(x: &[S], t: S, c: f64, _: &[S], y_bar: &[S]) -> (Vec<S>, S) {
    let x_bar = x.iter().zip(y_bar).map(|(x, y_bar)| *x * *y_bar * t * (2.0 * c)).collect();
    (x_bar, x.iter().zip(y_bar).fold(S::zero(), |sum, (x, y_bar)| sum + *x * *x * *y_bar * c))
}

/// Σ yᵢ² for t = x₀ and the squares of the others.
#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    let (mut y, mut room) = (vec![S::zero(); x.len() - 1], vec![S::zero(); x.len() - 1]);
    squares(&mut y, &x[1..], x[0], &mut room, 0.5);
    y.iter().fold(S::zero(), |sum, y| sum + *y * *y)
}

#[differentiable]
fn sum_without_rule<S: Scalar>(x: &[S]) -> S {
    x[1..].iter().fold(S::zero(), |sum, b| sum + (x[0] * *b * *b * 0.5).powi(2))
}

fn near(found: &[f64], expected: &[f64]) -> bool {
    found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| (f - e).abs() < 1e-12 * e.abs().max(1.0))
}

#[test]
fn in_place_with_a_parameter_a_cache_and_a_constant() -> Result<(), Error<Infallible>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Infallible>> {
        let (f, room) = (Squares::new(&[0.0; 2]), [0.0; 2]);
        let mut jacobian = b.bind(&f, (2.0, &room, 0.5)).prepare_jacobian(&[1.0, 1.0])?;
        for (t, c) in [(2.0, 0.5), (3.0, 1.0), (2.0, 0.5)] {
            let (y, j) = jacobian.with((t, &room, c)).value_and_jacobian(&[3.0, 5.0])?;
            assert_eq!(y, [9.0 * c * t, 25.0 * c * t]);
            assert_eq!(j.as_slice(), [6.0 * c * t, 0.0, 0.0, 10.0 * c * t]);
        }
        let mut gradient = b.prepare_gradient(Sum, &[1.0, 1.0, 1.0])?;
        let mut hessian = b.prepare_hessian(Sum, &[1.0, 1.0, 1.0])?;
        for x in [[2.0, 3.0, 0.5], [1.0, -1.0, 4.0], [0.0, 1.0, 2.0]] {
            assert!(near(&gradient.gradient(&x)?, &Dual::new().gradient(SumWithoutRule, &x)?));
            let expected = Dual::new().hessian(SumWithoutRule, &x)?;
            assert!(near(hessian.hessian(&x)?.as_slice(), expected.as_slice()));
        }
        Ok(())
    }
    check(Dual::new())?;
    check(Dual::with_tangents(1))?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(NumDual)?;
    check(SecondOrder::new(RecordedTape::new(), Dual::new()))
}

/// t x², whose parameter carries the derivatives of what stands around it.
#[differentiable(pushforward = curve_along)]
fn curve<S: Scalar>(x: S, #[parameter] t: S) -> S {
    S::constant(t.primal() * x.primal() * x.primal())
}

fn curve_along<S: Scalar>(x: S, t: S, _: S, x_dot: S, t_dot: S) -> S {
    t * x * x_dot * 2.0 + x * x * t_dot
}

/// ∂(t x²)/∂x = 2 t x for t = x₁
#[differentiable]
fn slope<S: Scalar>(x: &[S]) -> Result<S, Error<Infallible>> {
    Nested::new(Dual::new()).bind(&Curve, x[1]).derivative(x[0])
}

#[test]
fn a_parameter_carries_derivatives_of_what_is_around() -> Result<(), Error<Error<Infallible>>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Error<Infallible>>> {
        let mut gradient = b.prepare_gradient(Slope, &[1.0, 1.0])?;
        assert_eq!(gradient.gradient(&[3.0, 5.0])?, [10.0, 6.0]);
        assert_eq!(gradient.gradient(&[1.0, 7.0])?, [14.0, 2.0]);
        Ok(())
    }
    assert_eq!(Dual::new().bind(&Curve, 5.0).derivative(3.0).map_err(|_| Error::UnknownOrder)?, 30.0);
    check(Dual::new())?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(NumDual)
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

/// A layer whose numbers are differentiated too.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Layer<S> {
    weight: S,
    bias: Vec<S>,
}

#[differentiable]
impl<S: Scalar> Layer<S> {
    /// w x + b, by plain numbers.
    #[differentiable(pullback = Layer::back)]
    fn apply(&self, x: &[S]) -> Vec<S> {
        let value = |(x, b): (&S, &S)| S::constant(self.weight.primal() * x.primal() + b.primal());
        x.iter().zip(&self.bias).map(value).collect()
    }

    /// The same in place, times c, where w is not negative.
    #[differentiable(pushforward = along)]
    fn write(&self, y: &mut [S], x: &[S], #[constant] c: f64) -> Result<(), Negative> {
        if self.weight < 0.0 {
            return Err(Negative);
        }
        y.iter_mut().zip(self.apply(x)).for_each(|(to, y)| *to = S::constant(c * y.primal()));
        Ok(())
    }
}

impl<S: Scalar> Layer<S> {
    fn back(&self, x: &[S], _: &[S], y_bar: &[S]) -> (Self, Vec<S>) {
        let weight = x.iter().zip(y_bar).fold(S::zero(), |sum, (x, y_bar)| sum + *x * *y_bar);
        (Self { weight, bias: y_bar.to_vec() }, y_bar.iter().map(|y_bar| self.weight * *y_bar).collect())
    }
}

fn along<S: Scalar>(
    layer: &Layer<S>,
    x: &[S],
    c: f64,
    _: &[S],
    layer_dot: &Layer<S>,
    x_dot: &[S],
) -> Result<Vec<S>, Negative> {
    let along = |i: usize| (layer.weight * x_dot[i] + layer_dot.weight * x[i] + layer_dot.bias[i]) * c;
    Ok((0..x.len()).map(along).collect())
}

/// Σ y² of two layers of one weight.
#[differentiable]
fn twice<S: Scalar>(layer: &Layer<S>, x: &[S]) -> Result<S, Negative> {
    let mut y = vec![S::zero(); x.len()];
    layer.write(&mut y, &layer.apply(x), 2.0)?;
    Ok(y.iter().fold(S::zero(), |sum, y| sum + *y * *y))
}

#[differentiable]
fn twice_without_rule<S: Scalar>(layer: &Layer<S>, x: &[S]) -> S {
    let mut sum = S::zero();
    for (x, b) in x.iter().zip(&layer.bias) {
        sum += (layer.weight * (layer.weight * *x + *b) + *b).powi(2) * 4.0;
    }
    sum
}

#[test]
fn a_model_that_is_made_of_scalars() -> Result<(), Error<Negative>> {
    fn check<B: Backend>(b: B) -> Result<(), Error<Negative>> {
        let (layer, x) = (Layer { weight: 3.0, bias: vec![1.0, -1.0] }, [2.0, 5.0]);
        let mut gradient = b.prepare_gradient(Twice, (&layer, &x))?;
        for layer in
            [Layer { weight: -3.0, ..layer.clone() }, Layer { weight: 0.5, bias: vec![2.0, 7.0] }, layer.clone()]
        {
            let outcome = gradient.value_and_gradient((&layer, &x));
            if layer.weight < 0.0 {
                assert_eq!(outcome, Err(Error::Function(Negative)));
                continue;
            }
            let (y, (layer_bar, x_bar)) = outcome?;
            let expected = Dual::new().value_and_gradient(TwiceWithoutRule, (&layer, &x));
            let (value, (expected, expected_x)) = expected.map_err(|_| Error::UnknownOrder)?;
            assert!(near(&[y, layer_bar.weight], &[value, expected.weight]));
            assert!(near(&layer_bar.bias, &expected.bias) && near(&x_bar, &expected_x));
        }
        let expected = Dual::new().hessian(TwiceWithoutRule, (&layer, &x)).map_err(|_| Error::UnknownOrder)?;
        assert!(near(b.hessian(Twice, (&layer, &x))?.as_slice(), expected.as_slice()));
        // the methods as functions of their own: y = w x + b, and 2 y
        let (y, (layer_bar, x_bar)) =
            b.value_and_pullback(LayerApply, (&layer, &x), &[1.0, 10.0]).map_err(|_| Error::UnknownOrder)?;
        assert_eq!(
            (y, layer_bar.weight, layer_bar.bias, x_bar),
            (vec![7.0, 14.0], 52.0, vec![1.0, 10.0], vec![3.0, 30.0])
        );
        let write = LayerWrite::new(&[0.0; 2]);
        assert_eq!(b.bind(&write, 2.0).pushforward((&layer, &x), (&layer, &[0.0; 2]))?, [14.0, 28.0]);
        Ok(())
    }
    assert_eq!(Layer { weight: 3.0, bias: vec![1.0] }.apply(&[2.0]), [7.0]);
    check(Dual::new())?;
    check(Tape)?;
    check(RecordedTape::new())?;
    check(SecondOrder::new(Dual::new(), RecordedTape::new()))
}
