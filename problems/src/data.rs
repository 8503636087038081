//! Data from files.

use core::fmt;
use serde::de::DeserializeOwned;
use std::io;
use std::path::{Path, PathBuf};

/// What can be wrong with a problem's data.
#[derive(Debug)]
#[non_exhaustive]
pub enum DataError {
    /// The file cannot be read.
    Read {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The file is not the JSON that is expected.
    Json {
        /// Which file.
        path: PathBuf,
        /// Where, and why.
        source: serde_json::Error,
    },
    /// A list does not have the length that the sizes ask for.
    Length {
        /// Which list.
        list: &'static str,
        /// The length it should have.
        expected: usize,
        /// The length it has.
        found: usize,
    },
    /// A size is below its least value, or an index points outside its list.
    Range {
        /// Which number.
        number: &'static str,
        /// What it is.
        found: usize,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { path, .. } => write!(f, "cannot read {}", path.display()),
            Self::Json { path, .. } => write!(f, "{} is not the data of this problem", path.display()),
            Self::Length { list, expected, found } => write!(f, "{list} has {found} entries instead of {expected}"),
            Self::Range { number, found } => write!(f, "{number} is out of range: {found}"),
        }
    }
}

impl std::error::Error for DataError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read { source, .. } => Some(source),
            Self::Json { source, .. } => Some(source),
            Self::Length { .. } | Self::Range { .. } => None,
        }
    }
}

/// What the JSON file at `path` says.
pub(crate) fn read<T: DeserializeOwned>(path: &Path) -> Result<T, DataError> {
    let text = std::fs::read_to_string(path).map_err(|source| DataError::Read { path: path.into(), source })?;
    serde_json::from_str(&text).map_err(|source| DataError::Json { path: path.into(), source })
}

/// An error unless a list has its length.
pub(crate) fn check_length(list: &'static str, found: usize, expected: usize) -> Result<(), DataError> {
    if found == expected { Ok(()) } else { Err(DataError::Length { list, expected, found }) }
}

/// The rows one after the other; an error unless there are `rows` of `columns` entries.
pub(crate) fn flat(list: &'static str, from: &[Vec<f64>], rows: usize, columns: usize) -> Result<Vec<f64>, DataError> {
    check_length(list, from.len(), rows)?;
    from.iter().try_for_each(|row| check_length(list, row.len(), columns))?;
    Ok(from.concat())
}
