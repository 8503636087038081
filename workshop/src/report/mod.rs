//! Gathers the numbers of the report and writes it.

mod gather;
mod machine;

use clap::Args;
use fluxions::{Backend, Operator};
use fluxions_any::AnyBackend;
use fluxions_check::Clock;
use fluxions_matrix::certificates;
use fluxions_report::{BackendInfo, Cell, Head, MatrixRow, Report};
use fluxions_report_subjects::{Scaling, scalings};
use fluxions_scenarios::Certificate;
use std::error::Error;
use std::path::PathBuf;

/// What to report on.
#[derive(Args, Clone, Debug)]
pub struct Options {
    /// The folder for `report.html`, its CSV files and `report.json`.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// Only families whose names contain one of these.
    #[arg(long, value_name = "NAME", num_args = 1.., value_delimiter = ',')]
    pub families: Vec<String>,
    /// Only these backends, with options.
    #[arg(long, value_name = "NAME", num_args = 1..)]
    pub backends: Vec<AnyBackend>,
    /// The matrix from a file that `matrix --format json` wrote, instead of running it.
    #[arg(long, value_name = "FILE")]
    pub matrix: Option<PathBuf>,
    /// Two sizes of each family, short samples, and no matrix unless a file is given: to see that all works.
    #[arg(long)]
    pub quick: bool,
}

/// Is told how many steps are done, of how many, and what comes next.
pub type Steps<'a> = &'a dyn Fn(usize, usize, &str);

/// Measures, and writes page and tables; returns the page's path.
///
/// # Errors
///
/// Where no family has such a name, a file cannot be read or written, or a figure not drawn.
pub fn write(options: &Options, steps: Steps<'_>) -> Result<PathBuf, Box<dyn Error>> {
    let report = gather(options, steps)?;
    let page = fluxions_report::write(&report, &options.out)?;
    std::fs::write(options.out.join("report.json"), serde_json::to_string(&report)?)?;
    Ok(page)
}

/// Measures.
///
/// # Errors
///
/// Where no family has such a name, or the matrix cannot be read.
pub fn gather(options: &Options, steps: Steps<'_>) -> Result<Report, Box<dyn Error>> {
    let chosen = chosen(&options.families)?;
    let load = machine::load();
    let backends = if options.backends.is_empty() { AnyBackend::all() } else { options.backends.clone() };
    let clock = if options.quick { Clock::QUICK } else { Clock::THOROUGH };
    let matrix = matrix_rows(options, steps)?;
    let sizes = if options.quick { 2 } else { usize::MAX };
    let families = gather::families(&chosen, &backends, clock, sizes, steps);
    Ok(Report {
        head: head(options, clock, load),
        backends: backends.iter().map(info).collect(),
        operators: Operator::ALL.iter().map(|o| (o.name().to_owned(), 1 + u8::from(o.is_second()))).collect(),
        matrix,
        families,
    })
}

fn chosen(names: &[String]) -> Result<Vec<Scaling>, Box<dyn Error>> {
    let all = scalings()?;
    let known: Vec<&str> = all.iter().map(|family| family.id).collect();
    let known = known.join(", ");
    let wanted = |family: &Scaling| names.is_empty() || names.iter().any(|name| family.id.contains(name.as_str()));
    let chosen: Vec<Scaling> = all.into_iter().filter(wanted).collect();
    if chosen.is_empty() { Err(format!("no family has such a name; there are {known}").into()) } else { Ok(chosen) }
}

fn matrix_rows(options: &Options, steps: Steps<'_>) -> Result<Vec<MatrixRow>, Box<dyn Error>> {
    let certificates: Vec<Certificate> = match &options.matrix {
        Some(path) => serde_json::from_str(&std::fs::read_to_string(path)?)?,
        None if options.quick => Vec::new(),
        None => {
            steps(0, 1, "certifying all backends");
            certificates::certify(false)?
        }
    };
    Ok(certificates.iter().map(row).collect())
}

fn row(certificate: &Certificate) -> MatrixRow {
    let cell = |operator: Operator| if certificate.is_native(operator.name()) { Cell::Native } else { Cell::Derived };
    MatrixRow {
        backend: certificate.backend.clone(),
        cells: Operator::ALL.map(cell).to_vec(),
        nestable: certificate.nestable,
        first_error: certificate.first_error,
        second_error: certificate.second_error,
        keeps_evaluation: certificate.keeps_evaluation,
        allocates: certificate.allocates,
        contexts: certificate.contexts.clone(),
        checks: certificate.checks,
        failures: certificate.violations.len(),
    }
}

fn info(backend: &AnyBackend) -> BackendInfo {
    BackendInfo {
        name: backend.to_string(),
        explanation: backend.explanation().to_owned(),
        exact: backend.capabilities().exactness.first() == 0.0,
        exact_second: backend.capabilities().exactness.second() == 0.0,
    }
}

fn head(options: &Options, clock: Clock, load: Option<f64>) -> Head {
    let mut command = String::from("cargo run --release -p fluxions-workshop -- report --out DIR");
    if !options.families.is_empty() {
        command += &format!(" --families {}", options.families.join(","));
    }
    if !options.backends.is_empty() {
        let names: Vec<String> = options.backends.iter().map(ToString::to_string).collect();
        command += &format!(" --backends {}", names.join(" "));
    }
    command += if options.matrix.is_some() { " --matrix FILE" } else { "" };
    command += if options.quick { " --quick" } else { "" };
    Head {
        version: env!("CARGO_PKG_VERSION").into(),
        date: machine::date(),
        machine: machine::machine(load),
        command,
        method: format!(
            "median of up to {} samples of at least {} µs each; less for slow calls",
            clock.samples,
            clock.sample.as_micros()
        ),
    }
}
