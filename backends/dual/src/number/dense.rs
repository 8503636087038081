use fluxions::scalar::{Seeded, Seeded2};
use fluxions::{Number, Real, Scalar, forward_scalar};

/// A value with `N` tangents over any number `T`. The tangents are always present.
///
/// It is for loops over numbers nearly all of which have tangents: a test of each number would cost more than it
/// saves. Over itself the number has second derivatives.
///
/// ```
/// use fluxions_dual::DenseDual;
///
/// let x = DenseDual::new(DenseDual::new(3.0, [1.0]), [DenseDual::new(1.0, [0.0])]);
/// assert_eq!((x * x * x).tangents()[0].tangents()[0], 18.0); // (x³)″ = 6x
/// ```
#[derive(Copy, Debug)]
pub struct DenseDual<T, const N: usize> {
    value: T,
    tangents: [T; N],
}

/// A copy. A derived one clones each tangent, where nothing is optimized.
impl<T: Copy, const N: usize> Clone for DenseDual<T, N> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const N: usize> DenseDual<T, N> {
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

impl<T: Copy, const N: usize> DenseDual<T, N> {
    /// The value.
    #[inline]
    pub const fn value(&self) -> T {
        self.value
    }
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Seeded<R, T, N> for DenseDual<T, N> {
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
    #[inline]
    fn with_value(self, value: T) -> Self {
        Self { value, ..self }
    }
}

forward_scalar! {
    [R: Real, T: Scalar<R> + Number<Real = R>, const N: usize] DenseDual<T, N>, over R; value T, tangents N;
}

impl<R: Real, const M: usize, const N: usize> Seeded2<R, M, N> for DenseDual<DenseDual<R, N>, M> {
    #[inline]
    fn seed(value: R, a: Option<[R; M]>, b: Option<[R; N]>) -> Self {
        let flat = |value| DenseDual::new(value, [R::zero(); N]);
        let value = b.map_or(flat(value), |b| DenseDual::new(value, b));
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
