//! `cargo test -p fluxions-tape --test certify` certifies both tapes.

use fluxions_tape::{RecordedTape, Tape};

fluxions_scenarios::certify_tests! {
    tape: Tape, Whole;
    recorded_tape: RecordedTape::new(), Whole;
    recorded_tape_constants: RecordedTape::new().constants_never_change(), Forms;
}
