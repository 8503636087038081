//! `cargo test -p fluxions-tape --test certify` certifies both tapes.

use fluxions_dual::Dual;
use fluxions_scenarios::{Erased, Forms};
use fluxions_tape::{RecordedTape, Tape};

fluxions_scenarios::certify_tests! {
    tape: Tape, Whole;
    recorded_tape: RecordedTape::new(), Whole;
    recorded_tape_constants: RecordedTape::new().constants_never_change(), Forms;
}

/// The columns of a sparse matrix come from dual numbers and the rows from a tape.
#[test]
fn sparse_in_mixed_mode() {
    let mixed = Erased::mixed(Erased::with_products(&Dual::new(), Forms), erased::tape(), Forms);
    mixed.sparse(Forms).certify(Forms).require();
}
