use fluxions::prelude::*;

/// How often the map is applied.
const STEPS: usize = 1000;

/// The last of 1 000 steps y ← r y (1 − y) from y₀, for x = (y₀, r): each needs the one before.
#[differentiable]
pub fn logistic<S: Scalar>(x: &[S]) -> S {
    let (mut y, r) = (x[0], x[1]);
    for _ in 0..STEPS {
        y = r * y * (-y + 1.0);
    }
    y
}

/// ∇ of [`logistic`] by hand, forwards along with the steps; returns the value.
pub fn logistic_gradient(x: &[f64], g: &mut [f64]) -> f64 {
    let (mut y, r) = (x[0], x[1]);
    let (mut by_start, mut by_r) = (1.0, 0.0);
    for _ in 0..STEPS {
        let (free, slope) = (y * (1.0 - y), r * (1.0 - 2.0 * y));
        by_start *= slope;
        by_r = free + slope * by_r;
        y = r * free;
    }
    g.copy_from_slice(&[by_start, by_r]);
    y
}
