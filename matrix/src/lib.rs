//! Every backend and pair of fluxions: the [`list`], its [`certificates`], the pages of the book that are made from them, and
//! the report.

pub mod certificates;
pub mod document;
pub mod list;
pub mod measure;
pub mod report;
