//! Programs as functions: [`Model`].

use super::evaluate::Noise;
use super::{Inputs, Output, Program};
use core::convert::Infallible;
use core::marker::PhantomData;
use fluxions::{At, Cache, Context, Differentiable, Function, Owned, Parameter, Scalar, Space, View};

/// A vector with a power that is not differentiated.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Point<S> {
    /// The components.
    pub x: Vec<S>,
    /// The power.
    #[differentiable(skip)]
    pub power: i32,
}

/// The input spaces of programs: a vector, or a [`Point`].
pub trait Place: Space<Real = f64> {
    /// Returns the components of x, and its power if it has one.
    fn split<'x: 'x, S: Scalar>(x: View<'x, Self, S>) -> (&'x [S], Option<i32>);

    /// Returns the point of the space.
    fn at(point: &Point<f64>) -> Owned<Self, f64>;
}

impl Place for Vec<f64> {
    fn split<'x: 'x, S: Scalar>(x: &'x [S]) -> (&'x [S], Option<i32>) {
        (x, None)
    }
    fn at(point: &Point<f64>) -> Vec<f64> {
        point.x.clone()
    }
}

impl Place for Point<f64> {
    fn split<'x: 'x, S: Scalar>(point: &'x Point<S>) -> (&'x [S], Option<i32>) {
        (&point.x, Some(point.power))
    }
    fn at(point: &Point<f64>) -> Point<f64> {
        point.clone()
    }
}

/// A vector with a mark that is not differentiated.
#[derive(Clone, Debug, PartialEq, Differentiable)]
pub struct Marked<S> {
    /// The components.
    pub y: Vec<S>,
    /// Whether the last component is positive.
    #[differentiable(skip)]
    pub positive: bool,
}

impl<S: Scalar> Marked<S> {
    fn new(y: Vec<S>) -> Self {
        Self { positive: y.last().is_some_and(|&last| last > 0.0), y }
    }
}

/// The output spaces of programs with several components: a vector, or a [`Marked`] one.
pub trait Image: Space<Real = f64> {
    /// Returns a point with these components.
    fn from_components(components: Vec<f64>) -> Owned<Self, f64>;

    /// Returns the components, and then 1 or 0 for the mark if there is one.
    fn numbers(y: Owned<Self, f64>) -> Vec<f64>;
}

impl Image for Vec<f64> {
    fn from_components(components: Vec<f64>) -> Vec<f64> {
        components
    }
    fn numbers(y: Vec<f64>) -> Vec<f64> {
        y
    }
}

impl Image for Marked<f64> {
    fn from_components(components: Vec<f64>) -> Marked<f64> {
        Marked { y: components, positive: false }
    }
    fn numbers(y: Marked<f64>) -> Vec<f64> {
        let mut numbers = y.y;
        numbers.push(f64::from(u8::from(y.positive)));
        numbers
    }
}

/// A program as a function from `X` (`Vec<f64>` or `Point<f64>`) to `Y` (`f64`, `Vec<f64>` or `Marked<f64>`) with context `C`.
#[derive(Clone, Copy, Debug)]
pub struct Model<'p, X, Y, C> {
    program: &'p Program,
    noise: u64,
    types: PhantomData<fn(X, Y, C)>,
}

impl<'p, X, Y, C> Model<'p, X, Y, C> {
    /// If `noise` is not 0, each value changes by one or two ulps wherever it is used, as rounding might have changed
    /// it. Each seed changes them in another way.
    pub fn new(program: &'p Program, noise: u64) -> Self {
        Self { program, noise, types: PhantomData }
    }
}

/// The contexts of programs: no context, or parameters and a cache for the results of the steps.
pub trait Kept: Context<f64> {
    /// Parameters and cache.
    fn split<'a: 'a, 's: 's, S: Scalar>(at: Self::At<'a, 's, S>) -> (&'s [S], Option<&'s mut [S]>);
}

impl Kept for () {
    fn split<'a: 'a, 's: 's, S: Scalar>((): ()) -> (&'s [S], Option<&'s mut [S]>) {
        (&[], None)
    }
}

impl Kept for (Parameter<Vec<f64>>, Cache<Vec<f64>>) {
    fn split<'a: 'a, 's: 's, S: Scalar>((parameters, cache): (&'s [S], &'s mut [S])) -> (&'s [S], Option<&'s mut [S]>) {
        (parameters, Some(cache))
    }
}

impl<X: Place, Y, C: Kept> Model<'_, X, Y, C> {
    fn run<S: Scalar>(&self, x: View<'_, X, S>, at: C::At<'_, '_, S>, output: impl FnMut(usize, S)) {
        let (parameters, cache) = C::split(at);
        let (x, power) = X::split::<S>(x);
        let inputs = Inputs { x, power: power.unwrap_or(self.program.power), parameters };
        let mut own = Vec::new();
        let slots = cache.unwrap_or_else(|| {
            own.resize(self.program.slots, S::zero());
            &mut own
        });
        self.program.run(inputs, slots, Noise::new(self.noise), None, output);
    }
}

impl<X: Place, C: Kept> Function for Model<'_, X, f64, C> {
    type Input = X;
    type Output = f64;
    type Context = C;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: View<'_, X, S>, at: At<'_, '_, Self, S>, y: &mut S) -> Result<(), Infallible> {
        self.run(x, at, |_, value| *y = value);
        Ok(())
    }

    fn first<S: Scalar>(&self, x: View<'_, X, S>, at: At<'_, '_, Self, S>) -> Result<S, Infallible> {
        let mut y = S::zero();
        self.evaluate(x, at, &mut y)?;
        Ok(y)
    }
}

impl<C: Kept> Function for Model<'_, Vec<f64>, Vec<f64>, C> {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = C;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>, y: &mut Vec<S>) -> Result<(), Infallible> {
        if self.program.form.output == Output::InPlace {
            self.run(x, at, |i, value| y[i] = value);
        } else {
            *y = self.first(x, at)?;
        }
        Ok(())
    }

    fn first<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>) -> Result<Vec<S>, Infallible> {
        if self.program.form.output == Output::InPlace {
            return Ok(vec![S::zero(); self.program.dim()]);
        }
        let mut y = Vec::with_capacity(self.program.dim());
        self.run(x, at, |_, value| y.push(value));
        Ok(y)
    }
}

impl<C: Kept> Function for Model<'_, Vec<f64>, Marked<f64>, C> {
    type Input = Vec<f64>;
    type Output = Marked<f64>;
    type Context = C;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>, y: &mut Marked<S>) -> Result<(), Infallible> {
        *y = self.first(x, at)?;
        Ok(())
    }

    fn first<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>) -> Result<Marked<S>, Infallible> {
        let mut y = Vec::with_capacity(self.program.dim());
        self.run(x, at, |_, value| y.push(value));
        Ok(Marked::new(y))
    }
}
