//! [`Blank`]: what stands in an array until its items are set.

use super::plain_list::integers;
use crate::Number;
use num_traits::Zero;

/// A value of any kind.
///
/// An array has to be whole before its first item is set, and the macro does not know of what types the parts of its items are: those that are written later
/// say it.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array of tuples is filled item by item, and `{Self}` has no value to begin with",
    label = "made by `map`, or by `from_fn`, of an array",
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
impl<T> Blank for Vec<T> {
    #[inline]
    fn blank() -> Self {
        Self::new()
    }
}
#[diagnostic::do_not_recommend]
impl<T> Blank for Option<T> {
    #[inline]
    fn blank() -> Self {
        None
    }
}
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
        items[1] = (2.0_f32, true, [vec![1]]);
        assert_eq!(items, [(0.0, false, [vec![]]), (2.0, true, [vec![1]])]);
    }
}
