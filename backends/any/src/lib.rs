//! Any backend, chosen at run time: [`AnyBackend`], from a name with options; and [`Auto`], which chooses by rule and says why.
//!
//! Both are backends themselves, over `f64`: every operator, prepared or not. A prepared object is an enum over the
//! engines; a call costs one match, and nothing is boxed.
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
mod error;
mod options;

pub use auto::{Auto, Choice};
pub use error::ParseError;
pub use options::Options;

use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

dispatch::backends! {
    Dual "dual" "forward mode by dual numbers, exact: the fastest for few inputs";
    RecordedTape "recorded-tape" "reverse mode by our own program, recorded once and replayed, exact: the fastest for many inputs";
    Tape "tape" "reverse mode by our own tape, recorded at each call, exact: for control flow that keeps changing";
    NumDual "num-dual" "forward mode by the num-dual crate, exact";
    AutoDiff "autodiff" "forward mode by the autodiff crate, one tangent at a time, exact";
    ComplexStep "complex-step" "the imaginary part of f off the real axis, exact for analytic functions";
    AdTraitForward "ad-trait-forward" "forward mode by the ad_trait crate, exact";
    AdTraitReverse "ad-trait-reverse" "reverse mode by the ad_trait crate, on a tape of the thread, exact";
    EchidnaTape "echidna-tape" "reverse mode by echidna's eager tape, exact: for many inputs";
    EchidnaBytecode "echidna-bytecode" "reverse mode by echidna's recorded program, exact, replayed where f does not branch";
    FiniteDifference "finite-difference" "differences of values: for functions that only numbers can flow through";
}
