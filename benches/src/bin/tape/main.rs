//! Our tape beside the other engines and beside gradients by hand, as tables.
//!
//! `cargo run --release -p fluxions-benches --bin tape` prints all; the names of parts select: `families` (functions small to
//! large: time, program, instructions), `problems` (the known problems with all backends), `crossover` (from how many inputs
//! on the tape is the faster one), `agreement` (correct digits of all backends).

mod agreement;
mod crossover;
mod families;
mod known;
mod print;
mod problems;

use fluxions_benches::families::{Workload, families as all_families};
use fluxions_benches::measure;
use fluxions_problems::DataError;

fn main() -> Result<(), DataError> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let families = all_families()?;
    if measure::repeats(&arguments, subjects(&families)) {
        return Ok(());
    }
    let wanted = |part| arguments.is_empty() || arguments.iter().any(|argument| argument == part);
    if wanted("families") {
        families::print(&families);
    }
    if wanted("problems") {
        problems::print()?;
    }
    if wanted("crossover") {
        crossover::print();
    }
    if wanted("agreement") {
        agreement::print()?;
    }
    Ok(())
}

/// All, in the order in which another run of this program counts them.
fn subjects(families: &[Workload]) -> impl Iterator<Item = &fluxions_benches::Subject> {
    families.iter().flat_map(|family| &family.subjects)
}
