//! Runs programs and recordings at a point: values, adjoints, tangents.

use super::{LANES, TapeEngine};
use crate::interpret::{self, guards::flipped, steps};
use crate::recording::Base;
use core::any::TypeId;
use core::array::from_fn;
use fluxions::engine::{FunctionOn, Point};
use fluxions::{Error, Real, Scalar, Signature, ViewMut};
use fluxions_dual::DenseDual;

impl<T, G> TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    /// Computes the values of all nodes at this point into `values`. Records f if there is no program or it does not
    /// hold.
    pub(super) fn evaluate<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        if self.is_recorded::<F>() {
            self.site.load(point, &mut self.leaves);
            match self.run_program() {
                None => {
                    self.counters.replays += 1;
                    self.age += 1;
                    return Ok(());
                }
                Some(number) => self.trip(number, point)?,
            }
        } else {
            self.record(point)?;
        }
        if self.program.is_some() {
            // If `T` is a variable of a tape, the guards must be left on that tape.
            self.run_program();
        } else {
            self.run_recording();
        }
        Ok(())
    }

    fn run_program(&mut self) -> Option<usize> {
        let (program, _) = self.program.as_ref()?;
        fill(&mut self.values, &self.leaves, program.len());
        interpret::forward(program, &mut self.values, &mut self.buffers);
        flipped(&program.guards, &self.values)
    }

    fn run_recording(&mut self) {
        let (recording, leaves) = (self.site.recording(), self.site.leaves);
        if TypeId::of::<T>() == TypeId::of::<G::Real>() {
            self.values.clear();
            self.values.extend(recording.entries.iter().map(|entry| T::constant(entry.value)));
            return;
        }
        fill(&mut self.values, &self.leaves, recording.entries.len());
        steps::forward(&recording.entries[leaves..], leaves, &mut self.values, &recording.constants);
        // If `T` is a variable of a tape, the guards must be left on that tape.
        flipped(&recording.guards, &self.values);
    }

    /// The nodes of the results.
    pub(super) fn outputs(&self) -> &[u32] {
        self.program.as_ref().map_or(&self.site.outputs, |(program, _)| &program.outputs)
    }

    /// Computes the pullback of the cotangents at the point of `values`.
    pub(super) fn pull(&mut self, batch: usize, y_bars: &[T], x_bars: &mut [T]) {
        let (n, m) = self.dims;
        if batch == 1 {
            self.adjoints.backward(&self.program, &self.site, &self.values, &mut self.buffers, |i| [y_bars[i]]);
            x_bars.iter_mut().zip(&self.adjoints.all).for_each(|(to, &[g])| *to = presented(g));
            return;
        }
        for start in (0..batch).step_by(LANES) {
            let count = LANES.min(batch - start);
            self.pull_lanes(|i, lane| if lane < count { y_bars[(start + lane) * m + i] } else { T::zero() });
            for lane in 0..count {
                let to = &mut x_bars[(start + lane) * n..(start + lane + 1) * n];
                to.iter_mut().zip(&self.batch.all).for_each(|(to, g)| *to = presented(g[lane]));
            }
        }
    }

    /// Computes the adjoints of all nodes for several cotangents into `batch`.
    pub(super) fn pull_lanes(&mut self, y_bar: impl Fn(usize, usize) -> T) {
        let y_bar = |i| from_fn(|lane| y_bar(i, lane));
        self.batch.backward(&self.program, &self.site, &self.values, &mut self.buffers, y_bar);
    }

    /// Computes values and tangents of all nodes at this point into `duals`. Of several calls at one point only the
    /// first one checks the guards.
    pub(super) fn push<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        first: bool,
        x_dot: impl Fn(usize, usize) -> T,
    ) -> Result<(), Error<F::Error>> {
        let replays = self.is_recorded::<F>();
        if first && !replays {
            self.record(point)?;
        }
        self.site.load(point, &mut self.leaves);
        let flipped = self.run_duals(first, &x_dot);
        match flipped {
            Some(number) if replays => {
                self.trip(number, point)?;
                self.run_duals(true, &x_dot);
            }
            _ if replays && first => {
                self.counters.replays += 1;
                self.age += 1;
            }
            _ => {}
        }
        Ok(())
    }

    pub(super) fn run_duals(&mut self, first: bool, x_dot: &impl Fn(usize, usize) -> T) -> Option<usize> {
        let n = self.dims.0;
        let duals = &mut self.duals;
        duals.clear();
        duals.extend(self.leaves.iter().enumerate().map(|(j, &t)| {
            DenseDual::new(t, core::array::from_fn(|lane| if j < n { x_dot(j, lane) } else { T::zero() }))
        }));
        let absent = DenseDual::new(T::zero(), [T::zero(); LANES]);
        let guards = match &self.program {
            Some((program, _)) => {
                duals.resize(program.len(), absent);
                interpret::forward(program, duals, &mut self.dual_buffers);
                &program.guards
            }
            None => {
                let (recording, leaves) = (self.site.recording(), self.site.leaves);
                duals.resize(recording.entries.len(), absent);
                steps::forward(&recording.entries[leaves..], leaves, duals, &recording.constants);
                &recording.guards
            }
        };
        if first { flipped(guards, duals) } else { None }
    }

    /// Writes the tangents of the results of the last run.
    pub(super) fn tangents(&self, start: usize, count: usize, y_dots: &mut [T]) {
        let m = self.dims.1;
        for (i, &node) in self.outputs().iter().enumerate() {
            for lane in 0..count {
                y_dots[(start + lane) * m + i] = self.duals[node as usize].tangents()[lane];
            }
        }
    }

    /// Writes the value f(x) of the last run, if it is wanted.
    pub(super) fn deliver(&self, y: &mut Option<ViewMut<'_, G::Output, T>>, dual: bool) {
        let Some(y) = y.take() else { return };
        let value = |&i: &u32| if dual { self.duals[i as usize].value() } else { self.values[i as usize] };
        self.site.deliver(y, self.outputs().iter().map(value));
    }
}

/// Writes the leaves to `values`, and makes room for the other nodes.
fn fill<R: Real, T: Scalar<R>>(values: &mut Vec<T>, leaves: &[T], len: usize) {
    values.resize(len, T::zero());
    values[..leaves.len()].copy_from_slice(leaves);
}

/// Returns a component of a result. An adjoint to which nothing contributed is −0, and becomes 0.
#[inline]
pub(super) fn presented<R: Real, T: Scalar<R>>(g: T) -> T {
    if g.vanishes() { T::zero() } else { g }
}
