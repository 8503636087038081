//! The test kit of fluxions. It runs the [`laws`] on the [`scenarios`], for any backend, of this project or of
//! another one.
//!
//! A [`Certificate`] runs every law on the scenarios of a [`Scope`] and holds the results. The scope [`Whole`] has
//! all scenarios.
//!
//! ```no_run
//! use fluxions_dual::Dual;
//! use fluxions_scenarios::{Certificate, Forms};
//!
//! let certificate = Certificate::of(&Dual::new(), Forms);
//! assert!(certificate.violations.is_empty(), "{:#?}", certificate.violations);
//! assert!(certificate.checks > 10_000);
//! ```
//!
//! Every law can fail: [`wrong`] has a backend that breaks it.

pub mod allocations;
mod case;
mod certificate;
mod erased;
pub mod laws;
pub mod scenarios;
mod signature;
pub mod transform;
pub mod wrong;

pub use case::{Case, direction, flat, spoiled};
pub use certificate::{
    Certificate, Contexts, FOLDER, Forms, Problems, Rules, Scope, SecondForms, SecondSpaces, Spaces, Whole,
};
pub use erased::{Erased, ErasedEngine, ErasedEngine2, Make, Subject, Subjects};
pub use signature::Undefined;
