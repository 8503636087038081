use super::evaluate::Noise;
use super::{Output, Program};
use core::convert::Infallible;
use core::marker::PhantomData;
use fluxions::{At, Cache, Context, Function, Parameter, Scalar};

/// A program as a function to `Y` (`f64` or `Vec<f64>`) with context `C`.
#[derive(Clone, Copy, Debug)]
pub struct Model<'p, Y, C> {
    program: &'p Program,
    noise: u64,
    types: PhantomData<fn(Y, C)>,
}

impl<'p, Y, C> Model<'p, Y, C> {
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

impl<Y, C: Kept> Model<'_, Y, C> {
    fn run<S: Scalar>(&self, x: &[S], at: C::At<'_, '_, S>, output: impl FnMut(usize, S)) {
        let (parameters, cache) = C::split(at);
        let mut own = Vec::new();
        let slots = cache.unwrap_or_else(|| {
            own.resize(self.program.slots, S::zero());
            &mut own
        });
        self.program.run(x, parameters, slots, Noise::new(self.noise), None, output);
    }
}

impl<C: Kept> Function for Model<'_, f64, C> {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = C;
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>, y: &mut S) -> Result<(), Infallible> {
        self.run(x, at, |_, value| *y = value);
        Ok(())
    }

    fn first<S: Scalar>(&self, x: &[S], at: At<'_, '_, Self, S>) -> Result<S, Infallible> {
        let mut y = S::zero();
        self.evaluate(x, at, &mut y)?;
        Ok(y)
    }
}

impl<C: Kept> Function for Model<'_, Vec<f64>, C> {
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
        let mut y = vec![S::zero(); self.program.dim()];
        if self.program.form.output != Output::InPlace {
            self.run(x, at, |i, value| y[i] = value);
        }
        Ok(y)
    }
}
