//! [`Drawn`]: a field whose method the forward sweep calls.

/// A field and its adjoint. One that is skipped has another of its type for its adjoint, and may change; any other is looked at.
#[doc(hidden)]
#[derive(Debug)]
pub struct Drawn<'a, T, B>(pub &'a mut T, pub &'a B);

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
