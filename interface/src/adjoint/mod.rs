//! What adjoints that the macro writes are made of: [`Stack`].

mod room;
mod stack;

pub use stack::Stack;
