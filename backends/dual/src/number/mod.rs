//! The number: a value with `N` tangents.

mod arithmetic;
mod compare;
mod elementary;

use fluxions::{Number, Real, Scalar};

/// A value with `N` tangents, over any number `T`. Comparisons compare values.
///
/// ```
/// use fluxions::Scalar;
/// use fluxions_dual::DualNumber;
///
/// let x = DualNumber::new(3.0, [1.0]);
/// let y = x * x + x.sin();
/// assert_eq!(y.tangents()[0], 6.0 + 3f64.cos());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DualNumber<T, const N: usize> {
    value: T,
    tangents: [T; N],
}

impl<T, const N: usize> DualNumber<T, N> {
    /// A value with its tangents.
    #[inline]
    pub const fn new(value: T, tangents: [T; N]) -> Self {
        Self { value, tangents }
    }

    /// The tangents.
    #[inline]
    pub const fn tangents(&self) -> &[T; N] {
        &self.tangents
    }
}

impl<T: Copy, const N: usize> DualNumber<T, N> {
    /// The value.
    #[inline]
    pub const fn value(&self) -> T {
        self.value
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> DualNumber<T, N> {
    /// Without tangents.
    #[inline]
    fn flat(value: T) -> Self {
        Self { value, tangents: [T::zero(); N] }
    }

    /// Each tangent changed alike. A loop over an array, which LLVM vectorises.
    #[inline]
    fn each(self, value: T, change: impl Fn(T) -> T) -> Self {
        let mut tangents = self.tangents;
        for t in &mut tangents {
            *t = change(*t);
        }
        Self { value, tangents }
    }

    /// The chain rule for a slope that is finite wherever the value is.
    #[inline]
    fn chain(self, value: T, slope: T) -> Self {
        self.each(value, |t| t * slope)
    }

    /// The chain rule for a slope that may be infinite: an absent tangent stays absent.
    #[inline]
    fn chain_singular(self, value: T, slope: T) -> Self {
        if slope.peek().is_finite() {
            return self.chain(value, slope);
        }
        self.each(value, |t| fluxions::scalar::product(t, slope))
    }
}

impl<T: Number, const N: usize> Number for DualNumber<T, N> {
    type Real = T::Real;
}
