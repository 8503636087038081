//! The gradient ∇f.

use super::call::{Call, copy_skipped, like, write_through};
use super::kind::Gradient;
use super::validation::check;
use crate::engine::{Engine, Point};
use crate::{Argument, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Gradient, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Output: IsNumber,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the gradient ∇f(x) for a number f(x).
    ///
    /// Formula, shapes and cost: [`Differentiate::gradient`](crate::Differentiate::gradient).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn gradient(self, x: View<'_, F::Input, R>) -> Result<Owned<F::Input, R>, Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        self.run(x, None, F::Input::view_mut(&mut gradient))?;
        Ok(gradient)
    }

    /// Overwrites `gradient` with ∇f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::gradient_into`](crate::Differentiate::gradient_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn gradient_into(
        self,
        x: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, None, gradient)
    }

    /// Returns f(x) and ∇f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_gradient`](crate::Differentiate::value_and_gradient).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_gradient(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>), Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        let y = self.value_and_gradient_into(x, F::Input::view_mut(&mut gradient))?;
        Ok((y, gradient))
    }

    /// Overwrites `gradient` with ∇f(x) and returns f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_gradient_into`](crate::Differentiate::value_and_gradient_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_gradient_into(
        self,
        x: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
    ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        self.run(x, Some(F::Output::view_mut(&mut y)), gradient)?;
        Ok(y)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        mut gradient: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
        copy_skipped::<F::Input>(&mut gradient, x);
        let point = Point::new(&p.f, x, args);
        let engine = &mut p.engine;
        write_through::<F::Input, _>(gradient, &mut p.results, |g| engine.gradient(point, y, g))
    }
}
