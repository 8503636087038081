//! Choices that are data, and a library's pivoting, which is none.

use crate::{close, counters};
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Field, Relation};
use fluxions_dual::Dual;
use fluxions_tape::{Flip, RecordedTape};
use nalgebra::{SMatrix, SVector};

type Outcome = Result<(), Error<Infallible>>;

#[differentiable]
fn chooses<S: Scalar>(x: &[S]) -> Vec<S> {
    let (a, b) = (x[0], x[1]);
    vec![
        a.max(b) * a,
        a.min(b) * b,
        a.abs() * b,
        (a * b).clamp(S::constant(-1.0), S::constant(2.0)),
        a.signum() * b,
        a.floor() * b + a.ceil() * a + b.round() * a + b.trunc() * b,
        S::select(a, Relation::Less, b, a.sin(), b.cos()),
        S::select(a, Relation::LessOrEqual, b, a * b, b),
        S::select(a * 2.0, Relation::Equal, b, a, -b),
        S::select(a, Relation::Less, S::constant(0.5), S::constant(7.0), b),
    ]
}

#[test]
fn choices_follow_the_point_without_a_guard() -> Outcome {
    let mut forward = RecordedTape::new().prepare_jacobian(Chooses, &[0.3, 0.7])?;
    let mut backward = RecordedTape::new().prepare_pullback(Chooses, &[0.3, 0.7])?;
    assert_eq!(forward.engine().program().map(|program| program.guards()), Some(0));
    let values = [-3.25, -1.0, -0.0, 0.0, 0.5, 1.0, 2.0, 1e9, f64::INFINITY];
    for (a, b) in values.iter().flat_map(|&a| values.map(|b| (a, b))) {
        let x = [a, b];
        let (y, exact) = Dual::new().value_and_jacobian(&Chooses, &x)?;
        let (found_y, found) = forward.value_and_jacobian(&x)?;
        assert!(crate::equal(&found_y, &y), "{x:?}: {found_y:?}, not {y:?}");
        // Beside an infinity a tangent of 0 becomes NaN, where a number of `dual` has none.
        let lost = x.iter().any(|x| x.is_infinite());
        let mut pairs = found.iter().zip(&exact);
        let agree = pairs.all(|(found, exact)| found == exact || found.is_nan() && (exact.is_nan() || lost));
        assert!(agree, "{x:?}: {found}, not {exact}");
        for i in 0..y.len() {
            let mut y_bar = vec![0.0; y.len()];
            y_bar[i] = 1.0;
            let (row, expected) = (backward.pullback(&x, &y_bar)?, [exact[(i, 0)], exact[(i, 1)]]);
            let finite = expected.iter().all(|e| e.is_finite());
            assert!(!finite || crate::equal(&row, &expected), "{x:?}, result {i}: {row:?}, not {expected:?}");
        }
    }
    assert_eq!((forward.engine().recordings(), backward.engine().recordings()), (1, 1));
    Ok(())
}

#[differentiable]
fn determinant<S: Scalar>(a: &SMatrix<S, 3, 3>) -> S {
    a.map(Field).lu().determinant().0
}

#[differentiable]
fn solution<S: Scalar>(b: &SVector<S, 3>, #[parameter] a: &SMatrix<S, 3, 3>) -> SVector<S, 3> {
    a.map(Field).lu().solve(&b.map(Field)).map_or(SVector::from([S::zero(); 3]), |x| x.map(|v| v.0))
}

/// Matrices whose rows are pivoted otherwise.
fn matrices() -> [SMatrix<f64, 3, 3>; 4] {
    let rows = [[4.0, 1.0, 0.5], [1.0, 5.0, -1.0], [0.5, -1.0, 6.0]];
    [[0, 1, 2], [2, 0, 1], [1, 0, 2], [0, 1, 2]].map(|order| SMatrix::from_fn(|i, j| rows[order[i]][j]))
}

#[test]
fn pivoting_is_seen() -> Outcome {
    let [first, ..] = matrices();
    let mut p = RecordedTape::new().prepare_gradient(Determinant, &first)?;
    for (a, recordings) in matrices().into_iter().zip([1, 2, 3, 4]) {
        for scale in [1.0, 1.125, 0.5] {
            let a = a * scale;
            // ∂ det A / ∂A = det A · A⁻ᵀ
            let exact = a.try_inverse().unwrap_or_default().transpose() * a.determinant();
            let found = p.gradient(&a)?;
            assert!((found - exact).abs().max() < 1e-10, "{found}, not {exact}");
            assert_eq!(p.engine().recordings(), recordings);
        }
    }
    assert_eq!(counters!(p), (4, 9, 3));
    let mut refuses = RecordedTape::new().on_flip(Flip::Refuse).prepare_gradient(Determinant, &first)?;
    for a in &matrices()[1..3] {
        assert!(matches!(refuses.gradient(a), Err(Error::BranchChanged { .. })));
        assert!(refuses.gradient(&first).is_ok());
    }
    Ok(())
}

#[test]
fn pivoting_on_parameters_is_seen() -> Outcome {
    let [first, ..] = matrices();
    let b = SVector::from([1.0, -2.0, 3.0]);
    let mut p = RecordedTape::new().bind(Solution, &first).prepare_jacobian(&b)?;
    for a in matrices() {
        let exact = a.try_inverse().unwrap_or_default();
        assert!(close(p.with(&a).jacobian(&b)?.as_slice(), exact.as_slice()));
        assert!(close(p.with(&(a * 2.0)).jacobian(&(b * 3.0))?.as_slice(), (exact * 0.5).as_slice()));
    }
    assert_eq!(counters!(p), (4, 5, 3));
    Ok(())
}
