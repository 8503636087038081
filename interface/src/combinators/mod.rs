//! Backends and functions made of others.

mod counting;
mod derived;
mod second_order;

pub use counting::Counting;
pub use derived::{Curves, DerivativeOf, GradientOf, Gradients, Inner, Keeps};
pub use second_order::SecondOrder;
