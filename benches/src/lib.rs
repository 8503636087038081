//! What the benchmarks differentiate: functions written once, their derivatives by hand as the floor, and the foreign crates
//! called directly as the reference for what the interface costs.

pub mod direct;
pub mod families;
pub mod measure;
pub mod problems;
mod subject;
mod subjects;

pub use subject::{Call, Plain, Subject};
pub use subjects::subjects;
