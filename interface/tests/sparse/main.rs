//! Patterns, their detection, and colourings: every colouring is verified, and gives back the values that its products were made of.

mod backend;
mod definitions;
mod detection;
mod families;
mod patterns;
mod pictures;
mod properties;
mod recover;
mod wrong;
