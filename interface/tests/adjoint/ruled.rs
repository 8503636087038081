//! Functions and methods with a rule, in all forms, that others call.

use crate::close;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Function};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;

const POINTS: [[f64; 3]; 3] = [[0.7, -0.4, 1.3], [1.5, 0.5, 0.8], [0.2, 2.0, -0.6]];

/// Asserts that gradients and Hessians are those of a function without rules.
fn as_without<F, G, E>(f: &F, without: &G, name: &str) -> Result<(), Error<E>>
where
    F: Function<Input = Vec<f64>, Output = f64, Context = (), Error = E> + Sync,
    G: Function<Input = Vec<f64>, Output = f64, Context = (), Error = Infallible> + Sync,
    E: core::error::Error + Send + Sync + 'static,
{
    let mut gradient = Adjoint.prepare_gradient(f, &POINTS[0])?;
    let mut hessian = Adjoint.prepare_hessian(f, &POINTS[0])?;
    for x in POINTS {
        let (value, expected) = Dual::new().value_and_gradient(without, &x).expect("dual numbers");
        let (y, found) = gradient.value_and_gradient(&x)?;
        close(&[y], &[value], name);
        close(&found, &expected, name);
        let expected = Dual::new().hessian(without, &x).expect("dual numbers");
        close(hessian.hessian(&x)?.as_slice(), expected.as_slice(), name);
    }
    Ok(())
}

/// yᵢ = c t xᵢ², by plain numbers.
#[differentiable(pullback = squares_back, adjoint)]
fn squares<S: Scalar>(y: &mut [S], x: &[S], #[parameter] t: S, #[cache] room: &mut [S], #[constant] c: f64) {
    for (i, x) in x.iter().enumerate() {
        room[i] = S::constant(c * t.primal() * x.primal());
        y[i] = S::constant(room[i].primal() * x.primal());
    }
}

fn squares_back<S: Scalar>(x: &[S], t: S, c: f64, _: &[S], y_bar: &[S]) -> (Vec<S>, S) {
    let x_bar = x.iter().zip(y_bar).map(|(x, y_bar)| *x * *y_bar * t * (2.0 * c)).collect();
    (x_bar, x.iter().zip(y_bar).fold(S::zero(), |sum, (x, y_bar)| sum + *x * *x * *y_bar * c))
}

/// What is written over has an adjoint of 0, and the cache stays as it was.
#[differentiable(adjoint)]
fn sum<S: Scalar>(x: &[S]) -> S {
    let (mut y, mut room) = ([x[0] * x[1], x[2]], [x[1], x[0]]);
    let mut all = y[0];
    for k in 0..3 {
        squares(&mut y, &x[1..], x[k] * all, &mut room, 0.5);
        all += y[0] * y[1] + room[0];
        y[1] = x[k];
    }
    all * y[0]
}

