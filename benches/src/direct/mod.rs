//! The foreign crates as a careful user calls them without fluxions: the same batch, storage reused, the functions
//! written over the crate's own number.

pub mod ad_trait;
pub mod autodiff;
pub mod complex_step;
pub mod echidna;
mod functions;
pub mod num_dual;
