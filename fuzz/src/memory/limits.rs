//! What the programs leave out, because adjoints do not follow it.

/// The parts of an item have names in one closure and none in the next one, which is refused.
pub(super) const LEAVES_ITEMS_WHOLE: bool = false;

/// An option is made of constants alone. Its methods are taken for calls of helpers, `unwrap_or`, or refused, `map_or`, and `v = vec![None; 2]` panics in the
/// adjoint where v had another length.
pub(super) const CONSTANT_OPTIONS: bool = false;

/// A number changes places with an item of a list, and is a constant by computation: `let c = S::one(); let mut s = c * 2.0; swap(&mut s, &mut v[0])`, which
/// is refused.
pub(super) const SWAPS_NUMBERS_WITH_ITEMS: bool = false;

/// `if let Some(s) = list[0]` takes a number out of an option that is a part, and `s` is a value by itself, as in `[s, t]`, which is refused.
pub(super) const OPENS_PARTS: bool = false;

/// `clone` of what is behind a reference. Where a branch gives it or something else, the code of the adjoint moves a value twice.
pub(super) const CLONES_BEHIND_REFERENCES: bool = false;

/// An integer that is computed into a tuple, `(x[0], x.len())`, is used by `%`, which is refused, or is an argument of a helper, which is an error in the code of
/// the adjoint.
pub(super) const COUNTS_IN_TUPLES: bool = false;

/// `take_while(|(a, b)| …).map(|&(a, b)| …)` over references to tuples, which is refused.
pub(super) const COPIES_TUPLES_BY_PATTERN: bool = false;
