//! Vector-Jacobian products Jᵀ ȳ.

use super::batch::run_batch;
use super::call::{Call, Place, copy_skipped, write_through};
use super::kind::Pullback;
use super::prepared::{Prepared, gather};
use super::validation::check;
use crate::engine::{Engine, Point};
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Pullback, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the vector-Jacobian product J(x)ᵀ ȳ for a cotangent ȳ.
    ///
    /// Formula, shapes and cost: [`Differentiate::pullback`](crate::Differentiate::pullback).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pullback(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
    ) -> Result<Owned<F::Input, R>, Error<F::Error>> {
        let mut x_bar = super::call::like::<F::Input>(x);
        self.run(x, y_bar, None, F::Input::view_mut(&mut x_bar))?;
        Ok(x_bar)
    }

    /// Overwrites `x_bar` with Jᵀ ȳ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pullback_into`](crate::Differentiate::pullback_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn pullback_into(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
        x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, y_bar, None, x_bar)
    }

    /// Returns f(x) and Jᵀ ȳ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pullback`](crate::Differentiate::value_and_pullback).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pullback(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let mut x_bar = super::call::like::<F::Input>(x);
        self.run(x, y_bar, Some(F::Output::view_mut(&mut y)), F::Input::view_mut(&mut x_bar))?;
        Ok((y, x_bar))
    }

    /// Overwrites `y` with f(x) and `x_bar` with Jᵀ ȳ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pullback_into`](crate::Differentiate::value_and_pullback_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_pullback_into(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
        y: ViewMut<'_, F::Output, R>,
        x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, y_bar, Some(y), x_bar)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared, args } = self;
        prepared.validate(x, args)?;
        pull(prepared, Place::new(x, args), y_bar, y, x_bar)
    }

    /// Returns Jᵀ ȳ for each of several cotangents `y_bars`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pullback_batch`](crate::Differentiate::pullback_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pullback_batch(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
    ) -> Result<Vec<Owned<F::Input, R>>, Error<F::Error>> {
        let mut x_bars = vec![super::call::like::<F::Input>(x); y_bars.len()];
        self.run_batch(x, y_bars, None, &mut x_bars)?;
        Ok(x_bars)
    }

    /// Overwrites each of `x_bars` with Jᵀ ȳ for the cotangent at the same index of `y_bars`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pullback_batch_into`](crate::Differentiate::pullback_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pullback_batch_into(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, y_bars, None, x_bars)
    }

    /// Returns f(x), and Jᵀ ȳ for each of several cotangents `y_bars`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pullback_batch`](crate::Differentiate::value_and_pullback_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pullback_batch(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
    ) -> Result<(Owned<F::Output, R>, Vec<Owned<F::Input, R>>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let like = super::call::like::<F::Input>(x);
        let mut x_bars = vec![like; y_bars.len()];
        self.run_batch(x, y_bars, Some(F::Output::view_mut(&mut y)), &mut x_bars)?;
        Ok((y, x_bars))
    }

    /// Overwrites `y` with f(x), and each of `x_bars` with Jᵀ ȳ for the cotangent at the same
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pullback_batch_into`](crate::Differentiate::value_and_pullback_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pullback_batch_into(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        y: ViewMut<'_, F::Output, R>,
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, y_bars, Some(y), x_bars)
    }

    /// Checks the arguments and calls the engine once for all seeds.
    fn run_batch(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        y: Option<ViewMut<'_, F::Output, R>>,
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared, args } = self;
        prepared.validate(x, args)?;
        pull_batch(prepared, Place::new(x, args), y_bars, y, x_bars)
    }
}

/// Overwrites `x_bar` with Jᵀ ȳ. Input and context have been checked.
#[inline]
pub(super) fn pull<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    Place { x, args, linearized }: Place<'_, F, R>,
    y_bar: View<'_, F::Output, R>,
    mut y: Option<ViewMut<'_, F::Output, R>>,
    mut x_bar: ViewMut<'_, F::Input, R>,
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    check::<F::Output, R, _>(Argument::Cotangent, y_bar, &p.y_shape)?;
    check::<F::Input, R, _>(Argument::Result, F::Input::read(&x_bar), &p.x_shape)?;
    if let Some(y) = &y {
        check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
    }
    copy_skipped::<F::Input>(&mut x_bar, x);
    let point = Point::new(&p.f, x, args);
    let seeds = gather::<F::Output, R>(&y_bar, &mut p.seeds);
    let engine = &mut p.engine;
    let value = y.as_mut().map(F::Output::reborrow);
    write_through::<F::Input, _>(x_bar, &mut p.results, |results| {
        if linearized && value.is_none() {
            return engine.pullback_again(point, 1, seeds, results);
        }
        engine.pullback(point, 1, seeds, value, results)
    })
}

/// Overwrites each of `x_bars` with Jᵀ ȳ. Input and context have been checked.
pub(super) fn pull_batch<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    Place { x, args, linearized }: Place<'_, F, R>,
    y_bars: &[View<'_, F::Output, R>],
    mut y: Option<ViewMut<'_, F::Output, R>>,
    x_bars: &mut [Owned<F::Input, R>],
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    if let Some(y) = &y {
        check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
    }
    let Prepared { f, engine, x_shape, y_shape, seeds, results, .. } = p;
    let (point, batch) = (Point::new(&*f, x, args), y_bars.len());
    let cotangents = (Argument::Cotangent, &*y_shape, y_bars);
    run_batch::<F::Output, F::Input, _>(cotangents, (&*x_shape, x_bars), (seeds, results), |y_bars, x_bars| {
        let value = y.as_mut().map(F::Output::reborrow);
        if linearized && value.is_none() {
            engine.pullback_again(point, batch, y_bars, x_bars)?;
        } else {
            engine.pullback(point, batch, y_bars, value, x_bars)?;
        }
        Ok(x)
    })
}
