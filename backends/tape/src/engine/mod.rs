//! First derivatives: [`TapeEngine`].

mod adjoints;
mod operators;
mod sweeps;

use crate::call::{FailedCall, Keeps};
use crate::interpret::groups::Buffers;
use crate::program::{Program, Replayed};
use crate::recording::Base;
use crate::settings::{Counters, Flip, Settings};
use crate::site::Site;
use crate::strict;
use adjoints::Adjoints;
use core::any::type_name;
use core::fmt;
use derive_where::derive_where;
use fluxions::engine::{FunctionOn, Point};
use fluxions::scalar::Stops;
use fluxions::{Context, Error, Scalar, Signature, Space, View};
use fluxions_dual::DenseDual;
use std::sync::Arc;

/// The number of tangents or cotangents that one run propagates.
const LANES: usize = 4;

/// Why a program does not hold at a point.
#[derive(Clone, Debug)]
enum Trip {
    /// The guard with this number does not hold.
    Guard(usize),
    /// A rule failed.
    Rule(Box<FailedCall>),
}

/// The engine of [`Tape`](crate::Tape) and [`RecordedTape`](crate::RecordedTape). It records f over the real numbers
/// and runs the program over `T`.
///
/// The counters are [`recordings`](Self::recordings), [`replays`](Self::replays) and
/// [`guard_trips`](Self::guard_trips).
///
/// All calls of one engine must pass the same function, and what the function reads beside its arguments may not
/// change. Prepared objects ensure the first. A function of another type is recorded again.
#[derive_where(Clone)]
pub struct TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    site: Site<G>,
    /// The program that is replayed. Without one the engine runs the recording.
    program: Option<Replayed<G::Real>>,
    settings: Settings,
    counters: Counters,
    dims: (usize, usize),
    leaves: Vec<T>,
    values: Vec<T>,
    /// Whether `values` are those of the program, at the last point.
    is_evaluated: bool,
    adjoints: Adjoints<T, 1>,
    batch: Adjoints<T, LANES>,
    duals: Vec<DenseDual<T, LANES>>,
    scratch: Vec<T>,
    buffers: Buffers<G::Real, T>,
    dual_buffers: Buffers<G::Real, DenseDual<T, LANES>>,
    keeps: Keeps<G::Real>,
    /// The number of replays since the last recording.
    age: u64,
    /// The number of further programs that are optimized as soon as they are recorded.
    credit: u32,
}

impl<T, G> fmt::Debug for TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TapeEngine").field("dims", &self.dims).field("counters", &self.counters).finish_non_exhaustive()
    }
}

// Optimizing a program costs about a hundred replays. A new program is optimized at once, unless that was in vain for the last
// programs.

/// The number of programs in a row that may be optimized in vain. Programs after them are not optimized at once.
const CREDIT: u32 = 3;
/// A program was optimized in vain if it held for fewer replays than this.
const YOUNG: u64 = 8;
/// A program that was not optimized at once is optimized after this many replays.
const OLD: u64 = 64;

impl<T, G> TapeEngine<T, G>
where
    T: Scalar<G::Real>,
    G: Signature<Real: Base>,
{
    /// Makes an engine for points of this shape. It takes the given program, or records f if it replays functions.
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
            is_evaluated: false,
            adjoints: Adjoints::new(),
            batch: Adjoints::new(),
            duals: Vec::new(),
            scratch: Vec::new(),
            buffers: Buffers::new(),
            dual_buffers: Buffers::new(),
            keeps: Keeps::new(),
            age: YOUNG,
            credit: CREDIT,
        };
        if engine.replays_functions() && engine.program.is_none() {
            engine.record(point)?;
        }
        Ok(engine)
    }

    /// The number of recordings of f.
    pub fn recordings(&self) -> u64 {
        self.counters.recordings
    }

    /// The number of calls that the program answered in the place of f.
    pub fn replays(&self) -> u64 {
        self.counters.replays
    }

    /// The number of replays that were refused, because a comparison came out otherwise or a value taken by
    /// `primal()` had changed.
    pub fn guard_trips(&self) -> u64 {
        self.counters.guard_trips
    }

    /// The number of nodes of the last recording: components of x, parameters and operations, before any
    /// optimization.
    pub fn recorded_nodes(&self) -> usize {
        self.site.recording().entries.len()
    }

    /// The program that is replayed, if there is one.
    pub fn program(&self) -> Option<&Program<G::Real>> {
        self.program.as_ref().map(|(program, _)| &**program)
    }

    /// The program, for another engine to share.
    pub(crate) fn replayed(&self) -> Option<Replayed<G::Real>> {
        self.program.clone()
    }

    /// Whether a program may be used in later calls. It may not if f sees data that nobody can compare.
    fn replays_functions(&self) -> bool {
        self.settings.replay && (self.settings.promised || !(G::Context::OPAQUE || G::Input::SKIPS))
    }

    fn record<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.program = None;
        self.keeps.clear();
        self.site.record(point, &mut self.leaves)?;
        self.counters.recordings += 1;
        self.keeps.take_recorded(&self.site.recording().calls);
        if self.replays_functions() {
            self.credit = if self.age < YOUNG { self.credit.saturating_sub(1) } else { CREDIT };
            self.make::<F>(self.credit > 0);
        }
        self.age = 0;
        Ok(())
    }

    /// Makes the program of the last recording.
    fn make<F>(&mut self, optimized: bool) {
        let (recording, inputs, leaves) = (self.site.recording(), self.dims.0, self.site.leaves);
        let outputs = &self.site.outputs;
        let program = if optimized {
            Program::optimized(recording, inputs, leaves, outputs, self.settings.storage)
        } else {
            Program::plain(recording, inputs, leaves, outputs)
        };
        self.program = Some((Arc::new(program), type_name::<F>()));
        self.is_evaluated = false;
    }

    /// Whether there is a program of this function. A program that was not optimized and has held for long is
    /// optimized here, but not while stopped values are held: it would take them in another order.
    fn is_recorded<F>(&mut self) -> bool {
        // The names of one type are mostly the same string, and long.
        let this = type_name::<F>();
        let recorded = self.program.as_ref().is_some_and(|(_, name)| core::ptr::eq(*name, this) || *name == this);
        if recorded && self.credit == 0 && self.age >= OLD && !Stops::are_held() {
            self.credit = CREDIT;
            self.make::<F>(true);
        }
        recorded
    }

    /// Handles a program that does not hold: records f again, or returns the error.
    fn trip<F: FunctionOn<G>>(&mut self, trip: Trip, point: Point<'_, G::Real, T, F>) -> Result<(), Error<F::Error>> {
        self.counters.guard_trips += 1;
        match (&self.program, trip, self.settings.flip) {
            (Some((program, _)), Trip::Guard(number), Flip::Refuse) => Err(program.branch(number).into()),
            // Where a rule fails, f returns its own error.
            _ => self.record(point),
        }
    }

    /// Returns the error of f, in which a call of a rule failed in a sweep. The program stays as it is.
    ///
    /// If f goes on without the rule, there is no error, and the derivatives are not known.
    #[cold]
    #[inline(never)]
    fn failed<F: FunctionOn<G>>(
        &self,
        failed: FailedCall,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<(), Error<F::Error>> {
        let mut copy = self.clone();
        strict::with(failed, || copy.record(point))
    }
}
