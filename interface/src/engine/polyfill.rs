//! The primitive that an engine lacks, from the one that it has.

use super::{Engine, FunctionOn, Mode, Point};
use crate::{Error, Scalar, Signature, ViewMut};
use core::mem::take;

/// Visits every entry (i, j) of J by sweeps over unit seeds: columns in forward mode, rows in reverse mode.
pub(super) fn rows_or_columns<T, G, E, F>(
    engine: &mut E,
    point: Point<'_, G::Real, T, F>,
    mut y: Option<ViewMut<'_, G::Output, T>>,
    visit: &mut impl FnMut(usize, usize, T),
) -> Result<(), Error<F::Error>>
where
    T: Scalar<G::Real>,
    G: Signature,
    E: Engine<T, G>,
    F: FunctionOn<G>,
{
    let (n, m) = engine.dims();
    let (seeds, results) = match E::MODE {
        Mode::Forward => (n, m),
        Mode::Reverse => (m, n),
    };
    if seeds == 0 {
        return engine.sweep(point, 0, &[], y, &mut []);
    }
    let mut spare = take(engine.spare());
    spare.clear();
    spare.resize(seeds + results, T::zero());
    let (seed, result) = spare.split_at_mut(seeds);
    let mut outcome = Ok(());
    for k in 0..seeds {
        seed[k] = T::one();
        outcome = engine.sweep(point, 1, seed, y.take(), result);
        seed[k] = T::zero();
        if outcome.is_err() {
            break;
        }
        for (l, &value) in result.iter().enumerate() {
            match E::MODE {
                Mode::Forward => visit(l, k, value),
                Mode::Reverse => visit(k, l, value),
            }
        }
    }
    *engine.spare() = spare;
    outcome
}

/// The products with the other side of J: Jᵀ ȳ in forward mode, J ẋ in reverse mode.
pub(super) fn transposed<T, G, E, F>(
    engine: &mut E,
    point: Point<'_, G::Real, T, F>,
    batch: usize,
    seeds: &[T],
    y: Option<ViewMut<'_, G::Output, T>>,
    results: &mut [T],
) -> Result<(), Error<F::Error>>
where
    T: Scalar<G::Real>,
    G: Signature,
    E: Engine<T, G>,
    F: FunctionOn<G>,
{
    let (n, m) = engine.dims();
    let (seed_dim, result_dim) = match E::MODE {
        Mode::Forward => (m, n),
        Mode::Reverse => (n, m),
    };
    results.fill(T::zero());
    rows_or_columns(engine, point, y, &mut |i, j, value| {
        let (from, to) = match E::MODE {
            Mode::Forward => (i, j),
            Mode::Reverse => (j, i),
        };
        for k in 0..batch {
            results[k * result_dim + to] += value * seeds[k * seed_dim + from];
        }
    })
}
