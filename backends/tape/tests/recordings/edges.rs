//! Single precision, empty points, rules of one's own, and the edges of domains.

use crate::{Outcome, close};
use fluxions::NumberRule;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_tape::{Flip, RecordedTape, Tape, Var};

#[differentiable]
fn single<S: Scalar<f32>>(x: &[S]) -> S {
    let y = if x[0] > 0.0 { x[0] * x[1] } else { x[1] };
    y.sin() * 2.0 + x[1].powi(3) / 4.0 + S::constant(1.0) / x[0]
}

fn single_precision_with<B: Backend<f32>>(b: &B) -> Outcome {
    let mut gradient = b.prepare_gradient(Single, &[1.0, 2.0])?;
    let mut hessian = b.prepare_hessian(Single, &[1.0, 2.0])?;
    for [p, q] in [[1.0f32, 2.0], [0.5, -1.5], [-2.0, 0.75], [0.25, 3.0]] {
        let (y, up) = if p > 0.0 { (p * q, 1.0) } else { (q, 0.0) };
        let (dp, dq) = (up * q, if p > 0.0 { p } else { 1.0 });
        let (c, s) = (2.0 * y.cos(), 2.0 * y.sin());
        let g = [c * dp - 1.0 / (p * p), c * dq + 0.75 * q * q];
        let mixed = c * up - s * dp * dq;
        let h = [-s * dp * dp + 2.0 / (p * p * p), mixed, mixed, -s * dq * dq + 1.5 * q];
        let near = |found: &[f32], exact: &[f32]| {
            found.iter().zip(exact).all(|(found, exact)| (found - exact).abs() <= 1e-5 * exact.abs().max(1.0))
        };
        let found = gradient.gradient(&[p, q])?;
        assert!(near(&found, &g), "{found:?}, not {g:?}");
        let found = hessian.hessian(&[p, q])?;
        assert!(near(found.as_slice(), &h), "{found}, not {h:?}");
    }
    Ok(())
}

#[test]
fn single_precision() -> Outcome {
    single_precision_with(&Tape)?;
    single_precision_with(&RecordedTape::new())?;
    let refuses = RecordedTape::new().on_flip(Flip::Refuse);
    let mut p = Differentiate::<f32>::prepare_gradient(&refuses, Single, &[1.0, 2.0])?;
    assert!(p.gradient(&[-1.0, 2.0]).is_err() && p.gradient(&[2.0, 2.0]).is_ok());
    assert_eq!(size_of::<Var<f32>>(), 12);
    Ok(())
}

#[differentiable]
fn nothing<S: Scalar>(x: &[S]) -> Vec<S> {
    x.to_vec()
}
#[differentiable]
fn fixed<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum::<S>() * 0.0 + 3.0
}

#[test]
fn points_without_components() -> Outcome {
    fn empty<B: Backend>(b: &B) -> Outcome {
        let none: [f64; 0] = [];
        let mut p = b.prepare_gradient(Fixed, &none)?;
        assert_eq!(p.value_and_gradient(&none)?, (3.0, vec![]));
        assert_eq!(b.hessian(&Fixed, &none)?.shape(), (0, 0));
        assert_eq!(b.hvp(&Fixed, &none, &none)?, []);
        assert_eq!(b.jacobian(&Nothing, &none)?.shape(), (0, 0));
        assert_eq!(b.pullback(&Nothing, &none, &none)?, []);
        assert_eq!(b.pushforward(&Nothing, &none, &none)?, []);
        let mut batch = b.prepare_pullback(Fixed, &[1.0])?;
        assert_eq!(batch.pullback_batch(&[1.0], &[])?, Vec::<Vec<f64>>::new());
        Ok(())
    }
    empty(&Tape)?;
    empty(&RecordedTape::new())
}

/// A rule of one's own, whose value is −0.
#[differentiable]
fn rule<S: Scalar>(x: &[S]) -> S {
    S::from_partials(-0.0, &[(x[0], x[1] * x[0]), (x[1], x[0].sin())])
}

#[test]
fn rules_of_ones_own() -> Outcome {
    fn check<B: Backend>(b: &B) -> Outcome {
        let mut p = b.prepare_gradient(Rule, &[1.0, 2.0])?;
        for x in [[1.0, 2.0], [0.5, -1.0], [0.0, 3.0]] {
            let (y, g) = p.value_and_gradient(&x)?;
            assert_eq!(y.to_bits(), (-0.0f64).to_bits());
            assert!(close(&g, &[x[0] * x[1], x[0].sin()]));
        }
        Ok(())
    }
    check(&Tape)?;
    check(&RecordedTape::new())?;
    check(&Dual::new())
}

