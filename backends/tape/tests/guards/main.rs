//! Comparisons in f: guards that flip there and back, and what needs no guard.

mod contexts;
mod data;
mod leaving;
mod relations;

/// How often an engine recorded, replayed, and found a guard flipped.
macro_rules! counters {
    ($prepared:expr) => {{
        let engine = $prepared.engine();
        (engine.recordings(), engine.replays(), engine.guard_trips())
    }};
}
pub(crate) use counters;

pub(crate) type Outcome = Result<(), fluxions::Error<core::convert::Infallible>>;

/// Equal, where NaN equals NaN.
pub(crate) fn equal(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || a.is_nan() && b.is_nan())
}

pub(crate) fn close(a: &[f64], b: &[f64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() <= 1e-12 * b.abs().max(1.0))
}
