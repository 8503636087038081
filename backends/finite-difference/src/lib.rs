//! Finite differences: [`FiniteDifference`], for functions that only floating-point numbers can flow through, and to check
//! the exact backends.
//!
//! Forward: f′(x) ≈ (f(x + h) − f(x)) / h with h = √ε · max(|x|, 1). Central: (f(x + h) − f(x − h)) / 2h with
//! h = ∛ε · max(|x|, 1). Second differences of f itself, for the Hessian and the second derivative, step by ⁴√ε. A
//! directional derivative steps by h max(‖x‖∞, 1) / ‖ẋ‖∞ along ẋ. Sources: Press et al., *Numerical Recipes*, 3rd edition, §5.7;
//! Nocedal and Wright, *Numerical Optimization*, 2nd edition, §8.1.
//!
//! Cost in calls of f: n + 1 (forward) or 2n (central) for a gradient or a Jacobian, twice as many for each level of
//! Richardson extrapolation.

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
