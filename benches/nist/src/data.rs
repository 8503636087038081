//! The files of the NIST StRD: [`Problem`].

use crate::models::Model;
use std::fmt;
use std::path::Path;

/// One regression problem.
pub(crate) struct Problem {
    pub name: String,
    pub model: Model,
    /// (x, y) of each observation.
    pub observations: Vec<(f64, f64)>,
    /// The two starting points.
    pub starts: [Vec<f64>; 2],
    pub certified: Vec<f64>,
}

/// Why a file is no problem.
#[derive(Debug)]
pub(crate) enum DataError {
    Read(String, std::io::Error),
    Missing(String, &'static str),
    UnknownModel(String, String),
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(file, error) => write!(f, "{file}: {error}"),
            Self::Missing(file, what) => {
                write!(f, "{file}: no {what} found; see the header of a file in data for the format")
            }
            Self::UnknownModel(file, name) => {
                write!(f, "{file}: the model of dataset {name:?} is not known; known are {}", Model::NAMES.join(", "))
            }
        }
    }
}

impl std::error::Error for DataError {}

impl Problem {
    pub(crate) fn read(path: &Path) -> Result<Self, DataError> {
        let file = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| DataError::Read(file.clone(), error))?;
        Self::parse(&file, &text)
    }

    fn parse(file: &str, text: &str) -> Result<Self, DataError> {
        let missing = |what| DataError::Missing(file.to_owned(), what);
        let name = text
            .lines()
            .find_map(|line| line.strip_prefix("Dataset Name:"))
            .and_then(|rest| rest.split_whitespace().next())
            .ok_or_else(|| missing("`Dataset Name:`"))?
            .to_owned();
        let model = Model::named(&name).ok_or_else(|| DataError::UnknownModel(file.to_owned(), name.clone()))?;
        let rows: Vec<[f64; 3]> = text.lines().filter_map(parameter_row).collect();
        if rows.is_empty() || rows.len() != model.parameters() {
            return Err(missing("row of starting and certified values for each parameter (`b1 = …`)"));
        }
        let observations: Vec<_> =
            text.lines().skip_while(|line| !is_data_header(line)).skip(1).filter_map(observation).collect();
        if observations.len() < rows.len() {
            return Err(missing("`Data:   y   x` with at least as many observations as parameters"));
        }
        let column = |k: usize| rows.iter().map(|row| row[k]).collect();
        Ok(Self { name, model, observations, starts: [column(0), column(1)], certified: column(2) })
    }
}

/// `b1 = start1 start2 certified deviation`.
fn parameter_row(line: &str) -> Option<[f64; 3]> {
    let (name, values) = line.split_once('=')?;
    name.trim().strip_prefix('b')?.parse::<usize>().ok()?;
    let mut values = values.split_whitespace().map(str::parse);
    Some([values.next()?.ok()?, values.next()?.ok()?, values.next()?.ok()?])
}

fn is_data_header(line: &str) -> bool {
    line.split_whitespace().eq(["Data:", "y", "x"])
}

fn observation(line: &str) -> Option<(f64, f64)> {
    let mut numbers = line.split_whitespace().map(str::parse::<f64>);
    let y = numbers.next()?.ok()?;
    Some((numbers.next()?.ok()?, y))
}
