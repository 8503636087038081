use super::{Real, Scalar};

/// Returns tangent · slope, for the chain rule. If the tangent [`vanishes`](Scalar::vanishes), the
/// result is 0 at an infinite slope too.
///
/// Without it √x₀ + x₁ at x₀ = 0 would have the gradient (∞, NaN), because 0 · ∞ is NaN.
///
/// ```
/// use fluxions::scalar::product;
///
/// assert_eq!(product(0.0, f64::INFINITY), 0.0);
/// assert_eq!(product(2.0, 3.0), 6.0);
/// ```
#[inline]
pub fn product<R: Real, S: Scalar<R>>(tangent: S, slope: S) -> S {
    if tangent.vanishes() { S::zero() } else { tangent * slope }
}
