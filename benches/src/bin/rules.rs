//! What the rule of a linear system saves: `cargo run --release -p fluxions-benches --bin rules` sets it beside elimination, whose every step is
//! differentiated.

use comfy_table::{CellAlignment, Table};
use fluxions::prelude::*;
use fluxions::{Error, Owned, Rule};
use fluxions_benches::Call;
use fluxions_benches::measure::{Pace, beside};
use fluxions_dual::Dual;
use fluxions_rules::{Lu, NoSolution, Solve};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::{DMatrix, DVector};
use std::hint::black_box;

/// A matrix and a right-hand side.
type System<S> = (DMatrix<S>, DVector<S>);
type Outcome<T> = Result<T, Error<NoSolution>>;

/// |y|² for the solution of A y = b.
#[derive(Clone, Copy)]
struct ByRule;
/// The same by Gaussian elimination, step by step.
#[derive(Clone, Copy)]
struct ByElimination;

macro_rules! function {
    ($name:ident, |$a:ident, $b:ident| $y:expr) => {
        impl Function for $name {
            type Input = System<f64>;
            type Output = f64;
            type Context = ();
            type Error = NoSolution;

            fn evaluate<S: Scalar>(
                &self,
                x: (&DMatrix<S>, &DVector<S>),
                (): (),
                y: &mut Owned<f64, S>,
            ) -> Result<(), NoSolution> {
                *y = self.first(x, ())?;
                Ok(())
            }
            fn first<S: Scalar>(&self, ($a, $b): (&DMatrix<S>, &DVector<S>), (): ()) -> Result<S, NoSolution> {
                Ok($y.iter().map(|y| y * y).sum())
            }
        }
    };
}
function!(ByRule, |a, b| Solve(Lu).call((a, b))?);
function!(ByElimination, |a, b| eliminate(a.clone(), b.clone()));

fn eliminate<S: Scalar>(mut a: DMatrix<S>, mut b: DVector<S>) -> DVector<S> {
    let n = b.len();
    for k in 0..n {
        for i in k + 1..n {
            let factor = a[(i, k)] / a[(k, k)];
            for j in k + 1..n {
                let product = factor * a[(k, j)];
                a[(i, j)] -= product;
            }
            let product = factor * b[k];
            b[i] -= product;
        }
    }
    for k in (0..n).rev() {
        for j in k + 1..n {
            let product = a[(k, j)] * b[j];
            b[k] -= product;
        }
        b[k] /= a[(k, k)];
    }
    b
}

/// A system that needs no pivots.
fn system(n: usize, shift: f64) -> System<f64> {
    let wave = |k: usize| (k as f64 * 0.7 + shift).sin();
    let a = DMatrix::from_fn(n, n, |i, j| if i == j { 0.4 * n as f64 + wave(i) } else { wave(i * n + j) });
    (a, DVector::from_fn(n, |i, _| wave(i) + 1.0))
}

/// A prepared gradient or product with the Hessian.
fn call<B, F>(backend: &B, f: F, n: usize, second: bool) -> Outcome<Call>
where
    B: Backend,
    F: Function<Input = System<f64>, Output = f64, Context = (), Error = NoSolution> + 'static,
{
    let (x, dot) = (system(n, 0.0), system(n, 0.5));
    let mut to = x.clone();
    if second {
        let mut prepared = backend.prepare_hvp(f, (&x.0, &x.1))?;
        return Ok(Box::new(move || {
            let done = prepared.hvp_into((&x.0, &x.1), (&dot.0, &dot.1), (&mut to.0, &mut to.1));
            black_box((&to, done.is_ok()));
        }));
    }
    let mut prepared = backend.prepare_gradient(f, (&x.0, &x.1))?;
    Ok(Box::new(move || {
        let done = prepared.gradient_into((&x.0, &x.1), (&mut to.0, &mut to.1));
        black_box((&to, done.is_ok()));
    }))
}

/// The greatest difference of a component between the rule and elimination, relative to the greatest component.
fn difference<B: Backend>(backend: &B, n: usize, second: bool) -> Outcome<f64> {
    let (x, dot) = (system(n, 0.0), system(n, 0.5));
    let (x, dot) = ((&x.0, &x.1), (&dot.0, &dot.1));
    let (a, b) = match second {
        true => (backend.hvp(ByRule, x, dot)?, backend.hvp(ByElimination, x, dot)?),
        false => (backend.gradient(ByRule, x)?, backend.gradient(ByElimination, x)?),
    };
    let size = b.0.amax().max(b.1.amax());
    Ok((a.0 - b.0).amax().max((a.1 - b.1).amax()) / size)
}

fn rows<B: Backend>(table: &mut Table, backend: &B, n: usize) -> Outcome<()> {
    for (operator, second) in [("gradient", false), ("hvp", true)] {
        let floor = call(backend, ByRule, n, second)?;
        let (by_rule, others) = beside(floor, [call(backend, ByElimination, n, second)?], &Pace::MANY);
        let elimination = others[0].map_or(["–".to_owned(), "–".to_owned()], |timed| {
            [format!("{:.1}", timed.ns / 1e3), format!("{:.1}", timed.multiple)]
        });
        let [microseconds, multiple] = elimination;
        table.add_row([
            n.to_string(),
            backend.capabilities().name.to_string(),
            operator.to_owned(),
            format!("{:.1}", by_rule / 1e3),
            microseconds,
            multiple,
            format!("{:.0e}", difference(backend, n, second)?),
        ]);
    }
    Ok(())
}

fn main() -> Outcome<()> {
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["n", "backend", "operator", "rule, µs", "elimination, µs", "multiple", "difference"]);
    for n in [10, 50, 100] {
        rows(&mut table, &RecordedTape::new(), n)?;
        rows(&mut table, &Tape, n)?;
        rows(&mut table, &SecondOrder::new(Dual::new(), Tape), n)?;
    }
    table.column_iter_mut().skip(3).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!(
        "|y|² for A y = b with n unknowns, by all entries of A and b: a call of the prepared operator.\n\n{table}"
    );
    Ok(())
}
