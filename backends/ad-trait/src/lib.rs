//! The [ad_trait](https://docs.rs/ad_trait) crate as two backends: [`AdTraitForward`] and [`AdTraitReverse`].
//!
//! `AdTraitForward` goes by its multi-tangent numbers (`adfn`), 1, 2, 4 or 8 tangents at a time, and by those over themselves for
//! second derivatives. Exact up to rounding.
//!
//! `AdTraitReverse` goes by its tape (`adr`): one call of f, and one sweep for each cotangent, which allocates. The tape belongs
//! to the thread: it is forgotten when the outermost call begins; a call inside another appends to it and leaves it to the
//! other. Second derivatives are central differences of exact gradients.
//!
//! Both work over `f64` only. Arithmetic is ad_trait's own; elementary functions get the slopes of fluxions, for its own fall
//! short at the edges (√ at 0 has a slope of 50, ln(1 + x) and eˣ − 1 lose their digits near 0). Where it departs from the
//! conventions of fluxions stands in the book.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S; 2]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! assert_eq!(AdTraitForward.hessian(&Area, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
//! assert_eq!(AdTraitReverse.gradient(&Area, &[2.0, 3.0])?, [3.0, 2.0]);
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```

mod forward;
mod reverse;

pub use forward::{AdTraitForward, Forward, Hyper};
pub use reverse::{AdTraitReverse, ThreadRecording, Traced};
