//! Rules: pieces of functions that bring their derivatives along.

mod mistakes;
mod orders;
mod slopes;
mod solve;
