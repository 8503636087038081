//! The adjoint identity in fixed directions.

use crate::report::Adjoint;
use fluxions::{Owned, Space, View};

/// How many directions are tried.
pub(crate) const DIRECTIONS: usize = 3;

/// The golden ratio's fractional part: its multiples fill the unit interval evenly. Source: Weyl, *Über die Gleichverteilung von Zahlen
/// mod. Eins*, Mathematische Annalen 77 (1916), 313–352.
const GOLDEN: f64 = 0.618_033_988_749_894_9;

/// Where the cotangents' numbers begin, so that they are not those of the tangents.
pub(crate) const COTANGENT: usize = 1000;

/// A point like `x` with numbers in (−1, 1) of a sequence of low discrepancy: the same number gives the same point.
pub(crate) fn direction<X: Space<Real = f64>>(x: View<'_, X, f64>, number: usize) -> Owned<X, f64> {
    let mut k = (number * 97) as f64;
    X::map(x, &mut |_: f64| {
        k += 1.0;
        2.0 * (k * GOLDEN).fract() - 1.0
    })
}

/// The components in order.
pub(crate) fn flat<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Vec<f64> {
    let mut all = Vec::with_capacity(X::dim(x));
    X::each(x, &mut |v: f64| all.push(v));
    all
}

/// ⟨a, b⟩ and ⟨|a|, |b|⟩.
fn dot(a: &[f64], b: &[f64]) -> (f64, f64) {
    let terms = || a.iter().zip(b).map(|(a, b)| a * b);
    (terms().sum(), terms().map(f64::abs).sum())
}

/// Both sides of ⟨ȳ, ẏ⟩ = ⟨x̄, ẋ⟩ for flat vectors; `tolerance` is relative to the terms' sizes.
pub(crate) fn compare(y_bar: &[f64], y_dot: &[f64], x_bar: &[f64], x_dot: &[f64], tolerance: f64) -> Adjoint {
    let ((pushed, a), (pulled, b)) = (dot(y_bar, y_dot), dot(x_bar, x_dot));
    let gap = (pushed - pulled).abs();
    let same = pushed == pulled || (!pushed.is_finite() && !pulled.is_finite());
    let error = if same { 0.0 } else { gap / (a + b) };
    Adjoint { pushed, pulled, error, holds: error <= tolerance }
}

/// The one whose sides differ more.
pub(crate) fn worse(a: Option<Adjoint>, b: Adjoint) -> Option<Adjoint> {
    match a {
        // Written so that a NaN is worse than any number.
        Some(a) if a.error.is_nan() || b.error <= a.error => Some(a),
        _ => Some(b),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_that_differ_are_seen() {
        assert!(compare(&[2.0], &[3.0], &[1.0, 5.0], &[1.0, 1.0], 1e-12).holds); // 6 = 1 + 5
        let broken = compare(&[2.0], &[3.0], &[-1.0, -5.0], &[1.0, 1.0], 1e-12);
        assert_eq!((broken.pushed, broken.pulled, broken.error, broken.holds), (6.0, -6.0, 1.0, false));
        assert!(!compare(&[f64::NAN], &[1.0], &[1.0], &[1.0], 1.0).holds);
    }

    #[test]
    fn directions_repeat_and_differ() {
        let x = [0.0; 5];
        let first = direction::<[f64; 5]>(&x, 0);
        assert_eq!(first, direction::<[f64; 5]>(&x, 0));
        assert_ne!(first, direction::<[f64; 5]>(&x, 1));
        assert!(first.iter().all(|v| v.abs() < 1.0));
    }
}
