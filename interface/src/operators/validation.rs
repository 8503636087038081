//! The validation of arguments: every shape once, before an engine runs.

use crate::sparse::{Pattern, SparseError};
use crate::target::{SparseTarget, Target};
use crate::{Argument, Error, Scalar, Shape, Space, View};

/// Checks that a point has this shape, which is that of another point of the space.
///
/// # Errors
///
/// [`Error::Shape`], which names the argument, the expected shape and the shape that was found.
#[inline]
pub(crate) fn check<X: Space, S: Scalar<X::Real>, E>(
    argument: Argument,
    x: View<'_, X, S>,
    expected: &Shape,
) -> Result<(), Error<E>> {
    let mut check = expected.check();
    X::extents(x, &mut check);
    validate(argument, check.holds(), expected, move || X::shape(x))
}

/// Returns an error unless an argument fits. `found` makes its shape for the error.
///
/// Shapes are only made for the error, so a call that fits does not allocate.
///
/// # Errors
///
/// [`Error::Shape`] for this argument.
#[inline]
pub(super) fn validate<E>(
    argument: Argument,
    fits: bool,
    expected: &Shape,
    found: impl FnOnce() -> Shape,
) -> Result<(), Error<E>> {
    // Apart, so that calls that fit pass by with a comparison; the argument is named here, which tells the compiler that this is
    // an error.
    #[cold]
    #[inline(never)]
    fn shapes(expected: &Shape, found: impl FnOnce() -> Shape) -> (Shape, Shape) {
        (expected.clone(), found())
    }
    if fits {
        return Ok(());
    }
    let (expected, found) = shapes(expected, found);
    Err(Error::Shape { argument, expected, found })
}

/// Checks that a matrix of results has these numbers of rows and columns.
///
/// # Errors
///
/// [`Error::Shape`] for [`Argument::Result`].
#[inline]
pub(crate) fn check_target<T, E>(target: &impl Target<T>, rows: usize, columns: usize) -> Result<(), Error<E>> {
    #[cold]
    #[inline(never)]
    fn mismatch<E>(expected: (usize, usize), found: (usize, usize)) -> Error<E> {
        let [expected, found] = [expected, found].map(|(rows, columns)| Shape::new([rows, columns]));
        Error::Shape { argument: Argument::Result, expected, found }
    }
    let (found, expected) = (target.shape(), (rows, columns));
    if found == expected { Ok(()) } else { Err(mismatch(expected, found)) }
}

/// Checks that a sparse matrix of results has this pattern.
///
/// # Errors
///
/// [`SparseError::Target`].
#[inline]
pub(super) fn check_sparse<T, E>(target: &(impl SparseTarget<T> + ?Sized), pattern: &Pattern) -> Result<(), Error<E>> {
    if target.has_pattern(pattern) {
        return Ok(());
    }
    Err(SparseError::Target { expected: pattern.nnz(), found: target.nnz() }.into())
}

/// Checks that there are as many results as seeds.
///
/// # Errors
///
/// [`Error::Batch`], with the number of seeds as expected and that of the results as found.
#[inline]
pub(super) fn check_batch<E>(expected: usize, found: usize) -> Result<(), Error<E>> {
    if expected == found { Ok(()) } else { Err(Error::Batch { expected, found }) }
}
