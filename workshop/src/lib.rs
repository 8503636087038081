//! What is done with all backends: [`measure`] their calls, write a [`report`] and the pages of the book that are made from them
//! ([`document`]).

pub mod document;
pub mod measure;
pub mod report;
#[cfg(test)]
mod tests;
