//! What an author of an engine writes: [`Engine`] and [`Engine2`].
//!
//! An engine differentiates functions of one [`Signature`](crate::Signature). The operators check
//! all arguments, and an engine computes. There are four ways to an engine, from the least work to
//! the most:
//!
//! | what there is | what to implement | the engine |
//! |---|---|---|
//! | a number with N tangents | [`Seeded`](crate::scalar::Seeded) | [`ForwardEngine`], [`ForwardLanes`] |
//! | a number with second derivatives | [`Seeded2`](crate::scalar::Seeded2) | [`SecondForwardEngine`] |
//! | a tape | [`Recording`] | [`ReverseEngine`] |
//! | two backends | [`Outer`] | [`PairEngine`] |
//!
//! Anything else implements [`Engine`] with its own [`Workspace`]. A [`Backend`](crate::Backend)
//! then names the engine.

mod first;
mod forward;
mod forward_columns;
mod forward_lanes;
mod forward_products;
mod pair;
mod point;
mod products;
mod reverse;
mod second;
mod second_forward;
mod workspace;

pub use crate::signature::{FunctionOn, Scratch};
pub use first::{Engine, Mode};
pub use forward::ForwardEngine;
pub(crate) use forward::value_of;
pub use forward_lanes::{ForwardLanes, ForwardNumbers};
pub use forward_products::ForwardProducts;
pub use pair::{Outer, PairEngine};
pub use point::Point;
pub use products::Products;
pub use reverse::{Recording, ReverseEngine};
pub use second::Engine2;
pub use second_forward::{SecondForwardEngine, SecondForwardNumbers};
pub use workspace::Workspace;
pub(crate) use workspace::zero;
