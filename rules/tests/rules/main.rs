//! Rules against the same mathematics by steps, on every exact backend; what they cost; what goes wrong.
#![allow(clippy::unwrap_used, missing_docs)]

mod accuracy;
mod cases;
mod counts;
mod elimination;
mod failures;
mod linear;
mod orders;
mod pieces;
mod reference;
