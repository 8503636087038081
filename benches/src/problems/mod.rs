//! The functions, and their derivatives by hand.

mod bundle;
mod ring;
mod rosenbrock;

pub use bundle::{Observation, Reprojection, observation, reprojection_jacobian};
pub use ring::{Ring, ring};
pub use rosenbrock::{Rosenbrock, rosenbrock, rosenbrock_gradient};

/// The benchmarks' point of n components: 0.5 + 0.4 sin(1 + i).
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}
