use super::{Real, Scalar};

/// tangent · slope of the chain rule, where a tangent that is absent stays absent at an infinite slope.
///
/// Without it √x₀ + x₁ at x₀ = 0 would give the gradient (∞, NaN), because 0 · ∞ is NaN.
#[inline]
pub fn product<R: Real, S: Scalar<R>>(tangent: S, slope: S) -> S {
    if tangent.vanishes() { S::zero() } else { tangent * slope }
}
