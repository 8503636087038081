//! The functions, and their derivatives by hand; more of both in `fluxions-problems`.

mod diagonal;
mod logistic;
mod ring;
mod rosenbrock;

pub use diagonal::{DiagonalMixture, DiagonalMixtureLogLikelihood};
pub use logistic::{Logistic, logistic, logistic_gradient};
pub use ring::{Ring, ring};
pub use rosenbrock::{Rosenbrock, rosenbrock, rosenbrock_gradient};

use fluxions_problems::adbench::Block;

/// The benchmarks' point of n components: 0.5 + 0.4 sin(1 + i).
pub fn start(n: usize) -> Vec<f64> {
    (0..n).map(|i| 0.5 + 0.4 * (1.0 + i as f64).sin()).collect()
}

/// An observation of bundle adjustment, and the feature that was seen.
pub fn observation() -> (Block, [f64; 2]) {
    let x = [0.1, -0.2, 0.3, 0.5, -0.4, 0.2, 500.0, 320.0, 240.0, 0.1, -0.05, 1.0, 2.0, 8.0, 0.9];
    (x, [310.0, 250.0])
}
