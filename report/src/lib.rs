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
mod sparse;
mod table;

pub use model::{
    Auto, BackendInfo, Cell, Family, Hand, Head, Machine, MatrixRow, Measured, Numbers, Other, Outcome, Report, Size,
    Sparsity,
};
pub use page::page;
pub use table::csv;

use std::path::{Path, PathBuf};
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
    /// A file cannot be written.
    #[error("cannot write {path}")]
    Write {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// Writes `report.html` and a CSV file for each family into a folder, which is made where it is missing; returns the page's
/// path.
///
/// # Errors
///
/// [`ReportError`] where a figure or a table cannot be made, or a file not be written.
pub fn write(report: &Report, folder: &Path) -> Result<PathBuf, ReportError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |source| ReportError::Write { path, source }
    };
    std::fs::create_dir_all(folder).map_err(at(folder))?;
    for family in &report.families {
        let path = folder.join(&family.id).with_extension("csv");
        std::fs::write(&path, csv(family)?).map_err(at(&path))?;
    }
    let path = folder.join("report.html");
    std::fs::write(&path, page(report)?).map_err(at(&path))?;
    Ok(path)
}
