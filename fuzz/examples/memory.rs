//! Writes random programs with memory as Rust code with adjoints: `cargo run -p fluxions-fuzz --example memory -- 100 > fuzz/tests/adjoints/memory.rs`.
//!
//! A second number says which one is the first, so that many are compiled in batches: `-- 300 4500`.

use fluxions_fuzz::{MEMORY_TYPES, Memory, memory};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let number = |i, otherwise: u64| std::env::args().nth(i).map_or(Ok(otherwise), |number| number.parse());
    let (count, first) = (number(1, 100)?, number(2, 0)?);
    let mut calls = String::new();
    println!("// Written by the example `memory` of this crate.\n\nuse fluxions::prelude::*;\n\n{MEMORY_TYPES}");
    for seed in first..first + count {
        let Memory { text, outputs, points } = memory(seed);
        println!("mod m{seed} {{\n    use super::*;\n\n{text}}}\n");
        let (form, name) = match outputs {
            Some(m) => ("list", format!("(\"m{seed}\", {m})")),
            None => ("number", format!("\"m{seed}\"")),
        };
        calls.push_str(&format!("    outcome.{form}({name}, &{points:?}, &m{seed}::F, m{seed}::f);\n"));
    }
    println!("pub(crate) fn run(outcome: &mut crate::Outcome) {{\n{calls}}}");
    Ok(())
}
