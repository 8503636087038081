//! Millions of nodes, and a hundred thousand inputs.

use crate::{Outcome, close};
use fluxions::prelude::*;
use fluxions_tape::{RecordedTape, Tape};

/// y ← sin y + x a million times over, by turns of a component.
#[differentiable]
fn long<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for i in 0..500_000 {
        y = y.sin() + x[i % 7];
    }
    y
}

/// The same gradient by one sweep of hand-written forward tangents.
fn long_by_hand(x: &[f64]) -> (f64, Vec<f64>) {
    let (mut y, mut dot) = (x[0], vec![0.0; x.len()]);
    dot[0] = 1.0;
    for i in 0..500_000 {
        let slope = y.cos();
        dot.iter_mut().for_each(|dot| *dot *= slope);
        dot[i % 7] += 1.0;
        y = y.sin() + x[i % 7];
    }
    (y, dot)
}

#[test]
fn a_million_nodes() -> Outcome {
    let x = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
    let mut p = RecordedTape::new().prepare_gradient(Long, &x)?;
    assert_eq!(p.engine().program().map(|program| program.len()), Some(1_000_007));
    for x in [x, x.map(|x| 1.0 - x)] {
        let (y, g) = long_by_hand(&x);
        let (value, found) = p.value_and_gradient(&x)?;
        assert!(value == y && close(&found, &g), "{found:?}, not {g:?}");
        assert!(close(&Tape.gradient(&Long, &x)?, &g));
    }
    Ok(())
}

/// Products of neighbours and of components that lie scattered: regular operands beside irregular ones.
#[differentiable]
fn wide<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    (0..n).map(|i| x[i] * x[(i + 1) % n] + (x[i] * x[i * 7919 % n]).sin()).sum()
}

#[test]
fn a_hundred_thousand_inputs() -> Outcome {
    let n = 100_000;
    let at = |k: f64| (0..n).map(|i| (k * i as f64).sin()).collect::<Vec<_>>();
    let mut p = RecordedTape::new().prepare_gradient(Wide, &at(0.1))?;
    let mut hvp = RecordedTape::new().prepare_hvp(Wide, &at(0.1))?;
    let (x, v) = (at(0.3), at(0.7));
    let (mut g, mut product) = (vec![0.0; n], vec![0.0; n]);
    for i in 0..n {
        let (next, far) = ((i + 1) % n, i * 7919 % n);
        let angle = x[i] * x[far];
        let (slope, turn) = (angle.cos(), -angle.sin() * (v[i] * x[far] + x[i] * v[far]));
        for (to, other) in [(i, far), (far, i)] {
            g[to] += slope * x[other];
            product[to] += slope * v[other] + turn * x[other];
        }
        for (to, other) in [(i, next), (next, i)] {
            g[to] += x[other];
            product[to] += v[other];
        }
    }
    assert!(close(&p.gradient(&x)?, &g));
    assert!(close(&Tape.gradient(&Wide, &x)?, &g));
    let (gradient, found) = hvp.gradient_and_hvp(&x, &v)?;
    assert!(close(&gradient, &g) && close(&found, &product));
    Ok(())
}

#[differentiable]
fn chain<S: Scalar>(x: &[S]) -> S {
    (0..1_000_000).fold(S::zero(), |sum, i| sum + x[i % 3])
}

#[test]
fn a_million_additions_in_a_row() -> Outcome {
    let mut p = RecordedTape::new().prepare_gradient(Chain, &[1.0, 2.0, 3.0])?;
    let len = p.engine().program().map(|program| program.len()).unwrap_or_default();
    assert!(len < 2000, "{len} nodes, where each may be a sum of many");
    let x = [0.1, 0.2, 0.7];
    let (y, g) = p.value_and_gradient(&x)?;
    assert_eq!(y, (0..1_000_000).fold(0.0, |sum, i| sum + x[i % 3]));
    assert_eq!(g, [333_334.0, 333_333.0, 333_333.0]);
    assert_eq!(Tape.gradient(&Chain, &x)?, g);
    Ok(())
}
