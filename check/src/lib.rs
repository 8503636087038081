//! Checks of derivatives for one's own tests, one line each.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_check::{check_gradient, check_hessian};
//!
//! #[differentiable]
//! fn rosenbrock<S: Scalar>(x: &[S]) -> S {
//!     (-x[0] + 1.0).powi(2) + (x[1] - x[0] * x[0]).powi(2) * 100.0
//! }
//!
//! check_gradient(&Rosenbrock, &[1.0, 2.0])?.assert();
//! check_hessian(&Rosenbrock, &[1.0, 2.0])?.assert();
//! # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
//! ```
//!
//! A [`Report`] names the worst component by its path in the user's own struct and says what the differences make of it:
//! [`Verdict`]. [`Comparison`] sets backends beside each other; with the feature `any`, `compare_backends(&f, x)` all of them. A rule is checked by [`check_rule`]. [`flow`] says which inputs have no effect, and where a derivative is cut. For functions with arguments that are not differentiated there is
//! [`Check`] on `backend.bind(&f, args)`.

mod adjoint;
#[cfg(feature = "any")]
mod any;
mod check;
pub mod clock;
mod comparison;
mod digits;
mod extrapolate;
mod flow;
mod problem;
mod report;
mod rule;
mod samples;
mod verdict;

#[cfg(feature = "any")]
pub use any::compare_backends;
pub use check::{
    Check, check_gradient, check_gradient_with, check_hessian, check_hessian_with, check_jacobian, check_jacobian_with,
};
pub use clock::Clock;
pub use comparison::{Comparison, Cost, Outcome, Row};
pub use digits::digits;
pub use flow::{Flow, flow};
pub use report::{Adjoint, Component, Report};
pub use rule::{RuleReport, check_rule};
pub use verdict::Verdict;
