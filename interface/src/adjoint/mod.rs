//! What adjoints that the macro writes are made of: [`Store`].

mod room;
mod store;

pub use store::*;
