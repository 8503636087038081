//! Backends and functions that are made of others.
//!
//! | | is made of | is |
//! |---|---|---|
//! | [`SecondOrder`] | two backends | a backend with exact second derivatives |
//! | [`GradientOf`], [`DerivativeOf`] | a function and a backend | the derivative, as a function |
//! | [`Counting`] | a function | the same function, which counts its calls |

mod counting;
mod derived;
mod second_order;

pub use counting::Counting;
pub use derived::{Curves, DerivativeOf, GradientOf, Gradients, Inner, Keeps};
pub use second_order::SecondOrder;
