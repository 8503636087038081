//! The Jacobian J, with Jᵢⱼ = ∂yᵢ/∂xⱼ.

use super::call::Call;
use super::kind::Jacobian;
use super::validation::{check, check_target};
use crate::engine::{Engine, Point};
use crate::rule::fault::settled;
use crate::target::Target;
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};
use nalgebra::DMatrix;

impl<E, F, R> Call<'_, Jacobian, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the Jacobian J(x), a matrix with m rows and n columns.
    ///
    /// Formula, shapes and cost: [`Differentiate::jacobian`](crate::Differentiate::jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn jacobian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut jacobian = self.zeros();
        self.run(x, None, &mut jacobian)?;
        Ok(jacobian)
    }

    /// Overwrites `jacobian` with J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::jacobian_into`](crate::Differentiate::jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn jacobian_into(self, x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, jacobian)
    }

    /// Returns f(x) and J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_jacobian`](crate::Differentiate::value_and_jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_jacobian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, DMatrix<R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let mut jacobian = self.zeros();
        self.run(x, Some(F::Output::view_mut(&mut y)), &mut jacobian)?;
        Ok((y, jacobian))
    }

    /// Overwrites `y` with f(x) and `jacobian` with J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_jacobian_into`](crate::Differentiate::value_and_jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_jacobian_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), jacobian)
    }

    /// Returns a new matrix for the result.
    fn zeros(&self) -> DMatrix<R> {
        let (n, m) = self.prepared.dims;
        DMatrix::repeat(m, n, R::zero())
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check_target(jacobian, p.dims.1, p.dims.0)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        settled(p.engine.jacobian(Point::new(&p.f, x, args), y, jacobian))
    }
}
