//! J, with Jᵢⱼ = ∂yᵢ/∂xⱼ.

use super::call::Call;
use super::door::{check, check_target};
use super::kind::Jacobian;
use super::rules;
use crate::engine::{Engine, Point};
use crate::target::Target;
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};
use nalgebra::DMatrix;

impl<E, F, R> Call<'_, Jacobian, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// J(x).
    pub fn jacobian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut jacobian = self.zeros();
        self.run(x, None, &mut jacobian)?;
        Ok(jacobian)
    }

    /// Overwrites `jacobian` with J(x).
    #[inline]
    pub fn jacobian_into(self, x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, jacobian)
    }

    /// f(x) and J(x).
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
    #[inline]
    pub fn value_and_jacobian_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), jacobian)
    }

    fn zeros(&self) -> DMatrix<R> {
        let (n, m) = self.prepared.dims;
        DMatrix::repeat(m, n, R::zero())
    }

    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check_target(jacobian, p.dims.1, p.dims.0)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        if rules::has::<R, F>() {
            return rules::jacobian(Point::new(&p.f, x, args), F::Output::view(&p.y), y, jacobian);
        }
        p.engine.jacobian(Point::new(&p.f, x, args), y, jacobian)
    }
}
