//! What the programs leave out, because adjoints do not follow it.

/// The parts of an item have names in one closure and none in the next one, which is refused.
pub(super) const LEAVES_ITEMS_WHOLE: bool = false;

/// An option or an enum is made of constants alone. Its methods are taken for calls of helpers, and where it is assigned, `v = vec![None; 3]`, the adjoint
/// has another form.
pub(super) const CONSTANT_OPTIONS: bool = false;

/// The function returns where there is a view of a variable, `let w = &v[1..]`, and v gets another value as a whole later on. The adjoint of the view is
/// unknown in the code of the adjoint.
pub(super) const RETURNS_WITHIN_VIEWS: bool = false;

/// A number changes places with an item of a list, and is a copy of a constant: `let c = S::one(); let mut s = c; swap(&mut s, &mut v[0])`, which is refused.
pub(super) const SWAPS_NUMBERS_WITH_ITEMS: bool = false;

/// A closure is made of constants alone. It is no argument of a helper.
pub(super) const CONSTANT_CLOSURES: bool = false;

/// `if let Some(s) = list[0]` takes a number out of an option that is a part, and `s` is a value by itself, as in `[s, t]`, which is refused.
pub(super) const OPENS_PARTS: bool = false;

/// `clone` of what is behind a reference. It allocates at each call, and `vec![r.clone(); 2]` is an error in the code of the adjoint.
pub(super) const CLONES_BEHIND_REFERENCES: bool = false;

/// An integer that is a part of a tuple is put into another tuple, `(list, p.0)`, whose type the code of the adjoint does not know, or is used by `%`.
pub(super) const COUNTS_IN_TUPLES: bool = false;

/// A loop goes over the indices of a mutable view from the last one on: `(0..w.len()).rev()`. What the view is of is named behind the loop, which is an error of
/// borrowing in the code of the adjoint.
pub(super) const REVERSES_MUTABLE_VIEWS: bool = false;

/// `take_while(|(a, b)| …).map(|&(a, b)| …)` over references to tuples, which is refused.
pub(super) const COPIES_TUPLES_BY_PATTERN: bool = false;
