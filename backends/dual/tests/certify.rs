//! `cargo test -p fluxions-dual --test certify` certifies dual numbers.

use fluxions::combinators::Check;
use fluxions_dual::Dual;
use fluxions_scenarios::Whole;

fluxions_scenarios::certify_tests! {
    dual: Dual::new(), Whole;
}

/// Every result is checked by a further product.
#[test]
fn sparse_and_checked() {
    erased::dual().sparse_with(Check::Always, Whole).certify(Whole).require();
}
