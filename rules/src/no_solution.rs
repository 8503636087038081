//! What can go wrong: [`NoSolution`].

use core::convert::Infallible;
use core::error::Error;
use core::fmt::{self, Display, Formatter};

/// Why a rule has no value, or no derivative, at a point.
///
/// `E` is the error of the user's function, if there is one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum NoSolution<E = Infallible> {
    /// An argument has another shape than the others require.
    Shape {
        /// The argument.
        argument: &'static str,
        /// The rows and columns that it must have.
        expected: (usize, usize),
        /// The rows and columns that it has.
        found: (usize, usize),
    },
    /// A matrix has an entry that is infinite or NaN.
    NotFinite,
    /// A matrix has no inverse.
    Singular,
    /// A symmetric matrix is not positive definite.
    NotPositiveDefinite,
    /// A matrix has fewer independent columns than columns.
    RankDeficient,
    /// A derivative requires distinct eigenvalues, and two are equal up to rounding.
    RepeatedEigenvalues,
    /// An iteration did not converge.
    NotConverged {
        /// The steps that it took.
        steps: usize,
    },
    /// The user's function, or a derivative of it, failed.
    Function(fluxions::Error<E>),
}

/// Compares the shape of an argument with what it must be.
pub(crate) fn require_shape<E>(
    argument: &'static str,
    expected: (usize, usize),
    found: (usize, usize),
) -> Result<(), NoSolution<E>> {
    if expected == found { Ok(()) } else { Err(NoSolution::Shape { argument, expected, found }) }
}

impl<E: Display> Display for NoSolution<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { argument, expected, found } => {
                write!(f, "{argument}: expected {} × {}, found {} × {}", expected.0, expected.1, found.0, found.1)
            }
            Self::NotFinite => f.write_str("the matrix has an entry that is infinite or NaN"),
            Self::Singular => f.write_str("the matrix is singular"),
            Self::NotPositiveDefinite => f.write_str("the matrix is not positive definite"),
            Self::RankDeficient => f.write_str("the columns of the matrix are not independent"),
            Self::RepeatedEigenvalues => {
                f.write_str("two eigenvalues are equal, and the derivative requires distinct ones")
            }
            Self::NotConverged { steps } => write!(f, "the iteration did not converge in {steps} steps"),
            Self::Function(error) => error.fmt(f),
        }
    }
}

impl<E: Error + 'static> Error for NoSolution<E> {}
