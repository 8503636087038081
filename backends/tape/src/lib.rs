//! Reverse mode by recorded programs: [`Tape`] and [`RecordedTape`], the own engine of fluxions.
//!
//! A function runs once over [`Var`], a number that records each operation. One sweep backwards through the recording
//! gives the gradient. It costs a small multiple of f, for any n. [`Tape`] records f at each call. [`RecordedTape`]
//! records f at preparation, makes an optimized program of the recording, and replays that program at each call. A
//! replay does not call f.
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
//! Each comparison of a variable in f leaves a guard, and so does each `primal()`. A replay checks the guards. If one
//! does not hold, f is recorded again ([`Flip`]). `select`, `max`, `min`, `abs`, `clamp`, `signum`, `floor` and the
//! other rounding functions are operations of the program and need no guard. The content of a `#[constant]` or of a
//! skipped field cannot be compared. A function with such data is therefore recorded at each call, unless
//! [`RecordedTape::constants_never_change`] promises that it does not change.
//!
//! f must depend on its arguments only. A replay uses what f read elsewhere (a `Cell`, a global) as it was at the
//! recording.
//!
//! Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, chapters 3 (reverse mode), 4 and 6 (memory).

mod call;
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
mod strict;
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
use schedule::Storage;
use settings::Settings;

/// The backend that records f at each call, for functions whose comparisons often come out otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tape;

/// The backend that records f at preparation and replays its program at each call.
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
    /// Returns the backend that records again if a guard does not hold, and at each call of a function that sees
    /// constants.
    pub const fn new() -> Self {
        Self { flip: Flip::RecordAgain, promised: false }
    }

    /// Sets what happens if a guard does not hold.
    pub const fn on_flip(self, flip: Flip) -> Self {
        Self { flip, ..self }
    }

    /// Promises that `#[constant]` arguments and skipped fields do not change after the recording. Then f is replayed
    /// although it sees them.
    ///
    /// If they change, the results are those for the old content.
    pub const fn constants_never_change(self) -> Self {
        Self { promised: true, ..self }
    }

    /// What happens if a guard does not hold.
    pub const fn flip(&self) -> Flip {
        self.flip
    }

    /// Whether the user promised that constants do not change.
    pub const fn promises_constants(&self) -> bool {
        self.promised
    }
}

impl Tape {
    const fn settings(&self) -> Settings {
        Settings { replay: false, flip: Flip::RecordAgain, promised: false, storage: Storage::Own }
    }
}

impl RecordedTape {
    const fn settings(&self) -> Settings {
        Settings { replay: true, flip: self.flip, promised: self.promised, storage: Storage::Own }
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
                // If f is replayed, the preparation records it.
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

            fn prepare_products2<F: Function<R>>(
                &self,
                count: usize,
                point: Point<'_, R, R, F>,
                y: View<'_, F::Output, R>,
            ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
                TapeEngine2::for_products(self.settings(), count, point, y)
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
