//! Random programs, compiled with their adjoints, beside dual numbers. Each one without parameters is a helper that another function calls, so that
//! its adjoint runs in two halves.
//!
//! The programs are written anew by `cargo run -p fluxions-fuzz --example adjoints -- 300 > fuzz/tests/adjoints/programs.rs`, and the next
//! 300 of them by `-- 300 300`. Programs with memory, whose lists change their length, are written by `cargo run -p fluxions-fuzz --example memory -- 100 >
//! fuzz/tests/adjoints/memory.rs`.

#[allow(warnings, clippy::all)]
#[rustfmt::skip]
mod programs;

#[allow(warnings, clippy::all)]
#[rustfmt::skip]
mod memory;

mod prepared;

use fluxions::Scalar;
use fluxions::adjoint::{Cell, Stack};
use fluxions_dual::DualNumber;
use fluxions_scenarios::allocations::CountingAllocator;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// What came out.
#[derive(Default)]
pub(crate) struct Outcome {
    points: usize,
    /// Points at which one is a number and the other is not.
    singular: usize,
    /// Programs that allocate at each call.
    allocating: usize,
    wrong: Vec<String>,
}

impl Outcome {
    /// Compares two lists, to the digits that a long program leaves.
    fn compare(&mut self, name: &str, x: &[f64], adjoint: &[f64], dual: &[f64]) {
        let scale = dual.iter().filter(|d| d.is_finite()).fold(1.0_f64, |scale, d| scale.max(d.abs()));
        let near = |(a, b): (&f64, &f64)| (a - b).abs() <= 1e-8 * scale || a == b || !a.is_finite() && !b.is_finite();
        self.points += 1;
        if adjoint.len() == dual.len() && adjoint.iter().zip(dual).all(near) {
            return;
        }
        if adjoint.iter().chain(dual).any(|d| !d.is_finite()) {
            self.singular += 1;
        } else {
            self.wrong.push(format!("{name} at {x:?}: {adjoint:?}, and dual numbers say {dual:?}"));
        }
    }
}

/// A dual number with one tangent. It is used without an engine, so that each program is compiled for one number and no more.
type Tangent = DualNumber<f64, 1>;

/// What a program reads, and its room.
pub(crate) struct Given<'a, S> {
    pub(crate) x: &'a [S],
    pub(crate) p: &'a [S],
    pub(crate) work: &'a mut [S],
}

/// The adjoints of x, of the room and of y.
pub(crate) struct Bars {
    pub(crate) x: Vec<Cell<f64>>,
    pub(crate) work: Vec<Cell<f64>>,
    pub(crate) y: Vec<Cell<f64>>,
}

/// A program and its adjoint, as pointers: what compares them is compiled once.
type Program = fn(Given<'_, Tangent>, &mut [Tangent]);
type Adjoint = fn(Given<'_, f64>, &Bars, &mut Stack);

fn cells(list: &[f64]) -> Vec<Cell<f64>> {
    list.iter().map(|&v| Cell::new(v)).collect()
}

fn constants(list: &[f64]) -> Vec<Tangent> {
    list.iter().map(|&v| Tangent::constant(v)).collect()
}

impl Outcome {
    /// Compares x̄ for ȳ = (1, 2, …) with what dual numbers say, one component of x at a time.
    pub(crate) fn run(
        &mut self,
        name: &str,
        (outputs, slots): (usize, usize),
        (x, p): (&[f64], &[f64]),
        program: Program,
        adjoint: Adjoint,
    ) {
        let y_bar: Vec<f64> = (1..=outputs).map(|i| i as f64).collect();
        let (empty, room) = (vec![f64::NAN; outputs], vec![f64::NAN; slots]);
        let component = |j: usize| {
            let (mut x, p, mut work, mut y) = (constants(x), constants(p), constants(&room), constants(&empty));
            x[j] = Tangent::new(x[j].value(), [1.0]);
            program(Given { x: &x, p: &p, work: &mut work }, &mut y);
            y.iter().zip(&y_bar).map(|(y, y_bar)| y.tangents()[0] * y_bar).sum()
        };
        let expected: Vec<f64> = (0..x.len()).map(component).collect();
        let bars = Bars { x: cells(&vec![0.0; x.len()]), work: cells(&vec![0.0; slots]), y: cells(&y_bar) };
        adjoint(Given { x, p, work: &mut room.clone() }, &bars, &mut Stack::new());
        let found: Vec<f64> = bars.x.iter().map(Cell::get).collect();
        self.compare(name, x, &found, &expected);
    }
}

/// Runs a program of the module in which the macro is called. The others differ in the form of the program.
macro_rules! number {
    ($outcome:ident, $f:ident, $m:expr, $x:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, 0),
            (&$x, &[]),
            |given, y| y[0] = $f::f(given.x),
            |given, bars, stack| {
                $f::f::adjoint(given.x, &bars.x, &bars.y[0], stack);
            },
        )
    };
}
pub(crate) use number;

