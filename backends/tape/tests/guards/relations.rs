//! Each way to compare.

use crate::{counters, equal};
use core::cmp::Ordering;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::scalar::Literal;
use fluxions::{Error, GradientOf, View};
use fluxions_dual::Dual;
use fluxions_tape::{Flip, RecordedTape, Tape};

type Outcome = Result<(), Error<Infallible>>;

/// The line of the first comparison below; the others follow, one on a line.
const FIRST: u32 = line!() + 5;
const WAYS: u32 = 29;

fn holds<S: Scalar>(way: u32, a: S, b: S) -> bool {
    match way {
        0 => a < b,
        1 => a <= b,
        2 => a == b,
        3 => a != b,
        4 => a > b,
        5 => a >= b,
        6 => a.partial_cmp(&b) == Some(Ordering::Less),
        7 => (a - b).is_zero(),
        8 => a < 1.0,
        9 => a <= 1.0,
        10 => a == 1.0,
        11 => a != 1.0,
        12 => a > 1.0,
        13 => a >= 1.0,
        14 => PartialOrd::<f64>::partial_cmp(&a, &1.0) == Some(Ordering::Less),
        15 => S::constant(1.0) < a,
        16 => S::constant(1.0) == a,
        17 => a.primal() < 1.0,
        18 => S::one().partial_cmp(&a) == Some(Ordering::Less),
        19 => (-a + 1.0).is_zero(),
        20 => Literal(1.0) > a,
        21 => Literal(1.0) >= a,
        22 => Literal(1.0) == a,
        23 => Literal(1.0) != a,
        24 => Literal(1.0) < a,
        25 => Literal(1.0) <= a,
        26 => Literal(1.0).partial_cmp(&a) == Some(Ordering::Greater),
        27 => (a / b).is_nan(),
        _ => (a - 0.5).recip().is_finite(),
    }
}

/// What a guard on this comparison looks at, as a number.
fn looked_at(way: u32, a: f64) -> i64 {
    match way {
        6 | 14 | 18 | 26 => a.partial_cmp(&1.0).map_or(2, |order| order as i64),
        17 => a.to_bits().cast_signed(),
        _ => i64::from(holds(way, a, 1.0)),
    }
}

/// f(a, b) = a b where the comparison holds, else a + 3 b.
#[derive(Clone, Copy, Debug)]
struct Compares(u32);

impl Function for Compares {
    type Input = Vec<f64>;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: View<'_, Vec<f64>, S>, (): (), y: &mut S) -> Result<(), Infallible> {
        // Another comparison, which comes out the same everywhere.
        let usual = x[1] > 0.0;
        let (a, b) = (x[0], x[1]);
        *y = if holds(self.0, a, b) && usual { a * b * a } else { a + b * 3.0 };
        Ok(())
    }
    fn first<S: Scalar>(&self, _: View<'_, Vec<f64>, S>, (): ()) -> Result<S, Infallible> {
        Ok(S::zero())
    }
}

const POINTS: [f64; 12] = [0.5, 1.5, 1.5, 1.0, 0.5, 0.25, f64::NAN, f64::NAN, 1.0, 1.0, 2.0, 0.5];

#[test]
fn flips_are_seen_and_counted() -> Outcome {
    for way in 0..WAYS {
        let f = Compares(way);
        let mut p = RecordedTape::new().prepare_gradient(f, &[0.5, 1.0])?;
        let mut jvp = RecordedTape::new().prepare_pushforward(f, &[0.5, 1.0])?;
        let mut hvp = RecordedTape::new().prepare_hvp(f, &[0.5, 1.0])?;
        let mut expected = (1, 0, 0);
        assert_eq!(p.engine().program().map(|program| program.guards()), Some(2));
        let mut recorded = looked_at(way, 0.5);
        for a in POINTS {
            if looked_at(way, a) == recorded {
                expected.1 += 1;
            } else {
                (expected.0, expected.2, recorded) = (expected.0 + 1, expected.2 + 1, looked_at(way, a));
            }
            let x = [a, 1.0];
            let (y, exact) = Dual::new().value_and_gradient(&f, &x)?;
            let (value, gradient) = p.value_and_gradient(&x)?;
            assert!(equal(&gradient, &exact) && equal(&[value], &[y]), "way {way} at {a}: {gradient:?}, not {exact:?}");
            assert!(equal(&Tape.gradient(&f, &x)?, &exact));
            assert!(equal(&[jvp.pushforward(&x, &[1.0, 0.0])?], &exact[..1]));
            assert!(equal(&hvp.hvp(&x, &[1.0, 0.0])?, &Dual::new().hvp(&f, &x, &[1.0, 0.0])?));
            assert_eq!(counters!(p), expected, "way {way} at {a}");
            assert_eq!(counters!(jvp), expected, "way {way} at {a}");
            assert_eq!(counters!(hvp), expected, "way {way} at {a}");
        }
    }
    Ok(())
}

