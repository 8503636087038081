//! [`Drawn`]: a field whose method the forward sweep calls.

use super::Shadow;
use core::marker::PhantomData;

/// A field, with the type of its adjoint. One that is skipped has its own type for its adjoint, and may change; any other is looked at.
#[doc(hidden)]
#[derive(Debug)]
pub struct Drawn<'a, T, B>(&'a mut T, PhantomData<B>);

/// A struct one of whose fields has a method that may change it.
#[doc(hidden)]
pub trait DrawnField: Shadow {
    /// Returns the field.
    #[inline]
    fn drawn_field<'a, T, B>(
        &'a mut self,
        field: impl FnOnce(&'a mut Self) -> &'a mut T,
        _: impl FnOnce(&Self::Bar) -> &B,
    ) -> Drawn<'a, T, B> {
        Drawn(field(self), PhantomData)
    }
}
impl<M: Shadow> DrawnField for M {}

/// A skipped field.
#[doc(hidden)]
pub trait OfSkipped<'a, T> {
    /// Returns the field.
    fn place(self) -> &'a mut T;
}
impl<'a, T> OfSkipped<'a, T> for Drawn<'a, T, T> {
    #[inline]
    fn place(self) -> &'a mut T {
        self.0
    }
}

/// A field that may have derivatives.
#[doc(hidden)]
pub trait OfField<'a, T> {
    /// Returns the field.
    fn place(self) -> &'a T;
}
impl<'a, T, B> OfField<'a, T> for &'a mut Drawn<'_, T, B> {
    #[inline]
    fn place(self) -> &'a T {
        self.0
    }
}
