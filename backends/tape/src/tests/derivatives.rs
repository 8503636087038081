//! Derivatives of random programs with branches, against forward mode; of smooth ones, against differences too. Always at
//! other points than the recorded one as well.

use super::random::{Manner, Many, One, any_number, random};
use super::{new_ones, settled};
use crate::{Flip, RecordedTape, Tape};
use fluxions::prelude::*;
use fluxions_dual::Dual;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

fn close(found: &[f64], expected: &[f64], tolerance: f64) -> bool {
    let scale = expected.iter().fold(1.0, |scale: f64, e| scale.max(e.abs()));
    found.len() == expected.len() && found.iter().zip(expected).all(|(f, e)| (f - e).abs() <= tolerance * scale)
}

macro_rules! assert_close {
    ($found:expr, $expected:expr, $tolerance:expr) => {{
        let (found, expected) = ($found, $expected);
        let (found, expected): (&[f64], &[f64]) = (found.as_ref(), expected.as_ref());
        prop_assert!(close(found, expected, $tolerance), "{}: {:?}, not {:?}", stringify!($found), found, expected);
    }};
}

/// Points beside this one; the last one is itself.
fn points(x: &[f64]) -> [Vec<f64>; 4] {
    [0.6, -1.0, 1.3, 1.0]
        .map(|factor| x.iter().zip(1..).map(|(x, i)| x * factor + (factor - 1.0) * 0.1 * f64::from(i)).collect())
}

/// A direction.
fn direction(n: usize, k: usize) -> Vec<f64> {
    (0..n).map(|i| ((3 * i + 5 * k + 1) as f64).cos()).collect()
}

fn views(of: &[Vec<f64>]) -> Vec<&[f64]> {
    of.iter().map(|x| &x[..]).collect()
}

/// Everything of first order, where there are more results than inputs and the other way round.
fn first_order<B: Backend>(b: &B, f: &Many, x: &[f64]) -> TestCaseResult {
    let (dual, m) = (Dual::new(), f.0.m);
    let mut jacobian = b.prepare_jacobian(f, x)?;
    let mut pushforward = b.prepare_pushforward(f, x)?;
    let mut pullback = b.prepare_pullback(f, x)?;
    for x in points(x) {
        let n = x.len();
        let exact = dual.jacobian(f, &x)?;
        let (y, j) = jacobian.value_and_jacobian(&x)?;
        assert_close!(&y, f.first(&x, ())?, 0.0);
        assert_close!(j.as_slice(), exact.as_slice(), 1e-11);
        // Six at once are more than one bundle of tangents or cotangents.
        let x_dots: Vec<_> = (0..6).map(|k| direction(n, k)).collect();
        let y_bars: Vec<_> = (0..6).map(|k| direction(m, k)).collect();
        let y_dots = pushforward.pushforward_batch(&x, &views(&x_dots))?;
        let x_bars = pullback.pullback_batch(&x, &views(&y_bars))?;
        for k in 0..6 {
            let vector = |v: &[f64]| nalgebra::DVector::from_column_slice(v);
            let (y_dot, x_bar) = (&exact * vector(&x_dots[k]), exact.transpose() * vector(&y_bars[k]));
            assert_close!(&y_dots[k], y_dot.as_slice(), 1e-10);
            assert_close!(&x_bars[k], x_bar.as_slice(), 1e-10);
            assert_close!(pushforward.pushforward(&x, &x_dots[k])?, y_dot.as_slice(), 1e-10);
            assert_close!(pullback.pullback(&x, &y_bars[k])?, x_bar.as_slice(), 1e-10);
        }
        let mut map = pullback.at(&x)?;
        for y_bar in &y_bars {
            let expected = exact.transpose() * nalgebra::DVector::from_column_slice(y_bar);
            assert_close!(map.pullback(y_bar)?, expected.as_slice(), 1e-10);
        }
    }
    Ok(())
}

