//! The errors of operators: [`Error`], and the [`Argument`] that an error names.

use crate::Shape;
use crate::sparse::SparseError;
use core::fmt;

/// The argument that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Argument {
    /// The point x.
    Input,
    /// The value y: the buffer for it, or what f made of it.
    Output,
    /// The context: parameters and caches, in the order of their declaration.
    Context,
    /// A tangent ẋ.
    Tangent,
    /// A cotangent ȳ.
    Cotangent,
    /// The buffer for a result.
    Result,
    /// What the pushforward of a [`Rule`](crate::Rule) returned.
    RulePushforward,
    /// What the pullback of a [`Rule`](crate::Rule) returned.
    RulePullback,
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
            Self::RulePushforward => "the pushforward of a rule",
            Self::RulePullback => "the pullback of a rule",
            Self::Setting(name) => name,
        })
    }
}

/// The error of an operator.
///
/// `E` is the error of the function, [`Infallible`](core::convert::Infallible) if it has none. An
/// error names the argument, what was expected and what was found. After any error the prepared
/// operator works as before.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::{Argument, Error, Shape};
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn total<S: Scalar>(x: &[S]) -> S {
///     x.iter().copied().sum()
/// }
///
/// let mut prepared = Dual::new().prepare_gradient(&Total, &[1.0, 2.0])?;
/// let error = prepared.gradient(&[1.0, 2.0, 3.0]);
/// assert_eq!(
///     error,
///     Err(Error::Shape { argument: Argument::Input, expected: Shape::new([2]), found: Shape::new([3]) })
/// );
/// assert_eq!(prepared.gradient(&[3.0, 4.0])?, [1.0, 1.0]); // still good
/// # Ok::<(), Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error<E> {
    /// The shape of an argument differs from that of the preparation.
    Shape {
        /// The argument.
        argument: Argument,
        /// The shape that the argument should have.
        expected: Shape,
        /// The shape that it has.
        found: Shape,
    },
    /// A setting or an argument is out of its range.
    Range {
        /// The argument.
        argument: Argument,
        /// The range, in words.
        expected: &'static str,
        /// The number that is out of it.
        found: f64,
    },
    /// The number of results differs from the number of tangents or cotangents.
    Batch {
        /// The number of tangents or cotangents.
        expected: usize,
        /// The number of results.
        found: usize,
    },
    /// A rule was called over a number of which it is not known how many orders of derivatives it
    /// carries.
    ///
    /// The author of the number states the order: see [`Scalar`](crate::Scalar#implementing).
    UnknownOrder,
    /// A rule changes the gradient that flows back through it in a way that is not linear, and more was asked for than first
    /// derivatives by the sweep of a tape or by an adjoint.
    ///
    /// See [`surgery`](crate::surgery#who-can-do-it).
    NotLinear,
    /// The backend differentiates a function by its own adjoint, and the function has none.
    ///
    /// See [`Function::ADJOINT`](crate::Function::ADJOINT).
    MissingAdjoint,
    /// A recorded program does not hold at this point, and the backend was told not to record
    /// again.
    ///
    /// A comparison that f made came out otherwise, or a value that f took by
    /// [`primal`](crate::Scalar::primal) changed.
    BranchChanged {
        /// The index of the comparison in the recording. The first one is number 0.
        number: usize,
        /// The source file of the comparison.
        file: &'static str,
        /// The line of the comparison.
        line: u32,
    },
    /// A sparsity pattern is not what it should be: one that was passed, that of a sparse matrix to
    /// write to, or one that was found.
    ///
    /// A matrix of another pattern is refused with [`SparseError::Target`]. The same error says that
    /// the pattern of the prepared operator has grown: a matrix of the new pattern is accepted.
    Pattern(SparseError),
    /// The function failed with its own error.
    Function(E),
}

impl<E> From<SparseError> for Error<E> {
    fn from(error: SparseError) -> Self {
        Self::Pattern(error)
    }
}

impl<E> Error<E> {
    /// Returns the error, or that of the function by itself.
    pub(crate) fn apart<T>(self) -> Result<Error<T>, E> {
        Ok(match self {
            Self::Function(error) => return Err(error),
            Self::Shape { argument, expected, found } => Error::Shape { argument, expected, found },
            Self::Range { argument, expected, found } => Error::Range { argument, expected, found },
            Self::Batch { expected, found } => Error::Batch { expected, found },
            Self::UnknownOrder => Error::UnknownOrder,
            Self::NotLinear => Error::NotLinear,
            Self::MissingAdjoint => Error::MissingAdjoint,
            Self::BranchChanged { number, file, line } => Error::BranchChanged { number, file, line },
            Self::Pattern(error) => Error::Pattern(error),
        })
    }

    /// Changes the error of the function, and leaves every other error as it is.
    ///
    /// ```
    /// use fluxions::Error;
    ///
    /// assert_eq!(Error::Function(2).map(f64::from), Error::Function(2.0));
    /// assert_eq!(Error::<i32>::UnknownOrder.map(f64::from), Error::UnknownOrder);
    /// ```
    pub fn map<U>(self, change: impl FnOnce(E) -> U) -> Error<U> {
        self.apart().unwrap_or_else(|error| Error::Function(change(error)))
    }
}

impl<E> Error<Error<E>> {
    /// Turns the error of a derivative inside a derivative into one error.
    ///
    /// The errors of both levels are of the same kinds. Which level failed is not kept.
    pub fn flatten(self) -> Error<E> {
        self.apart().unwrap_or_else(|inner| inner)
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
            Self::UnknownOrder => f.write_str(
                "a rule was called over a number that does not say how many orders of derivatives it carries",
            ),
            Self::NotLinear => f.write_str(
                "a gradient is changed where it flows back, in a way that is not linear: this has first derivatives by the sweep of a tape or by an adjoint, and no others",
            ),
            Self::MissingAdjoint => f.write_str(
                "the function has no adjoint: write `#[differentiable(adjoint)]` before it, or choose another backend",
            ),
            Self::BranchChanged { number, file, line } => {
                write!(f, "comparison number {number} of the recording, {file}:{line}, came out otherwise")
            }
            Self::Pattern(error) => error.fmt(f),
            Self::Function(error) => write!(f, "the function failed: {error}"),
        }
    }
}

impl<E: core::error::Error + 'static> core::error::Error for Error<E> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Function(error) => Some(error),
            Self::Pattern(error) => Some(error),
            _ => None,
        }
    }
}
