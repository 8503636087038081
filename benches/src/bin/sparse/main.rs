//! What sparse Jacobians and Hessians cost: `cargo run --release -p fluxions-benches --bin sparse` prints the tables. A word of a
//! table's name selects: jacobian, hessian, check, growth.

mod hand;
mod subjects;

use comfy_table::{CellAlignment, Table};
use fluxions_benches::measure::{Pace, Timed, beside};
use fluxions_check::clock::spent;
use std::time::Duration;
use subjects::{Matrix, brusselator, checked, grown, rosenbrock};

/// Few rounds, for calls that may take a second.
const PACE: Pace = Pace { budget: Duration::from_secs(3), limit: Duration::from_secs(20), ..Pace::MANY };

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word.as_str()));
    let (mut jacobians, mut hessians) = (Vec::new(), Vec::new());
    if wanted("jacobian") {
        jacobians = vec![brusselator(32), brusselator(224)];
    }
    if wanted("hessian") {
        hessians = vec![rosenbrock(100), rosenbrock(100_000)];
    }
    jacobians.iter().chain(&hessians).for_each(|matrix| print("of f", matrix));
    if wanted("check") {
        print("of the unchecked call", &checked(32));
        print("of the unchecked call", &checked(224));
    }
    if wanted("growth") {
        growth();
    }
}

/// Prints the time of each way to a matrix, as multiples of the floor.
fn print(multiple: &str, matrix: &Matrix) {
    let calls = matrix.ways.iter().map(|way| (way.prepare)());
    let (floor, times) = beside((matrix.floor)(), calls, &PACE);
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["by", "products", "prepared in µs", "µs", &format!("× {multiple}"), "preparation in calls"]);
    for (way, time) in matrix.ways.iter().zip(times) {
        let Some(Timed { ns, multiple }) = time else { continue };
        let prepared = spent(&mut || drop((way.prepare)()), 1).as_secs_f64() * 1e9;
        table.add_row([
            way.by.to_owned(),
            way.products.clone(),
            format!("{:.0}", prepared / 1e3),
            format!("{:.1}", ns / 1e3),
            format!("{multiple:.2}"),
            format!("{:.1}", prepared / ns),
        ]);
    }
    table.column_iter_mut().skip(2).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("{}: the floor takes {:.2} µs\n\n{table}\n", matrix.name, floor / 1e3);
}

/// Prints the cost of an unknown against the number of unknowns.
fn growth() {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["unknowns", "entries", "prepared, ns an unknown", "call, ns an unknown", "× of f"]);
    for k in [22, 70, 224, 707] {
        let matrix = grown(k);
        let unknowns = (2 * k * k) as f64;
        let (_, times) = beside((matrix.floor)(), matrix.ways.iter().map(|way| (way.prepare)()), &PACE);
        let (Some(way), Some(Some(time))) = (matrix.ways.first(), times.first()) else { continue };
        let prepared = spent(&mut || drop((way.prepare)()), 1).as_secs_f64() * 1e9;
        table.add_row([
            format!("{unknowns}"),
            format!("{}", 6.0 * unknowns),
            format!("{:.0}", prepared / unknowns),
            format!("{:.1}", time.ns / unknowns),
            format!("{:.1}", time.multiple),
        ]);
    }
    table.column_iter_mut().for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("The Brusselator by dual numbers against the number of unknowns\n\n{table}\n");
}
