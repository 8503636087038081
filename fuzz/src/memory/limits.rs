//! What the programs leave out, because adjoints do not follow it.

/// A variable of a branch may have the name of one outside. Where the other branch leaves the block, what stands behind is moved into this one, and sees
/// the wrong variable.
pub(super) const HIDES_OUTER_NAMES: bool = false;

/// `unwrap_or_else` takes a closure. It is refused, a function by its name is not.
pub(super) const UNWRAPS_BY_CLOSURE: bool = false;

/// A `return` within a loop gives more than a number, which is refused.
pub(super) const RETURNS_MORE_FROM_LOOPS: bool = false;

/// The parts of an item have names in one closure and none in the next one, which is refused.
pub(super) const LEAVES_ITEMS_WHOLE: bool = false;

/// `to_vec` of an array, which is an error in the code of the adjoint.
pub(super) const COPIES_ARRAYS_TO_LISTS: bool = false;

/// A list gets longer, and the result hangs on its length but on no number in it, as in a loop that does not name its items. Its adjoint keeps its
/// length then, and the loop goes back over too few items.
pub(super) const LISTS_FOR_THEIR_LENGTH: bool = false;

/// A variable or a closure is made of constants alone. Methods of such options are taken for calls of helpers, parts of such values are not written to by an
/// operator, and such closures are no arguments of helpers.
pub(super) const CONSTANT_VARIABLES: bool = false;

/// `if let Some(s) = list[0]` takes a number out of an option that is a part, and `s` is a value by itself, as in `[s, t]`, which is refused.
pub(super) const OPENS_PARTS: bool = false;

/// `clone` of what is behind a reference. It allocates at each call, and `vec![r.clone(); 2]` is an error in the code of the adjoint.
pub(super) const CLONES_BEHIND_REFERENCES: bool = false;

/// An integer that is a part of a tuple is put into another tuple, `(list, p.0)`, whose type the code of the adjoint does not know, or is used by `%`.
pub(super) const COUNTS_IN_TUPLES: bool = false;

/// An integer literal in a tuple has no suffix. In branches it is an `i32` in the code of the adjoint.
pub(super) const BARE_INTEGERS: bool = false;

/// A loop goes over the indices of a mutable view from the last one on: `(0..w.len()).rev()`. What the view is of is named behind the loop, which is an error of
/// borrowing in the code of the adjoint.
pub(super) const REVERSES_MUTABLE_VIEWS: bool = false;

/// `take_while(|(a, b)| …).map(|&(a, b)| …)` over references to tuples, which is refused.
pub(super) const COPIES_TUPLES_BY_PATTERN: bool = false;

/// `for k in (0..n).filter(|&k| v[k] < s)`, and v changes behind the loop. The way back asks the condition again, with what v is then.
pub(super) const CHOOSES_COUNTS: bool = false;
