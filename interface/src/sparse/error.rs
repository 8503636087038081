//! What can go wrong with a pattern or a colouring: [`SparseError`] and [`Conflict`].

use core::fmt;

/// Rows or columns: the side of a matrix that an error is about.
///
/// ```
/// use fluxions::sparse::Axis;
///
/// assert_eq!((Axis::Row.to_string(), Axis::Column.to_string()), ("row".into(), "column".into()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// The rows of a matrix.
    Row,
    /// The columns of a matrix.
    Column,
}

impl fmt::Display for Axis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Row => "row",
            Self::Column => "column",
        })
    }
}

/// What can go wrong where a pattern or a colouring is made or used.
///
/// Each variant says what was expected and what was found. A call that fails changes nothing, and
/// the same object can be used again.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Order, Pattern, SparseError};
///
/// let pattern = Pattern::from_fn(2, 2, |i, j| i == j)?;
/// let colouring = ColumnColouring::new(&pattern, Order::DEFAULT);
/// let mut values = [0.0; 3]; // there are 2 entries
/// let error = colouring.decompress(|_, _| 1.0, &mut values).unwrap_err();
/// assert_eq!(error, SparseError::Length { argument: "values", expected: 2, found: 3 });
/// assert_eq!(error.to_string(), "length of the values: expected 2, found 3");
/// # Ok::<(), SparseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SparseError {
    /// The index of an entry is not below the number of rows or columns.
    Index {
        /// Whether it is the row or the column of the entry.
        axis: Axis,
        /// The number of rows or columns, which the index should be below.
        expected: usize,
        /// The index.
        found: usize,
    },
    /// A matrix has more rows, columns or entries than 32-bit indices can number.
    Size {
        /// What there are too many of.
        of: &'static str,
        /// How many there may be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A slice has another length than the matrix calls for.
    Length {
        /// Which slice.
        argument: &'static str,
        /// The length that it should have.
        expected: usize,
        /// The length that it has.
        found: usize,
    },
    /// A pattern has another shape than its counterpart.
    Shape {
        /// Rows and columns that it should have.
        expected: (usize, usize),
        /// Rows and columns that it has.
        found: (usize, usize),
    },
    /// A pattern should be symmetric, and this entry has no mirror image.
    Asymmetric {
        /// The row of the entry.
        row: usize,
        /// The column of the entry.
        column: usize,
    },
    /// A matrix to write to has another pattern than the prepared operator.
    Target {
        /// The number of entries of the operator's pattern.
        expected: usize,
        /// The number of entries of the matrix. It may be the expected one, at other positions.
        found: usize,
    },
    /// The pattern lacks an entry: a product of the matrix with a random vector differs in this
    /// item from the product that f has.
    Lacks {
        /// Whether the item belongs to a row or to a column of the matrix.
        axis: Axis,
        /// The row or column.
        index: usize,
    },
    /// Colours that were passed do not recover all entries.
    Conflict(Conflict),
}

impl fmt::Display for SparseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Index { axis, expected, found } => {
                write!(f, "{axis} of an entry: expected below {expected}, found {found}")
            }
            Self::Size { of, expected, found } => {
                write!(f, "number of {of}: expected at most {expected}, found {found}")
            }
            Self::Length { argument, expected, found } => {
                write!(f, "length of the {argument}: expected {expected}, found {found}")
            }
            Self::Shape { expected: (m, n), found: (p, q) } => {
                write!(f, "shape of the pattern: expected ({m}, {n}), found ({p}, {q})")
            }
            Self::Asymmetric { row, column } => {
                write!(f, "the pattern is not symmetric: ({row}, {column}) is an entry, ({column}, {row}) is not")
            }
            Self::Target { expected, found } => {
                write!(f, "pattern of the matrix: expected that of the operator, with {expected} entries, ")?;
                write!(f, "found another one, with {found}")
            }
            Self::Lacks { axis, index } => write!(f, "the pattern lacks an entry in {axis} {index}"),
            Self::Conflict(conflict) => conflict.fmt(f),
        }
    }
}

impl core::error::Error for SparseError {}

impl From<Conflict> for SparseError {
    fn from(conflict: Conflict) -> Self {
        Self::Conflict(conflict)
    }
}

/// Why a colouring does not recover the entries of a pattern.
///
/// [`verify`](super::verify) returns it, and so do the constructors that take colours of one's own,
/// as [`SparseError::Conflict`]. Rows and columns are those of the pattern.
///
/// ```
/// use fluxions::sparse::{ColumnColouring, Conflict, Pattern, SparseError};
///
/// // Row 0 has entries in both columns. With one colour, the product contains their sum only.
/// let pattern = Pattern::new(1, 2, [(0, 0), (0, 1)])?;
/// let error = ColumnColouring::from_colours(&pattern, &[Some(0), Some(0)]).unwrap_err();
/// let shared = Conflict::Shared { row: 0, column: 0, other: (0, 1) };
/// assert_eq!(error, SparseError::Conflict(shared));
///
/// // A column without a colour is in no product.
/// let error = ColumnColouring::from_colours(&pattern, &[Some(0), None]).unwrap_err();
/// assert_eq!(error, SparseError::Conflict(Conflict::Missing { row: 0, column: 1 }));
/// # Ok::<(), SparseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Conflict {
    /// The colouring is one of a matrix of another shape.
    Shape {
        /// Rows and columns of the pattern.
        expected: (usize, usize),
        /// Rows and columns of the colouring.
        found: (usize, usize),
    },
    /// The colouring is one of a pattern with another number of entries.
    Entries {
        /// The number of entries of the pattern.
        expected: usize,
        /// The number of entries of the colouring.
        found: usize,
    },
    /// No product contains the entry, or the one that it is read from does not.
    Missing {
        /// The row of the entry.
        row: usize,
        /// The column of the entry.
        column: usize,
    },
    /// The entry is read from a sum that contains another unknown entry.
    Shared {
        /// The row of the entry.
        row: usize,
        /// The column of the entry.
        column: usize,
        /// Row and column of the other entry.
        other: (usize, usize),
    },
    /// The colouring uses symmetry that the pattern does not have at this entry.
    Asymmetric {
        /// The row of the entry.
        row: usize,
        /// The column of the entry.
        column: usize,
    },
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shape { expected: (m, n), found: (p, q) } => {
                write!(f, "shape of the colouring: expected ({m}, {n}), found ({p}, {q})")
            }
            Self::Entries { expected, found } => {
                write!(f, "number of entries of the colouring: expected {expected}, found {found}")
            }
            Self::Missing { row, column } => write!(f, "no product that is computed gives the entry ({row}, {column})"),
            Self::Shared { row, column, other: (i, j) } => {
                write!(f, "the entry ({row}, {column}) is read from a sum that contains ({i}, {j}) as well")
            }
            Self::Asymmetric { row, column } => {
                write!(f, "the entry ({row}, {column}) is read by symmetry, which the pattern lacks there")
            }
        }
    }
}

impl core::error::Error for Conflict {}
