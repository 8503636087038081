//! Products with the Jacobian at one point, for all that holds a point: [`Linearization`](super::Linearization) and
//! [`Differential`](super::Differential).

use super::call::Place;
use super::prepared::Prepared;
use super::validation::check;
use crate::engine::{Engine, Point};
use crate::rule::fault::settled;
use crate::{Argument, Error, Function, Real, SignatureOf, Space, ViewMut};

/// Lets the engine evaluate f, if it can keep the evaluation.
pub(super) fn linearize<O, E, F, R>(p: &mut Prepared<O, E, F, R>, place: Place<'_, F, R>) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    let point = Point::new(&p.f, place.x, place.args);
    settled(|| p.engine.linearize(point))?;
    if F::Output::SKIPS {
        // A result like y takes its skipped fields from the value.
        settled(|| p.engine.value_again(point, F::Output::view_mut(&mut p.y)))?;
    }
    Ok(())
}

/// Overwrites `y` with f(x), where [`linearize`] was called.
pub(super) fn value<O, E, F, R>(
    p: &mut Prepared<O, E, F, R>,
    place: Place<'_, F, R>,
    y: ViewMut<'_, F::Output, R>,
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    check::<F::Output, R, _>(Argument::Output, F::Output::read(&y), &p.y_shape)?;
    if F::Output::SKIPS && place.linearized {
        F::Output::assign(y, F::Output::view(&p.y), &mut |v: R| v);
        return Ok(());
    }
    settled(|| p.engine.value_again(Point::new(&p.f, place.x, place.args), y))
}

/// Writes the methods that return f(x). `$place` is where: the prepared operator, and the point.
macro_rules! values {
    ($self:ident => $place:expr) => {
        /// Returns f(x).
        ///
        /// Costs no call of f if the backend keeps the evaluation, and one if not.
        ///
        /// # Errors
        ///
        /// [`Error::Function`] if f is evaluated again and fails.
        pub fn value(&mut $self) -> Result<Owned<F::Output, R>, Error<F::Error>> {
            let (p, place) = $place;
            let mut y = p.y.clone();
            super::products::value(p, place, F::Output::view_mut(&mut y))?;
            Ok(y)
        }

        /// Overwrites `y` with f(x). Costs what [`value`](Self::value) costs, and does not allocate.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if `y` does not fit. [`Error::Function`] if f is evaluated again and fails.
        pub fn value_into(&mut $self, y: ViewMut<'_, F::Output, R>) -> Result<(), Error<F::Error>> {
            let (p, place) = $place;
            super::products::value(p, place, y)
        }
    };
}

/// Writes the methods that return J ẋ.
macro_rules! pushforwards {
    ($self:ident => $place:expr) => {
        /// Returns J ẋ.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if the tangent does not fit. [`Error::Function`] if f is evaluated again
        /// and fails.
        pub fn pushforward(
            &mut $self,
            x_dot: View<'_, F::Input, R>,
        ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
            let (p, place) = $place;
            let mut y_dot = p.y.clone();
            push_along(p, place, x_dot, None, F::Output::view_mut(&mut y_dot))?;
            Ok(y_dot)
        }

        /// Overwrites `y_dot` with J ẋ. Does not allocate.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if the tangent or the result does not fit. [`Error::Function`] if f is
        /// evaluated again and fails.
        #[inline]
        pub fn pushforward_into(
            &mut $self,
            x_dot: View<'_, F::Input, R>,
            y_dot: ViewMut<'_, F::Output, R>,
        ) -> Result<(), Error<F::Error>> {
            let (p, place) = $place;
            push_along(p, place, x_dot, None, y_dot)
        }

        /// Returns J ẋ for each of several tangents.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if a tangent does not fit. [`Error::Function`] if f is evaluated again and
        /// fails.
        pub fn pushforward_batch(
            &mut $self,
            x_dots: &[View<'_, F::Input, R>],
        ) -> Result<Vec<Owned<F::Output, R>>, Error<F::Error>> {
            let (p, place) = $place;
            let mut y_dots = vec![p.y.clone(); x_dots.len()];
            push_batch(p, place, x_dots, None, &mut y_dots)?;
            Ok(y_dots)
        }

        /// Overwrites each of `y_dots` with J ẋ for the tangent at the same index.
        ///
        /// # Errors
        ///
        /// [`Error::Batch`] if the slices differ in length. [`Error::Shape`] if a tangent or a result
        /// does not fit. [`Error::Function`] if f is evaluated again and fails.
        pub fn pushforward_batch_into(
            &mut $self,
            x_dots: &[View<'_, F::Input, R>],
            y_dots: &mut [Owned<F::Output, R>],
        ) -> Result<(), Error<F::Error>> {
            let (p, place) = $place;
            push_batch(p, place, x_dots, None, y_dots)
        }
    };
}

/// Writes the methods that return Jᵀ ȳ.
macro_rules! pullbacks {
    ($self:ident => $place:expr) => {
        /// Returns Jᵀ ȳ.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if the cotangent does not fit. [`Error::Function`] if f is evaluated again
        /// and fails.
        pub fn pullback(
            &mut $self,
            y_bar: View<'_, F::Output, R>,
        ) -> Result<Owned<F::Input, R>, Error<F::Error>> {
            let (p, place) = $place;
            let mut x_bar = like::<F::Input>(place.x);
            pull(p, place, y_bar, None, F::Input::view_mut(&mut x_bar))?;
            Ok(x_bar)
        }

        /// Overwrites `x_bar` with Jᵀ ȳ. Does not allocate.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if the cotangent or the result does not fit. [`Error::Function`] if f is
        /// evaluated again and fails.
        #[inline]
        pub fn pullback_into(
            &mut $self,
            y_bar: View<'_, F::Output, R>,
            x_bar: ViewMut<'_, F::Input, R>,
        ) -> Result<(), Error<F::Error>> {
            let (p, place) = $place;
            pull(p, place, y_bar, None, x_bar)
        }

        /// Returns Jᵀ ȳ for each of several cotangents.
        ///
        /// # Errors
        ///
        /// [`Error::Shape`] if a cotangent does not fit. [`Error::Function`] if f is evaluated again
        /// and fails.
        pub fn pullback_batch(
            &mut $self,
            y_bars: &[View<'_, F::Output, R>],
        ) -> Result<Vec<Owned<F::Input, R>>, Error<F::Error>> {
            let (p, place) = $place;
            let mut x_bars = vec![like::<F::Input>(place.x); y_bars.len()];
            pull_batch(p, place, y_bars, None, &mut x_bars)?;
            Ok(x_bars)
        }

        /// Overwrites each of `x_bars` with Jᵀ ȳ for the cotangent at the same index.
        ///
        /// # Errors
        ///
        /// [`Error::Batch`] if the slices differ in length. [`Error::Shape`] if a cotangent or a
        /// result does not fit. [`Error::Function`] if f is evaluated again and fails.
        pub fn pullback_batch_into(
            &mut $self,
            y_bars: &[View<'_, F::Output, R>],
            x_bars: &mut [Owned<F::Input, R>],
        ) -> Result<(), Error<F::Error>> {
            let (p, place) = $place;
            pull_batch(p, place, y_bars, None, x_bars)
        }
    };
}

pub(super) use {pullbacks, pushforwards, values};
