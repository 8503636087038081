//! The derivative f′.

use super::call::{Call, Place};
use super::kind::Derivative;
use super::pushforward::push;
use crate::engine::Engine;
use crate::{Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Derivative, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Input: IsNumber,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the derivative f′(x) for a number x.
    ///
    /// Formula, shapes and cost: [`Differentiate::derivative`](crate::Differentiate::derivative).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn derivative(self, x: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut derivative = self.prepared.y.clone();
        self.run(x, None, F::Output::view_mut(&mut derivative))?;
        Ok(derivative)
    }

    /// Overwrites `derivative` with f′(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::derivative_into`](crate::Differentiate::derivative_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn derivative_into(
        self,
        x: View<'_, F::Input, R>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, None, derivative)
    }

    /// Returns f(x) and f′(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_derivative`](crate::Differentiate::value_and_derivative).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_derivative(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Output, R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let mut derivative = y.clone();
        self.run(x, Some(F::Output::view_mut(&mut y)), F::Output::view_mut(&mut derivative))?;
        Ok((y, derivative))
    }

    /// Overwrites `y` with f(x) and `derivative` with f′(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_derivative_into`](crate::Differentiate::value_and_derivative_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_derivative_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), derivative)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.prepared.validate(x, self.args)?;
        push(self.prepared, Place::new(x, self.args), &[R::one()], y, derivative)
    }
}
