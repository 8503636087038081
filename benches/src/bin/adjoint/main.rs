//! The adjoints that the macro writes beside adjoints by hand: `cargo run --release -p fluxions-benches --bin adjoint`.
//!
//! With the name of a case, `hand` or `macro`, and a number of calls, it does nothing but these calls. Under
//! `valgrind --tool=callgrind`, the difference between two numbers of calls is the number of instructions of a call.

mod functions;
mod hand;

use fluxions::adjoint::{Cell, Stack};
use fluxions_problems::adbench::{Lstm, Mixture};
use fluxions_problems::scaling;
use std::hint::black_box;
use std::time::Instant;

/// A function twice: its adjoint by hand and that of the macro, each of which writes the gradient and returns something of the value.
struct Case {
    name: &'static str,
    hand: Box<dyn FnMut(&mut [f64]) -> f64>,
    generated: Box<dyn FnMut(&mut [f64]) -> f64>,
    n: usize,
}

/// Numbers between −½ and ½.
fn some(n: usize) -> Vec<f64> {
    (0..n).map(|i| ((i * 37 + 11) % 101) as f64 / 101.0 - 0.5).collect()
}

/// The gradient as cells, all 0.
fn cells(gradient: &mut [f64]) -> &[Cell<f64>] {
    gradient.fill(0.0);
    Cell::from_mut(gradient).as_slice_of_cells()
}

/// A case for `f(x: &[S]) -> S`.
macro_rules! case {
    ($name:expr, $x:expr, |$x_hand:ident, $g:ident| $hand:expr, $adjoint:path) => {{
        let x: Vec<f64> = $x;
        let ($x_hand, mut stack) = (x.clone(), Stack::new());
        let n = x.len();
        Case {
            name: $name,
            n,
            hand: Box::new(move |$g| $hand),
            generated: Box::new(move |g| $adjoint(&x, cells(g), &Cell::new(1.0), &mut stack)),
        }
    }};
}

fn mixture(name: &'static str, d: usize, k: usize, points: usize) -> Case {
    let mixture = Mixture::new(d, k, some(d * points), 1.0, 0).expect("a mixture");
    let x = some(mixture.unknowns());
    let (other, y, n) = (mixture.clone(), x.clone(), x.len());
    let (mut work, mut stack) = (vec![0.0; mixture.gradient_work()], Stack::new());
    let mut scratch = vec![0.0; other.work()];
    let scratch_bar: Vec<_> = scratch.iter().map(|_| Cell::new(0.0)).collect();
    Case {
        name,
        n,
        hand: Box::new(move |g| mixture.gradient_by_hand(&x, &mut work, g)),
        generated: Box::new(move |g| {
            other.log_likelihood_in__adjoint(&y, cells(g), &mut scratch, &scratch_bar, &Cell::new(1.0), &mut stack)
        }),
    }
}

fn network() -> Case {
    let network = Lstm::new(1, 14, some(28), some(14 * 100)).expect("a network");
    let x = some(network.unknowns());
    let (other, y, n) = (network.clone(), x.clone(), x.len());
    let (mut work, mut stack) = (network.gradient_work(), Stack::new());
    let mut scratch = vec![0.0; other.work()];
    let scratch_bar: Vec<_> = scratch.iter().map(|_| Cell::new(0.0)).collect();
    Case {
        name: "LSTM 1/14/100",
        n,
        hand: Box::new(move |g| network.gradient_by_hand(&x, &mut work, g)),
        generated: Box::new(move |g| {
            other.loss_in__adjoint(&y, cells(g), &mut scratch, &scratch_bar, &Cell::new(1.0), &mut stack)
        }),
    }
}

fn brusselator(n: usize) -> Case {
    let (y, seed) = (some(n), some(n));
    let (x, mut dy, mut other, mut stack) = (y.clone(), vec![0.0; n], vec![0.0; n], Stack::new());
    let bars: Vec<_> = seed.iter().map(|_| Cell::new(0.0)).collect();
    let again = seed.clone();
    Case {
        name: "Brusselator 2 × 1000",
        n,
        hand: Box::new(move |g| {
            hand::brusselator(&mut dy, &seed, &x, g);
            dy[0]
        }),
        generated: Box::new(move |g| {
            bars.iter().zip(&again).for_each(|(b, s)| b.set(*s));
            functions::brusselator::adjoint(&mut other, &bars, &y, cells(g), &mut stack);
            other[0]
        }),
    }
}

fn cases() -> Vec<Case> {
    let (mut states, mut waves) = (Vec::new(), Vec::new());
    vec![
        case!("Rosenbrock 10", some(10), |x, g| scaling::rosenbrock_gradient(&x, g), scaling::rosenbrock::adjoint),
        case!("Rosenbrock 1000", some(1000), |x, g| scaling::rosenbrock_gradient(&x, g), scaling::rosenbrock::adjoint),
        brusselator(2000),
        mixture("GMM 2/5/10", 2, 5, 10),
        mixture("GMM 10/5/100", 10, 5, 100),
        network(),
        case!("log-sum-exp 1000", some(1000), |x, g| hand::log_sum_exp(&x, g), functions::log_sum_exp::adjoint),
        case!("logistic map", vec![0.3, 3.7], |x, g| hand::logistic(&x, g, &mut states), functions::logistic::adjoint),
        case!("sine 1000", some(1000), |x, g| hand::waves(&x, g, &mut waves), functions::waves::adjoint),
    ]
}

/// The fastest of several runs, in nanoseconds a call.
fn time(f: &mut dyn FnMut(&mut [f64]) -> f64, gradient: &mut [f64]) -> f64 {
    let start = Instant::now();
    black_box(f(gradient));
    let calls = (2e6 / start.elapsed().as_nanos().max(1) as f64).ceil() as usize;
    let run = |_| {
        let start = Instant::now();
        for _ in 0..calls {
            black_box(f(black_box(gradient)));
        }
        start.elapsed().as_nanos() as f64 / calls as f64
    };
    (0..30).map(run).fold(f64::INFINITY, f64::min)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [name, kind, calls] = &arguments[..] {
        let calls: usize = calls.parse().expect("a number of calls");
        let mut case = cases().into_iter().find(|c| c.name == name).expect("the name of a case");
        let (f, mut gradient) = (if kind == "hand" { &mut case.hand } else { &mut case.generated }, vec![0.0; case.n]);
        for _ in 0..calls {
            black_box(f(&mut gradient));
        }
        return;
    }
    println!("{:<24} {:>12} {:>12} {:>7}", "value and gradient", "by hand, ns", "macro, ns", "ratio");
    for mut case in cases() {
        let (mut a, mut b) = (vec![0.0; case.n], vec![0.0; case.n]);
        (case.hand)(&mut a);
        (case.generated)(&mut b);
        let scale = a.iter().fold(1.0_f64, |scale, a| scale.max(a.abs()));
        assert!(a.iter().zip(&b).all(|(a, b)| (a - b).abs() <= 1e-9 * scale), "{}: the gradients differ", case.name);
        let (hand, generated) = (time(&mut *case.hand, &mut a), time(&mut *case.generated, &mut b));
        println!("{:<24} {hand:>12.0} {generated:>12.0} {:>7.2}", case.name, generated / hand);
    }
}
