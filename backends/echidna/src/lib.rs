//! The [echidna](https://docs.rs/echidna) crate as two backends: [`EchidnaTape`], its eager reverse tape, and [`EchidnaBytecode`], its
//! recorded program.
//!
//! `EchidnaTape` records f at each call: one call of f and one sweep for each cotangent. Second derivatives are central
//! differences of exact gradients, for its tape holds no second order.
//!
//! `EchidnaBytecode` records f once and replays it at other points, forwards for pushforwards, backwards for pullbacks, and
//! forward over reverse for exact Hessians. Its program does not notice when a branch of f would flip, so it is replayed only
//! where f made none: after a comparison, [`primal`](fluxions::Scalar::primal) or `is_zero` on a variable, with a context or a
//! skipped field of x, which may change between calls, and where f may fail, f is recorded again at each call. `abs`, `max`, `floor` and their kin are data, not branches.
//!
//! echidna allocates in each sweep; its variables carry no recording's number, so each evaluation starts from inputs, outputs
//! and caches without any variable of an earlier one. Where it departs from the conventions of fluxions stands in the
//! book.
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
