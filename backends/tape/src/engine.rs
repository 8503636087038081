//! First derivatives: [`TapeEngine`].

use crate::guard::flipped;
use crate::interpret::{
    self,
    groups::{BLOCK, Buffers},
    steps,
};
use crate::program::Program;
use crate::recording::Base;
use crate::settings::{Counters, Flip, Settings};
use crate::site::Site;
use core::any::{TypeId, type_name};
use core::array::from_fn;
use fluxions::engine::{Engine, FunctionOn, Mode, Point};
use fluxions::target::Target;
use fluxions::{Context, Error, Real, Scalar, Space, View, ViewMut};
use fluxions_dual::DualNumber;
use std::sync::Arc;

/// Tangents, and cotangents, at a time.
const LANES: usize = 4;

/// A program, and the type of the function that it stands for.
pub(crate) type Replayed<R> = (Arc<Program<R>>, &'static str);

/// The engine of [`Tape`](crate::Tape) and [`RecordedTape`](crate::RecordedTape): f recorded over `R`, its program run
/// over `T`.
///
/// It counts what it does: [`recordings`](Self::recordings), [`replays`](Self::replays),
/// [`guard_trips`](Self::guard_trips). A function at the points of one engine must be one function: what else it sees
/// than its arguments may not change. (Prepared objects see to that; functions of another type are recorded again.)
pub struct TapeEngine<R, T, X, Y, C>
where
    R: Base,
    T: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    site: Site<R, X, Y, C>,
    /// What is replayed; without it, the recording itself.
    program: Option<Replayed<R>>,
    settings: Settings,
    counters: Counters,
    dims: (usize, usize),
    leaves: Vec<T>,
    values: Vec<T>,
    adjoints: Adjoints<T, 1>,
    batch: Adjoints<T, LANES>,
    duals: Vec<DualNumber<T, LANES>>,
    spare: Vec<T>,
    buffers: Buffers<R, T>,
    dual_buffers: Buffers<R, DualNumber<T, LANES>>,
    /// Replays since the last recording.
    age: u64,
    /// How many more programs are optimized at once.
    credit: u32,
}

impl<R, T, X, Y, C> Clone for TapeEngine<R, T, X, Y, C>
where
    R: Base,
    T: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    fn clone(&self) -> Self {
        Self {
            site: self.site.clone(),
            program: self.program.clone(),
            settings: self.settings,
            counters: self.counters,
            dims: self.dims,
            leaves: self.leaves.clone(),
            values: self.values.clone(),
            adjoints: self.adjoints.clone(),
            batch: self.batch.clone(),
            duals: self.duals.clone(),
            spare: self.spare.clone(),
            buffers: self.buffers.clone(),
            dual_buffers: self.dual_buffers.clone(),
            age: self.age,
            credit: self.credit,
        }
    }
}

/// Optimizing costs about a hundred replays. So each new program is optimized until that was in vain this many times…
const CREDIT: u32 = 3;
/// …because the one before did not hold for so many replays; after that, a program only once it has held for so many.
const YOUNG: u64 = 8;
const OLD: u64 = 64;

