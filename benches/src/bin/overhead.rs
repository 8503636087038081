//! What the interface costs, and what the engines cost: each subject beside the one it is compared with.
//!
//! `cargo run --release -p fluxions-benches --bin overhead` prints time per call and instructions per call (where valgrind
//! is installed) and their ratios; a word of a problem's or an engine's name selects.

use comfy_table::{CellAlignment, Table};
use fluxions_benches::{Subject, measure, subjects};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let subjects = subjects();
    if measure::repeats(&arguments, &subjects) {
        return;
    }
    println!("{}", table(&subjects, |s| arguments.iter().all(|word| s.problem.contains(word) || s.by.contains(word))));
}

fn table(subjects: &[Subject], wanted: impl Fn(&Subject) -> bool) -> Table {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["problem", "engine", "against", "ns", "ratio", "instructions", "extra", "ratio"]);
    for (number, subject) in subjects.iter().enumerate().filter(|(_, s)| wanted(s)) {
        for other in subjects.iter().enumerate().filter(|(_, other)| compared(subject, other)) {
            table.add_row(row((number, subject), other));
        }
    }
    table.column_iter_mut().skip(3).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    table
}

fn compared(subject: &Subject, other: &Subject) -> bool {
    subject.problem == other.problem && subject.against.contains(&other.by)
}

fn row((number, subject): (usize, &Subject), (other_number, other): (usize, &Subject)) -> [String; 8] {
    let (ns, _, ratio) = measure::side_by_side(subject, other);
    let counts = measure::instructions(number, 100).zip(measure::instructions(other_number, 100));
    let count = |of: &dyn Fn(f64, f64) -> String| counts.map_or_else(String::new, |(a, b)| of(a, b));
    [
        subject.problem.clone(),
        subject.by.into(),
        other.by.into(),
        format!("{ns:.1}"),
        format!("{ratio:.3}"),
        count(&|a, _| format!("{a:.0}")),
        count(&|a, b| format!("{:+.0}", a - b)),
        count(&|a, b| format!("{:.3}", a / b)),
    ]
}
