//! What a backend states of itself, for the law of calls: [`Expected`].

use fluxions::{Operator, SecondOrder};
use fluxions_any::{AnyBackend, Auto};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;

/// How often a backend calls f.
pub trait Expected {
    /// The most calls of f in one prepared call of an operator of order 1.
    fn calls(&self, operator: Operator, n: usize, m: usize) -> usize;
    /// The most calls of f in a preparation, beyond the one that finds the shape of y.
    fn preparing(&self, _operator: Operator) -> u64 {
        0
    }
}

/// Forward mode with up to `lanes` tangents at once.
fn forward(operator: Operator, n: usize, lanes: usize) -> usize {
    match operator {
        Operator::Pushforward | Operator::Derivative => 1,
        Operator::Pullback | Operator::Gradient | Operator::Jacobian => n.div_ceil(lanes).max(1),
        _ => usize::MAX,
    }
}

impl Expected for Dual {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        forward(operator, n, 8)
    }
}

impl Expected for NumDual {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        forward(operator, n, 8)
    }
}

impl Expected for AutoDiff {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        forward(operator, n, 1)
    }
}

impl Expected for ComplexStep {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        forward(operator, n, 1)
    }
}

impl Expected for EchidnaTape {
    fn calls(&self, _: Operator, _: usize, _: usize) -> usize {
        1
    }
}

impl Expected for EchidnaBytecode {
    fn calls(&self, _: Operator, _: usize, _: usize) -> usize {
        1
    }
}

impl Expected for FiniteDifference {
    fn calls(&self, operator: Operator, n: usize, _: usize) -> usize {
        let directions = match operator {
            Operator::Pushforward | Operator::Derivative => 1,
            _ => n,
        };
        let each = if *self == Self::forward() { 1 } else { 2 };
        (each * directions + usize::from(each == 1)).max(1)
    }
}

impl Expected for AnyBackend {
    fn calls(&self, operator: Operator, n: usize, m: usize) -> usize {
        match self {
            Self::Dual(b) => b.calls(operator, n, m),
            Self::NumDual(b) => b.calls(operator, n, m),
            Self::AutoDiff(b) => b.calls(operator, n, m),
            Self::ComplexStep(b) => b.calls(operator, n, m),
            Self::EchidnaTape(b) => b.calls(operator, n, m),
            Self::EchidnaBytecode(b) => b.calls(operator, n, m),
            Self::FiniteDifference(b) => b.calls(operator, n, m),
            _ => usize::MAX,
        }
    }
}

impl Expected for Auto {
    fn calls(&self, operator: Operator, n: usize, m: usize) -> usize {
        self.explain(operator, n, m).backend.calls(operator, n, m)
    }
}

impl<O, I: Expected> Expected for SecondOrder<O, I> {
    fn calls(&self, operator: Operator, n: usize, m: usize) -> usize {
        self.inner().calls(operator, n, m)
    }
    fn preparing(&self, operator: Operator) -> u64 {
        self.inner().preparing(operator)
    }
}
