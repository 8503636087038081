//! What the detection of a sparsity pattern costs, by the size of the function: `cargo run --release -p fluxions-benches --bin detection`
//! prints the tables. A word of a family's name selects.
//!
//! Beside the pattern stands the same by a search from each output, and the time of f itself.

use comfy_table::{CellAlignment, Table};
use fluxions::engine::{Point, Workspace};
use fluxions::prelude::*;
use fluxions::sparse::{Pattern, SparseError, Trace, Tracer};
use fluxions::{SignatureOf, View};
use fluxions_check::clock::spent;
use fluxions_problems::scaling::{Brusselator, Rosenbrock, start};
use fluxions_report_subjects::{search, search_from};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// yᵢ = xᵢ₋₁² + xᵢ xᵢ₊₁: a Jacobian with three diagonals.
#[differentiable]
fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i.saturating_sub(1)].powi(2) + x[i] * x[(i + 1).min(n - 1)];
    }
}

/// yᵢ = xᵢ z, where z is costly and depends on x₀ to x₉₉: all rows share it.
#[differentiable]
fn shared<S: Scalar>(y: &mut [S], x: &[S]) {
    let mut z = x[0];
    for k in 0..10_000 {
        z = (z * x[k % 100]).sin();
    }
    for (y, &x) in y.iter_mut().zip(x) {
        *y = x * z;
    }
}

/// 1000 explicit steps of a heat equation with a cubic sink: the Jacobian fills.
#[differentiable]
fn steps<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    y.copy_from_slice(x);
    let mut next = x.to_vec();
    for _ in 0..1000 {
        for i in 0..n {
            let (left, right) = (y[(i + n - 1) % n], y[(i + 1) % n]);
            next[i] = y[i] + (left + right - y[i] * 2.0) * 0.2 - y[i] * y[i] * y[i] * 0.001;
        }
        y.copy_from_slice(&next);
    }
}

/// Σ (xᵢ − mean)⁴: a full Hessian.
#[differentiable]
fn spread<S: Scalar>(x: &[S]) -> S {
    let mean = x.iter().sum::<S>() / x.len() as f64;
    x.iter().map(|&x| (x - mean).powi(4)).sum()
}

fn main() -> Outcome<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let chosen = |name: &str| words.is_empty() || words.iter().any(|word| name.contains(word.as_str()));
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["function", "n", "f", "operations", "trace", "pattern", "search", "entries", "peak MB"]);
    let sizes = [1_000, 10_000, 100_000, 1_000_000];
    let grids = [22, 71, 224, 707];
    let mut add = |row: Outcome<Vec<String>>| -> Outcome<()> {
        table.add_row(row?);
        Ok(())
    };
    if chosen("Brusselator") {
        for k in grids {
            let n = 2 * k * k;
            add(row("Brusselator", Brusselator::new(&vec![0.0; n]), n, &vec![0.0; n], Trace::jacobian))?;
        }
    }
    if chosen("chain") {
        for n in sizes {
            add(row("chain", Chain::new(&vec![0.0; n]), n, &vec![0.0; n], Trace::jacobian))?;
        }
    }
    if chosen("shared") {
        for n in sizes {
            add(row("shared", Shared::new(&vec![0.0; n]), n, &vec![0.0; n], Trace::jacobian))?;
        }
    }
    if chosen("steps") {
        add(row("steps", Steps::new(&vec![0.0; 1000]), 1000, &vec![0.0; 1000], Trace::jacobian))?;
    }
    if chosen("Rosenbrock") {
        for n in sizes {
            add(row("Rosenbrock, Hessian", Rosenbrock, n, 0.0, Trace::hessian))?;
        }
    }
    if chosen("spread") {
        for n in [100, 1_000, 10_000] {
            add(row("spread, Hessian", Spread, n, 0.0, Trace::hessian))?;
        }
    }
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!(
        "Times in ms, each the least of three. The search is one from each output, where it takes less than a minute.\n"
    );
    println!("{table}");
    Ok(())
}

/// What a pattern is of.
type Found = fn(&Trace) -> Result<Pattern, SparseError>;

fn row<F>(name: &str, f: F, n: usize, y: View<'_, F::Output, f64>, pattern: Found) -> Outcome<Vec<String>>
where
    F: Function<Input = Vec<f64>, Context = ()>,
{
    let x = start(n);
    let point = Point::<f64, f64, _>::new(&f, &x, ());
    let mut work = Workspace::<f64, SignatureOf<F>>::new(point, y, &mut |r| r)?;
    work.load(point.x, &mut |r| r);
    let alone = ms(|| assert!(work.run(point, &mut |r| r).is_ok()));
    let tracing = ms(|| drop(Tracer.trace(point, y)));
    let trace = Tracer.trace(point, y)?;
    let (found, finding) = (pattern(&trace)?, ms(|| drop(pattern(&trace))));
    let is_jacobian = found.rows() == trace.outputs().len() && trace.outputs().len() != 1;
    let searching = (is_jacobian && worth(&trace)).then(|| {
        let entries = search(&trace);
        assert_eq!(entries, found.nnz(), "{name}");
        format!("{:.1}", ms(|| assert_eq!(search(&trace), entries)))
    });
    Ok(vec![
        name.to_owned(),
        n.to_string(),
        format!("{alone:.2}"),
        trace.operations().to_string(),
        format!("{tracing:.1}"),
        format!("{finding:.1}"),
        searching.unwrap_or_else(|| "–".to_owned()),
        found.nnz().to_string(),
        peak().to_string(),
    ])
}

/// Whether a search from each output takes less than a minute, judged by the last thousand.
fn worth(trace: &Trace) -> bool {
    let outputs: Vec<usize> = trace.outputs().flatten().collect();
    let few = outputs.len().clamp(1, 1000);
    let mut entries = 0;
    let first = spent(&mut || entries += search_from(trace, outputs.iter().rev().take(few).copied()), 1);
    entries > 0 && first.as_secs_f64() * outputs.len() as f64 / (few as f64) < 60.0
}

fn ms(mut run: impl FnMut()) -> f64 {
    (0..3).map(|_| spent(&mut run, 1)).min().unwrap_or_default().as_secs_f64() * 1e3
}

/// The largest memory of this process so far, in MB; 0 where the system does not tell.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok()).unwrap_or(0) / 1024
}
