//! `cargo test` certifies the backend: every law of the kit on every scenario.

fluxions_scenarios::certify_tests! {
    hand_dual: crate::HandDual, Whole;
}
