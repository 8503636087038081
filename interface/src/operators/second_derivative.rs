//! The second derivative f″.

use super::call::{Call, copy_skipped, write_through};
use super::kind::SecondDerivative;
use super::validation::check;
use crate::engine::{Engine2, Point};
use crate::{Argument, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, SecondDerivative, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Input: IsNumber,
    E: Engine2<SignatureOf<F, R>>,
{
    /// Returns the second derivative f″(x) for a number x.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::second_derivative`](crate::Differentiate::second_derivative).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn second_derivative(self, x: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut second = self.prepared.y.clone();
        self.run(x, None, None, F::Output::view_mut(&mut second))?;
        Ok(second)
    }

    /// Overwrites `second` with f″(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::second_derivative_into`](crate::Differentiate::second_derivative_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn second_derivative_into(
        self,
        x: View<'_, F::Input, R>,
        second: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, None, None, second)
    }

    /// Returns f(x), f′(x) and f″(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_derivative_and_second_derivative`](crate::Differentiate::value_derivative_and_second_derivative).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_derivative_and_second_derivative(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Output, R>, Owned<F::Output, R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let (mut first, mut second) = (y.clone(), y.clone());
        let value = F::Output::view_mut(&mut y);
        self.run(x, Some(value), Some(F::Output::view_mut(&mut first)), F::Output::view_mut(&mut second))?;
        Ok((y, first, second))
    }

    /// Overwrites `y` with f(x), `first` with f′(x) and `second` with f″(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_derivative_and_second_derivative_into`](crate::Differentiate::value_derivative_and_second_derivative_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_derivative_and_second_derivative_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        first: ViewMut<'_, F::Output, R>,
        second: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), Some(first), second)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        mut y: Option<ViewMut<'_, F::Output, R>>,
        mut first: Option<ViewMut<'_, F::Output, R>>,
        mut second: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check::<F::Output, R, _>(Argument::Result, F::Output::read(&second), &p.y_shape)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        if let Some(first) = &first {
            check::<F::Output, R, _>(Argument::Result, F::Output::read(first), &p.y_shape)?;
        }
        let point = Point::new(&p.f, x, args);
        let value = match &mut y {
            Some(y) => Some(F::Output::reborrow(y)),
            None if F::Output::SKIPS => Some(F::Output::view_mut(&mut p.y)),
            None => None,
        };
        let (engine, slopes) = (&mut p.engine, &mut p.seeds);
        slopes.resize(p.dims.1, R::zero());
        write_through::<F::Output, _>(F::Output::reborrow(&mut second), &mut p.results, |second| {
            engine.second_derivative(point, value, first.is_some().then_some(slopes), second)
        })?;
        let from = y.as_ref().map_or(F::Output::view(&p.y), F::Output::read);
        if F::Output::SKIPS {
            copy_skipped::<F::Output>(&mut second, from);
            F::Output::assign_flat(second, &p.results[..p.dims.1]);
        }
        if let Some(mut first) = first.take() {
            copy_skipped::<F::Output>(&mut first, from);
            F::Output::assign_flat(first, &p.seeds);
        }
        Ok(())
    }
}
