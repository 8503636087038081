//! [`Lent`] and [`LookedAt`]: references whose use is known to the compiler by the signature of the function that takes them.

/// A reference that may be written to, as a function takes it: some write to it, others only look.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a function takes `{T}`, and gets `{Self}`",
    label = "write `&` or `&mut` here, and what is meant"
)]
pub trait Lent<T> {
    /// Returns the reference that the function takes.
    fn lent(self) -> T;
}

/// A reference for a function that only looks.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "a call that may change what it is given stands in a condition, an index or another place without derivative",
    label = "the function takes `{T}`",
    note = "bind its value before: `let v = step(y);`; if the value is an integer, write `let n = step(&mut *y);`"
)]
pub trait LookedAt<T> {
    /// Returns the reference that the function takes.
    fn looked_at(self) -> T;
}

macro_rules! references {
    ($([$($generics:tt)*] $from:ty => $to:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'a, $($generics)*> Lent<&'a $to> for &'a mut $from {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn lent(self) -> &'a $to {
                self
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'a, $($generics)*> Lent<&'a mut $to> for &'a mut $from {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn lent(self) -> &'a mut $to {
                self
            }
        }
        #[diagnostic::do_not_recommend]
        impl<'a, $($generics)*> LookedAt<&'a $to> for &'a $from {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn looked_at(self) -> &'a $to {
                self
            }
        }
    )*};
}
references! {
    [T: ?Sized] T => T;
    [T] Vec<T> => [T];
    [T, const N: usize] [T; N] => [T];
}

/// What no function takes. Beside a second implementation the compiler asks which one is meant before it says that types differ.
#[doc(hidden)]
#[derive(Debug)]
pub enum NoReference {}
#[diagnostic::do_not_recommend]
impl<T: ?Sized> LookedAt<NoReference> for &T {
    fn looked_at(self) -> NoReference {
        unreachable!("no function takes it")
    }
}

/// Returns the reference that a function takes.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn lent<F: Lent<T>, T>(from: F) -> T {
    from.lent()
}

/// Returns the reference that a function takes that only looks.
#[doc(hidden)]
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn looked_at<F: LookedAt<T>, T>(from: F) -> T {
    from.looked_at()
}
