//! Runs programs and recordings at a point: values, adjoints, tangents.

use super::{LANES, TapeEngine, Trip};
use crate::call::FailedCall;
use crate::interpret::{self, guards::flipped};
use crate::program::Program;
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
            // No copy of the leaves: where programs are long, each pass over x counts.
            let leaves = self.leaf_count();
            self.values.resize(self.program().map_or(0, Program::len), T::zero());
            self.site.load(point, &mut self.values[..leaves]);
            match self.replay() {
                Ok(()) => return Ok(()),
                Err(trip) => self.trip(trip, point)?,
            }
        } else {
            self.record(point)?;
        }
        // If `T` is a variable of a tape, the guards must be left on that tape.
        let outcome = match self.program().map(Program::len) {
            Some(len) => {
                fill(&mut self.values, &self.leaves, len);
                self.run_program()
            }
            None => self.run_recording(),
        };
        match outcome {
            Err(Trip::Rule(failed)) => self.failed_value(*failed, point),
            _ => Ok(()),
        }
    }

    /// Returns the error of f, in which a rule failed. If f goes on without it, the values are not known.
    #[cold]
    #[inline(never)]
    fn failed_value<F: FunctionOn<G>>(
        &mut self,
        failed: FailedCall,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        self.values.fill(T::constant(G::Real::NAN));
        self.failed(failed, point)
    }

    /// Runs the program in the place of f, from the leaves in `values`.
    fn replay(&mut self) -> Result<(), Trip> {
        self.keeps.are_known = false;
        self.run_program()?;
        self.counters.replays += 1;
        self.age += 1;
        Ok(())
    }

    /// Runs the program from the leaves in `values`.
    fn run_program(&mut self) -> Result<(), Trip> {
        let Some((program, _)) = &self.program else { return Ok(()) };
        self.is_evaluated = false;
        interpret::forward(program, &mut self.values, &mut self.buffers, &mut self.keeps).map_err(Trip::Rule)?;
        self.keeps.are_known = true;
        if let Some(number) = flipped(&program.guards, &self.values) {
            return Err(Trip::Guard(number));
        }
        self.is_evaluated = true;
        Ok(())
    }

    fn run_recording(&mut self) -> Result<(), Trip> {
        let (recording, leaves) = (self.site.recording(), self.site.leaves);
        if TypeId::of::<T>() == TypeId::of::<G::Real>() {
            self.values.clear();
            self.values.extend(recording.entries.iter().map(|entry| T::constant(entry.value)));
            return Ok(());
        }
        fill(&mut self.values, &self.leaves, recording.entries.len());
        interpret::forward_recorded(recording, leaves, &mut self.values, &mut self.keeps).map_err(Trip::Rule)?;
        // If `T` is a variable of a tape, the guards must be left on that tape.
        flipped(&recording.guards, &self.values);
        Ok(())
    }

    /// The number of leaves: components of x and of the parameters.
    fn leaf_count(&self) -> usize {
        self.program().map_or(self.site.leaves, |program| program.inputs() + program.parameters())
    }

    /// The nodes of the results.
    pub(super) fn outputs(&self) -> &[u32] {
        self.program.as_ref().map_or(&self.site.outputs, |(program, _)| &program.outputs)
    }

    /// Computes the pullback of the cotangents at the point of `values`.
    pub(super) fn pull<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        match self.pull_all(batch, y_bars, x_bars) {
            Ok(()) => Ok(()),
            Err(failed) => {
                x_bars.fill(T::constant(G::Real::NAN));
                self.failed(*failed, point)
            }
        }
    }

    /// Computes the gradient at this point. It stays in the engine: see [`slope`](Self::slope).
    pub(crate) fn run_gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<(), Error<F::Error>> {
        self.evaluate(point)?;
        self.gradient_of_values(point, y)
    }

    /// Computes the gradient where the components of x have been changed by `change`, which receives those of the last
    /// evaluation. Of `point` it takes the rest. Returns whether the program holds there; else nothing was computed.
    ///
    /// So x need not pass through the memory once more.
    pub(crate) fn rerun_gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        change: impl FnOnce(&mut [T]),
        y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<bool, Error<F::Error>> {
        if !self.is_recorded::<F>() || !self.is_evaluated {
            return Ok(false);
        }
        let leaves = self.leaf_count();
        let (x, parameters) = self.values[..leaves].split_at_mut(self.dims.0);
        change(x);
        self.site.load_parameters(point, parameters);
        if self.replay().is_err() {
            return Ok(false);
        }
        self.gradient_of_values(point, y)?;
        Ok(true)
    }

    /// Computes the gradient at the point of `values`.
    fn gradient_of_values<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        mut y: Option<ViewMut<'_, G::Output, T>>,
    ) -> Result<(), Error<F::Error>> {
        self.deliver(&mut y, false);
        let room = (&mut self.buffers, &mut self.keeps);
        match self.adjoints.backward(&self.program, &self.site, &mut self.values, room, |_| [T::one()]) {
            Ok(()) => Ok(()),
            Err(failed) => {
                self.adjoints.all.fill([T::constant(G::Real::NAN)]);
                self.failed(*failed, point)
            }
        }
    }

    /// A component of the last gradient. Where nothing contributed to it, it is −0.
    #[inline]
    pub(crate) fn slope(&self, j: usize) -> T {
        let [g] = self.adjoints.all[j];
        g
    }

    fn pull_all(&mut self, batch: usize, y_bars: &[T], x_bars: &mut [T]) -> Result<(), Box<FailedCall>> {
        let (n, m) = self.dims;
        if batch == 1 {
            let room = (&mut self.buffers, &mut self.keeps);
            self.adjoints.backward(&self.program, &self.site, &mut self.values, room, |i| [y_bars[i]])?;
            x_bars.iter_mut().zip(&self.adjoints.all).for_each(|(to, &[g])| *to = presented(g));
            return Ok(());
        }
        for start in (0..batch).step_by(LANES) {
            let count = LANES.min(batch - start);
            self.pull_lanes(|i, lane| if lane < count { y_bars[(start + lane) * m + i] } else { T::zero() })?;
            for lane in 0..count {
                let to = &mut x_bars[(start + lane) * n..(start + lane + 1) * n];
                to.iter_mut().zip(&self.batch.all).for_each(|(to, g)| *to = presented(g[lane]));
            }
        }
        Ok(())
    }

    /// Computes the adjoints of all nodes for several cotangents into `batch`.
    pub(super) fn pull_lanes(&mut self, y_bar: impl Fn(usize, usize) -> T) -> Result<(), Box<FailedCall>> {
        let y_bar = |i| from_fn(|lane| y_bar(i, lane));
        let room = (&mut self.buffers, &mut self.keeps);
        self.batch.backward(&self.program, &self.site, &mut self.values, room, y_bar)
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
        self.leaves.resize(self.leaf_count(), T::zero());
        self.site.load(point, &mut self.leaves);
        self.keeps.are_known &= !(first && replays);
        let mut outcome = self.run_duals(first, &x_dot);
        match outcome {
            Err(trip) if replays => {
                self.trip(trip, point)?;
                outcome = self.run_duals(true, &x_dot);
            }
            _ if replays && first => {
                self.counters.replays += 1;
                self.age += 1;
            }
            _ => {}
        }
        self.settle(outcome, point)
    }

    /// Ends a run of several cotangents: if a rule failed, f returns its error.
    pub(super) fn settle_rows<F: FunctionOn<G>>(
        &mut self,
        outcome: Result<(), Box<FailedCall>>,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        if let Err(failed) = outcome {
            self.failed(*failed, point)?;
            self.batch.all.fill([T::constant(G::Real::NAN); LANES]);
        }
        Ok(())
    }

    /// Ends a run over tangents: if a rule failed, f returns its error.
    pub(super) fn settle<F: FunctionOn<G>>(
        &mut self,
        outcome: Result<(), Trip>,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        if let Err(Trip::Rule(failed)) = outcome {
            self.failed(*failed, point)?;
            self.duals.iter_mut().for_each(|dual| *dual = DenseDual::constant(G::Real::NAN));
        }
        Ok(())
    }

    /// Does what [`push`](Self::push) does, at the point of `values`, without a look at the guards.
    pub(super) fn push_again(&mut self, x_dot: &impl Fn(usize, usize) -> T) -> Result<(), Trip> {
        let leaves = self.leaf_count();
        self.leaves.clear();
        self.leaves.extend_from_slice(&self.values[..leaves]);
        self.run_duals(false, x_dot)
    }

    fn run_duals(&mut self, first: bool, x_dot: &impl Fn(usize, usize) -> T) -> Result<(), Trip> {
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
                interpret::forward(program, duals, &mut self.dual_buffers, &mut self.keeps).map_err(Trip::Rule)?;
                &program.guards
            }
            None => {
                let (recording, leaves) = (self.site.recording(), self.site.leaves);
                duals.resize(recording.entries.len(), absent);
                interpret::forward_recorded(recording, leaves, duals, &mut self.keeps).map_err(Trip::Rule)?;
                &recording.guards
            }
        };
        self.keeps.are_known = true;
        if first { flipped(guards, duals).map_or(Ok(()), |number| Err(Trip::Guard(number))) } else { Ok(()) }
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
        self.site.deliver(y, values_of(self.outputs(), &self.values, &self.duals, dual));
    }
}

/// Returns the values of nodes, from the dual numbers or from the values.
fn values_of<R: Real, T: Scalar<R>>(
    nodes: &[u32],
    values: &[T],
    duals: &[DenseDual<T, LANES>],
    dual: bool,
) -> impl Iterator<Item = T> {
    nodes.iter().map(move |&i| if dual { duals[i as usize].value() } else { values[i as usize] })
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
