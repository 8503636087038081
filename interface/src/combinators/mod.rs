//! Backends and functions that are made of others.
//!
//! | | is made of | is |
//! |---|---|---|
//! | [`SecondOrder`] | two backends | a backend with exact second derivatives |
//! | [`MixedMode`] | two backends | a backend with pushforwards of the one and pullbacks of the other |
//! | [`Sparse`] | a backend | a backend with few products for a sparse matrix |
//! | [`GradientOf`], [`DerivativeOf`] | a function and a backend | the derivative, as a function |
//! | [`Counting`] | a function | the same function, which counts its calls |

mod counting;
mod derived;
mod mixed_mode;
mod second_order;
mod sparse;

pub use counting::Counting;
pub use derived::{Curves, DerivativeOf, GradientOf, Gradients, Inner, Keeps};
pub use mixed_mode::{MixedEngine, MixedMode};
pub use second_order::SecondOrder;
pub use sparse::{Check, Counters, Plan, Sparse, SparseEngine};
