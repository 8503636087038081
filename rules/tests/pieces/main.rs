//! Functions that take functions, against the same loops without rules; what they cost; what goes wrong.
#![allow(clippy::unwrap_used, missing_docs)]

#[macro_use]
mod cases;
mod counts;
mod failures;
mod orders;
