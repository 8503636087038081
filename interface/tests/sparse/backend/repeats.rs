//! Seeds that stay where they are from call to call.

use super::{Chain, Choice, Outcome, Rosenbrock, Spikes, near, point};
use fluxions::combinators::Check;
use fluxions::engine::{Engine, Point, Products};
use fluxions::prelude::*;
use fluxions::{Error, Operator, Sparse};
use fluxions_dual::Dual;
use fluxions_problems::patterns::{arrow, banded};
use fluxions_tape::{RecordedTape, Tape};
use nalgebra::DMatrix;

/// Some points, one of which comes twice.
fn points(n: usize) -> [Vec<f64>; 4] {
    [1.0, -0.5, 2.0, 1.0].map(|factor| point(n).iter().map(|x| x * factor).collect())
}

#[test]
fn each_call_has_the_values_of_its_point() -> Outcome {
    let pattern = banded(9, 1)?;
    for check in [Check::Always, Check::Never] {
        for tangents in [2, 4, 12] {
            let backend = Sparse::new(Dual::with_tangents(tangents)).pattern(pattern.clone()).check(check);
            let mut p = backend.prepare_jacobian(Chain::new(&[0.0; 9]), &point(9))?;
            for x in points(9) {
                near(&DMatrix::from(&p.sparse_jacobian(&x)?), &Dual::new().jacobian(Chain::new(&x), &x)?, 1e-15);
                let copy = p.clone().sparse_jacobian(&x)?;
                assert_eq!(copy, p.sparse_jacobian(&x)?);
            }
            assert_eq!(p.counters().differences, 0);
        }
        let backend = Sparse::new(RecordedTape::new()).pattern(pattern.clone()).check(check);
        let mut p = backend.prepare_hessian(&Rosenbrock, &point(9))?;
        for x in points(9) {
            near(&DMatrix::from(&p.sparse_hessian(&x)?), &Dual::new().hessian(&Rosenbrock, &x)?, 1e-13);
        }
    }
    Ok(())
}

/// The products with two unit vectors, which are the same in each call.
#[derive(Default)]
struct TwoColumns {
    items: Vec<f64>,
    room: Vec<f64>,
}

impl Products<f64> for TwoColumns {
    fn count(&self) -> usize {
        2
    }
    fn seed(&self, component: usize, product: usize) -> f64 {
        if component == product { 1.0 } else { 0.0 }
    }
    fn put(&mut self, _: usize, count: usize, item: impl Fn(usize, usize) -> f64) {
        self.items.extend((0..count).flat_map(|k| [item(0, k), item(1, k)]));
    }
    fn are_repeated(&self) -> bool {
        true
    }
    fn room(&mut self) -> &mut Vec<f64> {
        &mut self.room
    }
}

#[differentiable]
fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    [x[0] * x[1], x[1] * x[1]]
}

/// Other operators of an engine have seeds of their own, after which those of the products are not there.
#[test]
fn other_operators_in_between() -> Outcome {
    let x = [[2.0, 3.0], [4.0, 5.0]];
    let at = |k: usize| Point::<f64, f64, _>::new(&Pair, &x[k], ());
    for tangents in [2, 12] {
        let mut engine = Dual::with_tangents(tangents).prepare_products(tangents, at(0), &[0.0; 2])?;
        let mut check = |k: usize| {
            let mut products = TwoColumns::default();
            engine.columns(at(k), None, &mut products)?;
            assert_eq!(products.items, [x[k][1], 0.0, x[k][0], 2.0 * x[k][1]]);
            let mut y_dot = [0.0; 2];
            engine.pushforward(at(k), 1, &[1.0, 1.0], None, &mut y_dot)?;
            assert_eq!(y_dot, [x[k][0] + x[k][1], 2.0 * x[k][1]]);
            let mut products = TwoColumns::default();
            (0..2).try_for_each(|_| engine.columns(at(1 - k), None, &mut products))?;
            assert_eq!(products.items[..4], products.items[4..]);
            assert_eq!(products.items[..2], [x[1 - k][1], 0.0]);
            engine.pullback(at(k), 1, &[1.0, 0.0], None, &mut y_dot)?;
            assert_eq!(y_dot, [x[k][1], x[k][0]]);
            Ok::<(), Error<core::convert::Infallible>>(())
        };
        [0, 1, 0].into_iter().try_for_each(&mut check)?;
    }
    Ok(())
}

