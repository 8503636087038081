//! `fluxions-matrix matrix`: certifies every backend by the tests that do so, and prints the table.

use clap::{Parser, Subcommand, ValueEnum};
use comfy_table::Table;
use fluxions_certificate::Certificate;
use fluxions_matrix::certificates;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "The matrix of all backends of fluxions", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Certify every backend by every law on every scenario; exit status 0 exactly when all hold.
    ///
    /// Runs the tests of `cargo test --workspace` that certify. After that command nothing is compiled.
    Matrix {
        /// Certify what the optimizing compiler makes of the backends.
        #[arg(long)]
        release: bool,
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: Format,
    },
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
}

fn main() -> ExitCode {
    let Command::Matrix { release, format } = Arguments::parse().command;
    match certify(release, format) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn certify(release: bool, format: Format) -> Result<bool, Box<dyn std::error::Error>> {
    let certificates = certificates::certify(release)?;
    match format {
        Format::Text => print_tables(&certificates),
        Format::Json => println!("{}", serde_json::to_string_pretty(&certificates)?),
    }
    Ok(certificates.iter().all(|certificate| certificate.violations.is_empty()))
}

fn print_tables(certificates: &[Certificate]) {
    let mut table = Table::new();
    let operators = certificates.first().map_or(&[][..], |c| &c.operators);
    table.set_header(["backend"].into_iter().chain(operators.iter().map(String::as_str)).chain(["checks", "failed"]));
    for c in certificates {
        let cells = operators.iter().map(|o| if c.is_native(o) { "native" } else { "derived" }.to_owned());
        let counts = [c.checks.to_string(), c.violations.len().to_string()];
        table.add_row([c.backend.clone()].into_iter().chain(cells).chain(counts));
    }
    println!("{table}\n{}", capabilities_table(certificates));
    let checks: usize = certificates.iter().map(|c| c.checks).sum();
    println!("{checks} checks of {} backends and pairs", certificates.len());
    for v in certificates.iter().flat_map(|c| &c.violations) {
        println!("{} {} {} {:?}: {}", v.backend, v.scenario, v.operator, v.law, v.detail);
    }
}

fn capabilities_table(certificates: &[Certificate]) -> Table {
    let mut table = Table::new();
    table.set_header(["backend", "nests", "first order to", "second order to", ".at keeps", "allocates"]);
    let error = |of: f64| if of == 0.0 { "rounding".to_owned() } else { format!("{of:.0e}") };
    let word = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    for c in certificates {
        let errors = [error(c.first_error), error(c.second_error)];
        let words = [word(c.keeps_evaluation), word(c.allocates)];
        table.add_row([c.backend.clone(), word(c.nestable)].into_iter().chain(errors).chain(words));
    }
    table
}
