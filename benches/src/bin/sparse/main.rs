//! What sparse Jacobians and Hessians cost: `cargo run --release -p fluxions-benches --bin sparse` prints the tables. A word of a
//! table's name selects: jacobian, hessian, check, growth.

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
        checked(32).iter().chain(&checked(224)).for_each(|matrix| print("of the unchecked call", matrix));
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

/// Prints the cost of an unknown against the number of unknowns, beside other ways.
fn growth() {
    let families = fluxions_report_subjects::scalings().expect("the problems are well");
    let family = families.iter().find(|family| family.id == "brusselator-sparse-jacobian").expect("it is on the list");
    let instances = &family.instances[2..];
    let names = instances[0].others().into_iter().map(|other| other.name.to_owned());
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    let heads = ["unknowns", "f", "prepared", "call", "× of f"].map(str::to_owned);
    table.set_header(heads.into_iter().chain(names));
    for (k, instance) in [22, 70, 224, 707].into_iter().zip(instances) {
        let matrix = grown(k);
        let unknowns = (2 * k * k) as f64;
        let (f, times) = beside((matrix.floor)(), matrix.ways.iter().map(|way| (way.prepare)()), &PACE);
        let (Some(way), Some(Some(time))) = (matrix.ways.first(), times.first()) else { continue };
        let prepared = least(|| drop((way.prepare)()));
        let each = |nanoseconds: f64| format!("{:.1}", nanoseconds / unknowns);
        let row = [format!("{unknowns}"), each(f), each(prepared), each(time.ns), format!("{:.1}", time.multiple)];
        let others = instance.others().into_iter().map(|other| {
            let call = (other.prepare)();
            call.map_or_else(|| "–".to_owned(), |call| each(least(call)))
        });
        table.add_row(row.into_iter().chain(others));
    }
    table.column_iter_mut().for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("The Brusselator by dual numbers and by others: nanoseconds an unknown\n\n{table}\n");
}

/// The least of three times, in nanoseconds.
fn least(mut call: impl FnMut()) -> f64 {
    (0..3).map(|_| spent(&mut call, 1)).min().unwrap_or_default().as_secs_f64() * 1e9
}
