//! `fluxions-matrix matrix`: certifies every backend and prints the table; `bench` and `report` measure them.

mod fuzz;

use clap::{Parser, Subcommand, ValueEnum};
use comfy_table::Table;
use fluxions::Operator;
use fluxions_any::AnyBackend;
use fluxions_fuzz::Budget;
use fluxions_matrix::measure::{self, Measurement};
use fluxions_matrix::{certificates, document, report};
use fluxions_scenarios::Certificate;
use fluxions_scenarios::allocations::CountingAllocator;
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[derive(Parser)]
#[command(about = "Every backend of fluxions: certified, measured, fuzzed, reported", version)]
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
    /// Measure time, calls of f and allocations of prepared calls in place.
    Bench {
        /// Only scenarios and operators whose names contain this.
        #[arg(long, default_value = "")]
        only: String,
        /// The backend, with options; may be given several times. Without any, all.
        #[arg(long, value_name = "NAME")]
        backend: Vec<AnyBackend>,
        /// How to print it.
        #[arg(long, default_value = "text")]
        format: BenchFormat,
    },
    /// Drive backends against dual numbers by random programs; what disagrees is shrunk and printed as Rust code.
    Fuzz {
        /// For how long.
        #[arg(long, default_value_t = 60.0, conflicts_with = "cases")]
        seconds: f64,
        /// For how many programs instead.
        #[arg(long)]
        cases: Option<u64>,
        /// Another seed gives other programs.
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// The backend, with options; may be given several times. Without any, all.
        #[arg(long, value_name = "NAME")]
        backend: Vec<AnyBackend>,
    },
    /// Measure families of functions beside their derivatives by hand, and write one page with figures and tables.
    Report(report::Options),
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

#[derive(Clone, Copy, ValueEnum)]
enum BenchFormat {
    Text,
    Csv,
    Json,
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Bench { only, backend, format } => {
            return status(bench(&only, backend, format).map(|()| true));
        }
        Command::Fuzz { seconds, cases, seed, backend } => {
            let budget = cases.map_or(Budget::Seconds(seconds), Budget::Cases);
            let outcome = fuzz::fuzz(if backend.is_empty() { AnyBackend::all() } else { backend }, budget, seed);
            return status(outcome.map(|outcome| outcome.findings.is_empty()));
        }
        Command::Report(options) => return status(write_report(&options).map(|()| true)),
        Command::Matrix { release, format } => return status(certify(release, format)),
        Command::Capabilities => print!("{}", document::capabilities()),
        Command::Deviations => print!("{}", document::deviations()),
    }
    ExitCode::SUCCESS
}

fn status<E: core::fmt::Display>(holds: Result<bool, E>) -> ExitCode {
    match holds {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_report(options: &report::Options) -> Result<(), Box<dyn std::error::Error>> {
    let progress = ProgressBar::no_length();
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} {msg}") {
        progress.set_style(style);
    }
    let steps = |done: usize, of: usize, what: &str| {
        progress.set_length(of as u64);
        progress.set_position(done as u64);
        progress.set_message(what.to_owned());
    };
    let page = report::write(options, &steps)?;
    progress.finish_and_clear();
    println!("{}", page.display());
    Ok(())
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
    table.set_header(["backend"].into_iter().chain(Operator::ALL.map(Operator::name)).chain(["checks", "failed"]));
    for c in certificates {
        let cells = Operator::ALL.map(|operator| if c.is_native(operator) { "native" } else { "derived" }.to_owned());
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

fn bench(only: &str, backends: Vec<AnyBackend>, format: BenchFormat) -> Result<(), Box<dyn std::error::Error>> {
    let backends = if backends.is_empty() { AnyBackend::all() } else { backends };
    let chosen: Vec<_> = measure::benchmarks()
        .into_iter()
        .filter(|b| b.scenario.contains(only) || b.operator.name().contains(only))
        .collect();
    // Draws on a terminal only, and not on standard output.
    let progress = ProgressBar::new((chosen.len() * backends.len()) as u64);
    let mut measured = Vec::new();
    for benchmark in &chosen {
        for backend in &backends {
            progress.set_message(format!("{} {}", benchmark.scenario, benchmark.operator.name()));
            measured.push(benchmark.run(backend)?);
            progress.inc(1);
        }
    }
    progress.finish_and_clear();
    match format {
        BenchFormat::Text => println!("{}", bench_table(&measured)),
        BenchFormat::Csv => print!("{}", measure::csv(&measured)?),
        BenchFormat::Json => println!("{}", serde_json::to_string_pretty(&measured)?),
    }
    Ok(())
}

fn bench_table(measured: &[Measurement]) -> Table {
    let mut table = Table::new();
    table.set_header(["scenario", "operator", "backend", "ns", "±", "over f", "calls of f", "allocations"]);
    for m in measured {
        table.add_row([
            m.scenario.clone(),
            m.operator.to_owned(),
            m.backend.clone(),
            format!("{:.1}", m.nanoseconds),
            format!("{:.1}", m.spread),
            format!("{:.2}", m.over_f),
            m.calls.to_string(),
            m.allocations.to_string(),
        ]);
    }
    table
}
