//! The number that records operations: [`Var`].

mod arithmetic;
mod compare;
mod elementary;
mod rules;

use fluxions::{Number, Real};

/// A variable of a tape: a value, and the number of its node in a recording. It may also be a constant, which belongs
/// to no recording.
///
/// It is valid only in the function that a tape records. An operation on it panics after the end of its recording, on
/// another thread, and together with a variable of another recording.
///
/// ```
/// use fluxions::Scalar;
/// use fluxions_tape::Var;
///
/// let x = Var::constant(3.0); // a constant belongs to no recording
/// assert_eq!((x * x + 1.0).primal(), 10.0);
/// assert_eq!(size_of::<Var<f64>>(), 16);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Var<R> {
    value: R,
    index: u32,
    /// The number of the recording, 0 for a constant.
    id: u32,
}

impl<R: Real> Number for Var<R> {
    type Real = R;
}

impl<R: Copy> Var<R> {
    #[inline]
    pub(crate) const fn variable(value: R, index: u32, id: u32) -> Self {
        Self { value, index, id }
    }

    #[inline]
    pub(crate) const fn fixed(value: R) -> Self {
        Self { value, index: 0, id: 0 }
    }

    #[inline]
    pub(crate) const fn value(self) -> R {
        self.value
    }

    #[inline]
    pub(crate) const fn index(self) -> u32 {
        self.index
    }

    #[inline]
    pub(crate) const fn id(self) -> u32 {
        self.id
    }

    #[inline]
    const fn is_constant(self) -> bool {
        self.id == 0
    }
}
