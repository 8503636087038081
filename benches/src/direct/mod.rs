//! The foreign crates as a careful user calls them without fluxions: the same batch, storage reused, the functions
//! written over the crate's own number.

pub mod num_dual;
