//! A backend that is chosen at run time: [`AnyBackend`] by a name with options, [`Auto`] by the operator and the
//! sizes of the function.
//!
//! Both are backends over `f64` with every operator, prepared or not. The engine of a prepared object is an enum over
//! the engines. A call costs one match, and nothing is boxed.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_any::AnyBackend;
//!
//! #[differentiable]
//! fn area<S: Scalar>(sides: &[S]) -> S {
//!     sides[0] * sides[1]
//! }
//!
//! for name in ["dual:8", "num-dual", "finite-difference:central,step=1e-6"] {
//!     let gradient = name.parse::<AnyBackend>()?.gradient(&Area, &[2.0, 3.0])?;
//!     assert!((gradient[0] - 3.0).abs() < 1e-6 && (gradient[1] - 2.0).abs() < 1e-6);
//! }
//! assert!("dul".parse::<AnyBackend>().unwrap_err().to_string().contains("dual"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod auto;
mod dispatch;
mod plain;

pub use auto::{Auto, Choice};
pub use fluxions::ParseError;

use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_adjoint::AdjointOr;
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

/// Adjoints, with the recorded tape for functions that have none.
pub type Adjoint = AdjointOr<RecordedTape>;

dispatch::backends! {
    Dual,
    RecordedTape,
    Tape,
    Adjoint,
    NumDual,
    AutoDiff,
    ComplexStep,
    AdTraitForward,
    AdTraitReverse,
    EchidnaTape,
    EchidnaBytecode,
    FiniteDifference,
}
