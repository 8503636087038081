//! What the programs leave out, because adjoints do not follow it.

/// The parts of an item have names in one closure and none in the next one, which is refused.
pub(super) const LEAVES_ITEMS_WHOLE: bool = false;

/// An integer that is computed into a tuple, `(x[0], x.len())`, is an argument of a helper, which is an error in the code of the adjoint.
pub(super) const COUNTS_IN_TUPLES: bool = false;
