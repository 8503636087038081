//! `cargo test -p fluxions-any --test certify` certifies backends that are chosen at run time.

use fluxions_adjoint::Adjoint;
use fluxions_any::{AnyBackend, Auto};
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaBytecode;
use fluxions_tape::RecordedTape;

fluxions_scenarios::certify_tests! {
    any_dual: AnyBackend::from(Dual::new()), Forms;
    any_echidna_bytecode: AnyBackend::from(EchidnaBytecode), Forms;
    any_adjoint: AnyBackend::from(Adjoint.or(RecordedTape::new())), Forms;
    any_auto: Auto, Forms;
}
