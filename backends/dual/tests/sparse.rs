//! `cargo test -p fluxions-dual --test sparse` certifies sparse matrices by dual numbers, with every result checked by a
//! further product.

use fluxions::Sparse;
use fluxions::combinators::Check;
use fluxions_dual::Dual;

fluxions_scenarios::certify_tests! {
    sparse_dual: Sparse::new(Dual::new()).check(Check::Always), Whole;
}
