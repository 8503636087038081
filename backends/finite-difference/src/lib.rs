//! Finite differences: [`FiniteDifference`]. They are for functions over plain floating-point numbers, and for checks
//! of the exact backends.
//!
//! Forward: f′(x) ≈ (f(x + h) − f(x)) / h with h = √ε · max(|x|, 1). Central: f′(x) ≈ (f(x + h) − f(x − h)) / 2h with
//! h = ∛ε · max(|x|, 1). The Hessian and the second derivative are second differences of f with the relative step
//! ⁴√ε. A directional derivative along ẋ has the step h max(‖x‖∞, 1) / ‖ẋ‖∞. Sources: Press et al., *Numerical
//! Recipes*, 3rd edition, §5.7; Nocedal and Wright, *Numerical Optimization*, 2nd edition, §8.1.
//!
//! A gradient or a Jacobian costs n + 1 (forward) or 2n (central) calls of f. Each level of Richardson extrapolation
//! doubles that.

mod difference;
mod engine;
mod name;
mod over;
mod second;
mod settings;
mod stencil;

pub use engine::DifferenceEngine;
pub use over::DifferenceOver;
pub use second::SecondDifferenceEngine;
pub use settings::{Bounds, FiniteDifference, Scheme};
