//! Plain values that leave a recording: by nalgebra's traits, and by dual numbers and differences inside.

use crate::{Outcome, counters, equal};
use fluxions::prelude::*;
use fluxions::{Field, GradientOf, Nestable};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::ComplexField;

#[differentiable]
fn where_finite<S: Scalar>(x: &[S; 2]) -> S {
    if Field(x[0]).is_finite() { x[0] * x[1] } else { x[1] * 3.0 }
}

#[differentiable]
fn converted<S: Scalar>(x: &[S; 2]) -> S {
    x[1] * nalgebra::try_convert::<_, f64>(Field(x[0])).unwrap_or(0.0)
}

#[test]
fn is_finite_leaves_a_guard_that_holds_at_other_points() -> Outcome {
    let mut p = RecordedTape::new().prepare_gradient(WhereFinite, &[1.0, 2.0])?;
    for x in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
        assert_eq!(p.gradient(&[5.0, 7.0])?, [7.0, 5.0]);
        assert_eq!(p.gradient(&[-1e300, 2.0])?, [2.0, -1e300]);
        assert_eq!(p.gradient(&[x, 7.0])?, [0.0, 3.0]);
    }
    assert_eq!(counters!(p), (6, 4, 5));
    Ok(())
}

#[test]
fn a_number_that_is_converted_to_a_float_pins() -> Outcome {
    let mut p = RecordedTape::new().prepare_gradient(Converted, &[1.0, 2.0])?;
    assert_eq!(p.gradient(&[1.0, 5.0])?, [0.0, 1.0]);
    assert_eq!(p.gradient(&[4.0, 5.0])?, [0.0, 4.0]);
    assert_eq!(counters!(p), (2, 1, 1));
    Ok(())
}

/// Rules that choose by a value, each alone, since one NaN hides all others.
#[differentiable]
fn edge<S: Scalar>(x: &[S; 2], #[parameter] p: &[S; 9]) -> S {
    let (a, b) = (x[0], x[1]);
    let rules = [
        a.max(b) * 3.0 + b,
        a.min(b) * 5.0 + b,
        a.abs() + b,
        a.sqrt() + b,
        b / a + b,
        a.atan2(b),
        a.pow(b),
        a.hypot(b),
        a.ln() + b.powi(-2),
    ];
    // Not by a product: 0 · NaN is no 0.
    rules.iter().zip(p).map(|(&rule, &p)| S::select(p, fluxions::Relation::Equal, S::zero(), S::zero(), rule)).sum()
}

/// Values and derivatives of the gradient inside a recording that is replayed are those of a new recording, to the last bit.
fn replays_as_it_records<I: Nestable>(inner: I) -> Outcome {
    const VALUES: [f64; 9] = [1.0, 0.0, -0.0, -2.0, 1e-320, 1e200, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    for rule in 0..9 {
        let p: [f64; 9] = core::array::from_fn(|k| if k == rule { 1.0 } else { 0.0 });
        let f = GradientOf::new(Edge, inner.clone());
        let (recorded, tape) = (RecordedTape::new(), Tape);
        let mut replayed = recorded.bind(&f, &p).prepare_jacobian(&[1.25, 0.5]).map_err(fluxions::Error::flatten)?;
        for x in VALUES.iter().flat_map(|&a| VALUES.map(|b| [a, b])) {
            let (y, j) = replayed.with(&p).value_and_jacobian(&x).map_err(fluxions::Error::flatten)?;
            let (fresh_y, fresh) = tape.bind(&f, &p).value_and_jacobian(&x).map_err(fluxions::Error::flatten)?;
            let (y, fresh_y) = ([y.0, y.1[0], y.1[1]], [fresh_y.0, fresh_y.1[0], fresh_y.1[1]]);
            assert!(equal(&y, &fresh_y), "rule {rule} at {x:?}: {y:?}, not {fresh_y:?}");
            assert!(equal(j.as_slice(), fresh.as_slice()), "rule {rule} at {x:?}: {j}, not {fresh}");
        }
        assert!(replayed.engine().replays() > 0, "rule {rule}");
    }
    Ok(())
}

#[test]
fn dual_numbers_inside_choose_anew() -> Outcome {
    replays_as_it_records(Dual::new())
}

#[test]
fn a_tape_inside_chooses_anew() -> Outcome {
    replays_as_it_records(RecordedTape::new())
}

#[differentiable]
fn root<S: Scalar>(x: &[S; 2]) -> S {
    x[0].sqrt() + x[1]
}

#[test]
fn an_infinite_slope_inside_leaves_the_other_input_alone() -> Outcome {
    let f = GradientOf::new(Root, Dual::new());
    let recorded = RecordedTape::new();
    let mut p = recorded.prepare_jacobian(&f, &[1.0, 1.0]).map_err(fluxions::Error::flatten)?;
    let (y, _) = p.value_and_jacobian(&[0.0, 1.0]).map_err(fluxions::Error::flatten)?;
    assert_eq!(y, (1.0, [f64::INFINITY, 1.0]));
    Ok(())
}

#[differentiable]
fn square<S: Scalar>(x: S) -> S {
    x * x
}

#[test]
fn differences_inside_take_the_step_of_this_point() -> Outcome {
    let pair = SecondOrder::new(RecordedTape::new(), FiniteDifference::central());
    let mut p = pair.prepare_second_derivative(Square, 1.0)?;
    for x in [1.0, 1e12, 0.0, 1e-3, -1e6, 1.0] {
        let second = p.second_derivative(x)?;
        assert!((second - 2.0f64).abs() < 1e-4, "{second} at {x}");
    }
    Ok(())
}
