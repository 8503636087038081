//! The engine of order 1 with a fault.

use super::{Fault, at, share_colour};
use crate::case::flat;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::target::{ColumnMajor, Target};
use fluxions::{Argument, Error, Owned, Signature, Space, ViewMut};

/// An engine with a fault.
#[derive(Clone, Debug)]
pub struct WrongEngine<E, X> {
    inner: E,
    fault: Fault,
    first: Option<Vec<f64>>,
    kept: Option<X>,
    failed: bool,
    before: Vec<f64>,
    scratch: Vec<f64>,
}

impl<E, X> WrongEngine<E, X> {
    pub(super) fn new(inner: E, fault: Fault, room: usize) -> Self {
        let (first, kept, failed, before, scratch) = (None, None, false, Vec::new(), vec![0.0; room]);
        Self { inner, fault, first, kept, failed, before, scratch }
    }

    /// Saves the content of the buffer before the call.
    fn keep(&mut self, results: &[f64]) {
        self.before.clear();
        if self.fault == Fault::Accumulates {
            self.before.extend_from_slice(results);
        }
    }

    /// Puts the fault into the results.
    fn spoil(&mut self, has_value: bool, reverse: bool, results: &mut [f64]) {
        match self.fault {
            Fault::Scaled => results.iter_mut().for_each(|r| *r *= 1.01),
            Fault::ValueChangesResult if has_value => results.iter_mut().for_each(|r| *r *= 1.01),
            Fault::NegativePullback if reverse => results.iter_mut().for_each(|r| *r = -*r),
            Fault::Offset if !reverse => results.iter_mut().for_each(|r| *r += 0.5),
            Fault::Stale => match &self.first {
                Some(first) if first.len() == results.len() => results.copy_from_slice(first),
                _ => self.first = Some(results.to_vec()),
            },
            Fault::NeverRecovers if self.failed => results.iter_mut().for_each(|r| *r *= 1.01),
            Fault::Allocates => drop(std::hint::black_box(Box::new(0))),
            _ => {}
        }
    }

    /// Puts the fault into the outcome of a call.
    fn outcome<Failure>(&mut self, outcome: Result<(), Error<Failure>>) -> Result<(), Error<Failure>> {
        self.failed |= outcome.is_err();
        match outcome {
            Err(Error::Shape { argument: Argument::Output, .. }) if self.fault == Fault::AnyShape => Ok(()),
            outcome => outcome,
        }
    }
}

/// Calls `run`, which writes to y. With the fault, the skipped fields of y stay as they were.
fn into<Y: Space<Real = f64>, T>(
    fault: Fault,
    mut y: Option<ViewMut<'_, Y, f64>>,
    run: impl FnOnce(Option<ViewMut<'_, Y, f64>>) -> T,
) -> T {
    let keeps = fault == Fault::KeepsSkippedOutputs && Y::SKIPS;
    let old = y.as_ref().filter(|_| keeps).map(|y| Y::map(Y::read(y), &mut |v: f64| v));
    let outcome = run(y.as_mut().map(Y::reborrow));
    if let (Some(y), Some(old)) = (y, old) {
        let mut numbers = flat::<Y>(Y::read(&y)).into_iter();
        Y::assign(y, Y::view(&old), &mut |v: f64| numbers.next().unwrap_or(v));
    }
    outcome
}

impl<G, E> Engine<f64, G> for WrongEngine<E, Owned<G::Input, f64>>
where
    G: Signature<Real = f64>,
    E: Engine<f64, G>,
{
    const MODE: Mode = Mode::Forward;

    fn dims(&self) -> (usize, usize) {
        self.inner.dims()
    }
    fn scratch(&mut self) -> &mut Vec<f64> {
        &mut self.scratch
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        seeds: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        results: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.keep(results);
        let has_value = y.is_some();
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        let outcome = into::<G::Output, _>(self.fault, y, |y| self.inner.sweep(point, batch, seeds, y, results));
        self.outcome(outcome)?;
        self.spoil(has_value, false, results);
        results.iter_mut().zip(&self.before).for_each(|(r, b)| *r += b);
        Ok(())
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        y_bars: &[f64],
        y: Option<ViewMut<'_, G::Output, f64>>,
        x_bars: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        self.keep(x_bars);
        let has_value = y.is_some();
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        let outcome = into::<G::Output, _>(self.fault, y, |y| self.inner.pullback(point, batch, y_bars, y, x_bars));
        self.outcome(outcome)?;
        self.spoil(has_value, true, x_bars);
        x_bars.iter_mut().zip(&self.before).for_each(|(r, b)| *r += b);
        Ok(())
    }

    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        jacobian: &mut impl Target<f64>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.inner.dims();
        let has_value = y.is_some();
        // This space does not count as an allocation of the call.
        let mut room = core::mem::take(&mut self.scratch);
        room.resize(n * m, 0.0);
        let point = at::<G, F>(self.fault, &mut self.kept, point);
        let outcome = into::<G::Output, _>(self.fault, y, |y| {
            ColumnMajor::new(&mut room, m, n).map_or(Ok(()), |mut columns| self.inner.jacobian(point, y, &mut columns))
        });
        if self.fault == Fault::ExtraCall {
            self.inner.sweep(point, 0, &[], None, &mut [])?;
        }
        if self.fault != Fault::Offset {
            self.spoil(has_value, false, &mut room);
        }
        for (k, &value) in room.iter().enumerate() {
            jacobian.set(k % m, k / m, value);
        }
        self.scratch = room;
        self.outcome(outcome)
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, f64, f64, F>) -> Result<(), Error<F::Error>> {
        if self.fault == Fault::NeverMoves {
            self.kept.get_or_insert_with(|| G::Input::map(point.x, &mut |v: f64| v));
        }
        Ok(())
    }

    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        batch: usize,
        y_bars: &[f64],
        x_bars: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        if self.fault != Fault::NeverMoves {
            return self.pullback(point, batch, y_bars, None, x_bars);
        }
        let kept = self.kept.take();
        let x = kept.as_ref().map_or(G::Input::shorten(point.x), G::Input::view);
        let outcome = self.pullback(Point::new(point.f, x, point.context), batch, y_bars, None, x_bars);
        self.kept = kept;
        outcome
    }
    fn entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, f64, f64, F>,
        y: Option<ViewMut<'_, G::Output, f64>>,
        values: &mut [f64],
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.inner.dims();
        ColumnMajor::new(values, m, n).map_or(Ok(()), |mut columns| self.jacobian(point, y, &mut columns))?;
        if self.fault == Fault::SharedColour {
            share_colour(values, m);
        }
        Ok(())
    }
}
