//! The [ad_trait](https://docs.rs/ad_trait) crate as two backends: [`AdTraitForward`] and [`AdTraitReverse`].
//!
//! `AdTraitForward` uses the multi-tangent numbers `adfn` with 1, 2, 4 or 8 tangents at a time, and these numbers
//! over themselves for second derivatives. It is exact up to rounding.
//!
//! `AdTraitReverse` uses the tape of `adr`: one call of f, and one sweep for each cotangent. A sweep allocates. Each
//! thread has one tape. The outermost call clears it when it begins. A call inside another call appends to the tape
//! and does not clear it. Second derivatives are central differences of exact gradients.
//!
//! Both work over `f64` only. The arithmetic is ad_trait's own. Elementary functions use the slopes of fluxions,
//! because ad_trait's are wrong at edges: √ at 0 has the slope 50, and ln(1 + x) and eˣ − 1 lose their digits near 0.
//! The book lists the deviations from the conventions of fluxions.
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
