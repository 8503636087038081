//! Jacobian-vector products J ẋ.

use super::batch::run_batch;
use super::call::{Call, Place, copy_skipped, write_through};
use super::kind::Pushforward;
use super::prepared::{Prepared, gather};
use super::validation::check;
use crate::engine::{Engine, Point};
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Pushforward, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the Jacobian-vector product J(x) ẋ for a tangent ẋ.
    ///
    /// Formula, shapes and cost: [`Differentiate::pushforward`](crate::Differentiate::pushforward).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pushforward(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
    ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y_dot = self.prepared.y.clone();
        self.run(x, x_dot, None, F::Output::view_mut(&mut y_dot))?;
        Ok(y_dot)
    }

    /// Overwrites `y_dot` with J ẋ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pushforward_into`](crate::Differentiate::pushforward_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn pushforward_into(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        y_dot: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, x_dot, None, y_dot)
    }

    /// Returns f(x) and J ẋ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pushforward`](crate::Differentiate::value_and_pushforward).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pushforward(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Output, R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let mut y_dot = self.prepared.y.clone();
        self.run(x, x_dot, Some(F::Output::view_mut(&mut y)), F::Output::view_mut(&mut y_dot))?;
        Ok((y, y_dot))
    }

    /// Overwrites `y` with f(x) and `y_dot` with J ẋ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pushforward_into`](crate::Differentiate::value_and_pushforward_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_pushforward_into(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        y_dot: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, x_dot, Some(y), y_dot)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        y_dot: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared, args } = self;
        prepared.validate(x, args)?;
        push_along(prepared, Place::new(x, args), x_dot, y, y_dot)
    }

    /// Returns J ẋ for each of several tangents `x_dots`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pushforward_batch`](crate::Differentiate::pushforward_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pushforward_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
    ) -> Result<Vec<Owned<F::Output, R>>, Error<F::Error>> {
        let mut y_dots = vec![self.prepared.y.clone(); x_dots.len()];
        self.run_batch(x, x_dots, None, &mut y_dots)?;
        Ok(y_dots)
    }

    /// Overwrites each of `y_dots` with J ẋ for the tangent at the same index of `x_dots`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::pushforward_batch_into`](crate::Differentiate::pushforward_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn pushforward_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        y_dots: &mut [Owned<F::Output, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, None, y_dots)
    }

    /// Returns f(x), and J ẋ for each of several tangents `x_dots`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pushforward_batch`](crate::Differentiate::value_and_pushforward_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pushforward_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
    ) -> Result<(Owned<F::Output, R>, Vec<Owned<F::Output, R>>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let like = self.prepared.y.clone();
        let mut y_dots = vec![like; x_dots.len()];
        self.run_batch(x, x_dots, Some(F::Output::view_mut(&mut y)), &mut y_dots)?;
        Ok((y, y_dots))
    }

    /// Overwrites `y` with f(x), and each of `y_dots` with J ẋ for the tangent at the same
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_pushforward_batch_into`](crate::Differentiate::value_and_pushforward_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_pushforward_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        y: ViewMut<'_, F::Output, R>,
        y_dots: &mut [Owned<F::Output, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, Some(y), y_dots)
    }

    /// Checks the arguments and calls the engine once for all seeds.
    fn run_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        y: Option<ViewMut<'_, F::Output, R>>,
        y_dots: &mut [Owned<F::Output, R>],
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared, args } = self;
        prepared.validate(x, args)?;
        push_batch(prepared, Place::new(x, args), x_dots, y, y_dots)
    }
}

/// Overwrites each of `y_dots` with J ẋ. Input and context have been checked.
pub(super) fn push_batch<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    Place { x, args, linearized }: Place<'_, F, R>,
    x_dots: &[View<'_, F::Input, R>],
    mut y: Option<ViewMut<'_, F::Output, R>>,
    y_dots: &mut [Owned<F::Output, R>],
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    if let Some(y) = &y {
        check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
    }
    let Prepared { f, engine, x_shape, y_shape, y: kept, seeds, results, .. } = p;
    let (point, batch) = (Point::new(&*f, x, args), x_dots.len());
    let tangents = (Argument::Tangent, &*x_shape, x_dots);
    run_batch::<F::Input, F::Output, _>(tangents, (&*y_shape, y_dots), (seeds, results), |x_dots, y_dots| {
        {
            let value = match &mut y {
                Some(y) => Some(F::Output::reborrow(y)),
                None if F::Output::SKIPS && !linearized => Some(F::Output::view_mut(kept)),
                None => None,
            };
            if linearized && value.is_none() {
                engine.pushforward_again(point, batch, x_dots, y_dots)?;
            } else {
                engine.pushforward(point, batch, x_dots, value, y_dots)?;
            }
        }
        if let Some(y) = &y {
            copy_skipped::<F::Output>(&mut F::Output::view_mut(kept), F::Output::read(y));
        }
        Ok(F::Output::view(kept))
    })
}

/// Overwrites `y_dot` with J ẋ. Input and context have been checked.
#[inline]
pub(super) fn push_along<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    place: Place<'_, F, R>,
    x_dot: View<'_, F::Input, R>,
    y: Option<ViewMut<'_, F::Output, R>>,
    y_dot: ViewMut<'_, F::Output, R>,
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    check::<F::Input, R, _>(Argument::Tangent, x_dot, &p.x_shape)?;
    let mut room = core::mem::take(&mut p.seeds);
    let outcome = push(p, place, gather::<F::Input, R>(&x_dot, &mut room), y, y_dot);
    p.seeds = room;
    outcome
}

/// Overwrites `y_dot` with J times the one tangent in `seeds`. Input and context have been checked.
#[inline]
pub(super) fn push<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    Place { x, args, linearized }: Place<'_, F, R>,
    seeds: &[R],
    mut y: Option<ViewMut<'_, F::Output, R>>,
    mut y_dot: ViewMut<'_, F::Output, R>,
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    check::<F::Output, R, _>(Argument::Result, F::Output::read(&y_dot), &p.y_shape)?;
    if let Some(y) = &y {
        check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
    }
    let point = Point::new(&p.f, x, args);
    let (engine, kept) = (&mut p.engine, &mut p.y);
    // A result like y takes its skipped fields from the value.
    let value = match &mut y {
        Some(y) => Some(F::Output::reborrow(y)),
        None if F::Output::SKIPS && !linearized => Some(F::Output::view_mut(kept)),
        None => None,
    };
    write_through::<F::Output, _>(F::Output::reborrow(&mut y_dot), &mut p.results, |results| {
        if linearized && value.is_none() {
            return engine.pushforward_again(point, 1, seeds, results);
        }
        engine.pushforward(point, 1, seeds, value, results)
    })?;
    finish::<R, F>(&y, &p.y, y_dot, &mut p.results);
    Ok(())
}

/// Copies the skipped fields of the value to a result like y.
#[inline]
fn finish<R: Real, F: Function<R>>(
    y: &Option<ViewMut<'_, F::Output, R>>,
    kept: &Owned<F::Output, R>,
    mut y_dot: ViewMut<'_, F::Output, R>,
    room: &mut Vec<R>,
) {
    if F::Output::SKIPS {
        room.clear();
        F::Output::each(F::Output::read(&y_dot), &mut |v: R| room.push(v));
        let from = y.as_ref().map_or(F::Output::view(kept), F::Output::read);
        copy_skipped::<F::Output>(&mut y_dot, from);
        F::Output::assign_flat(y_dot, room);
    }
}
