//! What the benchmarks differentiate: functions written once, their derivatives by hand as the floor, and the foreign crates
//! called directly as the reference for what the interface costs.

pub mod direct;
pub mod measure;
pub mod problems;
mod subjects;

pub use subjects::{Subject, subjects};
