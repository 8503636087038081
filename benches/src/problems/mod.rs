//! The functions, and their derivatives by hand; more of both in `fluxions-problems`.

mod diagonal;
mod logistic;

pub use diagonal::{DiagonalMixture, DiagonalMixtureLogLikelihood};
pub use fluxions_problems::scaling::{Ring, Rosenbrock, ring, rosenbrock, rosenbrock_gradient, start};
pub use logistic::{Logistic, logistic, logistic_gradient};

use fluxions_problems::adbench::Block;

/// An observation of bundle adjustment, and the feature that was seen.
pub fn observation() -> (Block, [f64; 2]) {
    let x = [0.1, -0.2, 0.3, 0.5, -0.4, 0.2, 500.0, 320.0, 240.0, 0.1, -0.05, 1.0, 2.0, 8.0, 0.9];
    (x, [310.0, 250.0])
}
