use super::{Real, Scalar};

/// A number that carries `N` tangents over the base number `T`: all that the generic
/// [`ForwardEngine`](crate::engine::ForwardEngine) needs for forward mode.
///
/// The number stands for the value v and the tangents v̇₁, …, v̇ₙ. A function that is evaluated
/// over it propagates each tangent by the chain rule, so that y carries J ẋ for each ẋ that x was
/// seeded with.
///
/// # Requirements
///
/// - `value` and `tangent` return what `seed` was given.
/// - Arithmetic and elementary functions follow ẏ = g′(x) ẋ in each lane, and the lanes do not
///   affect each other.
/// - [`is_constant`](Self::is_constant) may return `true` only if all tangents are zero.
/// - A tangent of 0 stays 0 next to an infinite slope, as [`product`](super::product) does it.
///
/// # Usage
///
/// Engines seed x, run f and read y. The same by hand:
///
/// ```
/// use fluxions::scalar::Seeded;
/// use fluxions::{Scalar, forward_scalar};
///
/// /// A value with a tangent.
/// #[derive(Clone, Copy, Debug)]
/// struct Tangent<T>(T, T);
///
/// impl<T: Scalar> Seeded<f64, T, 1> for Tangent<T> {
///     fn seed(value: T, [tangent]: [T; 1]) -> Self {
///         Self(value, tangent)
///     }
///     fn value(&self) -> T {
///         self.0
///     }
///     fn tangent(&self, _: usize) -> T {
///         self.1
///     }
/// }
///
/// forward_scalar! { [T: Scalar] Tangent<T>, over f64; value T, tangents 1; } // writes `Scalar`
///
/// let (x, y) = (Tangent::seed(2.0, [1.0]), Tangent::lift(3.0));
/// let z: Tangent<f64> = x * x * y; // ∂z/∂x = 2xy
/// assert_eq!((z.value(), z.tangent(0)), (12.0, 12.0));
/// ```
///
/// # Implementing
///
/// Three methods are required, and [`forward_scalar!`](crate::forward_scalar) makes the [`Scalar`]
/// from them. A number that knows when it has no tangents overrides
/// [`is_constant`](Self::is_constant) and [`lift`](Self::lift), which saves the arithmetic on
/// zeros.
pub trait Seeded<R: Real, T: Scalar<R>, const N: usize>: Scalar<R> {
    /// Returns the number `value` without tangents.
    #[inline]
    fn lift(value: T) -> Self {
        Self::seed(value, [T::zero(); N])
    }
    /// Returns the number with this value and these tangents.
    fn seed(value: T, tangents: [T; N]) -> Self;
    /// Returns the value, over the base number.
    fn value(&self) -> T;
    /// Returns the tangent in one lane. Lanes are numbered from 0.
    fn tangent(&self, lane: usize) -> T;
    /// Returns whether it is known, without a look at the lanes, that all tangents are zero.
    /// Arithmetic then passes over them.
    #[inline]
    fn is_constant(&self) -> bool {
        false
    }
    /// Returns the tangents in all lanes.
    #[inline]
    fn tangents(&self) -> [T; N] {
        core::array::from_fn(|lane| self.tangent(lane))
    }
    /// Returns the number with the same tangents and another value.
    #[inline]
    fn with_value(self, value: T) -> Self {
        if self.is_constant() { Self::lift(value) } else { Self::seed(value, self.tangents()) }
    }
}

/// A number with two groups of tangents and their mixed second derivatives: all that the generic
/// [`SecondForwardEngine`](crate::engine::SecondForwardEngine) needs.
///
/// The number stands for the value v, the tangents aᵢ of the first group with `M` lanes, the
/// tangents bⱼ of the second group with `N` lanes, and the second derivatives along aᵢ and bⱼ. With
/// a unit tangent in each lane, the second derivatives of y are a block of M × N entries of the
/// Hessian.
///
/// # Requirements
///
/// - For y = g(x) the second derivatives follow ÿᵢⱼ = g′(x) ẍᵢⱼ + g″(x) aᵢ bⱼ.
/// - `seed` gives second derivatives of zero.
///
/// # Implementing
///
/// A number of another crate with second-order tangents implements the trait for the sizes that it
/// has. See [`SecondForwardNumbers`](crate::engine::SecondForwardNumbers) for the sizes that an
/// engine asks for.
pub trait Seeded2<R: Real, const M: usize, const N: usize>: Scalar<R> {
    /// Returns the number with this value and these tangents in its two groups. `None` is a group
    /// of zeros.
    fn seed(value: R, a: Option<[R; M]>, b: Option<[R; N]>) -> Self;
    /// Returns the value.
    fn value(&self) -> R;
    /// Returns the tangent in one lane of the second group.
    fn tangent(&self, lane: usize) -> R;
    /// Returns the second derivative along lane `i` of the first group and lane `j` of the second.
    fn second(&self, i: usize, j: usize) -> R;
}
