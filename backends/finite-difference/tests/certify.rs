//! `cargo test -p fluxions-finite-difference --test certify` certifies finite differences.

use fluxions_finite_difference::FiniteDifference;
use fluxions_scenarios::{Certificate, Whole};

fluxions_scenarios::certify_tests! {
    central: FiniteDifference::central(), Whole;
}

/// Not under `Sparse`: products come in blocks of eight, each of which evaluates f(x) anew where steps go to one side. `Sparse` states
/// that once.
#[test]
fn forward() {
    Certificate::of(&FiniteDifference::forward(), Whole).require();
}
