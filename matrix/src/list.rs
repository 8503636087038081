//! The list of backends: alone, and in pairs for second derivatives.

use fluxions::{Backend, Capabilities, SecondOrder};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_any::{AnyBackend, Auto};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_scenarios::Scope;
use fluxions_tape::{RecordedTape, Tape};

/// The crates in `backends/` that the list covers.
pub const CRATES: [&str; 9] =
    ["ad-trait", "any", "autodiff", "complex-step", "dual", "echidna", "finite-difference", "num-dual", "tape"];

/// Something that is done with each backend of the list.
pub trait Visitor {
    /// Does it with one backend. The scope says how far the backend is certified.
    fn visit<B: Backend>(&mut self, backend: B, scope: Scope);
}

/// The single backends. The tests of their own crates certify them.
pub fn singles(visitor: &mut impl Visitor) {
    use Scope::{Forms, Whole};
    visitor.visit(Dual::new(), Whole);
    visitor.visit(NumDual, Whole);
    visitor.visit(AutoDiff, Whole);
    visitor.visit(ComplexStep, Whole);
    visitor.visit(AdTraitForward, Whole);
    visitor.visit(AdTraitReverse, Whole);
    visitor.visit(EchidnaTape, Whole);
    visitor.visit(EchidnaBytecode, Whole);
    visitor.visit(Tape, Whole);
    visitor.visit(RecordedTape::new(), Whole);
    visitor.visit(RecordedTape::new().constants_never_change(), Forms);
    visitor.visit(FiniteDifference::forward(), Whole);
    visitor.visit(FiniteDifference::central(), Whole);
    visitor.visit(AnyBackend::from(Dual::new()), Forms);
    visitor.visit(AnyBackend::from(EchidnaBytecode), Forms);
    visitor.visit(Auto, Forms);
}

/// Every pair that mathematics allows: the inner backend nests, or the outer one is finite differences. The tests of this crate
/// certify them, a group at a time.
pub mod pairs {
    use super::*;
    use Scope::{Forms, Spaces};

    /// Dual numbers outside.
    pub fn dual(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(Dual::new(), Dual::new()), Spaces);
        visitor.visit(SecondOrder::new(Dual::new(), FiniteDifference::central()), Forms);
        visitor.visit(SecondOrder::new(Dual::new(), Tape), Forms);
        visitor.visit(SecondOrder::new(Dual::new(), RecordedTape::new()), Spaces);
    }

    /// Numbers of other crates, and the complex step, outside.
    pub fn foreign(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(NumDual, Dual::new()), Spaces);
        visitor.visit(SecondOrder::new(NumDual, FiniteDifference::central()), Forms);
        visitor.visit(SecondOrder::new(NumDual, RecordedTape::new()), Forms);
        visitor.visit(SecondOrder::new(AutoDiff, Dual::new()), Forms);
        visitor.visit(SecondOrder::new(ComplexStep, Dual::new()), Forms);
    }

    /// Finite differences outside.
    pub fn differences(visitor: &mut impl Visitor) {
        let central = FiniteDifference::central;
        visitor.visit(SecondOrder::new(central(), Dual::new()), Spaces);
        visitor.visit(SecondOrder::new(central(), NumDual), Forms);
        visitor.visit(SecondOrder::new(central(), central()), Spaces);
        visitor.visit(SecondOrder::new(central(), RecordedTape::new()), Forms);
    }

    /// Tapes outside.
    pub fn tape(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(Tape, Dual::new()), Forms);
        visitor.visit(SecondOrder::new(Tape, Tape), Forms);
        visitor.visit(SecondOrder::new(Tape, RecordedTape::new()), Forms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), Dual::new()), Spaces);
        visitor.visit(SecondOrder::new(RecordedTape::new(), FiniteDifference::central()), Forms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), Tape), Forms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), Spaces);
    }
}

/// Collects what backends state of themselves.
struct Stated(Vec<(Capabilities, Scope)>);

impl Visitor for Stated {
    fn visit<B: Backend>(&mut self, backend: B, scope: Scope) {
        self.0.push((backend.capabilities(), scope));
    }
}

/// What each backend and pair states of itself, in the order of the list, and how far it is certified.
pub fn stated() -> Vec<(Capabilities, Scope)> {
    let mut stated = Stated(Vec::new());
    singles(&mut stated);
    pairs::dual(&mut stated);
    pairs::foreign(&mut stated);
    pairs::differences(&mut stated);
    pairs::tape(&mut stated);
    stated.0
}