impl<R, T, X, Y, C> TapeEngine<R, T, X, Y, C>
where
    R: Base,
    T: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    /// An engine for points of this shape, with a program of f or else, if it replays, with one that it records.
    pub(crate) fn new<F: FunctionOn<R, X, Y, C>>(
        settings: Settings,
        point: Point<'_, R, T, F>,
        y: View<'_, Y, T>,
        program: Option<Replayed<R>>,
    ) -> Result<Self, Error<F::Error>> {
        let mut engine = Self {
            site: Site::new(point, y)?,
            program,
            settings,
            counters: Counters::default(),
            dims: (X::dim(point.x), Y::dim(y)),
            leaves: Vec::new(),
            values: Vec::new(),
            adjoints: Adjoints::new(),
            batch: Adjoints::new(),
            duals: Vec::new(),
            spare: Vec::new(),
            buffers: Buffers::new(),
            dual_buffers: Buffers::new(),
            age: YOUNG,
            credit: CREDIT,
        };
        if engine.replays_functions() && engine.program.is_none() {
            engine.record(point)?;
        }
        Ok(engine)
    }

    /// How often f was recorded.
    pub fn recordings(&self) -> u64 {
        self.counters.recordings
    }

    /// How often the program answered for f.
    pub fn replays(&self) -> u64 {
        self.counters.replays
    }

    /// How often a replay was refused, because a comparison came out otherwise or a pinned value had changed.
    pub fn guard_trips(&self) -> u64 {
        self.counters.guard_trips
    }

    /// How many nodes the last recording has: components of x, parameters and operations, before any optimization.
    pub fn recorded_nodes(&self) -> usize {
        self.site.recording().entries.len()
    }

    /// The program that is replayed, if there is one.
    pub fn program(&self) -> Option<&Program<R>> {
        self.program.as_ref().map(|(program, _)| &**program)
    }

    /// The program, to be shared.
    pub(crate) fn replayed(&self) -> Option<Replayed<R>> {
        self.program.clone()
    }

    /// Whether a program may outlive a call: not where f sees data that nobody can compare.
    fn replays_functions(&self) -> bool {
        self.settings.replay && (self.settings.promised || !(C::OPAQUE || X::SKIPS))
    }

    fn record<F: FunctionOn<R, X, Y, C>>(&mut self, point: Point<'_, R, T, F>) -> Result<(), Error<F::Error>> {
        self.program = None;
        self.site.record(point, &mut self.leaves)?;
        self.counters.recordings += 1;
        if self.replays_functions() {
            self.credit = if self.age < YOUNG { self.credit.saturating_sub(1) } else { CREDIT };
            self.make::<F>(self.credit > 0);
        }
        self.age = 0;
        Ok(())
    }

    /// Makes the program of the last recording.
    fn make<F>(&mut self, optimized: bool) {
        let make = if optimized { Program::optimized } else { Program::plain };
        let program = make(self.site.recording(), self.dims.0, self.site.leaves, &self.site.outputs);
        self.program = Some((Arc::new(program), type_name::<F>()));
    }

    /// Whether there is a program of this function; one that has held for long is optimized now if it is not yet.
    fn is_recorded<F>(&mut self) -> bool {
        // Names of one type mostly are one string, and long.
        let this = type_name::<F>();
        let recorded = self.program.as_ref().is_some_and(|(_, name)| core::ptr::eq(*name, this) || *name == this);
        if recorded && self.credit == 0 && self.age >= OLD {
            self.credit = CREDIT;
            self.make::<F>(true);
        }
        recorded
    }

    /// What follows a test that came out otherwise: a new recording, or the error.
    fn trip<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        number: usize,
        point: Point<'_, R, T, F>,
    ) -> Result<(), Error<F::Error>> {
        self.counters.guard_trips += 1;
        match (&self.program, self.settings.flip) {
            (Some((program, _)), Flip::Refuse) => Err(program.branch(number).into()),
            _ => self.record(point),
        }
    }

    /// Leaves the values of all nodes at this point in `values`.
    fn evaluate<F: FunctionOn<R, X, Y, C>>(&mut self, point: Point<'_, R, T, F>) -> Result<(), Error<F::Error>> {
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
            // Over a tape's variables its guards must be left there too.
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
        if TypeId::of::<T>() == TypeId::of::<R>() {
            self.values.clear();
            self.values.extend(recording.entries.iter().map(|entry| T::constant(entry.value)));
            return;
        }
        fill(&mut self.values, &self.leaves, recording.entries.len());
        steps::forward(&recording.entries[leaves..], leaves, &mut self.values, &recording.constants);
        // Over a tape's variables the guards must be left there.
        flipped(&recording.guards, &self.values);
    }

    /// The nodes of the results.
    fn outputs(&self) -> &[u32] {
        self.program.as_ref().map_or(&self.site.outputs, |(program, _)| &program.outputs)
    }

    /// Pulls cotangents back through the values at hand.
    fn pull(&mut self, batch: usize, y_bars: &[T], x_bars: &mut [T]) {
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

    /// Leaves several cotangents' adjoints in `batch`.
    fn pull_lanes(&mut self, y_bar: impl Fn(usize, usize) -> T) {
        let y_bar = |i| from_fn(|lane| y_bar(i, lane));
        self.batch.backward(&self.program, &self.site, &self.values, &mut self.buffers, y_bar);
    }

    /// Leaves values and tangents of all nodes at this point in `duals`; the first of several calls at a point looks at
    /// the guards.
    fn push<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
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

    fn run_duals(&mut self, first: bool, x_dot: &impl Fn(usize, usize) -> T) -> Option<usize> {
        let n = self.dims.0;
        let duals = &mut self.duals;
        duals.clear();
        duals.extend(self.leaves.iter().enumerate().map(|(j, &t)| {
            DualNumber::new(t, core::array::from_fn(|lane| if j < n { x_dot(j, lane) } else { T::zero() }))
        }));
        let absent = DualNumber::new(T::zero(), [T::zero(); LANES]);
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

    /// Writes the tangents of the results, from what the last run left.
    fn tangents(&self, start: usize, count: usize, y_dots: &mut [T]) {
        let m = self.dims.1;
        for (i, &node) in self.outputs().iter().enumerate() {
            for lane in 0..count {
                y_dots[(start + lane) * m + i] = self.duals[node as usize].tangents()[lane];
            }
        }
    }

    /// The value, from what the last run left.
    fn deliver(&self, y: &mut Option<ViewMut<'_, Y, T>>, dual: bool) {
        let Some(y) = y.take() else { return };
        let value = |&i: &u32| if dual { self.duals[i as usize].value() } else { self.values[i as usize] };
        self.site.deliver(y, self.outputs().iter().map(value));
    }
}

/// The leaves, and room for the other values.
fn fill<R: Real, T: Scalar<R>>(values: &mut Vec<T>, leaves: &[T], len: usize) {
    values.resize(len, T::zero());
    values[..leaves.len()].copy_from_slice(leaves);
}

/// A component of a result: what nothing contributed to is 0.
#[inline]
fn presented<R: Real, T: Scalar<R>>(g: T) -> T {
    if g.vanishes() { T::zero() } else { g }
}

/// The adjoints of all nodes.
#[derive(Clone, Debug)]
struct Adjoints<T, const K: usize> {
    all: Vec<[T; K]>,
    room: Vec<[T; K]>,
}

impl<T, const K: usize> Adjoints<T, K> {
    fn new<R: Real>() -> Self
    where
        T: Scalar<R>,
    {
        Self { all: Vec::new(), room: vec![[T::zero(); K]; BLOCK] }
    }

    /// Seeds the results, and goes backwards through the program or else the recording.
    fn backward<R, X, Y, C>(
        &mut self,
        program: &Option<Replayed<R>>,
        site: &Site<R, X, Y, C>,
        values: &[T],
        buffers: &mut Buffers<R, T>,
        y_bar: impl Fn(usize) -> [T; K],
    ) where
        R: Base,
        T: Scalar<R>,
        X: Space<Real = R>,
        Y: Space<Real = R>,
        C: Context<R>,
    {
        match program {
            Some((program, _)) => {
                self.seed(program.len(), &program.outputs, y_bar);
                interpret::backward(program, values, &mut self.all, buffers, &mut self.room);
            }
            None => {
                let (recording, leaves) = (site.recording(), site.leaves);
                self.seed(recording.entries.len(), &site.outputs, y_bar);
                steps::backward(&recording.entries[leaves..], leaves, values, &mut self.all, &recording.constants);
            }
        }
    }

    /// Adjoints of −0, to which anything can be added without a trace, but for those of the results.
    fn seed<R: Real>(&mut self, len: usize, outputs: &[u32], y_bar: impl Fn(usize) -> [T; K])
    where
        T: Scalar<R>,
    {
        let absent = [T::constant(-R::zero()); K];
        self.all.resize(len, absent);
        self.all.fill(absent);
        for (i, &node) in outputs.iter().enumerate() {
            for (to, y_bar) in self.all[node as usize].iter_mut().zip(y_bar(i)) {
                *to += y_bar;
            }
        }
    }
}

/// Tangents from `start` on, `count` of them.
fn lanes<R: Real, T: Scalar<R>>(x_dots: &[T], n: usize, start: usize, count: usize) -> impl Fn(usize, usize) -> T {
    move |j, lane| if lane < count { x_dots[(start + lane) * n + j] } else { T::zero() }
}

fn unit<R: Real, T: Scalar<R>>(at: usize, index: usize) -> T {
    if at == index { T::one() } else { T::zero() }
}

impl<R, T, X, Y, C> Engine<R, T, X, Y, C> for TapeEngine<R, T, X, Y, C>
where
    R: Base,
    T: Scalar<R>,
    X: Space<Real = R>,
    Y: Space<Real = R>,
    C: Context<R>,
{
    const MODE: Mode = Mode::Reverse;

    fn dims(&self) -> (usize, usize) {
        self.dims
    }

    fn spare(&mut self) -> &mut Vec<T> {
        &mut self.spare
    }

    fn sweep<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        seeds: &[T],
        mut y: Option<ViewMut<'_, Y, T>>,
        results: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.evaluate(point)?;
        self.deliver(&mut y, false);
        self.pull(batch, seeds, results);
        Ok(())
    }

    fn pushforward<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        batch: usize,
        x_dots: &[T],
        mut y: Option<ViewMut<'_, Y, T>>,
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        for start in (0..batch.max(1)).step_by(LANES) {
            let count = LANES.min(batch - start);
            self.push(point, start == 0, lanes(x_dots, self.dims.0, start, count))?;
            self.deliver(&mut y, true);
            self.tangents(start, count, y_dots);
        }
        Ok(())
    }

    /// By columns where there are no more of them than rows, else by rows.
    fn jacobian<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        point: Point<'_, R, T, F>,
        mut y: Option<ViewMut<'_, Y, T>>,
        jacobian: &mut impl Target<T>,
    ) -> Result<(), Error<F::Error>> {
        let (n, m) = self.dims;
        if n <= m && n > 0 {
            for start in (0..n).step_by(LANES) {
                self.push(point, start == 0, |j, lane| unit(start + lane, j))?;
                self.deliver(&mut y, true);
                for (i, &node) in self.outputs().iter().enumerate() {
                    for lane in 0..LANES.min(n - start) {
                        jacobian.set(i, start + lane, self.duals[node as usize].tangents()[lane]);
                    }
                }
            }
            return Ok(());
        }
        self.evaluate(point)?;
        self.deliver(&mut y, false);
        for start in (0..m).step_by(LANES) {
            self.pull_lanes(|i, lane| unit(start + lane, i));
            for lane in 0..LANES.min(m - start) {
                self.batch.all[..n]
                    .iter()
                    .enumerate()
                    .for_each(|(j, g)| jacobian.set(start + lane, j, presented(g[lane])));
            }
        }
        Ok(())
    }

    fn linearize<F: FunctionOn<R, X, Y, C>>(&mut self, point: Point<'_, R, T, F>) -> Result<(), Error<F::Error>> {
        self.evaluate(point)
    }

    /// Without f.
    fn pushforward_again<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        _: Point<'_, R, T, F>,
        batch: usize,
        x_dots: &[T],
        y_dots: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        for start in (0..batch).step_by(LANES) {
            let count = LANES.min(batch - start);
            self.run_duals(false, &lanes(x_dots, self.dims.0, start, count));
            self.tangents(start, count, y_dots);
        }
        Ok(())
    }

    /// Backwards only.
    fn pullback_again<F: FunctionOn<R, X, Y, C>>(
        &mut self,
        _: Point<'_, R, T, F>,
        batch: usize,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Error<F::Error>> {
        self.pull(batch, y_bars, x_bars);
        Ok(())
    }
}
