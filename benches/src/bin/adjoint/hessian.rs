//! Products of Hessians with vectors, as multiples of gradients: dual numbers over the adjoint.

use super::print::{short, table, time};
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_benches::measure::{Pace, beside, instructions};
use fluxions_benches::problems::{Rosenbrock, start};
use fluxions_benches::{Plain, Subject};
use fluxions_problems::adbench::Mixture;
use fluxions_tape::RecordedTape;
use std::hint::black_box;

/// A gradient, then products by dual numbers over the adjoint and by the tape.
fn case(name: &str, f: impl Plain<f64>, x: Vec<f64>) -> [Subject; 3] {
    let gradient = Subject::gradient(name, "gradient", Adjoint, f.clone(), x.clone());
    [
        gradient,
        product(name, "adjoint", Adjoint, f.clone(), x.clone()),
        product(name, "recorded-tape", RecordedTape::new(), f, x),
    ]
}

fn product<B: Backend + Copy + 'static>(
    name: &str,
    by: &'static str,
    b: B,
    f: impl Plain<f64>,
    x: Vec<f64>,
) -> Subject {
    Subject::new(name, by, move || {
        let (x, v, mut h) = (x.clone(), x.clone(), vec![0.0; x.len()]);
        let mut prepared = b.prepare_hvp(f.clone(), &x).expect("f does not fail");
        move || {
            black_box(prepared.hvp_into(black_box(&x), black_box(&v), black_box(&mut h)).is_ok());
        }
    })
}

type Make = fn() -> [Subject; 3];

fn mixture(d: usize, k: usize, n: usize) -> [Subject; 3] {
    let (mixture, x) = Mixture::random(d, k, n, 1).expect("a mixture");
    let mixture: &'static Mixture = Box::leak(Box::new(mixture));
    case(&format!("GMM {d}/{k}/{n}"), mixture.log_likelihood_function(), x)
}

/// The cases with their goals.
const CASES: [(f64, Make); 3] = [
    (2.2, || mixture(2, 5, 10)),
    (2.2, || mixture(10, 5, 100)),
    (4.0, || case("Rosenbrock 1000", Rosenbrock, start(1000))),
];

/// A subject by its number.
pub(crate) fn subject(number: usize) -> Option<Subject> {
    let (_, make) = CASES.get(number / 3)?;
    make().into_iter().nth(number % 3)
}

/// `first` is the number of the first subject.
pub(crate) fn print(first: usize, wanted: &dyn Fn(&str) -> bool, counts_too: bool) {
    let rows = CASES.iter().enumerate().filter_map(|(i, (goal, make))| {
        let [floor, own, tape] = make();
        if !wanted(&floor.problem) {
            return None;
        }
        let (ns, timed) = beside((floor.prepare)(), [(own.prepare)(), (tape.prepare)()], &Pace::MANY);
        let count = |k| counts_too.then(|| instructions(first + 3 * i + k, 10)).flatten();
        let counted = count(0).zip(count(1)).map(|(gradient, product)| product / gradient);
        let multiples = timed.iter().map(|timed| short(timed.map(|timed| timed.multiple)));
        let row = [floor.problem, time(ns), short(counted)].into_iter().chain(multiples);
        Some(row.chain([short(Some(*goal))]).collect())
    });
    let header = ["", "gradient", "adjoint, instructions", "adjoint, time", "recorded-tape, time", "goal"];
    table("Hessian times vector, as multiples of the gradient by the adjoint:", &header, rows);
}
