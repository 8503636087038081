//! `cargo test -p fluxions-any --test certify` certifies backends that are chosen at run time.

use fluxions_any::{AnyBackend, Auto};
use fluxions_dual::Dual;
use fluxions_echidna::EchidnaBytecode;

fluxions_scenarios::certify_tests! {
    any_dual: AnyBackend::from(Dual::new()), Forms;
    any_echidna_bytecode: AnyBackend::from(EchidnaBytecode), Forms;
    any_auto: Auto, Forms;
}
