//! What a million steps cost on the way back, in time and in memory: `cargo run --release -p fluxions-benches --bin steps` prints
//! the table. A number as the argument is another number of steps.
//!
//! Beside the steps of `fluxions-rules` stand one tape, and segments that are cut by hand.

use comfy_table::{CellAlignment, Table};
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Nestable, View};
use fluxions_adjoint::Adjoint;
use fluxions_check::clock::{median, spent};
use fluxions_dual::Dual;
use fluxions_rules::{Budget, Steps};
use fluxions_scenarios::allocations::{CountingAllocator, allocations_in, peak_bytes_in};
use fluxions_tape::{RecordedTape, Tape};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;
/// A state and parameters.
type Point = ([f64; 2], [f64; 2]);

const START: Point = ([1.0, 0.5], [1.5, 2.0]);
/// The cotangent of the last state.
const BAR: [f64; 2] = [1.0, -1.0];
/// The number of calls that are timed.
const ROUNDS: usize = 7;

/// A step of Euler's method for van der Pol's oscillator.
#[differentiable(adjoint)]
fn oscillate<S: Scalar>(s: &[S; 2], p: &[S; 2]) -> [S; 2] {
    let force = p[0] * (1.0 - s[0] * s[0]) * s[1] - p[1] * s[0];
    [s[0] + s[1] * 1e-4, s[1] + force * 1e-4]
}

/// All steps as one function.
#[derive(Clone, Copy)]
struct Loop(usize);

impl Function for Loop {
    type Input = Point;
    type Output = [f64; 2];
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: View<'_, Point, S>, (): (), y: &mut [S; 2]) -> Result<(), Infallible> {
        *y = self.first(x, ())?;
        Ok(())
    }
    fn first<S: Scalar>(&self, (s, p): View<'_, Point, S>, (): ()) -> Result<[S; 2], Infallible> {
        Ok((0..self.0).fold(*s, |s, _| oscillate(&s, p)))
    }
}

/// What a way back costs, and what it gives.
struct Cost {
    milliseconds: f64,
    megabytes: f64,
    allocations: u64,
    bar: Point,
}

/// Measures calls of `back`, which `prepare` makes: its memory from nothing on, and its allocations and time when warm.
fn measured<P: FnMut(&mut Point)>(prepare: impl FnOnce() -> Outcome<P>) -> Outcome<Cost> {
    let mut bar = START;
    let (back, bytes) = peak_bytes_in(|| {
        let mut back = prepare()?;
        (0..2).for_each(|_| back(&mut bar));
        Outcome::Ok(back)
    });
    let mut back = back?;
    let ((), allocations) = allocations_in(|| back(&mut bar));
    let times = (0..ROUNDS).map(|_| spent(&mut || back(&mut bar), 1).as_secs_f64() * 1e3).collect();
    Ok(Cost { milliseconds: median(times), megabytes: bytes as f64 / 1e6, allocations, bar })
}

fn pullback<B, F>(backend: &B, f: F) -> Outcome<Cost>
where
    B: Backend,
    F: Function<Input = Point, Output = [f64; 2], Context = ()>,
{
    measured(|| {
        let (s, p) = &START;
        let mut prepared = backend.prepare_pullback(f, (s, p))?;
        Ok(move |bar: &mut Point| {
            let done = prepared.pullback_into((s, p), &BAR, (&mut bar.0, &mut bar.1));
            assert!(done.is_ok());
        })
    })
}

/// The states at the ends of segments are kept by hand, and each segment is recorded on its way back.
fn by_hand(n: usize, segment: usize) -> Outcome<Cost> {
    measured(|| {
        let (start, p) = START;
        let mut prepared = RecordedTape::new().prepare_pullback(Loop(segment), (&start, &p))?;
        let mut kept = Vec::with_capacity(n / segment);
        Ok(move |bar: &mut Point| {
            kept.clear();
            let mut state = start;
            for _ in 0..n / segment {
                kept.push(state);
                state = (0..segment).fold(state, |s, _| oscillate(&s, &p));
            }
            let (mut s_bar, mut p_bar) = (BAR, [0.0; 2]);
            for s in kept.iter().rev() {
                let (mut next, mut own) = ([0.0; 2], [0.0; 2]);
                let done = prepared.pullback_into((s, &p), &s_bar, (&mut next, &mut own));
                assert!(done.is_ok());
                s_bar = next;
                p_bar.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
            }
            *bar = (s_bar, p_bar);
        })
    })
}

/// The largest difference of a component, relative to the largest component.
fn difference((s, p): &Point, (t, q): &Point) -> f64 {
    let pairs = || s.iter().chain(p).zip(t.iter().chain(q));
    let size = pairs().fold(0.0_f64, |size, (_, b)| size.max(b.abs()));
    pairs().fold(0.0_f64, |worst, (a, b)| worst.max((a - b).abs())) / size
}

fn main() -> Outcome<()> {
    let n = std::env::args().nth(1).map_or(Ok(1_000_000), |n| n.parse())?;
    let mut table = Table::new();
    table.load_style(comfy_table::presets::ASCII_MARKDOWN);
    table.set_header(["way back", "ms", "MB", "allocations", "difference"]);
    let expected = pullback(&Tape, Loop(n))?;
    let mut row = |name: &str, cost: &Cost| {
        table.add_row([
            name.to_owned(),
            format!("{:.0}", cost.milliseconds),
            format!("{:.3}", cost.megabytes),
            cost.allocations.to_string(),
            format!("{:.0e}", difference(&cost.bar, &expected.bar)),
        ]);
    };
    row("`Tape`, all steps", &expected);
    row("`RecordedTape`, all steps", &pullback(&RecordedTape::new(), Loop(n))?);
    row("segments of 1000 by hand", &by_hand(n, 1000)?);
    fn steps<B: Nestable + PartialEq>(n: usize, inner: B, budget: Budget) -> Outcome<Cost> {
        pullback(&Tape, Steps::new(Oscillate, n, inner).budget(budget))
    }
    row("`Steps` by `RecordedTape`", &steps(n, RecordedTape::new(), Budget::Auto)?);
    let of_loops = Steps::new(Loop(100), n / 100, RecordedTape::new());
    row("`Steps` of 100 at once by `RecordedTape`", &pullback(&Tape, of_loops)?);
    row("`Steps` by `Tape`", &steps(n, Tape, Budget::Auto)?);
    row("`Steps` by `Dual`", &steps(n, Dual::new(), Budget::Auto)?);
    row("`Steps` by `Adjoint`", &steps(n, Adjoint, Budget::Auto)?);
    row("`Steps` by `Adjoint`, 100 states", &steps(n, Adjoint, Budget::Binomial(100))?);
    row("`Steps` by `Adjoint`, 10 states", &steps(n, Adjoint, Budget::Binomial(10))?);
    row("`Steps` by `Adjoint`, 1000 states, uniform", &steps(n, Adjoint, Budget::Uniform(1000))?);
    table.column_iter_mut().skip(1).for_each(|column| column.set_cell_alignment(CellAlignment::Right));
    println!("{n} steps of van der Pol's oscillator: a call of the prepared pullback.\n\n{table}");
    Ok(())
}
