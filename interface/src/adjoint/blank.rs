//! [`Blank`]: what stands in an array until its items are set.

use super::plain_list::integers;
use crate::Number;
use num_traits::Zero;

/// A value of any kind that has one form.
///
/// An array has to be whole before its first item is set, and the macro does not know of what types the parts of its items are: those that are written later
/// say it. Lists and options have several forms, and adjoints of the form that they have when they are made.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array of tuples is filled item by item, and a `{Self}` has no form before it is made",
    label = "in an array that `map` or `from_fn` makes",
    note = "write the items, `[f(a), f(b)]`, or collect a `Vec`: `list.iter().map(|v| …).collect()`"
)]
pub trait Blank {
    /// Returns the value.
    fn blank() -> Self;
}

#[diagnostic::do_not_recommend]
impl<S: Number + Zero> Blank for S {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn blank() -> S {
        S::zero()
    }
}

macro_rules! of_default {
    ($($t:ty)*) => {$(
        impl Blank for $t {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn blank() -> $t {
                Default::default()
            }
        }
    )*};
}
of_default!(() bool char String &'static str);
integers!(of_default);

#[diagnostic::do_not_recommend]
impl<T: Blank, const N: usize> Blank for [T; N] {
    #[inline]
    fn blank() -> Self {
        std::array::from_fn(|_| T::blank())
    }
}
#[diagnostic::do_not_recommend]
impl<A: Blank, B: Blank> Blank for (A, B) {
    #[inline]
    fn blank() -> Self {
        (A::blank(), B::blank())
    }
}
#[diagnostic::do_not_recommend]
impl<A: Blank, B: Blank, C: Blank> Blank for (A, B, C) {
    #[inline]
    fn blank() -> Self {
        (A::blank(), B::blank(), C::blank())
    }
}

/// Returns such a value.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn blank<T: Blank>() -> T {
    T::blank()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_say_what_they_are() {
        let mut items = [(); 2].map(|()| (blank(), blank(), blank()));
        items[1] = (2.0_f32, true, [(1, "a")]);
        assert_eq!(items, [(0.0, false, [(0, "")]), (2.0, true, [(1, "a")])]);
    }
}
