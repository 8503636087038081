//! `fluxions-workshop`: measures all backends, drives them against each other, and writes the report and pages of the book.

mod fuzz;

use clap::{Parser, Subcommand, ValueEnum};
use comfy_table::Table;
use fluxions_any::AnyBackend;
use fluxions_fuzz::Budget;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_workshop::measure::{self, Measurement};
use fluxions_workshop::{document, report};
use indicatif::{ProgressBar, ProgressStyle};
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[derive(Parser)]
#[command(about = "Every backend of fluxions: measured, fuzzed, reported", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
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
        format: Format,
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
        /// The backend, with options; may be given several times. Without any, all, and pairs of tapes.
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
            let outcome = fuzz::fuzz(backend, budget, seed);
            return status(outcome.map(|outcome| outcome.findings.is_empty()));
        }
        Command::Report(options) => return status(write_report(&options).map(|()| true)),
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

fn bench(only: &str, backends: Vec<AnyBackend>, format: Format) -> Result<(), Box<dyn std::error::Error>> {
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
        Format::Text => println!("{}", bench_table(&measured)),
        Format::Csv => print!("{}", measure::csv(&measured)?),
        Format::Json => println!("{}", serde_json::to_string_pretty(&measured)?),
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
