//! What the sparse forms of the Jacobian and the Hessian have in common.

use super::validation::check_sparse;
use crate::rule::fault::settled;
use crate::sparse::Pattern;
#[cfg(feature = "nalgebra-sparse")]
use crate::sparse::SparseError;
use crate::target::SparseTarget;
use crate::{Error, Real};

/// Returns the pattern of an engine, or that of a matrix all of whose positions are entries.
///
/// The second one is made once, and kept in `full`.
///
/// # Errors
///
/// [`Error::Pattern`] if such a matrix is too large.
pub(super) fn pattern_of<'a, E>(
    known: Option<&'a Pattern>,
    full: &'a mut Option<Pattern>,
    (rows, columns): (usize, usize),
) -> Result<&'a Pattern, Error<E>> {
    match (known, full) {
        (Some(pattern), _) => Ok(pattern),
        (None, Some(full)) => Ok(full),
        (None, full) => Ok(full.insert(Pattern::full(rows, columns)?)),
    }
}

/// The engine of a sparse result, and what it needs.
pub(super) struct Sparse<'a, E, R> {
    pub(super) engine: &'a mut E,
    pub(super) full: &'a mut Option<Pattern>,
    /// The numbers of rows and columns.
    pub(super) shape: (usize, usize),
    pub(super) room: &'a mut Vec<R>,
    pub(super) pattern: fn(&E) -> Option<&Pattern>,
}

impl<E, R: Real> Sparse<'_, E, R> {
    /// Checks the target, and runs `compute` on its values: in place if they lie in the order of the
    /// pattern, or else by way of `room`.
    ///
    /// # Errors
    ///
    /// [`Error::Pattern`] if the target has another pattern, and those of `compute`.
    #[inline]
    pub(super) fn write<T>(
        self,
        target: &mut (impl SparseTarget<R> + ?Sized),
        compute: impl FnOnce(&mut E, &mut [R]) -> Result<(), Error<T>>,
    ) -> Result<(), Error<T>> {
        let Self { engine, full, shape, room, pattern } = self;
        check_sparse(target, pattern_of(pattern(engine), full, shape)?)?;
        if let Some(values) = target.values() {
            return settled(|| compute(engine, values));
        }
        let nnz = target.nnz();
        if room.len() < nnz {
            room.resize(nnz, R::zero());
        }
        settled(|| compute(engine, &mut room[..nnz]))?;
        target.assign(pattern_of(pattern(engine), full, shape)?, &room[..nnz]);
        Ok(())
    }
}

/// Returns whether a call found that the pattern has grown.
#[cfg(feature = "nalgebra-sparse")]
pub(super) fn has_grown<T, E>(result: &Result<T, Error<E>>) -> bool {
    matches!(result, Err(Error::Pattern(SparseError::Target { .. })))
}
