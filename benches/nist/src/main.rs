//! Fits the NIST StRD nonlinear-regression problems by Levenberg-Marquardt, with the Jacobian from each backend.
//!
//! `cargo run --release --bin nist` fits all problems from both starting points; files on the command line are
//! fitted instead; `--backend NAME` fits with that one only, `dual:4` or `finite-difference:forward`; `--parameters` prints
//! each parameter beside its certified value.

mod data;
mod fit;
mod models;

use clap::Parser;
use comfy_table::Table;
use data::{DataError, Problem};
use fit::{Fit, fit};
use fluxions::Backend;
use fluxions_any::{AnyBackend, ParseError};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Fits NIST StRD problems with the Jacobian of each backend")]
struct Arguments {
    /// Files in NIST's format; without any, all that come with the project.
    files: Vec<PathBuf>,
    /// The backend, with options; may be given several times. Without any, all.
    #[arg(long, value_name = "NAME")]
    backend: Vec<AnyBackend>,
    /// Print each parameter beside its certified value.
    #[arg(long)]
    parameters: bool,
}

/// Digits from which a fit counts as agreed.
const ENOUGH: f64 = 6.0;

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn problems(files: &[PathBuf]) -> Result<Vec<Problem>, DataError> {
    if !files.is_empty() {
        return files.iter().map(|file| Problem::read(file)).collect();
    }
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/data"));
    models::Model::NAMES.iter().map(|name| Problem::read(&folder.join(format!("{name}.dat")))).collect()
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let mut table = Table::new();
    table.set_header([
        "problem",
        "start",
        "backend",
        "digits",
        "steps",
        "calls of f",
        "time",
        "solver ended",
        "verdict",
    ]);
    let backends = backends(arguments)?;
    for problem in problems(&arguments.files)? {
        for start in [0, 1] {
            // The backend is swapped by the value alone; its type parameter may as well be `Dual`.
            let fits = backends.iter().map(|backend| fit(backend, &problem, start)).collect::<Result<Vec<_>, _>>()?;
            let exact = backends.iter().zip(&fits).find(|(backend, _)| is_exact(backend));
            for (backend, fit) in backends.iter().zip(&fits) {
                table.add_row(row(&problem, start, backend.name(), fit, exact.is_none_or(|e| e.1.digits >= ENOUGH)));
            }
            if arguments.parameters {
                print_parameters(&problem, start, &fits[0]);
            }
        }
    }
    println!("{table}");
    println!("digits: agreement of the worst parameter with the certified values, which have 11");
    Ok(())
}

fn is_exact(backend: &AnyBackend) -> bool {
    backend.capabilities().exactness.first() == 0.0
}

/// Those asked for, or all. Some parameters are as small as 1e-7: differences step relative to their own size.
fn backends(arguments: &Arguments) -> Result<Vec<AnyBackend>, ParseError> {
    if !arguments.backend.is_empty() {
        return Ok(arguments.backend.clone());
    }
    let name = |name| if name == "finite-difference" { "finite-difference:central,scale=0" } else { name };
    AnyBackend::NAMES.into_iter().map(|plain| name(plain).parse()).collect()
}

fn row(problem: &Problem, start: usize, backend: &str, fit: &Fit, exact_agrees: bool) -> [String; 9] {
    let verdict = match (fit.digits >= ENOUGH, exact_agrees) {
        (true, _) => "agrees",
        (false, true) => "derivative falls short",
        (false, false) => "solver stops elsewhere",
    };
    [
        problem.name.clone(),
        (start + 1).to_string(),
        backend.to_owned(),
        format!("{:.1}", fit.digits),
        fit.steps.to_string(),
        fit.calls.to_string(),
        format!("{:.0} µs", fit.time.as_secs_f64() * 1e6),
        fit.end.clone(),
        verdict.to_owned(),
    ]
}

fn print_parameters(problem: &Problem, start: usize, fit: &Fit) {
    println!("{} from start {}:", problem.name, start + 1);
    for (i, (found, certified)) in fit.parameters.iter().zip(&problem.certified).enumerate() {
        println!("  b{} = {found:.10e}   certified {certified:.10e}", i + 1);
    }
}