/// An engine that was prepared for another operator has no pattern, and the same Jacobian.
#[test]
fn a_jacobian_without_a_pattern() -> Outcome {
    fn run<B: Backend>(backend: B, operator: Operator) -> Outcome {
        let x = [2.0, 3.0];
        let point = Point::<f64, f64, _>::new(&Pair, &x, ());
        let mut engine = Sparse::new(backend).prepare(operator, point, &[0.0; 2])?;
        let (mut j, mut values, mut y) = (DMatrix::zeros(2, 2), [0.0; 4], [0.0; 2]);
        engine.jacobian(point, Some(&mut y), &mut j)?;
        engine.entries(point, None, &mut values)?;
        assert_eq!((j.as_slice(), values, y), (&[3.0, 0.0, 2.0, 6.0][..], [3.0, 0.0, 2.0, 6.0], [6.0, 9.0]));
        let mut y_dot = [0.0; 2];
        engine.pushforward(point, 1, &[1.0, 1.0], None, &mut y_dot)?;
        assert_eq!(y_dot, [5.0, 6.0]);
        Ok(())
    }
    for operator in [Operator::Pushforward, Operator::Pullback] {
        run(Dual::new(), operator)?;
        run(Tape, operator)?;
        run(RecordedTape::new(), operator)?;
    }
    Ok(())
}

#[test]
fn a_pattern_that_grows_has_new_seeds() -> Outcome {
    let mut x = point(7);
    let f = Choice::new(&x);
    let mut p = Sparse::new(Dual::new()).prepare_jacobian(&f, &x)?;
    for sign in [1.0, -1.0, 1.0, -1.0] {
        (x[2], x[5]) = (sign * x[2].abs(), -sign * x[5].abs());
        assert_eq!(DMatrix::from(&p.sparse_jacobian(&x)?), Dual::new().jacobian(&f, &x)?);
    }
    Ok(())
}

/// A sum whose terms depend on the sign of x, with a factor for each.
#[differentiable]
fn signed<S: Scalar>(x: &[S], #[parameter] factors: &[S]) -> S {
    let mut sum = S::zero();
    for (w, &factor) in x.windows(2).zip(factors) {
        sum += if w[0] > 0.0 { w[0] * w[0] * w[1] * factor } else { w[0].exp() * w[1] };
    }
    sum
}

/// A Hessian whose seeds stay in the tape, while comparisons come out otherwise, parameters change, x is not finite, and other
/// products are computed in between.
#[test]
fn seeds_of_a_hessian_stay_in_the_tape() -> Outcome {
    let x = point(9);
    let pattern = banded(9, 1)?;
    for check in [Check::Never, Check::Always] {
        let backend = Sparse::new(RecordedTape::new()).pattern(pattern.clone()).check(check);
        let mut p = backend.bind(&Signed, &[1.0; 8]).prepare_hessian(&x)?;
        for (k, factor) in [1.0, 2.0, -1.0, -1.5, f64::NAN, 1.5, 0.5, -0.5].into_iter().enumerate() {
            let x: Vec<f64> = x.iter().map(|x| x * factor).collect();
            let factors = [1.0 + k as f64; 8];
            for _ in 0..3 {
                let found = DMatrix::from(&p.with(&factors).sparse_hessian(&x)?);
                if factor.is_nan() {
                    assert!(found[(1, 0)].is_nan());
                } else {
                    near(&found, &Dual::new().bind(&Signed, &factors).hessian(&x)?, 1e-13);
                }
            }
        }
    }
    Ok(())
}

/// Two numbers beside each other: x is no slice.
#[derive(Clone, Debug, Differentiable)]
struct Beside<S> {
    a: S,
    b: S,
}

#[differentiable]
fn mixed<S: Scalar>(x: &Beside<S>) -> [S; 2] {
    [x.a * x.b, x.b * x.b]
}

#[test]
fn points_that_are_no_slices() -> Outcome {
    let mut p = Sparse::new(Dual::new()).prepare_jacobian(&Mixed, &Beside { a: 1.0, b: 2.0 })?;
    for (a, b) in [(3.0, 4.0), (5.0, 6.0), (3.0, 4.0)] {
        assert_eq!(p.sparse_jacobian(&Beside { a, b })?.values(), [b, a, 2.0 * b]);
    }
    Ok(())
}

/// More colours than are read line by line, with a check.
#[test]
fn many_colours() -> Outcome {
    let (x, pattern) = (point(50), arrow(50)?);
    let f = Spikes::new(&x);
    let dense = Dual::new().jacobian(&f, &x)?;
    let columns = Sparse::new(Dual::new()).pattern(pattern.clone());
    let mut p = columns.prepare_jacobian(&f, &x)?;
    assert_eq!(p.plan().products(), (50, 0));
    (0..2).try_for_each(|_| p.jacobian(&x).map(|j| near(&j, &dense, 1e-15)))?;
    assert_eq!((p.counters().checks, p.counters().differences), (2, 0));
    let lacking = pattern.filter(|i, j| (i, j) != (0, 49));
    let mut p = Sparse::new(Dual::new()).pattern(lacking.clone()).prepare_jacobian(&f, &x)?;
    assert!(matches!(p.sparse_jacobian_into(&x, &mut lacking.to_csc()), Err(Error::Pattern(_))));
    near(&p.jacobian(&x)?, &dense, 1e-15);
    near(&Sparse::new(Tape).pattern(pattern).jacobian(&f, &x)?, &dense, 1e-14);
    Ok(())
}
