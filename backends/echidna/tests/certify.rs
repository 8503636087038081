//! `cargo test -p fluxions-echidna --test certify` certifies the tape and the program of echidna.

use fluxions_echidna::{EchidnaBytecode, EchidnaTape};

fluxions_scenarios::certify_tests! {
    echidna_tape: EchidnaTape, Whole;
    echidna_bytecode: EchidnaBytecode, Whole;
}
