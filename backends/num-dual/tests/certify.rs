//! `cargo test -p fluxions-num-dual --test certify` certifies the crate num-dual.

use fluxions_num_dual::NumDual;

fluxions_scenarios::certify_tests! {
    num_dual: NumDual, Whole;
}