#[test]
fn a_refusal_names_the_comparison() -> Outcome {
    let tape = RecordedTape::new().on_flip(Flip::Refuse);
    for way in 0..WAYS {
        let f = Compares(way);
        let mut p = tape.prepare_gradient(f, &[0.5, 1.0])?;
        let mut jacobian = tape.prepare_jacobian(f, &[0.5, 1.0])?;
        let mut hessian = tape.prepare_hessian(f, &[0.5, 1.0])?;
        let mut expected = (1, 0, 0);
        for a in POINTS {
            let x = [a, 1.0];
            if looked_at(way, a) == looked_at(way, 0.5) {
                expected.1 += 1;
                assert!(equal(&p.gradient(&x)?, &Dual::new().gradient(&f, &x)?));
                assert!(jacobian.jacobian(&x).is_ok() && hessian.hessian(&x).is_ok());
            } else {
                expected.2 += 1;
                let line = FIRST + way;
                let error = Error::BranchChanged { number: 1, file: file!(), line };
                assert_eq!(p.gradient(&x), Err(error.clone()));
                assert_eq!(jacobian.jacobian(&x), Err(error.clone()));
                assert_eq!(hessian.hessian(&x), Err(error.clone()));
                assert!(error.to_string().contains(&format!("relations.rs:{line}")), "{error}");
            }
            assert_eq!((counters!(p), counters!(jacobian), counters!(hessian)), (expected, expected, expected));
        }
    }
    Ok(())
}

/// The comparisons of a function that is differentiated inside another one are its own too.
#[test]
fn a_refusal_names_the_comparison_inside() {
    let inside = GradientOf::new(Compares(8), RecordedTape::new());
    let tape = RecordedTape::new().on_flip(Flip::Refuse);
    let mut p = tape.prepare_jacobian(&inside, &[0.5, 1.0]).expect("a prepared Jacobian");
    assert!(p.jacobian(&[0.25, 1.0]).is_ok());
    match p.jacobian(&[1.5, 1.0]) {
        Err(Error::BranchChanged { file, line, .. }) => assert_eq!((file, line), (file!(), FIRST + 8)),
        other => panic!("{other:?}"),
    }
}

#[differentiable]
fn pinned<S: Scalar>(x: &[S]) -> S {
    x[0] * x[1].primal()
}

#[test]
fn a_look_at_a_value_pins_it_bit_for_bit() -> Outcome {
    let mut p = RecordedTape::new().prepare_gradient(Pinned, &[1.0, 2.0])?;
    for (x, expected) in [
        ([3.0, 2.0], (1, 1, 0)),
        ([3.0, 5.0], (2, 1, 1)),
        ([4.0, 5.0], (2, 2, 1)),
        ([4.0, 0.0], (3, 2, 2)),
        ([4.0, -0.0], (4, 2, 3)),
        ([4.0, f64::NAN], (5, 2, 4)),
        ([4.0, f64::NAN], (5, 3, 4)),
    ] {
        assert!(equal(&p.gradient(&x)?, &[x[1], 0.0]));
        assert_eq!(counters!(p), expected);
    }
    Ok(())
}

/// 3 − ln x, whose NaN for x < 0 has a sign that depends on how the subtraction is done.
#[differentiable]
fn pinned_nan<S: Scalar>(x: &[S]) -> S {
    x[0] * (S::constant(3.0) - x[1].ln()).primal()
}

#[test]
fn all_nan_are_one() -> Outcome {
    let mut p = RecordedTape::new().on_flip(Flip::Refuse).prepare_gradient(PinnedNan, &[1.0, -1.0])?;
    assert!(equal(&p.gradient(&[1.0, -1.0])?, &[f64::NAN, 0.0]));
    assert!(equal(&p.gradient(&[1.0, -2.0])?, &[f64::NAN, 0.0]));
    assert_eq!(counters!(p), (1, 2, 0));
    assert!(p.gradient(&[1.0, 2.0]).is_err());
    Ok(())
}

#[test]
fn what_others_did_not_compare_needs_no_guard() -> Outcome {
    #[differentiable]
    fn constants<S: Scalar>(x: &[S]) -> S {
        // Constants compare for free, and so does a number without derivative that was one.
        let three = S::constant(3.0);
        if three > 2.0 && three.primal() == 3.0 && !three.is_zero() { x[0] * three } else { x[0] }
    }
    let p = RecordedTape::new().prepare_gradient(Constants, &[1.0])?;
    assert_eq!(p.engine().program().map(|program| program.guards()), Some(0));
    Ok(())
}

/// Programs that never hold for long are not optimized; they must be right all the same.
#[test]
fn flips_at_each_call_and_flips_after_long() -> Outcome {
    #[differentiable]
    fn steps<S: Scalar>(x: &[S]) -> S {
        let mut y = x[1] * 1.0;
        let mut left = x[0];
        while left > 0.0 {
            y = y * y.sin() + x[1] + x[1] + x[1] + x[0] + 0.0;
            left -= 1.0;
        }
        y
    }
    let mut p = RecordedTape::new().prepare_gradient(Steps, &[3.5, 0.5])?;
    let mut recordings = 1;
    for (turn, count) in [1.5, 0.5, 4.5, 2.5, 0.0, 4.5].into_iter().enumerate() {
        for k in 0..(turn * 5 + 1) {
            let x = [count, 0.5 + 0.01 * k as f64];
            let exact = Dual::new().gradient(&Steps, &x)?;
            assert!(crate::close(&p.gradient(&x)?, &exact));
        }
        recordings += 1;
        assert_eq!(p.engine().recordings(), recordings);
    }
    Ok(())
}
