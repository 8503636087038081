//! The report on the backends: from numbers to one page of HTML with its figures, and to tables of comma-separated values.
//!
//! The crate knows no backend and measures nothing; `fluxions-scenarios report` gathers the numbers.
//!
//! ```
//! use fluxions_report::{Head, Machine, Report, page};
//!
//! let head = Head { version: "0.1.0".into(), ..Head::default() };
//! let page = page(&Report { head, ..Report::default() })?;
//! assert!(page.starts_with("<!doctype html>"));
//! # Ok::<(), fluxions_report::ReportError>(())
//! ```

mod chart;
mod encode;
mod family;
mod glance;
mod html;
mod matrix;
mod model;
mod number;
mod page;
mod series;
mod table;

pub use model::{
    Auto, BackendInfo, Cell, Family, Hand, Head, Machine, MatrixRow, Measured, Numbers, Outcome, Report, Size,
};
pub use page::page;
pub use table::csv;

use thiserror::Error;

/// What can go wrong on the way to a page.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ReportError {
    /// A figure cannot be drawn.
    #[error("the figure cannot be drawn: {0}")]
    Figure(String),
    /// A table cannot be written.
    #[error("the table cannot be written")]
    Table(#[from] ::csv::Error),
    /// Text that is not text.
    #[error("the table is not text")]
    Text(#[from] std::string::FromUtf8Error),
}
