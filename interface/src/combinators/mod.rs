//! Backends and functions that are made of others.
//!
//! | | is made of | is |
//! |---|---|---|
//! | [`SecondOrder`] | two backends | a backend with exact second derivatives |
//! | [`Nested`] | a backend | its operators inside a function, over any scalar |
//! | [`GradientOf`], [`DerivativeOf`] | a function and a backend | the derivative, as a function |
//! | [`PushforwardOf`], [`PullbackOf`] | a function and a backend | (x, ẋ) ↦ J ẋ and (x, ȳ) ↦ Jᵀ ȳ, as functions |
//! | [`Counting`] | a function | the same function, which counts its calls |

mod counting;
mod derived;
mod nested;
mod second_order;

pub use counting::Counting;
pub use derived::{
    Curves, DerivativeOf, GradientOf, Gradients, Inner, Jacobians, Keeps, KeptEngine, PullbackOf, Pullbacks,
    PushforwardOf, Pushforwards, WithoutValue,
};
pub use nested::{Nested, NestedBound};
pub use second_order::SecondOrder;