/// Everything of one number, to second order.
fn second_order<B: Backend>(b: &B, f: &One, x: &[f64]) -> TestCaseResult {
    let dual = Dual::new();
    let mut gradient = b.prepare_gradient(f, x)?;
    let mut hvp = b.prepare_hvp(f, x)?;
    let mut hessian = b.prepare_hessian(f, x)?;
    for x in points(x) {
        let n = x.len();
        let (y, g, exact) = dual.value_gradient_and_hessian(f, &x)?;
        let scale = 1.0 + exact.abs().max();
        prop_assume!(scale < 1e6);
        let found = gradient.value_and_gradient(&x)?;
        assert_close!(&[found.0], &[y], 0.0);
        assert_close!(found.1, &g, 1e-11);
        let found = hessian.value_gradient_and_hessian(&x)?;
        assert_close!(&[found.0], &[y], 0.0);
        assert_close!(found.1, &g, 1e-11);
        assert_close!(found.2.as_slice(), exact.as_slice(), 1e-10);
        let x_dots: Vec<_> = (0..9).map(|k| direction(n, k)).collect();
        let products = hvp.hvp_batch(&x, &views(&x_dots))?;
        for (x_dot, product) in x_dots.iter().zip(&products) {
            let expected = &exact * nalgebra::DVector::from_column_slice(x_dot);
            assert_close!(product, expected.as_slice(), 1e-10 * scale);
            assert_close!(hvp.hvp(&x, x_dot)?, expected.as_slice(), 1e-10 * scale);
        }
    }
    Ok(())
}

/// (f(x + h v) − f(x − h v)) / 2h
fn difference(f: impl Fn(&[f64]) -> Vec<f64>, x: &[f64], v: &[f64]) -> Vec<f64> {
    let h = 1e-5;
    let at = |h: f64| f(&x.iter().zip(v).map(|(x, v)| x + h * v).collect::<Vec<_>>());
    at(h).iter().zip(at(-h)).map(|(up, down)| (up - down) / (2.0 * h)).collect()
}

proptest! {
    #![proptest_config(settled(150))]

    #[test]
    fn first_order_agrees_with_forward_mode(
        f in random(Manner::Branching, 16, 14),
        x in prop::collection::vec(-2.0..2.0f64, 1..14),
    ) {
        let f = Many(f);
        first_order(&Tape, &f, &x)?;
        first_order(&RecordedTape::new(), &f, &x)?;
    }

    #[test]
    fn second_order_agrees_with_forward_mode(
        f in random(Manner::Branching, 10, 4),
        x in prop::collection::vec(-2.0..2.0f64, 1..14),
    ) {
        let f = One(f);
        second_order(&Tape, &f, &x)?;
        second_order(&RecordedTape::new(), &f, &x)?;
    }

    #[test]
    fn differences_agree(
        f in random(Manner::Tame, 8, 4),
        x in prop::collection::vec(-1.5..1.5f64, 1..6),
        elsewhere in -1.0..1.0f64,
    ) {
        let f = One(f);
        let mut gradient = RecordedTape::new().prepare_gradient(&f, &x)?;
        let mut hvp = RecordedTape::new().prepare_hvp(&f, &x)?;
        let x: Vec<f64> = x.iter().map(|x| x * elsewhere + 0.1).collect();
        let v = direction(x.len(), 0);
        let value = |x: &[f64]| { let mut y = 0.0; f.evaluate(x, (), &mut y).map(|()| vec![y]).unwrap_or_default() };
        let slope: f64 = gradient.gradient(&x)?.iter().zip(&v).map(|(g, v)| g * v).sum();
        prop_assert!((slope - difference(value, &x, &v)[0]).abs() < 1e-5 * (1.0 + slope.abs()));
        let product = hvp.hvp(&x, &v)?;
        let bend = difference(|x| Tape.gradient(&f, x).unwrap_or_default(), &x, &v);
        assert_close!(product, bend, 1e-4);
    }
}

proptest! {
    #![proptest_config(new_ones(300))]

    /// A program holds where it was recorded, whatever f compares and looks at there, run over any number.
    #[test]
    fn programs_hold_where_they_were_recorded(
        f in random(Manner::Wild, 20, 8),
        x in prop::collection::vec(any_number(), 1..12),
    ) {
        let tape = RecordedTape::new().on_flip(Flip::Refuse);
        let (many, one) = (Many(f.clone()), One(f));
        let (y_bar, x_dot) = (direction(many.0.m, 1), direction(x.len(), 2));
        tape.prepare_pullback(&many, &x)?.pullback(&x, &y_bar)?;
        tape.prepare_pushforward(&many, &x)?.pushforward(&x, &x_dot)?;
        tape.prepare_jacobian(&many, &x)?.jacobian(&x)?;
        tape.prepare_hvp(&one, &x)?.hvp(&x, &x_dot)?;
        tape.prepare_hessian(&one, &x)?.hessian(&x)?;
    }
}
