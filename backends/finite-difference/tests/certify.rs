//! `cargo test -p fluxions-finite-difference --test certify` certifies finite differences.

use fluxions_finite_difference::FiniteDifference;

fluxions_scenarios::certify_tests! {
    forward: FiniteDifference::forward(), Whole;
    central: FiniteDifference::central(), Whole;
}
