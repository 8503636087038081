//! Solutions of equations, and what else has derivatives of its own, as [rules](fluxions::Rule).
//!
//! A solver is not differentiated step by step. Its result satisfies an equation, and the equation
//! gives the derivatives at the price of one more linear solution. The value is computed over plain
//! numbers, whatever backend differentiates it.
//!
//! | for | there is |
//! |---|---|
//! | A y = b | [`Solve`], with [`Lu`], [`Cholesky`], or a factorization of one's own: [`Factorize`] |
//! | A = L Lᵀ | [`CholeskyFactor`] |
//! | A V = V Λ, A symmetric | [`SymmetricEigenvalues`], [`SymmetricEigen`] |
//! | min \|A y − b\| | [`LeastSquares`] |
//! | F(y, p) = 0 | [`Root`], with [`Newton`] or a solver of one's own: [`Solver`] |
//! | y = G(y, p) | [`Root`] of a [`Residual`], with [`Iterate`] |
//! | a function over plain numbers only | [`DifferentiateWith`], with [`Plain`] for closures |
//! | n times a step | [`Steps`], with few of the states kept: [`Budget`] |
//! | lists | [`Map`], [`Fold`], [`Scan`], [`Reduce`] |
//! | an expensive piece that a tape shall not record | [`Checkpointed`] |
//! | linear maps | [`Linear`], [`Apply`], [`Transpose`], [`check_linear`] |
//! | a value's differential as a function | [`AtPoint`] |
//!
//! A function of one's own calls them over any scalar:
//!
//! ```
//! use fluxions::prelude::*;
//! use fluxions::Rule;
//! use fluxions_dual::Dual;
//! use fluxions_rules::{Lu, NoSolution, Solve};
//! use nalgebra::{DMatrix, DVector};
//!
//! /// y₀, where 2 y₀ + t y₁ = 3 and y₁ = 1.
//! #[differentiable]
//! fn first<S: Scalar>(t: S) -> Result<S, NoSolution> {
//!     let a = DMatrix::from_row_slice(2, 2, &[S::constant(2.0), t, S::zero(), S::one()]);
//!     let b = DVector::from_vec(vec![S::constant(3.0), S::one()]);
//!     Ok(Solve(Lu).call((&a, &b))?[0])
//! }
//! assert_eq!(Dual::new().value_and_derivative(&First, 1.0)?, (1.0, -0.5)); // (3 − t)/2
//! # Ok::<(), fluxions::Error<NoSolution>>(())
//! ```

mod at_point;
mod check_linear;
mod cholesky_factor;
mod differentiate_with;
mod eigen;
mod equation;
mod factorize;
mod least_squares;
mod linear;
mod no_solution;
pub mod pieces;
mod plain;
mod root;
mod solve;
mod solver;
mod symmetric;

pub use at_point::AtPoint;
pub use check_linear::{NotLinear, check_linear};
pub use cholesky_factor::CholeskyFactor;
pub use differentiate_with::DifferentiateWith;
pub use eigen::{Spectrum, SymmetricEigen, SymmetricEigenvalues};
pub use equation::{Equation, Residual};
pub use factorize::{Cholesky, Factorize, Lu};
pub use least_squares::{LeastSquares, Reflections};
pub use linear::{Apply, ByBackend, Linear, Transpose};
pub use no_solution::NoSolution;
pub use pieces::{Budget, Checkpointed, Fold, Given, Map, Reduce, Scan, Steps};
pub use plain::{Plain, PlainError};
pub use root::Root;
pub use solve::Solve;
pub use solver::{Iterate, Newton, Solver};
