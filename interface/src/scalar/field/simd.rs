//! One lane, as simba asks for. Its trait has two `unsafe fn`; their bodies are safe.

// The trait of another crate demands `unsafe fn`; nothing unsafe is done in them.
#![allow(unsafe_code)]

use super::Field;
use crate::{Number, Real, Scalar};
use simba::scalar::Field as SimbaField;
use simba::simd::SimdValue;

impl<R: Real, S: Scalar<R> + Number<Real = R>> SimdValue for Field<S> {
    const LANES: usize = 1;
    type Element = Self;
    type SimdBool = bool;

    #[inline]
    fn splat(value: Self) -> Self {
        value
    }
    #[inline]
    fn extract(&self, _: usize) -> Self {
        *self
    }
    #[inline]
    unsafe fn extract_unchecked(&self, _: usize) -> Self {
        *self
    }
    #[inline]
    fn replace(&mut self, _: usize, value: Self) {
        *self = value;
    }
    #[inline]
    unsafe fn replace_unchecked(&mut self, _: usize, value: Self) {
        *self = value;
    }
    #[inline]
    fn select(self, condition: bool, other: Self) -> Self {
        if condition { self } else { other }
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> SimbaField for Field<S> {}
