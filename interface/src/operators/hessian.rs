//! The Hessian H = ∇²f.

use super::call::{Call, copy_skipped, like, write_through};
use super::kind::Hessian;
use super::validation::{check, check_target};
use crate::engine::{Engine2, Point};
use crate::rule::fault::settled;
use crate::target::Target;
use crate::{Argument, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};
use nalgebra::DMatrix;

impl<E, F, R> Call<'_, Hessian, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Output: IsNumber,
    E: Engine2<SignatureOf<F, R>>,
{
    /// Returns the Hessian H(x) = ∇²f(x), a symmetric n × n matrix, for a number f(x).
    ///
    /// Formula, shapes and cost: [`Differentiate::hessian`](crate::Differentiate::hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn hessian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut hessian = self.zeros();
        self.hessian_into(x, &mut hessian)?;
        Ok(hessian)
    }

    /// Overwrites `hessian` with H(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::hessian_into`](crate::Differentiate::hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn hessian_into(self, x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, None, hessian)
    }

    /// Returns f(x), ∇f(x) and H(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_hessian`](crate::Differentiate::value_gradient_and_hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_gradient_and_hessian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>), Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        let mut hessian = self.zeros();
        let y = self.value_gradient_and_hessian_into(x, F::Input::view_mut(&mut gradient), &mut hessian)?;
        Ok((y, gradient, hessian))
    }

    /// Overwrites `gradient` with ∇f(x) and `hessian` with H(x), and returns f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_hessian_into`](crate::Differentiate::value_gradient_and_hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_gradient_and_hessian_into(
        self,
        x: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
        hessian: &mut impl Target<R>,
    ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        self.run(x, Some(F::Output::view_mut(&mut y)), Some(gradient), hessian)?;
        Ok(y)
    }

    /// Returns a new matrix for the result.
    fn zeros(&self) -> DMatrix<R> {
        let (n, _) = self.prepared.dims;
        DMatrix::repeat(n, n, R::zero())
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        gradient: Option<ViewMut<'_, F::Input, R>>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check_target(hessian, p.dims.0, p.dims.0)?;
        let point = Point::new(&p.f, x, args);
        let Some(mut gradient) = gradient else {
            return settled(p.engine.hessian(point, y, None, hessian));
        };
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
        copy_skipped::<F::Input>(&mut gradient, x);
        let engine = &mut p.engine;
        write_through::<F::Input, _>(gradient, &mut p.results, |g| engine.hessian(point, y, Some(g), hessian))
    }
}
