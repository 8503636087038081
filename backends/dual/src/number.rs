//! The number: a value with `N` tangents.

use fluxions::engine::{Seeded, Seeded2};
use fluxions::{Number, Real, Scalar, forward_scalar};

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

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Seeded<R, T, N> for DualNumber<T, N> {
    #[inline]
    fn seed(value: T, tangents: [T; N]) -> Self {
        Self { value, tangents }
    }
    #[inline]
    fn value(&self) -> T {
        self.value
    }
    #[inline]
    fn tangent(&self, lane: usize) -> T {
        self.tangents[lane]
    }
    #[inline]
    fn tangents(&self) -> [T; N] {
        self.tangents
    }
}

forward_scalar! {
    [R: Real, T: Scalar<R> + Number<Real = R>, const N: usize] DualNumber<T, N>, over R; value T, tangents N;
}

impl<R: Real, const M: usize, const N: usize> Seeded2<R, M, N> for DualNumber<DualNumber<R, N>, M> {
    #[inline]
    fn seed(value: R, a: Option<[R; M]>, b: Option<[R; N]>) -> Self {
        let flat = |value| DualNumber::new(value, [R::zero(); N]);
        let value = b.map_or(flat(value), |b| DualNumber::new(value, b));
        Self::new(value, a.unwrap_or([R::zero(); M]).map(flat))
    }
    #[inline]
    fn value(&self) -> R {
        self.value.value
    }
    #[inline]
    fn tangent(&self, lane: usize) -> R {
        self.value.tangents[lane]
    }
    #[inline]
    fn second(&self, i: usize, j: usize) -> R {
        self.tangents[i].tangents[j]
    }
}
