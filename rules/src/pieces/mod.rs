//! Functions that take functions: their derivative is that of the pieces, by one small recording of a piece.

mod budget;
mod chain;
mod checkpointed;
mod given;
mod map;
mod parts;
mod piece;
mod reduce;
mod scan;
mod tangent;
mod trail;
mod ways;
mod work;

pub use budget::Budget;
pub use chain::{Chain, Fold, Steps};
pub use checkpointed::Checkpointed;
pub use given::{Given, Owns};
pub use map::Map;
pub use parts::{Along, Carries, Each, Paired, Pairs, Parts, Repeated, Shared, Whole};
pub use reduce::Reduce;
pub use scan::Scan;
pub use trail::Checkpoints;
