//! The test kit of fluxions: [`scenarios`] × [`backends`] × [`laws`].
//!
//! The author of a backend elsewhere certifies it in ten lines: state how often it calls f, and run every law on every
//! scenario.
//!
//! ```
//! use fluxions_dual::Dual;
//! use fluxions_scenarios::{certify, laws::Bench};
//!
//! let mut bench = Bench::default();
//! certify(&Dual::new(), &mut bench);
//! assert!(bench.violations.is_empty(), "{:#?}", bench.violations);
//! assert!(bench.checks > 1000);
//! ```
//!
//! For a backend of one's own, implement [`Expected`] for it. A law can fail: [`wrong`] has a backend for each that breaks
//! it.

pub mod allocations;
pub mod backends;
mod case;
pub mod document;
mod expected;
pub mod laws;
pub mod matrix;
pub mod measure;
pub mod report;
pub mod scenarios;
pub mod transform;
pub mod wrong;

pub use case::{Case, direction, flat, spoiled};
pub use expected::Expected;
pub use scenarios::certify;
