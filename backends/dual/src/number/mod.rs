//! The dual numbers: [`DualNumber`], whose tangents may be absent, and [`DenseDual`], whose tangents are always
//! present.

mod dense;

pub use dense::DenseDual;

use fluxions::scalar::Seeded;
use fluxions::{Number, Real, Scalar, forward_scalar};

/// A value with `N` tangents or none, over any number `T`. Comparisons compare values.
///
/// A number that does not depend on the inputs of the current columns has no tangents, and operations on it skip the
/// tangents. For a function of many inputs a column of J therefore costs little more than the part of f that its
/// input reaches. The tangents of [`DenseDual`] are always present.
///
/// ```
/// use fluxions::Scalar;
/// use fluxions_dual::DualNumber;
///
/// let x = DualNumber::new(3.0, [1.0]);
/// let y = x * x + x.sin();
/// assert_eq!(y.tangents()[0], 6.0 + 3f64.cos());
/// assert_eq!(DualNumber::<f64, 1>::constant(3.0).tangents()[0], 0.0);
/// ```
#[derive(Copy, Debug)]
pub struct DualNumber<T, const N: usize> {
    value: T,
    tangents: Option<[T; N]>,
}

/// A copy. A derived one clones each tangent, where nothing is optimized.
impl<T: Copy, const N: usize> Clone for DualNumber<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> DualNumber<T, N> {
    /// A value with its tangents.
    #[inline]
    pub const fn new(value: T, tangents: [T; N]) -> Self {
        Self { value, tangents: Some(tangents) }
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
    /// The tangents. They are zeros if the number has none.
    #[inline]
    pub fn tangents(&self) -> [T; N] {
        self.tangents.unwrap_or_else(|| [T::zero(); N])
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Seeded<R, T, N> for DualNumber<T, N> {
    #[inline]
    fn lift(value: T) -> Self {
        Self { value, tangents: None }
    }
    #[inline]
    fn seed(value: T, tangents: [T; N]) -> Self {
        Self::new(value, tangents)
    }
    #[inline]
    fn value(&self) -> T {
        self.value
    }
    #[inline]
    fn tangent(&self, lane: usize) -> T {
        self.tangents.as_ref().map_or_else(T::zero, |tangents| tangents[lane])
    }
    #[inline]
    fn is_constant(&self) -> bool {
        self.tangents.is_none()
    }
    #[inline]
    fn tangents(&self) -> [T; N] {
        Self::tangents(self)
    }
    #[inline]
    fn with_value(self, value: T) -> Self {
        Self { value, ..self }
    }
}

forward_scalar! {
    [R: Real, T: Scalar<R> + Number<Real = R>, const N: usize] DualNumber<T, N>, over R; value T, tangents N;
}
