//! The Brusselator with diffusion on a line.

use fluxions::prelude::*;

/// The coefficient of diffusion.
const DIFFUSION: f64 = 1.0 / 50.0;

/// The rates of change of two species at points of (0, 1), u and v in turn:
///
/// uₜ = 1 + u² v − 4 u + uₓₓ / 50, vₜ = 3 u − u² v + vₓₓ / 50, with u = 1 and v = 3 at both ends.
///
/// Source: Hairer and Wanner, *Solving Ordinary Differential Equations II*, 1996, §IV.10, problem BRUSS.
#[differentiable]
pub(crate) fn brusselator<S: Scalar>(y: &mut [S], x: &[S]) {
    let points = x.len() / 2;
    let scale = DIFFUSION * ((points + 1) as f64).powi(2);
    // The second difference of one species, whose value at the ends is `end`.
    let diffusion = |at: usize, end: f64| {
        let before = if at >= 2 { x[at - 2] } else { S::constant(end) };
        let after = if at + 2 < x.len() { x[at + 2] } else { S::constant(end) };
        (before - 2.0 * x[at] + after) * scale
    };
    for point in 0..points {
        let (u, v) = (x[2 * point], x[2 * point + 1]);
        let reaction = u * u * v;
        y[2 * point] = 1.0 + reaction - 4.0 * u + diffusion(2 * point, 1.0);
        y[2 * point + 1] = 3.0 * u - reaction + diffusion(2 * point + 1, 3.0);
    }
}

/// The state at the beginning: u = 1 + sin 2πx, v = 3.
pub(crate) fn start(points: usize) -> Vec<f64> {
    let position = |point: usize| (point + 1) as f64 / (points + 1) as f64;
    (0..points).flat_map(|point| [1.0 + (core::f64::consts::TAU * position(point)).sin(), 3.0]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_moves_in_equilibrium() {
        // u = 1 and v = 3 everywhere: 1 + 3 − 4 and 3 − 3.
        let state = [1.0, 3.0].repeat(5);
        let mut rates = [f64::NAN; 10];
        brusselator(&mut rates, &state);
        assert_eq!(rates, [0.0; 10]);
    }
}
