//! `cargo test -p fluxions-autodiff --test certify` certifies the crate autodiff.

use fluxions_autodiff::AutoDiff;

fluxions_scenarios::certify_tests! {
    autodiff: AutoDiff, Whole;
}
