//! Values and derivatives against those that others computed.

mod ba;
mod gmm;
mod lstm;

/// A difference counts relative to the expected number, below 1 as it is.
pub fn assert_close(what: &str, found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (i, (found, expected)) in found.iter().zip(expected).enumerate() {
        let scale = expected.abs().max(1.0);
        assert!((found - expected).abs() <= tolerance * scale, "{what}[{i}]: {found} instead of {expected}");
    }
}

/// Sines, for a direction.
pub fn direction(n: usize) -> Vec<f64> {
    (0..n).map(|i| (i as f64 + 0.5).sin()).collect()
}

/// Σ aᵢ bᵢ
pub fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
