//! What the report says, as plain data.

use serde::{Deserialize, Serialize};

/// The whole report.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// Where the numbers come from.
    pub head: Head,
    /// The backends that were measured, in the order of legends and tables.
    pub backends: Vec<BackendInfo>,
    /// The certified matrix; empty where it was not run.
    pub matrix: Vec<MatrixRow>,
    /// The operators that the matrix's cells stand for, with their order.
    pub operators: Vec<(String, u8)>,
    /// What was measured.
    pub families: Vec<Family>,
}

/// Where the numbers come from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The library's version.
    pub version: String,
    /// When it was made.
    pub date: String,
    /// On what.
    pub machine: Machine,
    /// The command that makes it.
    pub command: String,
    /// How the times were taken.
    pub method: String,
}

/// The machine.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Machine {
    /// The processor's model.
    pub cpu: String,
    /// How many threads it runs at once.
    pub cores: usize,
    /// Operating system and architecture.
    pub system: String,
    /// How many processes wanted a core on average in the minute before; nothing where the system does not say.
    pub load: Option<f64>,
}

/// A backend that was measured.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BackendInfo {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub explanation: String,
    /// Whether its first derivatives have only rounding errors.
    pub exact: bool,
    /// Whether its second derivatives have.
    pub exact_second: bool,
}

/// How a backend comes by an operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// By nature.
    Native,
    /// From another operator.
    Derived,
    /// Mathematics forbids it.
    NotApplicable,
}

/// A backend's line in the matrix.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatrixRow {
    /// Its name; pairs have a slash.
    pub backend: String,
    /// One for each operator.
    pub cells: Vec<Cell>,
    /// Whether it can stand inside another one.
    pub nestable: bool,
    /// The relative error that first derivatives have by nature; 0 for rounding only.
    pub first_error: f64,
    /// The same for second derivatives.
    pub second_error: f64,
    /// Whether `.at(x)` keeps the evaluation.
    pub keeps_evaluation: bool,
    /// Whether prepared calls allocate.
    pub allocates: bool,
    /// The kinds of context that were checked.
    #[serde(default)]
    pub contexts: Vec<String>,
    /// How many checks ran.
    pub checks: usize,
    /// How many failed.
    pub failures: usize,
}

/// Functions of one kind in growing sizes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Family {
    /// A short name for files and anchors: letters, digits and hyphens.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The function, in a sentence.
    pub what: String,
    /// The operator's name.
    pub operator: String,
    /// What grows.
    pub axis: String,
    /// What the derivative by hand is.
    pub floor: String,
    /// How a small matrix is computed, where it is sparse.
    #[serde(default)]
    pub sparsity: Option<Sparsity>,
    /// From small to large.
    pub sizes: Vec<Size>,
}

/// How a sparse matrix is computed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sparsity {
    /// The size, in words.
    pub label: String,
    /// The pattern and the number of products, in words.
    pub words: String,
    /// The pattern with its colours, as the text of an SVG file.
    pub drawing: String,
}

/// One size of a family.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Size {
    /// Where it stands on the axis.
    pub size: usize,
    /// Its size in words.
    pub label: String,
    /// The time of f alone, in nanoseconds.
    pub f: f64,
    /// The derivative by hand.
    pub hand: Hand,
    /// What `Auto` chooses.
    pub auto: Auto,
    /// The backends.
    pub measured: Vec<Measured>,
    /// Other ways to the same result, or parts of the way.
    #[serde(default)]
    pub others: Vec<Other>,
}

/// Another way, beside the backends.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Other {
    /// What it is.
    pub name: String,
    /// The time of a call in nanoseconds; nothing where it was left out.
    pub nanoseconds: Option<f64>,
}

/// The derivative by hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Hand {
    /// The median time of a call, in nanoseconds.
    pub nanoseconds: f64,
    /// Half the distance of the quartiles.
    pub spread: f64,
}

/// What `Auto` chooses.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Auto {
    /// The backend.
    pub backend: String,
    /// Backend and reason, in a sentence.
    pub sentence: String,
}

/// A backend on one size.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measured {
    /// The backend.
    pub backend: String,
    /// What came of it.
    pub outcome: Outcome,
}

/// What came of a measurement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Numbers.
    Numbers(Numbers),
    /// It was left out, and why.
    Skipped(String),
    /// An error.
    Failed(String),
}

impl Measured {
    /// The numbers, if there are any.
    pub fn numbers(&self) -> Option<&Numbers> {
        if let Outcome::Numbers(numbers) = &self.outcome { Some(numbers) } else { None }
    }
}

/// The numbers of one measurement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Numbers {
    /// The median time of a prepared call in place, in nanoseconds.
    pub nanoseconds: f64,
    /// Half the distance of the quartiles.
    pub spread: f64,
    /// Calls of f in one call.
    pub calls: u64,
    /// Allocations in one call.
    pub allocations: u64,
    /// Correct digits against the derivative by hand: −lg of the largest error over the largest entry.
    pub digits: f64,
    /// The time of a preparation.
    pub preparation: f64,
    /// The time of a call without preparation.
    pub unprepared: f64,
}

impl Numbers {
    /// From how many calls on preparing is not slower than calling without preparation, up to a twentieth; nothing where a
    /// call saves less than the times scatter.
    ///
    /// ```
    /// use fluxions_report::Numbers;
    ///
    /// let numbers = Numbers { nanoseconds: 10.0, preparation: 100.0, unprepared: 40.0, ..Numbers::default() };
    /// assert_eq!(numbers.pays_after(), Some(4)); // 100 + 4 · 10 ≤ 4 · 40
    /// assert_eq!(Numbers { spread: 30.0, ..numbers }.pays_after(), None);
    /// ```
    pub fn pays_after(&self) -> Option<u64> {
        let saved = self.unprepared - self.nanoseconds;
        (saved > self.spread).then(|| (0.95 * self.preparation / saved).ceil().max(1.0) as u64)
    }
}
