//! What a backend states of itself, for the law of calls: [`Expected`].

use fluxions::{Operator, SecondOrder};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_any::{AnyBackend, Auto};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

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

macro_rules! expected {
    ($($backend:ident |$operator:ident, $n:ident| $calls:expr;)*) => {$(
        impl Expected for $backend {
            #[allow(unused_variables)]
            fn calls(&self, $operator: Operator, $n: usize, _: usize) -> usize {
                $calls
            }
        }
    )*};
}

expected! {
    Dual |operator, n| forward(operator, n, 8);
    NumDual |operator, n| forward(operator, n, 8);
    AdTraitForward |operator, n| forward(operator, n, 8);
    AutoDiff |operator, n| forward(operator, n, 1);
    ComplexStep |operator, n| forward(operator, n, 1);
    AdTraitReverse |operator, n| 1;
    EchidnaTape |operator, n| 1;
    EchidnaBytecode |operator, n| 1;
    Tape |operator, n| 1;
}

/// One recording at preparation; another one only where a comparison comes out otherwise or f sees constants.
impl Expected for RecordedTape {
    fn calls(&self, _: Operator, _: usize, _: usize) -> usize {
        1
    }
    fn preparing(&self, _: Operator) -> u64 {
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
            Self::AdTraitForward(b) => b.calls(operator, n, m),
            Self::AdTraitReverse(b) => b.calls(operator, n, m),
            Self::RecordedTape(b) => b.calls(operator, n, m),
            Self::Tape(b) => b.calls(operator, n, m),
            Self::EchidnaTape(b) => b.calls(operator, n, m),
            Self::EchidnaBytecode(b) => b.calls(operator, n, m),
            Self::FiniteDifference(b) => b.calls(operator, n, m),
            _ => usize::MAX,
        }
    }
}

impl Expected for Auto {
    fn calls(&self, operator: Operator, n: usize, m: usize) -> usize {
        self.explain(operator, n, m)
            .backend
            .calls(operator, n, m)
            .max(self.explain_with_constants(operator, n, m).backend.calls(operator, n, m))
    }
    fn preparing(&self, _: Operator) -> u64 {
        1
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
