//! f′.

use super::call::Call;
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
    /// f′(x).
    pub fn derivative(self, x: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut derivative = self.prepared.y.clone();
        self.run(x, None, F::Output::view_mut(&mut derivative))?;
        Ok(derivative)
    }

    /// Overwrites `derivative` with f′(x).
    #[inline]
    pub fn derivative_into(
        self,
        x: View<'_, F::Input, R>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, None, derivative)
    }

    /// f(x) and f′(x).
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
    #[inline]
    pub fn value_and_derivative_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), derivative)
    }

    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        derivative: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.prepared.admit(x, self.args)?;
        push(self.prepared, self.args, x, &[R::one()], y, derivative)
    }
}
