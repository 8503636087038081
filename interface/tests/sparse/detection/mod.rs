//! Detectors beside known patterns and dense derivatives.

mod choices;
mod inside;
mod known;
mod probes;
mod refused;

use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detected, Detector, Pattern, Tracer};
use fluxions::{Args, View};

type Fails<F> = Result<Detected, fluxions::Error<<F as Function>::Error>>;

fn jacobian<F: Function>(
    f: &F,
    x: View<'_, F::Input, f64>,
    context: Args<'_, F, f64>,
    y: View<'_, F::Output, f64>,
) -> Fails<F> {
    Tracer.jacobian(Point::new(f, x, context), y)
}

fn hessian<F: Function<Output = f64>>(f: &F, x: View<'_, F::Input, f64>, context: Args<'_, F, f64>) -> Fails<F> {
    Tracer.hessian(Point::new(f, x, context), 0.0)
}

/// A pattern that is said to hold everywhere.
fn everywhere<E: core::fmt::Debug>(found: Result<Detected, E>) -> Pattern {
    let found = found.expect("the function can be traced");
    assert!(found.everywhere, "it is not said to hold everywhere:\n{}", found.pattern);
    found.pattern
}

/// A pattern that is said to hold for the choices at the point.
fn here<E: core::fmt::Debug>(found: Result<Detected, E>) -> Pattern {
    let found = found.expect("the function can be traced");
    assert!(!found.everywhere, "it is said to hold everywhere:\n{}", found.pattern);
    found.pattern
}

/// A pattern as text, row after row.
fn text(pattern: &Pattern) -> String {
    pattern.to_string().replace(' ', "").trim_end().replace('\n', " ")
}
