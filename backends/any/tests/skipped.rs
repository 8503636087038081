//! Skipped fields that change between calls, of inputs and of outputs.

use fluxions::Error;
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use std::convert::Infallible;

type Outcome = Result<(), Error<Infallible>>;

/// x to a power that is not differentiated.
#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Mode<S> {
    x: S,
    #[differentiable(skip)]
    power: i32,
}

const fn mode(x: f64, power: i32) -> Mode<f64> {
    Mode { x, power }
}

/// Σ xᵖ over modes that lie in a struct, a vector, an array and a pair.
#[differentiable]
fn powers<S: Scalar>(one: &Mode<S>, many: &[Mode<S>], two: &[Mode<S>; 2], pair: (&Mode<S>, S)) -> S {
    let all = many.iter().chain(two).chain([one, pair.0]);
    all.map(|mode| mode.x.powi(mode.power)).sum::<S>() + pair.1
}

type Modes = (Mode<f64>, Vec<Mode<f64>>, [Mode<f64>; 2], (Mode<f64>, f64));

/// Modes at 2, with these powers: in the struct, the vector, the array and the pair.
fn modes([one, many, two, pair]: [i32; 4]) -> Modes {
    (mode(2.0, one), vec![mode(2.0, many)], [mode(2.0, 2), mode(2.0, two)], (mode(2.0, pair), 0.0))
}

fn view(x: &Modes) -> fluxions::View<'_, Modes, f64> {
    (&x.0, &x.1, &x.2, (&x.3.0, x.3.1))
}

const POWERS: [[i32; 4]; 6] = [[2, 2, 2, 2], [3, 2, 2, 2], [3, 4, 2, 2], [3, 4, 5, 2], [3, 4, 5, 1], [2, 2, 2, 2]];

fn close(found: f64, exact: f64) -> bool {
    (found - exact).abs() <= 1e-5 * exact.abs().max(1.0)
}

/// p · 2ᵖ⁻¹ and p (p − 1) · 2ᵖ⁻²
fn slopes(power: i32) -> (f64, f64) {
    let p = f64::from(power);
    (p * 2f64.powi(power - 1), p * (p - 1.0) * 2f64.powi(power - 2))
}

#[test]
fn a_skipped_field_of_the_input_changes_between_calls() -> Outcome {
    for backend in AnyBackend::all() {
        let first = modes(POWERS[0]);
        let mut gradient = backend.prepare_gradient(Powers, view(&first))?;
        let mut hessian = backend.prepare_hessian(Powers, view(&first))?;
        let mut hvp = backend.prepare_hvp(Powers, view(&first))?;
        for powers in POWERS {
            let x = modes(powers);
            let [one, many, two, pair] = powers.map(slopes);
            let exact = [one, many, slopes(2), two, pair];
            let g = gradient.gradient(view(&x))?;
            let found = [g.0.x, g.1[0].x, g.2[0].x, g.2[1].x, g.3.0.x];
            let h = hessian.hessian(view(&x))?;
            let product = hvp.hvp(view(&x), view(&x))?;
            for (i, (first, second)) in exact.into_iter().enumerate() {
                assert!(close(found[i], first), "{backend}, {powers:?}, {i}: {}, not {first}", found[i]);
                assert!(close(h[(i, i)], second), "{backend}, {powers:?}, {i}: {}, not {second}", h[(i, i)]);
            }
            assert!(close(product.0.x, 2.0 * one.1), "{backend}, {powers:?}: {}", product.0.x);
            // Results like x have the skipped fields of x.
            assert_eq!([g.0.power, g.1[0].power, g.2[1].power, g.3.0.power], powers, "{backend}");
        }
    }
    Ok(())
}

#[differentiable]
fn relabelled<S: Scalar>(x: &Mode<S>) -> Mode<S> {
    Mode { x: x.x * x.x, power: x.power + 1 }
}

#[differentiable]
fn signed<S: Scalar>(x: S) -> Mode<S> {
    Mode { x: x * x, power: if x < 0.0 { -1 } else { 1 } }
}

#[test]
fn a_skipped_field_of_the_output_is_that_of_this_call() -> Outcome {
    for backend in AnyBackend::all() {
        let mut jacobian = backend.prepare_jacobian(Relabelled, &mode(3.0, 1))?;
        let mut pushforward = backend.prepare_pushforward(Relabelled, &mode(3.0, 1))?;
        let mut pullback = backend.prepare_pullback(Relabelled, &mode(3.0, 1))?;
        for power in [1, 7, -2, 1] {
            let x = mode(3.0, power);
            let (y, j) = jacobian.value_and_jacobian(&x)?;
            assert!(close(j[0], 6.0) && y == mode(9.0, power + 1), "{backend}: {y:?}");
            let y_dot = pushforward.pushforward(&x, &mode(1.0, 0))?;
            assert!(close(y_dot.x, 6.0) && y_dot.power == power + 1, "{backend}: {y_dot:?}");
            let (y, x_bar) = pullback.value_and_pullback(&x, &mode(1.0, 0))?;
            assert!(close(x_bar.x, 6.0) && (x_bar.power, y.power) == (power, power + 1), "{backend}: {y:?}, {x_bar:?}");
        }
    }
    Ok(())
}

#[test]
fn a_skipped_field_of_the_output_follows_a_branch() -> Outcome {
    for backend in AnyBackend::all() {
        let mut derivative = backend.prepare_derivative(Signed, 3.0)?;
        let mut second = backend.prepare_second_derivative(Signed, 3.0)?;
        for x in [3.0, -3.0, 2.0, -2.0] {
            let sign = if x < 0.0 { -1 } else { 1 };
            let (y, slope) = derivative.value_and_derivative(x)?;
            assert!(close(slope.x, 2.0 * x) && (y.power, slope.power) == (sign, sign), "{backend}: {y:?}, {slope:?}");
            let (y, first, second) = second.value_derivative_and_second_derivative(x)?;
            assert!(close(first.x, 2.0 * x) && close(second.x, 2.0), "{backend}: {first:?}, {second:?}");
            assert_eq!([y.power, first.power, second.power], [sign; 3], "{backend}");
        }
    }
    Ok(())
}
