use serde::{Deserialize, Serialize};

/// The laws by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Law {
    /// Results are those derived by hand.
    Correct,
    /// All variants of an operator agree: in place or not, with the value or not, prepared or not, one tangent or many, a matrix
    /// or its product, dense or sparse.
    VariantsAgree,
    /// ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩.
    Adjoint,
    /// J (a u + b v) = a J u + b J v.
    Linear,
    /// H = Hᵀ.
    Symmetric,
    /// A prepared object that is called at A, at B and at A again gives what a fresh object gives, skipped fields included.
    Reuse,
    /// A result buffer that is full of NaN is overwritten.
    Overwrites,
    /// A wrong shape, of an argument or of the value of f, gives `Error::Shape` or `Error::Batch`, and the prepared object
    /// works afterwards.
    Shapes,
    /// A call makes no more calls of f than the backend's capabilities state, and none where they say that the evaluation is kept.
    Calls,
    /// A prepared call in place does not allocate.
    Allocations,
    /// A derivative that a function does not know is NaN or `Error::UnknownOrder`, and no number.
    Unknown,
}

/// A check that failed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Violation {
    /// The backend.
    pub backend: String,
    /// The scenario.
    pub scenario: String,
    /// The operator.
    pub operator: String,
    /// The law.
    pub law: Law,
    /// What was expected and what was found.
    pub detail: String,
}
