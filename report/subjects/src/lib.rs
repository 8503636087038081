//! What the report measures: families of functions that grow, each beside its derivative by hand.
//!
//! A crate of its own, so that backends meet the functions at the highest level of optimization, whatever that of the kit
//! is.
//!
//! ```
//! use fluxions_any::AnyBackend;
//!
//! let families = fluxions_report_subjects::scalings()?;
//! let rosenbrock = &families[0].instances[0];
//! let (mut found, mut by_hand) = ([0.0; 2], [0.0; 2]);
//! rosenbrock.run(&"dual".parse()?, &mut |runs| assert!((runs.prepared)(&mut found)))?;
//! rosenbrock.by_hand()(&mut by_hand);
//! assert!(found.iter().zip(&by_hand).all(|(a, b)| (a - b).abs() < 1e-12));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod adbench;
mod dense;
mod echidna;
mod runs;
mod search;
mod sparse;

pub use runs::{Call, Instance, Other, Runs, Shape};
pub use search::{search, search_from};

use fluxions::Operator;
use fluxions_problems::DataError;
use std::fmt;

/// Functions of one kind in growing sizes, with the operator that is measured.
pub struct Scaling {
    /// A short name, for file names and options.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The function, in a sentence.
    pub what: &'static str,
    /// The operator.
    pub operator: Operator,
    /// What grows along the axis.
    pub axis: &'static str,
    /// What the derivative by hand is.
    pub floor: &'static str,
    /// From small to large.
    pub instances: Vec<Box<dyn Instance>>,
}

impl fmt::Debug for Scaling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scaling").field("id", &self.id).field("operator", &self.operator).finish_non_exhaustive()
    }
}

/// All families.
///
/// # Errors
///
/// Where a problem refuses its data.
pub fn scalings() -> Result<Vec<Scaling>, DataError> {
    let [gradient, hessian, ring] = dense::scalings();
    let [mixture, lstm, bundle] = adbench::scalings()?;
    let [brusselator, chain] = sparse::scalings();
    Ok(vec![gradient, hessian, ring, mixture, lstm, bundle, brusselator, chain])
}
