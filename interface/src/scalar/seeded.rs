use super::{Real, Scalar};

/// A number that carries `N` tangents over the base number `T`: all that the generic
/// [`ForwardEngine`](crate::engine::ForwardEngine) needs.
///
/// For a number of one's own [`forward_scalar!`](crate::forward_scalar) makes the [`Scalar`] from it.
pub trait Seeded<R: Real, T: Scalar<R>, const N: usize>: Scalar<R> {
    /// The number `value` without tangents.
    #[inline]
    fn lift(value: T) -> Self {
        Self::seed(value, [T::zero(); N])
    }
    /// The number with this value and these tangents.
    fn seed(value: T, tangents: [T; N]) -> Self;
    /// The value.
    fn value(&self) -> T;
    /// The tangent in one lane.
    fn tangent(&self, lane: usize) -> T;
    /// Whether it is known, without a look at the lanes, that there are no tangents: then rules pass over them.
    #[inline]
    fn is_flat(&self) -> bool {
        false
    }
    /// The tangents in all lanes.
    #[inline]
    fn tangents(&self) -> [T; N] {
        core::array::from_fn(|lane| self.tangent(lane))
    }
    /// The same tangents with another value.
    #[inline]
    fn with_value(self, value: T) -> Self {
        if self.is_flat() { Self::lift(value) } else { Self::seed(value, self.tangents()) }
    }
}

/// A number with two groups of tangents and their mixed second derivatives: all that the generic
/// [`SecondForwardEngine`](crate::engine::SecondForwardEngine) needs.
pub trait Seeded2<R: Real, const M: usize, const N: usize>: Scalar<R> {
    /// The number with this value and these tangents in its two groups; `None` for a group of zeros.
    fn seed(value: R, a: Option<[R; M]>, b: Option<[R; N]>) -> Self;
    /// The value.
    fn value(&self) -> R;
    /// The tangent in one lane of the second group.
    fn tangent(&self, lane: usize) -> R;
    /// The second derivative in lane `i` of the first group and lane `j` of the second.
    fn second(&self, i: usize, j: usize) -> R;
}
