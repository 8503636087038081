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

use fluxions::Real;

/// Runs all passes on a draft.
pub(crate) fn optimized<R: Real>(draft: Draft<R>) -> Draft<R> {
    sums(dead(common(fold(dead(draft)))))
}
