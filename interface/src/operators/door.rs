//! Checks at the door: every shape once, before an engine runs.

use crate::target::Target;
use crate::{Argument, Error, Scalar, Shape, Space, View};

/// That a point has this shape.
#[inline]
pub(super) fn check<X: Space, S: Scalar<X::Real>, E>(
    argument: Argument,
    x: View<'_, X, S>,
    expected: &Shape,
) -> Result<(), Error<E>> {
    // Apart, so that calls that fit pass by with a comparison; the argument is named here, which tells the compiler that this is
    // an error.
    #[cold]
    #[inline(never)]
    fn shapes<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>, expected: &Shape) -> (Shape, Shape) {
        (expected.clone(), X::shape(x))
    }
    if X::has_shape(x, expected) {
        return Ok(());
    }
    let (expected, found) = shapes::<X, S>(x, expected);
    Err(Error::Shape { argument, expected, found })
}

/// That a matrix of results has these rows and columns.
#[inline]
pub(super) fn check_target<T, E>(target: &impl Target<T>, rows: usize, columns: usize) -> Result<(), Error<E>> {
    let (r, c) = target.shape();
    if (r, c) == (rows, columns) {
        return Ok(());
    }
    Err(Error::Shape { argument: Argument::Result, expected: Shape::new([rows, columns]), found: Shape::new([r, c]) })
}

/// That there are as many results as tangents.
#[inline]
pub(super) fn check_batch<E>(expected: usize, found: usize) -> Result<(), Error<E>> {
    if expected == found { Ok(()) } else { Err(Error::Batch { expected, found }) }
}
