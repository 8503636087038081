//! The functions over the crates' own numbers.

use core::ops::{Add, AddAssign, Mul, Neg, Sub};

/// What the functions need of a number; `C` is what the crate takes for a constant operand.
pub(crate) trait Own<C>:
    Copy
    + AddAssign
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Add<Output = Self>
    + Neg<Output = Self>
    + Mul<C, Output = Self>
    + Add<C, Output = Self>
{
}
impl<C, T> Own<C> for T where
    T: Copy
        + AddAssign
        + Sub<Output = T>
        + Mul<Output = T>
        + Add<Output = T>
        + Neg<Output = T>
        + Mul<C, Output = T>
        + Add<C, Output = T>
{
}

/// f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²
pub(crate) fn rosenbrock<C, T: Own<C>>(x: &[T], zero: T, constant: impl Fn(f64) -> C) -> T {
    let mut sum = zero;
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + constant(1.0));
        sum += a * a * constant(100.0) + b * b;
    }
    sum
}
