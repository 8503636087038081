//! Sequences of difference quotients, extrapolated to the step 0 with an estimate of the error.
//!
//! Sources: Ridders, *Accurate computation of F′(x) and F′(x) F″(x)*, Advances in Engineering Software 4 (1982), 75–76; Press et al.,
//! *Numerical Recipes*, 3rd edition, §5.7 (`dfridr`), from which the idea is taken, not the code.

use crate::samples::Sequence;

/// How many columns the tableau has at most.
const COLUMNS: usize = 7;

/// The last steps by which the end of a sequence is judged.
const TAIL: usize = 4;

/// Where a sequence goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Limit {
    pub(crate) value: f64,
    pub(crate) error: f64,
    /// |f| where the extrapolation began.
    pub(crate) size: f64,
}

impl Sequence {
    /// Neville's tableau in powers hᵖ, h²ᵖ, …; of its entries the one whose neighbours are nearest, as far as noise allows.
    ///
    /// Beyond Ridders, smaller steps must not lead elsewhere: large ones may all fall on the same phase of a wave.
    pub(crate) fn limit(&self, order: i32) -> Option<Limit> {
        let noise = self.noise();
        let floors: Vec<f64> = (0..self.len()).map(|k| 2.0 * (self.rounding(k) + noise / self.steps[k])).collect();
        let rows = self.tableau(order);
        let mut best: Option<Limit> = None;
        for (k, row) in rows.iter().enumerate().skip(1) {
            for m in 1..row.len() {
                let (entry, beside, corner) = (row[m], row[m - 1], rows[k - 1][m - 1]);
                let mut error = (entry - beside).abs().max((entry - corner).abs()) + floors[k];
                if best.is_none_or(|best| error < best.error) {
                    let later = rows.iter().zip(&floors).skip(k + 1);
                    error += later.map(|(row, floor)| elsewhere(row, entry, *floor)).fold(0.0, f64::max);
                }
                if best.is_none_or(|best| error < best.error) {
                    best = Some(Limit { value: entry, error, size: self.sizes[k] });
                }
            }
        }
        best
    }

    fn tableau(&self, order: i32) -> Vec<Vec<f64>> {
        let mut rows: Vec<Vec<f64>> = Vec::with_capacity(self.len());
        for (k, &slope) in self.slopes.iter().enumerate() {
            let mut row = vec![slope];
            for m in 1..=k.min(COLUMNS - 1) {
                let (beside, corner) = (row[m - 1], rows[k - 1][m - 1]);
                row.push(beside + (beside - corner) / (2.0_f64.powi(order * m as i32) - 1.0));
            }
            rows.push(row);
        }
        rows
    }

    /// The error of f's values as the sequence shows it: what the slopes do at the end, where their changes grow because the
    /// steps are smaller than the noise.
    fn noise(&self) -> f64 {
        let changes = self.changes();
        // Three in a row are not small by chance.
        let most: Vec<f64> = changes.windows(3).map(|three| three.iter().copied().fold(0.0, f64::max)).collect();
        let growing = most.windows(2).rev().take_while(|pair| pair[0] <= pair[1]).count();
        if growing < TAIL - 2 {
            return 0.0;
        }
        let tail = changes.iter().zip(&self.steps[1..]).rev().take(growing + 1);
        tail.map(|(change, step)| change * step / 2.0).fold(0.0, f64::max)
    }

    /// |Dₖ − Dₖ₋₁|.
    fn changes(&self) -> Vec<f64> {
        self.slopes.windows(2).map(|pair| (pair[1] - pair[0]).abs()).collect()
    }

    /// Whether the changes become smaller at the end as the order p has it, by about 2ᵖ with each step.
    pub(crate) fn converges(&self, order: i32) -> bool {
        let changes = self.changes();
        let [.., before, last] = changes[..] else { return false };
        let ratio = before / last;
        let expected = 2.0_f64.powi(order);
        last > 0.0 && (expected * 0.6..expected * 1.6).contains(&ratio)
    }

    /// ±∞ if the slopes grow without end: by the same factor with each step.
    pub(crate) fn infinite(&self) -> Option<f64> {
        let tail = self.slopes.get(self.len().checked_sub(TAIL + 2)?..)?;
        let ratios: Vec<f64> = tail.windows(2).map(|pair| pair[1] / pair[0]).collect();
        let same = ratios.windows(2).all(|pair| (pair[1] / pair[0] - 1.0).abs() < 0.01);
        (same && ratios.iter().all(|&ratio| ratio > 1.1)).then(|| f64::INFINITY.copysign(tail[0]))
    }

    /// How far the last slopes are from a value.
    pub(crate) fn deviation(&self, value: f64) -> f64 {
        let tail = self.slopes.iter().rev().take(TAIL);
        tail.map(|slope| (slope - value).abs()).fold(0.0, f64::max)
    }
}

/// How far a row of smaller steps leads away from an entry, beyond its own noise.
fn elsewhere(row: &[f64], entry: f64, floor: f64) -> f64 {
    row.last().map_or(0.0, |last| ((last - entry).abs() - 4.0 * floor).max(0.0))
}

#[cfg(test)]
mod tests {
    use crate::samples::{FEW, MANY, Samples};

    fn sequences(x: f64, f: impl Fn(f64) -> f64, rungs: usize) -> crate::samples::Slopes {
        let base = [f(x)];
        let mut samples = Samples::new(x, x.abs().max(1.0), &base);
        samples.extend(rungs, &mut |x| vec![f(x)]);
        samples.slopes(0)
    }

    #[test]
    fn smooth_functions_come_out_within_the_stated_error() {
        for (x, f, slope) in [
            (0.7, f64::sin as fn(f64) -> f64, 0.7_f64.cos()),
            (2.0, f64::exp, 2.0_f64.exp()),
            (5.0, f64::ln, 0.2),
            (1.0, |x| x * 3.0 + 1.0, 3.0),
        ] {
            let found = sequences(x, f, FEW).center.limit(2).unwrap();
            assert!((found.value - slope).abs() <= found.error, "{found:?}, expected {slope}");
            assert!(found.error < 1e-9 * slope.abs(), "{found:?}");
        }
    }

    #[test]
    fn one_side_is_enough() {
        let found = sequences(0.7, f64::sin, FEW).right.limit(1).unwrap();
        assert!((found.value - 0.7_f64.cos()).abs() <= found.error && found.error < 1e-7, "{found:?}");
    }

    #[test]
    fn noise_is_in_the_error() {
        let noisy = |x: f64| x + 1e-6 * ((x * 1e9).sin() * 1e5).fract();
        let found = sequences(0.3, noisy, MANY).center.limit(2).unwrap();
        assert!((found.value - 1.0).abs() <= found.error && found.error > 1e-6, "{found:?}");
    }

    #[test]
    fn infinite_slopes_are_seen() {
        assert_eq!(sequences(0.0, f64::sqrt, MANY).right.infinite(), Some(f64::INFINITY));
        assert_eq!(sequences(0.0, |x| x.abs().sqrt(), MANY).left.infinite(), Some(f64::NEG_INFINITY));
        assert_eq!(sequences(1.0, f64::sqrt, MANY).right.infinite(), None);
        assert_eq!(sequences(0.0, f64::abs, MANY).left.infinite(), None);
    }

    #[test]
    fn the_order_shows_while_steps_are_coarse() {
        let fast = |x: f64| (1e8 * x).sin();
        assert!(sequences(0.0, fast, MANY).center.converges(2));
        assert!(!sequences(0.0, |x| (1e11 * x).sin(), MANY).center.converges(2));
    }
}
