//! What can go wrong: [`Error`].

use crate::Shape;
use core::fmt;

/// The argument that an error speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Argument {
    /// The point x.
    Input,
    /// The value y: the buffer for it, or what f made of it.
    Output,
    /// The context: parameters and caches, in declaration order.
    Context,
    /// A tangent ẋ.
    Tangent,
    /// A cotangent ȳ.
    Cotangent,
    /// The buffer for a result.
    Result,
    /// A setting of a backend, by its name.
    Setting(&'static str),
}

impl fmt::Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Input => "the input x",
            Self::Output => "the value y",
            Self::Context => "the context",
            Self::Tangent => "the tangent",
            Self::Cotangent => "the cotangent",
            Self::Result => "the buffer for the result",
            Self::Setting(name) => name,
        })
    }
}

/// What can go wrong in an operator. After any error the prepared object works as before.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error<E> {
    /// An argument's shape is not that of the preparation.
    Shape {
        /// Which argument.
        argument: Argument,
        /// The shape it should have.
        expected: Shape,
        /// The shape it has.
        found: Shape,
    },
    /// A setting or an argument is out of its range.
    Range {
        /// Which argument.
        argument: Argument,
        /// What it should be.
        expected: &'static str,
        /// What it is.
        found: f64,
    },
    /// The number of results differs from the number of tangents or cotangents.
    Batch {
        /// How many tangents or cotangents.
        expected: usize,
        /// How many results.
        found: usize,
    },
    /// The function says that it brings a rule along, and has none.
    MissingRule,
    /// The function brings a rule along, which gives first derivatives; this asks for second ones, or for a derivative of
    /// its derivative. Nobody knows those: the backend would differentiate
    /// [`evaluate`](crate::Function::evaluate), which need not be what the rule stands for.
    FirstOrderRule,
    /// A recorded program does not hold at this point: a comparison that f made came out otherwise, or a value that f took
    /// by [`primal`](crate::Scalar::primal) changed, and the backend was told not to record again.
    BranchChanged {
        /// Which of the recording's comparisons; the first one is number 0.
        number: usize,
        /// The source file of the comparison.
        file: &'static str,
        /// Its line.
        line: u32,
    },
    /// The function itself failed.
    Function(E),
}

impl<E> Error<Error<E>> {
    /// The error of a derivative inside a derivative, as one.
    pub fn flatten(self) -> Error<E> {
        match self {
            Self::Function(inner) => inner,
            Self::Shape { argument, expected, found } => Error::Shape { argument, expected, found },
            Self::Range { argument, expected, found } => Error::Range { argument, expected, found },
            Self::Batch { expected, found } => Error::Batch { expected, found },
            Self::MissingRule => Error::MissingRule,
            Self::FirstOrderRule => Error::FirstOrderRule,
            Self::BranchChanged { number, file, line } => Error::BranchChanged { number, file, line },
        }
    }
}

impl<E: fmt::Display> fmt::Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { argument, expected, found } => write!(f, "{argument}: expected {expected}, found {found}"),
            Self::Range { argument, expected, found } => write!(f, "{argument}: expected {expected}, found {found}"),
            Self::Batch { expected, found } => {
                write!(f, "one result for each tangent: expected {expected} results, found {found}")
            }
            Self::MissingRule => f.write_str("the function announces a rule of its own but brings none"),
            Self::FirstOrderRule => f.write_str(
                "the function brings a rule of its own for first derivatives, and no derivatives of it are known",
            ),
            Self::BranchChanged { number, file, line } => {
                write!(f, "comparison number {number} of the recording, {file}:{line}, came out otherwise")
            }
            Self::Function(error) => write!(f, "the function failed: {error}"),
        }
    }
}

impl<E: core::error::Error + 'static> core::error::Error for Error<E> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Function(error) => Some(error),
            _ => None,
        }
    }
}
