//! H = ∇²f.

use super::call::{Call, copy_skipped, like, write_through};
use super::door::{check, check_target};
use super::kind::Hessian;
use crate::engine::{Engine2, Point};
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
    /// H(x).
    pub fn hessian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut hessian = self.zeros();
        self.hessian_into(x, &mut hessian)?;
        Ok(hessian)
    }

    /// Overwrites `hessian` with H(x).
    #[inline]
    pub fn hessian_into(self, x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, None, hessian)
    }

    /// f(x), ∇f(x) and H(x).
    pub fn value_gradient_and_hessian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>), Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        let mut hessian = self.zeros();
        let y = self.value_gradient_and_hessian_into(x, F::Input::view_mut(&mut gradient), &mut hessian)?;
        Ok((y, gradient, hessian))
    }

    /// f(x); overwrites `gradient` with ∇f(x) and `hessian` with H(x).
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

    fn zeros(&self) -> DMatrix<R> {
        let (n, _) = self.prepared.dims;
        DMatrix::repeat(n, n, R::zero())
    }

    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        gradient: Option<ViewMut<'_, F::Input, R>>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check_target(hessian, p.dims.0, p.dims.0)?;
        let point = Point::new(&p.f, x, args);
        let Some(mut gradient) = gradient else {
            return p.engine.hessian(point, y, None, hessian);
        };
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
        copy_skipped::<F::Input>(&mut gradient, x);
        let engine = &mut p.engine;
        write_through::<F::Input, _>(gradient, &mut p.results, |g| engine.hessian(point, y, Some(g), hessian))
    }
}
