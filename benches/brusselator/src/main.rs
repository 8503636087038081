//! A stiff reaction-diffusion problem, the Brusselator, by an implicit method with sparse Jacobians.
//!
//! `cargo run --release --bin brusselator` solves it with 100,000 points: 200,000 unknowns, whose dense Jacobian would take 320
//! GB. `--points N` changes that, `--by NAME` differentiates by another backend, `--svg FILE` draws the Jacobian's pattern
//! with its colours.

mod band;
mod model;
mod solve;

use clap::{Parser, ValueEnum};
use comfy_table::Table;
use fluxions::Sparse;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::RecordedTape;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// What differentiates the rates.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum By {
    /// Dual numbers.
    Dual,
    /// The recorded tape.
    Tape,
    /// Finite differences.
    Differences,
}

#[derive(Parser)]
#[command(about = "Solves a stiff reaction-diffusion problem with sparse Jacobians")]
struct Arguments {
    /// The number of points on the line. There are two unknowns at each.
    #[arg(long, default_value_t = 100_000)]
    points: usize,
    /// What differentiates the rates.
    #[arg(long, value_enum, default_value_t = By::Dual)]
    by: By,
    /// The time at the end.
    #[arg(long, default_value_t = 10.0)]
    end: f64,
    /// The error of a step.
    #[arg(long, default_value_t = 1e-3)]
    tolerance: f64,
    /// A file for a drawing of the Jacobian's pattern.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let outcome = match arguments.by {
        By::Dual => run(&arguments, Sparse::new(Dual::new())),
        By::Tape => run(&arguments, Sparse::new(RecordedTape::new())),
        By::Differences => run(&arguments, Sparse::new(FiniteDifference::forward())),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run<B: Backend>(arguments: &Arguments, backend: Sparse<B>) -> Result<(), Box<dyn std::error::Error>> {
    if let Some(file) = &arguments.svg {
        let u = model::start(arguments.points);
        let prepared = backend.prepare_jacobian(model::Brusselator::new(&u), &u)?;
        std::fs::write(file, prepared.plan().svg())?;
        println!("{}: {}", file.display(), prepared.explain());
    }
    let bar = ProgressBar::new(1000).with_style(ProgressStyle::with_template("{wide_bar} time {msg} {elapsed}")?);
    let solved = solve::solve(&backend, arguments.points, arguments.end, arguments.tolerance, |time| {
        bar.set_message(format!("{time:.3}"));
        bar.set_position((1000.0 * time / arguments.end) as u64);
    })?;
    bar.finish_and_clear();
    println!("{}", report(arguments, &solved));
    Ok(())
}

fn report(arguments: &Arguments, solved: &solve::Solved) -> Table {
    let seconds = |time: Duration| format!("{:.3} s", time.as_secs_f64());
    let unknowns = solved.state.len();
    let (columns, rows) = solved.products;
    let (least, most) = solved.state.iter().step_by(2).fold((f64::MAX, f64::MIN), |(a, b), &u| (a.min(u), b.max(u)));
    let mut table = Table::new();
    table.add_row(["Jacobians by".to_owned(), format!("{:?}", arguments.by)]);
    table.add_row(["unknowns".to_owned(), unknowns.to_string()]);
    table.add_row(["entries of the Jacobian".to_owned(), solved.entries.to_string()]);
    table.add_row(["products for one Jacobian".to_owned(), format!("{columns} columns, {rows} rows")]);
    table.add_row(["dense, it would take".to_owned(), format!("{:.3} GB", 8e-9 * (unknowns as f64).powi(2))]);
    table.add_row(["steps, and those refused".to_owned(), format!("{}, {}", solved.steps, solved.rejected)]);
    table.add_row(["pattern, colours, storage".to_owned(), seconds(solved.preparation)]);
    table.add_row(["all Jacobians".to_owned(), seconds(solved.jacobians)]);
    table.add_row(["all linear equations".to_owned(), seconds(solved.solves)]);
    table.add_row(["from beginning to end".to_owned(), seconds(solved.total)]);
    table.add_row(["u at the end".to_owned(), format!("from {least:.6} to {most:.6}")]);
    table
}
