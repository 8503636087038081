//! `cargo test -p fluxions-dual --test certify` certifies dual numbers.

use fluxions_dual::Dual;

fluxions_scenarios::certify_tests! {
    dual: Dual::new(), Whole;
}