macro_rules! number_with {
    ($outcome:ident, $f:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, $slots),
            (&$x, &$p),
            |given, y| y[0] = $f::f(given.x, given.p, given.work),
            |given, bars, stack| {
                $f::f::adjoint(given.x, &bars.x, given.p, given.work, &bars.work, &bars.y[0], stack);
            },
        )
    };
}
pub(crate) use number_with;

macro_rules! vector {
    ($outcome:ident, $f:ident, $m:expr, $x:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, 0),
            (&$x, &[]),
            |given, y| y.copy_from_slice(&$f::f(given.x)),
            |given, bars, stack| {
                $f::f::adjoint(given.x, &bars.x, &bars.y, stack);
            },
        )
    };
}
pub(crate) use vector;

macro_rules! vector_with {
    ($outcome:ident, $f:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, $slots),
            (&$x, &$p),
            |given, y| y.copy_from_slice(&$f::f(given.x, given.p, given.work)),
            |given, bars, stack| {
                $f::f::adjoint(given.x, &bars.x, given.p, given.work, &bars.work, &bars.y, stack);
            },
        )
    };
}
pub(crate) use vector_with;

macro_rules! in_place {
    ($outcome:ident, $f:ident, $m:expr, $x:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, 0),
            (&$x, &[]),
            |given, y| $f::f(y, given.x),
            |given, bars, stack| $f::f::adjoint(&mut [f64::NAN; $m], &bars.y, given.x, &bars.x, stack),
        )
    };
}
pub(crate) use in_place;

macro_rules! in_place_with {
    ($outcome:ident, $f:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {
        $outcome.run(
            stringify!($f),
            ($m, $slots),
            (&$x, &$p),
            |given, y| $f::f(y, given.x, given.p, given.work),
            |given, bars, stack| {
                let y = &mut [f64::NAN; $m];
                $f::f::adjoint(y, &bars.y, given.x, &bars.x, given.p, given.work, &bars.work, stack)
            },
        )
    };
}
pub(crate) use in_place_with;

#[test]
fn random_programs_agree_with_dual_numbers() {
    let mut outcome = Outcome::default();
    programs::run(&mut outcome);
    let Outcome { points, singular, wrong, .. } = outcome;
    println!("{points} points, {singular} of them singular");
    assert!(wrong.is_empty(), "{} of {points}: {wrong:#?}", wrong.len());
    assert!(points >= 300, "{points} points");
    assert!(singular * 50 <= points, "{singular} of {points} points are singular");
}

#[test]
fn programs_with_memory_agree_with_dual_numbers() {
    let mut outcome = Outcome::default();
    memory::run(&mut outcome);
    let Outcome { points, singular, allocating, wrong } = outcome;
    println!("{points} points, {allocating} programs allocate");
    assert!(wrong.is_empty(), "{} of {points}: {wrong:#?}", wrong.len());
    assert!(points >= 900, "{points} points");
    assert_eq!(singular, 0, "all derivatives are finite");
    // Some vectors are allocated in each call, as those that are moved, lists of constants, copies of lists in fields that change, and what a sort needs. Most
    // programs have none of them.
    assert!(allocating <= 26, "{allocating} programs allocate");
}
