//! The matrix: every backend × every operator, certified by every law on every scenario.

use crate::backends::Entry;
use crate::laws::{Bench, Violation};
use fluxions::Operator;
use serde::Serialize;

/// How a backend comes by an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// By nature.
    Native,
    /// From another operator.
    Derived,
}

/// One backend's line.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub backend: String,
    /// One cell for each of [`Operator::ALL`].
    pub cells: Vec<Cell>,
    /// How many checks ran.
    pub checks: usize,
    /// Those that failed.
    pub violations: Vec<Violation>,
}

/// Certifies each backend in the list.
pub fn run(entries: &[Entry]) -> Vec<Row> {
    entries
        .iter()
        .map(|entry| {
            let mut bench = Bench::default();
            (entry.certify)(&mut bench);
            let native = &entry.capabilities.native;
            let cell = |operator| if native.contains(&operator) { Cell::Native } else { Cell::Derived };
            Row {
                backend: entry.capabilities.name.clone(),
                cells: Operator::ALL.map(cell).to_vec(),
                checks: bench.checks,
                violations: bench.violations,
            }
        })
        .collect()
}
