//! Makes programs shorter. Values stay the same bit for bit, derivatives up to rounding.

mod common;
mod dead;
mod draft;
mod fold;
mod sums;
#[cfg(test)]
mod tests;

pub(crate) use common::common;
pub(crate) use dead::dead;
pub(crate) use draft::Draft;
pub(crate) use fold::fold;
pub(crate) use sums::sums;

use crate::schedule::Storage;
use fluxions::Real;

/// Runs all passes on a draft of a program whose nodes are kept in this way.
pub(crate) fn optimized<R: Real>(draft: Draft<R>, storage: Storage) -> Draft<R> {
    let draft = dead(common(fold(dead(draft))));
    let longest = storage.longest_sum(draft.nodes.len() - draft.leaves);
    sums(draft, longest)
}
