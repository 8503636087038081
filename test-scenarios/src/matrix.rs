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
    /// Whether it can stand inside an exact one.
    pub nestable: bool,
    /// The relative error that it states for first derivatives; 0 for rounding only.
    pub first_error: f64,
    /// The same for second derivatives.
    pub second_error: f64,
    /// Whether `.at(x)` keeps the evaluation.
    pub keeps_evaluation: bool,
    /// Whether prepared calls allocate by the foreign crate's nature.
    pub allocates: bool,
    /// The kinds of arguments that were passed beside x and not differentiated.
    pub contexts: Vec<&'static str>,
    /// How many checks ran.
    pub checks: usize,
    /// Those that failed.
    pub violations: Vec<Violation>,
}

/// The scenarios of contexts, and what each passes.
const CONTEXTS: [(&str, &str); 4] = [
    ("WithConstant", "constants"),
    ("WithParameter", "parameters"),
    ("WithCache", "caches"),
    ("WithAll", "all together"),
];

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
                nestable: entry.capabilities.nestable,
                first_error: entry.capabilities.exactness.first(),
                second_error: entry.capabilities.exactness.second(),
                keeps_evaluation: entry.capabilities.keeps_evaluation,
                allocates: entry.capabilities.allocates,
                contexts: CONTEXTS.iter().filter(|c| bench.scenarios.contains(c.0)).map(|c| c.1).collect(),
                checks: bench.checks,
                violations: bench.violations,
            }
        })
        .collect()
}
