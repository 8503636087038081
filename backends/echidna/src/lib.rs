//! The [echidna](https://docs.rs/echidna) crate as two backends: [`EchidnaTape`], its eager reverse tape, and [`EchidnaBytecode`], its
//! recorded program.
//!
//! `EchidnaTape` records f at each call: one call of f, and one sweep for each cotangent. Its tape has no second
//! order, so second derivatives are central differences of exact gradients.
//!
//! `EchidnaBytecode` records f once and replays the program at other points: forwards for pushforwards, backwards for
//! pullbacks, and forward over reverse for exact Hessians. The program does not notice that a branch of f would go
//! the other way. It is therefore replayed only if f has no branches. f is recorded at each call after a comparison
//! of a variable, after [`primal`](fluxions::Scalar::primal) or `is_zero`, if it has a context or x a skipped field, which may
//! change between calls, and if it may fail. `abs`, `max`, `floor` and similar functions are operations, not branches.
//!
//! echidna allocates in each sweep. Its variables have no number of their recording. Each evaluation therefore starts
//! from inputs, outputs and caches without variables of an earlier one. The book lists the deviations from the
//! conventions of fluxions.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(EchidnaTape.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! assert_eq!(EchidnaBytecode.hessian(&Area, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod bytecode;
mod engine;
mod second;
mod tape;

pub use bytecode::Recorded;
pub use engine::{BytecodeEngine, EchidnaBytecode};
pub use tape::{EchidnaTape, TapeRecording, Tracked};

use echidna::bytecode_tape::BtapeThreadLocal;
use echidna::tape::TapeThreadLocal;
use fluxions::Real;

/// The floating-point numbers of both crates: `f64` and `f32`.
pub trait Base: Real + echidna::Float + TapeThreadLocal + BtapeThreadLocal {}
impl Base for f64 {}
impl Base for f32 {}
