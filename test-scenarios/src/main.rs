//! `fluxions-scenarios matrix`: certifies every backend and prints the table.

use clap::{Parser, Subcommand, ValueEnum};
use comfy_table::Table;
use fluxions::Operator;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::matrix::{Cell, Row};
use fluxions_scenarios::{backends, document, matrix};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[derive(Parser)]
#[command(about = "The test kit of fluxions", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Certify every backend by every law on every scenario; exit status 0 exactly when all hold.
    Matrix {
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: Format,
    },
    /// Print what the backends say of themselves, as the book has it.
    Capabilities,
    /// Print where exact backends depart from the conventions at kinks and edges, as the book has it.
    Deviations,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Matrix { format } => return certify(format),
        Command::Capabilities => print!("{}", document::capabilities(&backends::all())),
        Command::Deviations => print!("{}", document::deviations()),
    }
    ExitCode::SUCCESS
}

fn certify(format: Format) -> ExitCode {
    let rows = matrix::run(&backends::all());
    match format {
        Format::Text => print_table(&rows),
        Format::Json => match serde_json::to_string_pretty(&rows) {
            Ok(text) => println!("{text}"),
            Err(error) => {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        },
    }
    if rows.iter().all(|row| row.violations.is_empty()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn print_table(rows: &[Row]) {
    let mut table = Table::new();
    table.set_header(["backend"].into_iter().chain(Operator::ALL.map(Operator::name)).chain(["checks", "failed"]));
    for row in rows {
        let cells = row.cells.iter().map(|cell| match cell {
            Cell::Native => "native".to_owned(),
            Cell::Derived => "derived".to_owned(),
        });
        let counts = [row.checks.to_string(), row.violations.len().to_string()];
        table.add_row([row.backend.clone()].into_iter().chain(cells).chain(counts));
    }
    println!("{table}");
    for violation in rows.iter().flat_map(|row| &row.violations) {
        let v = violation;
        println!("{} {} {} {:?}: {}", v.backend, v.scenario, v.operator, v.law, v.detail);
    }
}
