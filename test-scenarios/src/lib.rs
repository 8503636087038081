//! The test kit of fluxions. It runs the [`laws`] on the [`scenarios`], for any backend, of this project or of
//! another one.
//!
//! [`certify`] runs every law on the scenarios of a [`Scope`]; a [`Certificate`] holds the results. The scope [`Whole`] has
//! all scenarios.
//!
//! ```no_run
//! use fluxions_dual::Dual;
//! use fluxions_scenarios::{Forms, certify};
//!
//! let certificate = certify(&Dual::new(), Forms);
//! assert!(certificate.violations.is_empty(), "{:#?}", certificate.violations);
//! assert!(certificate.checks > 10_000);
//! ```
//!
//! Every law can fail: [`wrong`] has a backend that breaks it.

pub mod allocations;
mod case;
mod certify;
mod erased;
pub mod laws;
pub mod scenarios;
mod signature;
pub mod transform;
pub mod wrong;

pub use case::{Case, direction, flat, spoiled};
pub use certify::{Contexts, Forms, Problems, Rules, Scope, SecondForms, SecondSpaces, Spaces, Whole, certify};
pub use erased::{Erased, ErasedEngine, ErasedEngine2, Make, Subject, Subjects};
pub use fluxions_certificate::Certificate;
pub use signature::Undefined;
