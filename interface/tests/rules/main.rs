//! Rules: pieces of functions that bring their derivatives along.

mod attribute;
mod calls;
mod forms;
mod mistakes;
mod orders;
mod slopes;
mod solve;
mod surgery;
