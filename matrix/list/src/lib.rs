//! The list of all backends: alone, and in pairs for second derivatives.

use fluxions::{Backend, Capabilities, MixedMode, SecondOrder, Sparse};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_adjoint::{Adjoint, TryAdjoint};
use fluxions_any::{AnyBackend, Auto};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_scenarios::{Contexts, Forms, Scope, SecondForms, SecondSpaces, Whole};
use fluxions_tape::{RecordedTape, Tape};

/// The crates in `backends/` that the list covers.
pub const CRATES: [&str; 10] = [
    "ad-trait",
    "adjoint",
    "any",
    "autodiff",
    "complex-step",
    "dual",
    "echidna",
    "finite-difference",
    "num-dual",
    "tape",
];

/// Something that is done with each backend of the list.
pub trait Visitor {
    /// Does it with one backend. The scope says how far the backend is certified.
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, scope: K);
}

/// The single backends. The tests of their own crates certify them.
pub fn singles(visitor: &mut impl Visitor) {
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
    visitor.visit(TryAdjoint, Whole);
    visitor.visit(FiniteDifference::forward(), Whole);
    visitor.visit(FiniteDifference::central(), Whole);
    visitor.visit(AnyBackend::from(Dual::new()), Contexts);
    visitor.visit(AnyBackend::from(EchidnaBytecode), Contexts);
    visitor.visit(AnyBackend::from(Adjoint.or(RecordedTape::new())), Contexts);
    visitor.visit(Auto, Contexts);
}

/// Every pair that mathematics allows: the inner backend nests, or the outer one is finite differences. The tests of this crate
/// certify their second derivatives, those of one inner backend at a time. The first derivatives are those of the inner backend,
/// which its own crate certifies.
///
/// Forward and reverse mode over each other, and differences over differences, are certified in all spaces once.
pub mod pairs {
    use super::*;

    /// Dual numbers inside.
    pub fn dual(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(Dual::new(), Dual::new()), SecondSpaces);
        visitor.visit(SecondOrder::new(NumDual, Dual::new()), SecondForms);
        visitor.visit(SecondOrder::new(AutoDiff, Dual::new()), SecondForms);
        visitor.visit(SecondOrder::new(ComplexStep, Dual::new()), SecondForms);
        visitor.visit(SecondOrder::new(FiniteDifference::central(), Dual::new()), SecondForms);
        visitor.visit(SecondOrder::new(Tape, Dual::new()), SecondForms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), Dual::new()), SecondSpaces);
    }

    /// Finite differences inside, and the crate num-dual, over which only finite differences go.
    pub fn differences(visitor: &mut impl Visitor) {
        let central = FiniteDifference::central;
        visitor.visit(SecondOrder::new(Dual::new(), central()), SecondForms);
        visitor.visit(SecondOrder::new(NumDual, central()), SecondForms);
        visitor.visit(SecondOrder::new(central(), central()), SecondSpaces);
        visitor.visit(SecondOrder::new(RecordedTape::new(), central()), SecondForms);
        visitor.visit(SecondOrder::new(central(), NumDual), SecondForms);
    }

    /// The tapes inside.
    pub fn tape(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(Dual::new(), Tape), SecondForms);
        visitor.visit(SecondOrder::new(Tape, Tape), SecondForms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), Tape), SecondForms);
        visitor.visit(SecondOrder::new(Dual::new(), RecordedTape::new()), SecondSpaces);
        visitor.visit(SecondOrder::new(NumDual, RecordedTape::new()), SecondForms);
        visitor.visit(SecondOrder::new(FiniteDifference::central(), RecordedTape::new()), SecondForms);
        visitor.visit(SecondOrder::new(Tape, RecordedTape::new()), SecondForms);
        visitor.visit(SecondOrder::new(RecordedTape::new(), RecordedTape::new()), SecondSpaces);
    }

    /// Adjoints inside.
    pub fn adjoint(visitor: &mut impl Visitor) {
        visitor.visit(SecondOrder::new(Dual::new(), TryAdjoint), SecondSpaces);
        visitor.visit(SecondOrder::new(RecordedTape::new(), TryAdjoint), SecondForms);
    }
}

/// Collects what backends state of themselves.
struct Stated(Vec<(Capabilities, &'static str)>);

impl Visitor for Stated {
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, _: K) {
        self.0.push((backend.capabilities(), K::NAME));
    }
}

/// What each backend and pair states of itself, in the order of the list, and the scope of its certificate.
pub fn stated() -> Vec<(Capabilities, &'static str)> {
    let mut stated = Stated(Vec::new());
    singles(&mut stated);
    pairs::dual(&mut stated);
    pairs::differences(&mut stated);
    pairs::tape(&mut stated);
    pairs::adjoint(&mut stated);
    stated.0
}

/// Collects what [`Sparse`] states over backends with engines of their own.
struct UnderSparse(Vec<(Capabilities, &'static str)>);

impl Visitor for UnderSparse {
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, _: K) {
        if K::NAME != Contexts::NAME {
            self.0.push((Sparse::new(backend).capabilities(), Forms::NAME));
        }
    }
}

/// What [`Sparse`] states over each backend with engines of its own and in mixed mode, and the scope of its certificate. The tests
/// of the crates of the backends certify it.
pub fn sparse() -> Vec<(Capabilities, &'static str)> {
    let mut stated = UnderSparse(Vec::new());
    singles(&mut stated);
    stated.visit(MixedMode::new(Dual::new(), Tape), Forms);
    stated.0
}
