//! The matrix of all backends: their [`certificates`], from the tests that certify them.

pub mod certificates;
