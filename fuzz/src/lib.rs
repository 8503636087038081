//! A fuzzer of backends. It compares the derivatives of random programs by each backend with those by a reference.
//!
//! A [`Program`](program::Program) is a list of steps over all operations of [`Scalar`](fluxions::Scalar), with
//! branches and loops, with rules, changed gradients, and derivatives and recordings inside. [`draft`] draws programs. A [`TestCase`] is a program at two points. A [`Target`] is prepared
//! at the second point, and called at the first, the second and the first again.
//!
//! The input of a program may be a struct with a skipped power, which is another one at each point. Its output may be a
//! struct with a skipped mark, which depends on x, or a vector whose length depends on x. Where the lengths at the points differ, a target must refuse the call with
//! [`Error::Shape`](fluxions::Error::Shape), and work afterwards.
//!
//! Tolerances come from the reference, whose results are computed again with other rounding, so that a program that
//! loses digits is no finding. A disagreement is shrunk to a small program and printed as Rust code.
//!
//! [`memory`] draws programs of another kind, as Rust code alone: their lists change their length, and helpers write to their arguments. They are compiled with
//! adjoints, in the tests.
//!
//! ```
//! use fluxions_dual::Dual;
//! use fluxions_fuzz::{Budget, Of, Target, fuzz};
//!
//! // The backend that is checked: here dual numbers themselves, one tangent at a time.
//! let targets: Vec<Box<dyn Target>> = vec![Box::new(Of::new(Dual::with_tangents(1)))];
//! let outcome = fuzz(&Dual::new(), &targets, Budget::Cases(20), 1, &mut |_| ());
//! assert_eq!((outcome.cases, outcome.findings.len()), (20, 0));
//! ```

mod case;
#[cfg(debug_assertions)]
mod compiled;
mod estimate;
mod generate;
mod measure;
mod memory;
pub mod program;
mod run;
mod shrink;
mod target;

pub use case::{Rejection, TestCase};
pub use estimate::{Expected, Reference};
pub use generate::{Draft, draft};
pub use measure::{Failure, Part, Results, Way};
pub use memory::{MEMORY_TYPES, Memory, memory};
pub use run::{Budget, Finding, Outcome, Progress, fuzz, run, sample};
pub use target::{Disagreement, Of, Target, Wrong, disagreement};
