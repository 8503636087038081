//! First derivatives: [`TapeEngine`].

mod adjoints;
mod operators;
mod sweeps;

use crate::interpret::groups::Buffers;
use crate::program::{Program, Replayed};
use crate::recording::Base;
use crate::settings::{Counters, Flip, Settings};
use crate::site::Site;
use adjoints::Adjoints;
use core::any::type_name;
use derive_where::derive_where;
use fluxions::engine::{FunctionOn, Point};
use fluxions::{Context, Error, Scalar, Signature, Space, View};
use fluxions_dual::DenseDual;
use std::sync::Arc;

/// Tangents, and cotangents, at a time.
const LANES: usize = 4;

/// The engine of [`Tape`](crate::Tape) and [`RecordedTape`](crate::RecordedTape): f recorded over `R`, its program run
/// over `T`.
///
/// It counts what it does: [`recordings`](Self::recordings), [`replays`](Self::replays),
/// [`guard_trips`](Self::guard_trips). A function at the points of one engine must be one function: what else it sees
/// than its arguments may not change. (Prepared objects see to that; functions of another type are recorded again.)
#[derive_where(Clone)]
pub struct TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    site: Site<G>,
    /// What is replayed; without it, the recording itself.
    program: Option<Replayed<G::Real>>,
    settings: Settings,
    counters: Counters,
    dims: (usize, usize),
    leaves: Vec<T>,
    values: Vec<T>,
    adjoints: Adjoints<T, 1>,
    batch: Adjoints<T, LANES>,
    duals: Vec<DenseDual<T, LANES>>,
    spare: Vec<T>,
    buffers: Buffers<G::Real, T>,
    dual_buffers: Buffers<G::Real, DenseDual<T, LANES>>,
    /// Replays since the last recording.
    age: u64,
    /// How many more programs are optimized at once.
    credit: u32,
}

/// Optimizing costs about a hundred replays. So each new program is optimized until that was in vain this many times…
const CREDIT: u32 = 3;
/// …because the one before did not hold for so many replays; after that, a program only once it has held for so many.
const YOUNG: u64 = 8;
const OLD: u64 = 64;

impl<T, G> TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    /// An engine for points of this shape, with a program of f or else, if it replays, with one that it records.
    pub(crate) fn new<F: FunctionOn<G>>(
        settings: Settings,
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
        program: Option<Replayed<G::Real>>,
    ) -> Result<Self, Error<F::Error>> {
        let mut engine = Self {
            site: Site::new(point, y)?,
            program,
            settings,
            counters: Counters::default(),
            dims: (G::Input::dim(point.x), G::Output::dim(y)),
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
        // A function with rules is never asked here for its derivatives, and may fail over variables.
        let has_rule = F::PUSHFORWARD_RULE || F::PULLBACK_RULE;
        if engine.replays_functions() && engine.program.is_none() && !has_rule {
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
    pub fn program(&self) -> Option<&Program<G::Real>> {
        self.program.as_ref().map(|(program, _)| &**program)
    }

    /// The program, to be shared.
    pub(crate) fn replayed(&self) -> Option<Replayed<G::Real>> {
        self.program.clone()
    }

    /// Whether a program may outlive a call: not where f sees data that nobody can compare.
    fn replays_functions(&self) -> bool {
        self.settings.replay && (self.settings.promised || !(G::Context::OPAQUE || G::Input::SKIPS))
    }

    fn record<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
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
    fn trip<F: FunctionOn<G>>(
        &mut self,
        number: usize,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        self.counters.guard_trips += 1;
        match (&self.program, self.settings.flip) {
            (Some((program, _)), Flip::Refuse) => Err(program.branch(number).into()),
            _ => self.record(point),
        }
    }
}
