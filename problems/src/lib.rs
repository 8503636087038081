//! Known problems as ordinary differentiable functions, each with its derivatives by hand: for tests with values that
//! others computed, as scenarios that certify backends, and as the floor in benchmarks.
//!
//! - [`adbench`]: a Gaussian mixture, bundle adjustment and a recurrent network, with the data and values of ADBench.
//! - [`mgh`]: the 35 least-squares problems of Moré, Garbow and Hillstrom.
//! - [`patterns`]: families of sparse matrices, as patterns, for colourings.
//! - [`scaling`]: functions of as many numbers as one likes.
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions_dual::Dual;
//! use fluxions_problems::adbench::MixtureCase;
//!
//! let MixtureCase { mixture, x, expected } = MixtureCase::read("gmm_d2_k3_n1_adbench_test")?;
//! let gradient = Dual::new().gradient(mixture.log_likelihood_function(), &x)?;
//! assert!(gradient.iter().zip(&expected.gradient).all(|(found, expected)| (found - expected).abs() < 1e-12));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod adbench;
mod data;
pub mod mgh;
pub mod patterns;
mod random;
pub mod scaling;

pub use data::DataError;
pub use random::Random;