#[differentiable(adjoint)]
fn sum_without_rule<S: Scalar>(x: &[S]) -> S {
    let mut all = x[0] * x[1];
    let mut first = S::zero();
    for k in 0..3 {
        let t = x[k] * all;
        first = t * x[1] * x[1] * 0.5;
        all += first * t * x[2] * x[2] * 0.5 + x[1];
    }
    all * first
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

/// A constant model, of which the rule holds a copy.
#[derive(Clone)]
struct Growth {
    rate: f64,
}

#[differentiable(adjoint)]
impl Growth {
    #[differentiable(pullback = Growth::after_back)]
    fn after<S: Scalar>(&self, x: S, #[parameter] t: S) -> Result<S, Negative> {
        if t < -50.0 {
            return Err(Negative);
        }
        Ok(S::constant(x.primal() * (self.rate * t.primal()).exp()))
    }

    #[differentiable(pushforward = Growth::list_along)]
    fn list<S: Scalar>(&self, y: &mut [S], x: S, #[constant] n: usize) {
        for (k, y) in y.iter_mut().take(n).enumerate() {
            *y = S::constant(self.rate * x.primal().powi(k as i32 + 2));
        }
    }

    fn total<S: Scalar>(&self, x: &[S]) -> Result<S, Negative> {
        let mut y = [S::zero(); 3];
        self.list(&mut y, x[0] * x[1], 3);
        let mut sum = S::zero();
        for k in 0..3 {
            sum += self.after(y[k], x[2] * x[k])? * self.after(x[1], sum)?;
        }
        Ok(sum)
    }

    fn total_without_rule<S: Scalar>(&self, x: &[S]) -> S {
        let z = x[0] * x[1];
        let mut sum = S::zero();
        for k in 0..3 {
            let y = z.powi(k as i32 + 2) * self.rate;
            sum += y * (x[2] * x[k] * self.rate).exp() * x[1] * (sum * self.rate).exp();
        }
        sum
    }
}

impl Growth {
    fn after_back<S: Scalar>(&self, _: S, t: S, y: S, y_bar: S) -> Result<(S, S), Negative> {
        Ok(((t * self.rate).exp() * y_bar, y * y_bar * self.rate))
    }

    fn list_along<S: Scalar>(&self, x: S, n: usize, _: &[S], x_dot: S) -> Vec<S> {
        (0..n).map(|k| x.powi(k as i32 + 1) * x_dot * (self.rate * (k + 2) as f64)).collect()
    }
}

/// A model that is made of scalars.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Layer<S> {
    weight: S,
    bias: Vec<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Layer<S> {
    #[differentiable(pullback = Layer::apply_back)]
    fn apply(&self, x: &[S], #[parameter] t: S) -> Vec<S> {
        let value = |(x, b): (&S, &S)| S::constant(self.weight.primal() * x.primal() * t.primal() + b.primal());
        x.iter().zip(&self.bias).map(value).collect()
    }

    #[differentiable(pullback = Layer::write_back)]
    fn write(&self, y: &mut [S], x: &[S], #[cache] room: &mut [S], #[constant] c: f64) -> Result<(), Negative> {
        if self.weight < -50.0 {
            return Err(Negative);
        }
        for (i, y) in y.iter_mut().enumerate() {
            room[i] = S::constant(c * x[i].primal());
            *y = S::constant(room[i].primal() * self.weight.primal() + self.bias[i].primal());
        }
        Ok(())
    }

    fn chain(&self, x: &[S]) -> Result<S, Negative> {
        let (mut y, mut room) = ([S::zero(); 3], [S::zero(); 3]);
        let mut sum = S::zero();
        for k in 0..2 {
            let z = self.apply(x, x[k] * self.weight);
            self.write(&mut y, &z, &mut room, 2.0)?;
            sum += y[0] * y[1] * z[2];
        }
        Ok(sum)
    }

    fn chain_without_rule(&self, x: &[S]) -> S {
        let mut sum = S::zero();
        for k in 0..2 {
            let t = x[k] * self.weight;
            let mut z = [S::zero(); 3];
            for i in 0..3 {
                z[i] = self.weight * x[i] * t + self.bias[i];
            }
            let w = self.weight * 2.0;
            sum += (w * z[0] + self.bias[0]) * (w * z[1] + self.bias[1]) * z[2];
        }
        sum
    }
}

impl<S: Scalar> Layer<S> {
    fn apply_back(&self, x: &[S], t: S, _: &[S], y_bar: &[S]) -> (Self, Vec<S>, S) {
        let weight = x.iter().zip(y_bar).fold(S::zero(), |sum, (x, y_bar)| sum + *x * *y_bar);
        let x_bar = y_bar.iter().map(|y_bar| self.weight * *y_bar * t).collect();
        (Self { weight: weight * t, bias: y_bar.to_vec() }, x_bar, weight * self.weight)
    }

    fn write_back(&self, x: &[S], c: f64, _: &[S], y_bar: &[S]) -> Result<(Self, Vec<S>), Negative> {
        let weight = x.iter().zip(y_bar).fold(S::zero(), |sum, (x, y_bar)| sum + *x * *y_bar * c);
        let x_bar = y_bar.iter().map(|y_bar| self.weight * *y_bar * c).collect();
        Ok((Self { weight, bias: y_bar.to_vec() }, x_bar))
    }
}

#[test]
fn a_function_in_place() -> Result<(), Error<Infallible>> {
    as_without(&Sum, &SumWithoutRule, "sum")?;
    let room = [0.0; 2];
    let mut prepared = Adjoint.bind(Squares::new(&[0.0; 2]), (2.0, &room, 0.5)).prepare_jacobian(&[1.0, 1.0])?;
    for (t, c) in [(2.0, 0.5), (3.0, 1.0)] {
        let (y, j) = prepared.with((t, &room, c)).value_and_jacobian(&[3.0, 5.0])?;
        assert_eq!(y, [9.0 * c * t, 25.0 * c * t]);
        assert_eq!(j.as_slice(), [6.0 * c * t, 0.0, 0.0, 10.0 * c * t]);
    }
    Ok(())
}

#[test]
fn methods_of_a_constant_model() -> Result<(), Error<Negative>> {
    let model = Growth { rate: 0.4 };
    as_without(&model.total_function(), &model.total_without_rule_function(), "total")?;
    let f = model.after_function();
    assert_eq!(Adjoint.bind(&f, 0.0).derivative(3.0)?, 1.0);
    assert_eq!(Adjoint.bind(&f, -60.0).derivative(3.0), Err(Error::Function(Negative)));
    assert_eq!(Adjoint.gradient(model.total_function(), &[20.0, 1.0, -3.0]).err(), Some(Error::Function(Negative)));
    Ok(())
}

#[test]
fn methods_of_a_model_that_is_made_of_scalars() -> Result<(), Error<Negative>> {
    let (first, second) = ([0.3, -1.1, 0.2], [0.5, 0.9, -0.3]);
    let layer = |bias: [f64; 3], weight| Layer { weight, bias: bias.to_vec() };
    let start = layer(first, 0.7);
    let mut gradient = Adjoint.prepare_gradient(LayerChain, (&start, &POINTS[0]))?;
    let mut product = Adjoint.prepare_hvp(LayerChain, (&start, &POINTS[0]))?;
    for (x, weight) in POINTS.into_iter().zip([0.7, -0.2, 1.4]) {
        let (model, change) = (layer(first, weight), layer(second, 0.6));
        let (at, along) = ((&model, &x[..]), (&change, &[1.0, -2.0, 0.5][..]));
        let (found, of_x) = gradient.gradient(at)?;
        let (expected, expected_of_x) = Dual::new().gradient(LayerChainWithoutRule, at).expect("dual numbers");
        close(&[found.weight], &[expected.weight], "chain");
        close(&found.bias, &expected.bias, "chain");
        close(&of_x, &expected_of_x, "chain");
        let (found, of_x) = product.hvp(at, along)?;
        let (expected, expected_of_x) = Dual::new().hvp(LayerChainWithoutRule, at, along).expect("dual numbers");
        close(&[found.weight], &[expected.weight], "chain");
        close(&found.bias, &expected.bias, "chain");
        close(&of_x, &expected_of_x, "chain");
    }
    // y = w t x + b
    let y_bar = [1.0, 10.0, 100.0];
    let (found, of_x) = Adjoint.bind(LayerApply, 2.0).pullback((&start, &[1.0, 2.0, 3.0]), &y_bar).expect("a rule");
    assert_eq!((found, of_x), (Layer { weight: 642.0, bias: y_bar.to_vec() }, vec![1.4, 14.0, 140.0]));
    Ok(())
}
