//! Pages that are made from the backends are up to date, and own backends follow every convention.

use crate::document;
use fluxions_scenarios::scenarios::{CONVENTIONS, deviations};

#[test]
fn the_table_of_capabilities_is_up_to_date() {
    assert_eq!(document::capabilities(), include_str!("../../../docs/src/capabilities.md"));
}

#[test]
fn the_list_of_deviations_is_up_to_date() {
    assert_eq!(document::deviations(), include_str!("../../../docs/src/deviations.md"));
}

#[test]
fn own_backends_follow_every_convention() {
    const { assert!(CONVENTIONS.len() > 50) };
    assert_eq!(deviations(&fluxions_adjoint::TryAdjoint).len(), 0);
    assert_eq!(deviations(&fluxions_dual::Dual::new()).iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn a_deviation_is_found() {
    // Forward differences take the kink of abs for a slope of 1.
    assert!(
        deviations(&fluxions_finite_difference::FiniteDifference::forward()).iter().any(|d| d.function == "a.abs()")
    );
}
