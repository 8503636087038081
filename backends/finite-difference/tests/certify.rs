//! `cargo test -p fluxions-finite-difference --test certify` certifies finite differences.

use fluxions_finite_difference::FiniteDifference;
use fluxions_scenarios::Whole;

fluxions_scenarios::certify_tests! {
    forward: FiniteDifference::forward(), Whole;
    central: FiniteDifference::central(), Whole;
}
