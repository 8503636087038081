//! A linearly implicit method with sparse Jacobians: [`solve`].

use crate::band::Band;
use crate::model::{Brusselator, start};
use fluxions::prelude::*;
use fluxions::{Error, Sparse};
use std::convert::Infallible;
use std::time::{Duration, Instant};

/// γ = 1 − 1/√2, for which the method is L-stable and the error small.
const GAMMA: f64 = 1.0 - core::f64::consts::FRAC_1_SQRT_2;

/// What became of a run.
pub(crate) struct Solved {
    /// The state at the end.
    pub(crate) state: Vec<f64>,
    pub(crate) entries: usize,
    pub(crate) products: (usize, usize),
    pub(crate) steps: usize,
    pub(crate) rejected: usize,
    pub(crate) preparation: Duration,
    pub(crate) jacobians: Duration,
    pub(crate) solves: Duration,
    pub(crate) total: Duration,
}

/// Adds the time of a call to `total`.
fn timed<T>(total: &mut Duration, call: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = call();
    *total += start.elapsed();
    result
}

/// Solves the Brusselator from time 0 to `end`, with an error of about `tolerance` in each step. `progress` is told the time.
///
/// With J the Jacobian at u and W = I − γ h J, a step of length h is W k₁ = f(u), W k₂ = f(u + h k₁) − 2 k₁ and
/// u + 3/2 h k₁ + 1/2 h k₂; the difference from u + h k₁ controls h.
///
/// Source: Verwer, Spee, Blom and Hundsdorfer, *A second-order Rosenbrock method applied to photochemical dispersion problems*,
/// 1999.
pub(crate) fn solve<B: Backend>(
    backend: &Sparse<B>,
    points: usize,
    end: f64,
    tolerance: f64,
    mut progress: impl FnMut(f64),
) -> Result<Solved, Error<Infallible>> {
    let mut u = start(points);
    let n = u.len();
    let begin = Instant::now();
    let mut prepared = backend.prepare_jacobian(Brusselator::new(&u), &u)?;
    let pattern = prepared.plan().pattern().clone();
    let products = prepared.plan().products();
    let mut values = vec![0.0; pattern.nnz()];
    let mut band = Band::new(&pattern);
    let preparation = begin.elapsed();
    let (mut jacobians, mut solves) = (Duration::ZERO, Duration::ZERO);
    let (mut k1, mut k2, mut next) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    let f = |u: &[f64], rates: &mut Vec<f64>| Brusselator::new(u).evaluate::<f64>(u, (), rates);
    let (mut time, mut h, mut steps, mut rejected) = (0.0, 1e-4, 0, 0);
    while time < end {
        timed(&mut jacobians, || prepared.sparse_jacobian_into(&u, &mut values))?;
        loop {
            h = f64::min(h, end - time);
            let _ = f(&u, &mut k1);
            timed(&mut solves, || {
                band.factorize(&pattern, &values, GAMMA * h);
                band.solve(&mut k1);
            });
            next.iter_mut().zip(&u).zip(&k1).for_each(|((next, u), k)| *next = u + h * k);
            let _ = f(&next, &mut k2);
            k2.iter_mut().zip(&k1).for_each(|(k2, k1)| *k2 -= 2.0 * k1);
            timed(&mut solves, || band.solve(&mut k2));
            let error = k1.iter().zip(&k2).fold(0.0, |most: f64, (k1, k2)| most.max((h / 2.0 * (k1 + k2)).abs()));
            let factor = (0.8 * (tolerance / error).sqrt()).clamp(0.2, 4.0);
            if error <= tolerance {
                let stages = k1.iter().zip(&k2);
                u.iter_mut().zip(stages).for_each(|(u, (k1, k2))| *u += h * (1.5 * k1 + 0.5 * k2));
                (time, steps) = (time + h, steps + 1);
                h *= factor;
                break;
            }
            (h, rejected) = (h * factor.min(0.9), rejected + 1);
        }
        progress(time);
    }
    Ok(Solved {
        state: u,
        entries: pattern.nnz(),
        products,
        steps,
        rejected,
        preparation,
        jacobians,
        solves,
        total: begin.elapsed(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluxions_dual::Dual;
    use fluxions_tape::RecordedTape;

    /// The classical method of order 4 with steps short enough to be stable.
    fn explicit(points: usize, end: f64, steps: usize) -> Vec<f64> {
        let mut u = start(points);
        let h = end / steps as f64;
        let rates = |u: &[f64]| {
            let mut rates = vec![0.0; u.len()];
            crate::model::brusselator(&mut rates, u);
            rates
        };
        let moved = |u: &[f64], k: &[f64], h: f64| u.iter().zip(k).map(|(u, k)| u + h * k).collect::<Vec<_>>();
        for _ in 0..steps {
            let a = rates(&u);
            let b = rates(&moved(&u, &a, h / 2.0));
            let c = rates(&moved(&u, &b, h / 2.0));
            let d = rates(&moved(&u, &c, h));
            (0..u.len()).for_each(|i| u[i] += h / 6.0 * (a[i] + 2.0 * b[i] + 2.0 * c[i] + d[i]));
        }
        u
    }

    #[test]
    fn it_agrees_with_an_explicit_method_of_many_steps() -> Result<(), Error<Infallible>> {
        let expected = explicit(20, 1.0, 5000);
        for solved in [
            solve(&Sparse::new(Dual::new()), 20, 1.0, 1e-5, |_| ())?,
            solve(&Sparse::new(RecordedTape::new()), 20, 1.0, 1e-5, |_| ())?,
        ] {
            assert_eq!(solved.entries, 40 + 40 + 4 * 19); // the diagonal, the other species, the neighbours
            let error = solved.state.iter().zip(&expected).fold(0.0, |most: f64, (a, b)| most.max((a - b).abs()));
            assert!(error < 1e-3, "{error}");
        }
        Ok(())
    }

    #[test]
    fn the_picture_in_the_book_is_that_of_the_plan() -> Result<(), Error<Infallible>> {
        let u = start(12);
        let prepared = Sparse::new(Dual::new()).prepare_jacobian(Brusselator::new(&u), &u)?;
        assert_eq!(prepared.plan().svg(), include_str!("../../../docs/src/brusselator.svg"));
        Ok(())
    }
}
