//! Batches: several tangents or cotangents in one call of an engine.

use super::call::copy_skipped;
use super::validation::{check, check_batch};
use crate::rule::fault::settled;
use crate::{Argument, Error, Owned, Shape, Space, View};

/// Checks the seeds and the results, calls `run` once, and writes its results to their points.
///
/// `run` receives the components of all seeds one after another, and storage for those of all
/// results. It returns a point like the results, and each result gets the skipped fields of this
/// point. The storage grows to the largest batch so far and is kept.
///
/// # Errors
///
/// [`Error::Batch`] and [`Error::Shape`] before `run` is called, and the errors of `run`. No result
/// is changed then.
pub(super) fn run_batch<'y, A: Space, B: Space<Real = A::Real>, E>(
    (argument, seed_shape, seeds): (Argument, &Shape, &[View<'_, A, A::Real>]),
    (result_shape, results): (&Shape, &mut [Owned<B, A::Real>]),
    (from, to): (&mut Vec<A::Real>, &mut Vec<A::Real>),
    run: impl FnOnce(&[A::Real], &mut [A::Real]) -> Result<View<'y, B, A::Real>, Error<E>>,
) -> Result<(), Error<E>> {
    check_batch(seeds.len(), results.len())?;
    from.clear();
    for (&seed, result) in seeds.iter().zip(&*results) {
        check::<A, A::Real, _>(argument, seed, seed_shape)?;
        check::<B, A::Real, _>(Argument::Result, B::view(result), result_shape)?;
        A::each(seed, &mut |value: A::Real| from.push(value));
    }
    let dim = results.first().map_or(0, |result| B::dim(B::view(result)));
    if to.len() < dim * results.len() {
        to.resize(dim * results.len(), num_traits::Zero::zero());
    }
    let like = settled(|| run(from, &mut to[..dim * results.len()]))?;
    for (k, result) in results.iter_mut().enumerate() {
        let mut result = B::view_mut(result);
        copy_skipped::<B>(&mut result, like);
        B::assign_flat(result, &to[k * dim..(k + 1) * dim]);
    }
    Ok(())
}
