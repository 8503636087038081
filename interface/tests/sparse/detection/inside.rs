//! Derivatives inside a traced function, and traces inside of one.

use super::{everywhere, here, jacobian, text};
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Pattern, Trace, Tracer};
use fluxions::{DerivativeOf, GradientOf};
use fluxions_dual::Dual;
use fluxions_problems::scaling::{Rosenbrock, start};
use fluxions_tape::{RecordedTape, Tape};

/// The value's row is full, the gradient's rows are the Hessian.
fn is_gradient_of_rosenbrock(found: &Pattern, n: usize) {
    let expected = Pattern::from_fn(n + 1, n, |i, j| i == 0 || (i - 1).abs_diff(j) <= 1).expect("a small pattern");
    assert_eq!(found.to_string(), expected.to_string());
}

#[test]
fn gradients_inside() {
    let x = start(20);
    let y = (0.0, &x[..]);
    is_gradient_of_rosenbrock(&everywhere(jacobian(&GradientOf::new(Rosenbrock, Dual::new()), &x, (), y)), 20);
    is_gradient_of_rosenbrock(&everywhere(jacobian(&GradientOf::new(Rosenbrock, Tape), &x, (), y)), 20);
    is_gradient_of_rosenbrock(&everywhere(jacobian(&GradientOf::new(Rosenbrock, RecordedTape::new()), &x, (), y)), 20);
}

#[differentiable]
fn bent<S: Scalar>(x: S) -> S {
    if x > 0.0 { x * x } else { x }
}

#[test]
fn choices_inside_are_seen() {
    let found = |x: f64| {
        [
            text(&here(jacobian(&DerivativeOf::new(Bent, Dual::new()), x, (), (0.0, 0.0)))),
            text(&here(jacobian(&DerivativeOf::new(Bent, RecordedTape::new()), x, (), (0.0, 0.0)))),
        ]
    };
    assert_eq!(found(1.0), ["● ●", "● ●"]);
    assert_eq!(found(-1.0), ["● ·", "● ·"]); // f′ = 1
}

/// x₀ times the number of entries of a pattern that is detected inside, of a function that itself looks at x.
#[differentiable]
fn nested<S: Scalar>(x: &[S; 2]) -> S {
    let inside = Trace::record(&[1.0, 2.0], |z| vec![z[0] * z[1] * x[1].primal()]);
    let entries = inside.and_then(|trace| trace.hessian()).map_or(0, |pattern| pattern.nnz());
    x[0] * entries as f64 + x[1]
}

#[test]
fn a_trace_inside_a_trace() {
    assert_eq!(text(&here(jacobian(&Nested, &[1.0, 2.0], (), 0.0))), "●●");
}

#[test]
fn traces_on_threads() {
    std::thread::scope(|scope| {
        for n in 10..18 {
            scope.spawn(move || {
                let found = Tracer.hessian(Point::<f64, f64, _>::new(&Rosenbrock, &start(n), ()), 0.0);
                assert_eq!(found.map(|found| found.pattern.nnz()), Ok(3 * n - 2));
            });
        }
    });
}
