//! Backends and functions that are made of others.
//!
//! | | is made of | is |
//! |---|---|---|
//! | [`SecondOrder`] | two backends | a backend with exact second derivatives |
//! | [`Nested`] | a backend | its operators inside a function, over any scalar |
//! | [`MixedMode`] | two backends | a backend with pushforwards of the one and pullbacks of the other |
//! | [`Sparse`] | a backend | a backend with few products for a sparse matrix |
//! | [`GradientOf`], [`DerivativeOf`] | a function and a backend | the derivative, as a function |
//! | [`PushforwardOf`], [`PullbackOf`] | a function and a backend | (x, ẋ) ↦ J ẋ and (x, ȳ) ↦ Jᵀ ȳ, as functions |
//! | [`Counting`] | a function | the same function, which counts its calls |

mod counting;
mod derived;
mod mixed_mode;
mod nested;
mod second_order;
mod sparse;

pub use counting::Counting;
pub use derived::{
    Curves, DerivativeOf, GradientOf, Gradients, Inner, Jacobians, Keeps, KeptEngine, PullbackOf, Pullbacks,
    PushforwardOf, Pushforwards, WithoutValue,
};
pub use mixed_mode::{MixedEngine, MixedMode};
pub use nested::{ContextBar, Nested, NestedBound, idle, pulled};
pub use second_order::SecondOrder;
pub use sparse::{Check, Counters, Decompression, Plan, Sparse, SparseEngine};
