//! Reverse mode by recorded programs: [`Tape`] and [`RecordedTape`], the own engine of fluxions.
//!
//! A function runs once over [`Var`], which records what it does; going through the recording backwards gives the
//! gradient at a small multiple of the cost of f, whatever n. [`Tape`] records at each call. [`RecordedTape`] records at
//! preparation and replays the program after that, optimized: f itself is not called any more.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_tape::{RecordedTape, Tape};
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(Tape.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]); // ∂(ab)/∂a = b, ∂(ab)/∂b = a
//!
//! let mut prepared = RecordedTape::new().prepare_gradient(Area, &[2.0, 3.0])?;
//! assert_eq!(prepared.gradient(&[5.0, 7.0])?, [7.0, 5.0]);
//! assert_eq!((prepared.engine().recordings(), prepared.engine().replays()), (1, 1));
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! # Never silently wrong
//!
//! Each comparison that f makes on a variable leaves a guard, and so does `primal()`: on replay the guards are checked,
//! and where one flips f is recorded again ([`Flip`]). `select`, `max`, `min`, `abs`, `clamp`, `signum`, `floor` and their
//! kin are data and need no guard. A function that sees data which nobody can compare, a `#[constant]` or a skipped field
//! of a struct, is recorded at each call, unless [`RecordedTape::constants_never_change`] promises otherwise.
//!
//! What stays with the user: f is a function of its arguments. What it reads behind their back (a `Cell`, a global)
//! is as it was at the recording.
//!
//! Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, chapters 3 (reverse mode), 4 and 6 (memory).

mod compile;
mod engine;
mod function;
mod guard;
mod interpret;
mod op;
mod optimize;
mod program;
mod recording;
mod schedule;
mod second;
mod settings;
mod site;
#[cfg(test)]
mod tests;
mod var;

pub use engine::TapeEngine;
pub use function::ProgramError;
pub use program::{BranchChanged, Program};
pub use recording::Base;
pub use second::TapeEngine2;
pub use settings::Flip;
pub use var::Var;

use fluxions::engine::{Outer, Point};
use fluxions::{
    Backend, Calls, Capabilities, Error, Function, Named, Nestable, Operator, Scalar, Signature, SignatureOf, View,
    from_name,
};
use settings::Settings;

/// The backend that records f at each call: for control flow that changes all the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tape;

/// The backend that records f at preparation and replays its program after that.
///
/// Its text is `recorded-tape`, with the options `refuse` and `constants`.
///
/// ```
/// use fluxions_tape::{Flip, RecordedTape};
///
/// assert_eq!("recorded-tape:refuse".parse(), Ok(RecordedTape::new().on_flip(Flip::Refuse)));
/// for text in ["recorded-tape", "recorded-tape:refuse", "recorded-tape:constants", "recorded-tape:refuse,constants"] {
///     assert_eq!(text.parse::<RecordedTape>()?.to_string(), text);
/// }
/// assert!("recorded-tape:never".parse::<RecordedTape>().is_err());
/// # Ok::<(), fluxions::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RecordedTape {
    flip: Flip,
    promised: bool,
}

impl RecordedTape {
    /// Records again where a guard flips, and at each call where f sees constants.
    pub const fn new() -> Self {
        Self { flip: Flip::RecordAgain, promised: false }
    }

    /// What follows when a guard flips.
    pub const fn on_flip(self, flip: Flip) -> Self {
        Self { flip, ..self }
    }

    /// A promise that `#[constant]` arguments and skipped fields keep the content that they had at the recording, so
    /// that f is replayed although it sees them. If they change all the same, the answer is that for the old content.
    pub const fn constants_never_change(self) -> Self {
        Self { promised: true, ..self }
    }

    /// What follows when a guard flips.
    pub const fn flip(&self) -> Flip {
        self.flip
    }

    /// Whether constants were promised never to change.
    pub const fn promises_constants(&self) -> bool {
        self.promised
    }
}

impl Tape {
    const fn settings(&self) -> Settings {
        Settings { replay: false, flip: Flip::RecordAgain, promised: false }
    }
}

impl RecordedTape {
    const fn settings(&self) -> Settings {
        Settings { replay: true, flip: self.flip, promised: self.promised }
    }
}

impl Named for Tape {
    const NAME: &'static str = "tape";
    const EXPLANATION: &'static str =
        "reverse mode by our own tape, recorded at each call, exact: for control flow that keeps changing";
}

impl Named for RecordedTape {
    const NAME: &'static str = "recorded-tape";
    const EXPLANATION: &'static str =
        "reverse mode by our own program, recorded once and replayed, exact: the fastest for many inputs";
    const EXPECTED: &'static str =
        "`refuse` (an error where a comparison comes out otherwise), `constants` (they never change)";

    fn from_options(options: &[&str]) -> Option<Self> {
        options.iter().try_fold(Self::new(), |backend, &option| match option {
            "refuse" => Some(backend.on_flip(Flip::Refuse)),
            "constants" => Some(backend.constants_never_change()),
            _ => None,
        })
    }
    fn options(&self) -> Vec<String> {
        let options = [("refuse", self.flip == Flip::Refuse), ("constants", self.promised)];
        options.iter().filter(|option| option.1).map(|option| option.0.to_owned()).collect()
    }
}

from_name!(Tape, RecordedTape);

macro_rules! backend {
    ($backend:ty) => {
        impl<R: Base> Backend<R> for $backend {
            type Engine<G: Signature<Real = R>> = TapeEngine<R, G>;
            type Engine2<G: Signature<Real = R>> = TapeEngine2<G>;

            fn capabilities(&self) -> Capabilities {
                // A recording is made at preparation where it is replayed.
                let calls = Calls { preparation: usize::from(self.settings().replay), ..Calls::REVERSE };
                Capabilities::all(self.to_string(), calls).with_nesting().with_kept_evaluation()
            }

            fn prepare<F: Function<R>>(
                &self,
                _: Operator,
                point: Point<'_, R, R, F>,
                y: View<'_, F::Output, R>,
            ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
                TapeEngine::new(self.settings(), point, y, None)
            }

            fn prepare2<F: Function<R>>(
                &self,
                _: Operator,
                point: Point<'_, R, R, F>,
                y: View<'_, F::Output, R>,
            ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
                TapeEngine2::new(self.settings(), point, y)
            }
        }

        impl<R: Base> Nestable<R> for $backend {
            type EngineOver<T: Scalar<R>, G: Signature<Real = R>> = TapeEngine<T, G>;

            fn prepare_over<T: Scalar<R>, F: Function<R>>(
                &self,
                _: Operator,
                point: Point<'_, R, T, F>,
                y: View<'_, F::Output, T>,
            ) -> Result<Self::EngineOver<T, SignatureOf<F, R>>, Error<F::Error>> {
                TapeEngine::new(self.settings(), point, y, None)
            }

            type CurveOver<T: Scalar<R>, G: Signature<Real = R>> = TapeEngine<T, G>;

            fn prepare_curve_over<T: Scalar<R>, F: Function<R>>(
                &self,
                point: Point<'_, R, T, F>,
                y: View<'_, F::Output, T>,
            ) -> Result<Self::CurveOver<T, SignatureOf<F, R>>, Error<F::Error>> {
                self.prepare_over(Operator::Derivative, point, y)
            }
        }

        impl Outer for $backend {}
    };
}

backend!(Tape);
backend!(RecordedTape);
