//! What an engine author writes: [`Engine`] and [`Engine2`], by hand or from a number that is
//! [`Seeded`](crate::scalar::Seeded).

mod first;
mod forward;
mod lanes;
mod pair;
mod point;
mod reverse;
mod second;
mod second_forward;
mod workspace;

pub use crate::signature::{FunctionOn, Scratch};
pub use first::{Engine, Mode};
pub use forward::ForwardEngine;
pub use lanes::{ForwardLanes, ForwardNumbers};
pub use pair::{Outer, PairEngine};
pub use point::Point;
pub use reverse::{Recording, ReverseEngine};
pub use second::Engine2;
pub use second_forward::{SecondForwardEngine, SecondForwardNumbers};
pub use workspace::Workspace;
