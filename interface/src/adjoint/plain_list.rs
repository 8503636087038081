//! [`PlainList`]: lists without derivatives, which may get longer and shorter behind a reference.

/// Calls a macro with the types of integers.
macro_rules! integers {
    ($then:ident) => {
        $then!(usize u128 u64 u32 u16 u8 isize i128 i64 i32 i16 i8);
    };
}
pub(super) use integers;

/// A list of what has no derivative.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a list whose items may have derivatives gets longer or shorter behind a reference",
    label = "this is a `{Self}`",
    note = "behind a reference a list of numbers keeps its length in a function with an adjoint: return what is new, or the list",
    note = "integers, floats, truth values, texts, and tuples and lists of them have no derivative"
)]
pub trait PlainList {}

/// An item of such a list.
#[doc(hidden)]
pub trait PlainItem {}

#[diagnostic::do_not_recommend]
impl<T: PlainItem> PlainList for Vec<T> {}
#[diagnostic::do_not_recommend]
impl PlainList for String {}

macro_rules! plain {
    ($($t:ty)*) => {$(
        #[diagnostic::do_not_recommend]
        impl PlainItem for $t {}
    )*};
}
plain!(() bool char String &'static str f64 f32);
integers!(plain);

#[diagnostic::do_not_recommend]
impl<T: PlainItem> PlainItem for Vec<T> {}
#[diagnostic::do_not_recommend]
impl<T: PlainItem> PlainItem for Option<T> {}
#[diagnostic::do_not_recommend]
impl<T: PlainItem, const N: usize> PlainItem for [T; N] {}
#[diagnostic::do_not_recommend]
impl<A: PlainItem, B: PlainItem> PlainItem for (A, B) {}
#[diagnostic::do_not_recommend]
impl<A: PlainItem, B: PlainItem, C: PlainItem> PlainItem for (A, B, C) {}

/// Looks whether the type of a list shows that it has no derivative.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn plain_list<T: PlainList>(_: &T) {}
