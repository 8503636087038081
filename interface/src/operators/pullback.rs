//! Vector-Jacobian products: +Jᵀ ȳ.

use super::call::{Call, copy_skipped, write_through};
use super::door::{check, check_batch};
use super::kind::Pullback;
use super::prepared::gather;
use super::rules;
use crate::engine::{Engine, Point};
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Pullback, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// +Jᵀ ȳ.
    pub fn pullback(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
    ) -> Result<Owned<F::Input, R>, Error<F::Error>> {
        let mut x_bar = super::call::like::<F::Input>(x);
        self.run(x, y_bar, None, F::Input::view_mut(&mut x_bar))?;
        Ok(x_bar)
    }

    /// Overwrites `x_bar` with +Jᵀ ȳ.
    #[inline]
    pub fn pullback_into(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
        x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, y_bar, None, x_bar)
    }

    /// f(x) and +Jᵀ ȳ.
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

    /// Overwrites `y` with f(x) and `x_bar` with +Jᵀ ȳ.
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

    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y_bar: View<'_, F::Output, R>,
        mut y: Option<ViewMut<'_, F::Output, R>>,
        mut x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check::<F::Output, R, _>(Argument::Cotangent, y_bar, &p.y_shape)?;
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&x_bar), &p.x_shape)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        copy_skipped::<F::Input>(&mut x_bar, x);
        let point = Point::new(&p.f, x, args);
        let seeds = gather::<F::Output, R>(&y_bar, &mut p.seeds);
        let (engine, like, again) = (&mut p.engine, &p.y, p.linearized);
        let value = y.as_mut().map(F::Output::reborrow);
        write_through::<F::Input, _>(x_bar, &mut p.results, |results| {
            if F::PULLBACK_RULE {
                return rules::pullback(point, F::Output::view(like), 1, seeds, value, results);
            }
            if again && value.is_none() {
                return engine.pullback_again(point, 1, seeds, results);
            }
            engine.pullback(point, 1, seeds, value, results)
        })
    }

    /// +Jᵀ ȳ for each of several cotangents.
    pub fn pullback_batch(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
    ) -> Result<Vec<Owned<F::Input, R>>, Error<F::Error>> {
        let mut x_bars = vec![super::call::like::<F::Input>(x); y_bars.len()];
        self.run_batch(x, y_bars, None, &mut x_bars)?;
        Ok(x_bars)
    }

    /// Overwrites each of `x_bars` with +Jᵀ ȳ for the cotangent of the same number.
    pub fn pullback_batch_into(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, y_bars, None, x_bars)
    }

    /// f(x), and +Jᵀ ȳ for each of several cotangents.
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

    /// Overwrites `y` with f(x) and each of `x_bars` with +Jᵀ ȳ for the cotangent of the same number.
    pub fn value_and_pullback_batch_into(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        y: ViewMut<'_, F::Output, R>,
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, y_bars, Some(y), x_bars)
    }

    fn run_batch(
        self,
        x: View<'_, F::Input, R>,
        y_bars: &[View<'_, F::Output, R>],
        mut y: Option<ViewMut<'_, F::Output, R>>,
        x_bars: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check_batch(y_bars.len(), x_bars.len())?;
        p.seeds.clear();
        for (&seed, out) in y_bars.iter().zip(x_bars.iter()) {
            check::<F::Output, R, _>(Argument::Cotangent, seed, &p.y_shape)?;
            check::<F::Input, R, _>(Argument::Result, F::Input::view(out), &p.x_shape)?;
            F::Output::each(seed, &mut |value: R| p.seeds.push(value));
        }
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        let point = Point::new(&p.f, x, args);
        let dim = p.dims.0;
        if p.results.len() < dim * y_bars.len() {
            p.results.resize(dim * y_bars.len(), R::zero());
        }
        let results = &mut p.results[..dim * y_bars.len()];
        let value = y.as_mut().map(F::Output::reborrow);
        if F::PULLBACK_RULE {
            rules::pullback(point, F::Output::view(&p.y), y_bars.len(), &p.seeds, value, results)?;
        } else if p.linearized && value.is_none() {
            p.engine.pullback_again(point, y_bars.len(), &p.seeds, results)?;
        } else {
            p.engine.pullback(point, y_bars.len(), &p.seeds, value, results)?;
        }
        for (k, out) in x_bars.iter_mut().enumerate() {
            let mut x_bar = F::Input::view_mut(out);
            copy_skipped::<F::Input>(&mut x_bar, x);
            super::prepared::scatter::<F::Input, R>(x_bar, &p.results[k * dim..(k + 1) * dim]);
        }
        Ok(())
    }
}
