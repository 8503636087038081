//! The list of backends.

use crate::Expected;
use crate::laws::Bench;
use crate::scenarios::{
    Deviation, certify, certify_contexts, certify_forms, certify_known, certify_shapes, deviations,
};
use fluxions::{Backend, Capabilities, SecondOrder};
use fluxions_ad_trait::{AdTraitForward, AdTraitReverse};
use fluxions_any::{AnyBackend, Auto};
use fluxions_autodiff::AutoDiff;
use fluxions_complex_step::ComplexStep;
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use fluxions_tape::{RecordedTape, Tape};

/// The crates in `backends/` that the list covers; the tests compare it with the folder.
pub const CRATES: [&str; 9] =
    ["ad-trait", "any", "autodiff", "complex-step", "dual", "echidna", "finite-difference", "num-dual", "tape"];

/// A backend, and how to certify it.
pub struct Entry {
    /// What it says of itself.
    pub capabilities: Capabilities,
    /// Runs the laws on the scenarios.
    pub certify: Box<dyn Fn(&mut Bench) + Send + Sync>,
    /// Finds where its first derivatives depart from the conventions at kinks and edges.
    pub deviations: Box<dyn Fn() -> Vec<Deviation> + Send + Sync>,
}

fn entry<B: Backend + Clone>(backend: B, certify: impl Fn(&B, &mut Bench) + Send + Sync + 'static) -> Entry {
    let (capabilities, other) = (backend.capabilities(), backend.clone());
    Entry {
        capabilities,
        certify: Box::new(move |bench| certify(&backend, bench)),
        deviations: Box::new(move || deviations(&other)),
    }
}

fn whole<B: Backend + Expected>(backend: B) -> Entry {
    entry(backend, certify)
}

/// Pairs differ in their second order: spaces, contexts and the known problems are enough for them.
fn pair<B: Backend + Expected>(backend: B) -> Entry {
    entry(backend, |backend, bench| {
        certify_shapes(backend, bench);
        certify_contexts(backend, bench);
        certify_known(backend, bench);
    })
}

/// Backends that hand every call on to engines which are certified elsewhere: every form of a function is enough, and the known
/// problems.
fn by_forms<B: Backend + Expected>(backend: B) -> Entry {
    entry(backend, |backend, bench| {
        certify_contexts(backend, bench);
        certify_forms(backend, bench);
        certify_known(backend, bench);
    })
}

/// The single backends.
pub fn singles() -> Vec<Entry> {
    vec![
        whole(Dual::new()),
        whole(NumDual),
        whole(AutoDiff),
        whole(ComplexStep),
        whole(AdTraitForward),
        whole(AdTraitReverse),
        whole(EchidnaTape),
        whole(EchidnaBytecode),
        whole(Tape),
        whole(RecordedTape::new()),
        by_forms(RecordedTape::new().constants_never_change()),
        whole(FiniteDifference::forward()),
        whole(FiniteDifference::central()),
        by_forms(AnyBackend::from(Dual::new())),
        by_forms(AnyBackend::from(EchidnaBytecode)),
        by_forms(Auto),
    ]
}

/// Every pair that mathematics allows of outer and inner backends: the inner one nests, or the outer one is finite differences.
pub fn pairs() -> Vec<Entry> {
    let (dual, central, recorded) = (Dual::new(), FiniteDifference::central(), RecordedTape::new());
    vec![
        pair(SecondOrder::new(dual, dual)),
        by_forms(SecondOrder::new(dual, central.clone())),
        pair(SecondOrder::new(NumDual, dual)),
        by_forms(SecondOrder::new(AutoDiff, dual)),
        by_forms(SecondOrder::new(ComplexStep, dual)),
        by_forms(SecondOrder::new(NumDual, central.clone())),
        pair(SecondOrder::new(central.clone(), dual)),
        by_forms(SecondOrder::new(central.clone(), NumDual)),
        pair(SecondOrder::new(central.clone(), central.clone())),
        by_forms(SecondOrder::new(dual, Tape)),
        pair(SecondOrder::new(dual, recorded)),
        by_forms(SecondOrder::new(NumDual, recorded)),
        by_forms(SecondOrder::new(central.clone(), recorded)),
        by_forms(SecondOrder::new(Tape, dual)),
        by_forms(SecondOrder::new(Tape, Tape)),
        by_forms(SecondOrder::new(Tape, recorded)),
        pair(SecondOrder::new(recorded, dual)),
        by_forms(SecondOrder::new(recorded, central)),
        by_forms(SecondOrder::new(recorded, Tape)),
        pair(SecondOrder::new(recorded, recorded)),
    ]
}

/// All of them.
pub fn all() -> Vec<Entry> {
    singles().into_iter().chain(pairs()).collect()
}