/// x² by plain numbers.
#[derive(Clone, Copy)]
struct Square;

impl NumberRule for Square {
    fn value(&self, x: f64) -> f64 {
        x * x
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        x * 2.0
    }
}

#[differentiable]
fn beyond_four<S: Scalar>(x: &[S]) -> S {
    let y = Square.of(x[0]);
    if y > 4.0 { y * x[1] } else { x[1] }
}

/// The value of a rule is computed at a replay, and a comparison of it is guarded as any other.
#[test]
fn the_value_of_a_rule_is_compared_at_a_replay() -> Outcome {
    let mut p = RecordedTape::new().prepare_gradient(BeyondFour, &[3.0, 2.0])?;
    assert_eq!(p.gradient(&[5.0, 2.0])?, [20.0, 25.0]);
    assert_eq!(p.engine().recordings(), 1);
    assert_eq!(p.gradient(&[1.0, 2.0])?, [0.0, 1.0]);
    assert_eq!(p.engine().recordings(), 2);
    let mut p = RecordedTape::new().on_flip(Flip::Refuse).prepare_gradient(BeyondFour, &[3.0, 2.0])?;
    assert!(p.gradient(&[1.0, 2.0]).is_err());
    assert_eq!(p.gradient(&[5.0, 2.0])?, [20.0, 25.0]);
    Ok(())
}

#[differentiable]
fn power<S: Scalar>(x: &[S], #[parameter] p: S) -> S {
    x[0].pow(p) + x[1]
}
#[differentiable]
fn both<S: Scalar>(x: &[S]) -> S {
    x[0].pow(x[1])
}

#[test]
fn powers_of_zero() -> Outcome {
    for p in [0.0, 0.5, 1.0, 2.0, 3.0] {
        let x = [0.0, 1.0];
        let exact = Dual::new().bind(&Power, p).gradient(&x)?;
        assert_eq!(Tape.bind(&Power, p).gradient(&x)?, exact, "0^{p}");
        assert_eq!(RecordedTape::new().bind(&Power, p).gradient(&x)?, exact, "0^{p}");
        if p > 0.0 {
            let (x, exact) = ([0.0, p], Dual::new().gradient(&Both, &[0.0, p])?);
            assert_eq!(Tape.gradient(&Both, &x)?, exact);
            assert_eq!(RecordedTape::new().gradient(&Both, &x)?, exact);
        }
    }
    Ok(())
}

#[differentiable]
fn at_the_edge<S: Scalar>(x: &[S]) -> Vec<S> {
    let (a, b) = (x[0], x[1]);
    vec![
        a.sqrt() + b,
        a.cbrt() * 2.0 + b,
        a.hypot(b),
        a.atan2(b),
        a.powf(0.5) + b * b,
        S::select(a, fluxions::Relation::Equal, S::zero(), b, b / a),
        (a * 800.0).tanh() + b,
    ]
}

#[test]
fn edges_of_domains() -> Outcome {
    let exact = Dual::new().jacobian(&AtTheEdge, &[0.0, 0.0])?;
    let mut forward = RecordedTape::new().prepare_jacobian(AtTheEdge, &[1.0, 2.0])?;
    let found = forward.jacobian(&[0.0, 0.0])?;
    assert!(found.iter().zip(&exact).all(|(f, e)| f == e || f.is_nan() && e.is_nan()), "{found}, not {exact}");
    for b in [0.0, 1.0] {
        let exact = Dual::new().jacobian(&AtTheEdge, &[0.0, b])?;
        let mut backward = RecordedTape::new().prepare_pullback(AtTheEdge, &[1.0, 2.0])?;
        for i in 0..7 {
            let y_bar: Vec<f64> = (0..7).map(|k| if k == i { 1.0 } else { 0.0 }).collect();
            let (row, expected) = (backward.pullback(&[0.0, b], &y_bar)?, [exact[(i, 0)], exact[(i, 1)]]);
            assert_eq!(row, expected, "row {i} at (0, {b})");
        }
    }
    Ok(())
}
