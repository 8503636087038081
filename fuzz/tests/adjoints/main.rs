//! Random programs, compiled with their adjoints, beside dual numbers. Each one without parameters is a helper that another function calls, so that
//! its adjoint runs in two halves.
//!
//! The programs are written anew by `cargo run -p fluxions-fuzz --example adjoints -- 300 > fuzz/tests/adjoints/programs.rs`, and the next
//! 300 of them by `-- 300 300`.

#[allow(warnings, clippy::all)]
#[rustfmt::skip]
mod programs;

/// What came out.
#[derive(Default)]
pub(crate) struct Outcome {
    points: usize,
    /// Points at which one is a number and the other is not.
    singular: usize,
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

/// ȳ = (1, 2, …).
pub(crate) fn seed(m: usize) -> Vec<f64> {
    (1..=m).map(|i| i as f64).collect()
}

/// Runs an adjoint with fresh cells, and compares x̄.
macro_rules! compare {
    ($outcome:ident, $program:ident, $x:ident, $expected:expr, |$x_bar:ident, $stack:ident| $call:expr) => {
        if let Ok(expected) = $expected {
            let $x_bar: Vec<Cell<f64>> = $x.iter().map(|_| Cell::new(0.0)).collect();
            let $stack = &mut Stack::new();
            $call;
            let adjoint: Vec<f64> = $x_bar.iter().map(Cell::get).collect();
            $outcome.compare(stringify!($program), $x, &adjoint, &expected);
        }
    };
}

pub(crate) use compare;

macro_rules! number {
    ($outcome:ident, $program:ident, $m:expr, $x:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F);
        crate::compare!($outcome, $program, x, Dual::new().gradient(&f, x), |x_bar, stack| {
            programs::$program::f::adjoint(x, &x_bar, &Cell::new(1.0), stack)
        });
    }};
}
pub(crate) use number;

macro_rules! number_with {
    ($outcome:ident, $program:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F);
        let (p, work): (&[f64], Vec<f64>) = (&$p, vec![f64::NAN; $slots]);
        crate::compare!($outcome, $program, x, Dual::new().bind(&f, (p, &work[..])).gradient(x), |x_bar, stack| {
            programs::$program::f::adjoint(
                x,
                &x_bar,
                p,
                &mut work.clone(),
                &vec![Cell::new(0.0); $slots],
                &Cell::new(1.0),
                stack,
            )
        });
    }};
}
pub(crate) use number_with;

macro_rules! vector {
    ($outcome:ident, $program:ident, $m:expr, $x:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F);
        let seed = crate::seed($m);
        let bars: Vec<Cell<f64>> = seed.iter().map(|s| Cell::new(*s)).collect();
        crate::compare!($outcome, $program, x, Dual::new().pullback(&f, x, &seed), |x_bar, stack| {
            programs::$program::f::adjoint(x, &x_bar, &bars, stack)
        });
    }};
}
pub(crate) use vector;

macro_rules! vector_with {
    ($outcome:ident, $program:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F);
        let (p, work): (&[f64], Vec<f64>) = (&$p, vec![f64::NAN; $slots]);
        let seed = crate::seed($m);
        let bars: Vec<Cell<f64>> = seed.iter().map(|s| Cell::new(*s)).collect();
        crate::compare!(
            $outcome,
            $program,
            x,
            Dual::new().bind(&f, (p, &work[..])).pullback(x, &seed),
            |x_bar, stack| programs::$program::f::adjoint(
                x,
                &x_bar,
                p,
                &mut work.clone(),
                &vec![Cell::new(0.0); $slots],
                &bars,
                stack
            )
        );
    }};
}
pub(crate) use vector_with;

macro_rules! in_place {
    ($outcome:ident, $program:ident, $m:expr, $x:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F::new(&[0.0; $m]));
        let seed = crate::seed($m);
        let bars: Vec<Cell<f64>> = seed.iter().map(|s| Cell::new(*s)).collect();
        crate::compare!($outcome, $program, x, Dual::new().pullback(&f, x, &seed), |x_bar, stack| {
            programs::$program::f::adjoint(&mut vec![f64::NAN; $m], &bars, x, &x_bar, stack)
        });
    }};
}
pub(crate) use in_place;

macro_rules! in_place_with {
    ($outcome:ident, $program:ident, $m:expr, $x:expr, $p:expr, $slots:expr) => {{
        use crate::programs;
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        use fluxions_dual::Dual;
        let (x, f): (&[f64], _) = (&$x, programs::$program::F::new(&[0.0; $m]));
        let (p, work): (&[f64], Vec<f64>) = (&$p, vec![f64::NAN; $slots]);
        let seed = crate::seed($m);
        let bars: Vec<Cell<f64>> = seed.iter().map(|s| Cell::new(*s)).collect();
        crate::compare!(
            $outcome,
            $program,
            x,
            Dual::new().bind(&f, (p, &work[..])).pullback(x, &seed),
            |x_bar, stack| programs::$program::f::adjoint(
                &mut vec![f64::NAN; $m],
                &bars,
                x,
                &x_bar,
                p,
                &mut work.clone(),
                &vec![Cell::new(0.0); $slots],
                stack
            )
        );
    }};
}
pub(crate) use in_place_with;

#[test]
fn random_programs_agree_with_dual_numbers() {
    let mut outcome = Outcome::default();
    programs::run(&mut outcome);
    let Outcome { points, singular, wrong } = outcome;
    println!("{points} points, {singular} of them singular");
    assert!(wrong.is_empty(), "{} of {points}: {wrong:#?}", wrong.len());
    assert!(points >= 300, "{points} points");
    assert!(singular * 50 <= points, "{singular} of {points} points are singular");
}
