//! The Jacobian of bundle adjustment: where its entries are, block by block by any means, and by hand.

use super::ba::{Block, Bundle, cross, dot};
use core::convert::Infallible;

/// Where a sparse matrix has entries, row by row: those of row i are in `columns[rows[i]..rows[i + 1]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Structure {
    /// Where each row begins; at the end, how many entries there are.
    pub rows: Vec<usize>,
    /// The column of each entry, ascending within a row.
    pub columns: Vec<usize>,
}

impl Bundle {
    /// How many entries the Jacobian of [`residuals`](Self::residuals) has: 31 p.
    pub fn entries(&self) -> usize {
        31 * self.observations().len()
    }

    /// Where they are: 15 in each row of a reprojection, 1 in that of a weight.
    pub fn structure(&self) -> Structure {
        let p = self.observations().len();
        let both = (0..2 * p).flat_map(|row| (0..15).map(move |j| self.column(row / 2, j)));
        let columns = both.chain((0..p).map(|i| self.column(i, 14))).collect();
        let rows = (0..2 * p).map(|row| 15 * row).chain((0..=p).map(|i| 30 * p + i)).collect();
        Structure { rows, columns }
    }

    /// Overwrites `entries` with those of the Jacobian at `x`, in the order of [`structure`](Self::structure), each block by
    /// whatever means: `reprojection` gets an observation's unknowns and feature and overwrites its two rows of 15, one after
    /// the other; `weight` gives the derivative of [`weight_error`](super::weight_error()).
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions::{Error, target::RowMajor};
    /// use fluxions_dual::Dual;
    /// use fluxions_problems::adbench::{Bundle, Reprojection, WeightError};
    ///
    /// let (bundle, x) = Bundle::random(2, 3, 4, 1)?;
    /// let backend = Dual::new();
    /// let mut block = backend
    ///     .bind(Reprojection::new(&[0.0; 2]), &[0.0; 2])
    ///     .prepare_jacobian(&[1.0; 15])?;
    /// let mut weight = backend.prepare_derivative(WeightError, 1.0)?;
    ///
    /// let mut entries = vec![0.0; bundle.entries()];
    /// bundle.jacobian_by_blocks(
    ///     &x,
    ///     &mut entries,
    ///     |x, feature, rows| match RowMajor::new(rows, 2, 15) {
    ///         Some(mut target) => block.with(feature).jacobian_into(x, &mut target),
    ///         None => Ok(()),
    ///     },
    ///     |w| weight.derivative(w),
    /// )?;
    ///
    /// let mut by_hand = vec![0.0; bundle.entries()];
    /// bundle.jacobian_by_hand(&x, &mut by_hand);
    /// assert!(entries.iter().zip(&by_hand).all(|(a, b)| (a - b).abs() <= 1e-10 * b.abs().max(1.0)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first of the two closures'.
    pub fn jacobian_by_blocks<E>(
        &self,
        x: &[f64],
        entries: &mut [f64],
        mut reprojection: impl FnMut(&Block, &[f64; 2], &mut [f64; 30]) -> Result<(), E>,
        mut weight: impl FnMut(f64) -> Result<f64, E>,
    ) -> Result<(), E> {
        let (blocks, weights) = entries.split_at_mut(30 * self.observations().len());
        let (blocks, _) = blocks.as_chunks_mut::<30>();
        for (i, (rows, entry)) in blocks.iter_mut().zip(weights).enumerate() {
            let block = self.block(x, i);
            reprojection(&block, &self.observations()[i].feature, rows)?;
            *entry = weight(block[14])?;
        }
        Ok(())
    }

    /// [`jacobian_by_blocks`](Self::jacobian_by_blocks) with [`reprojection_jacobian`] and −2 w; allocates nothing.
    pub fn jacobian_by_hand(&self, x: &[f64], entries: &mut [f64]) {
        let block = |x: &Block, feature: &[f64; 2], rows: &mut [f64; 30]| {
            reprojection_jacobian(x, feature, rows);
            Ok::<(), Infallible>(())
        };
        match self.jacobian_by_blocks(x, entries, block, |w| Ok(-2.0 * w)) {
            Ok(()) => {}
        }
    }
}

/// Overwrites `jacobian` with that of [`reprojection`](super::reprojection()) by hand, its two rows one after the other, and
/// returns the value.
///
/// With q = R (X − C) and p = (q₀, q₁)/q₂, a change q̇ makes ṗ = ((q̇₀, q̇₁) − p q̇₂)/q₂ and L̇ = 2 (k₁ + 2 k₂|p|²) p·ṗ. Of the
/// rotation, with θ = |r|, a = r/θ, ȧ = ∂a/∂rⱼ = (eⱼ − a aⱼ)/θ and o = X − C: ∂q/∂rⱼ is
/// aⱼ (cos θ a×o − sin θ o + sin θ a (a·o)) + sin θ ȧ×o + (1 − cos θ)(ȧ (a·o) + a (ȧ·o)), and eⱼ × o for r = 0.
///
/// Source: ADBench, problem BA.
pub fn reprojection_jacobian(x: &Block, feature: &[f64; 2], jacobian: &mut [f64; 30]) -> [f64; 2] {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2, p0, p1, p2, w] = *x;
    let turned = Turned::new([r0, r1, r2], [p0 - c0, p1 - c1, p2 - c2]);
    let [a, b, depth] = turned.q;
    let over = 1.0 / depth;
    let p = [a * over, b * over];
    let square = p[0] * p[0] + p[1] * p[1];
    let distortion = 1.0 + square * (k1 + square * k2);
    let slope = 2.0 * (k1 + 2.0 * k2 * square);
    let (row0, row1) = jacobian.split_at_mut(15);
    let (scale, factor) = (w * focal * over, w * focal);
    // ∂y/∂q, two rows of three.
    let by_q = [0, 1].map(|i| {
        let along = [0, 1].map(|k| slope * p[i] * p[k] + if i == k { distortion } else { 0.0 });
        [along[0] * scale, along[1] * scale, -(along[0] * p[0] + along[1] * p[1]) * scale]
    });
    for j in 0..3 {
        let (by_r, by_x) = (turned.by_r[j], turned.by_x[j]);
        for (row, by_q) in [(&mut *row0, by_q[0]), (&mut *row1, by_q[1])] {
            row[j] = dot(by_q, by_r);
            row[11 + j] = dot(by_q, by_x);
            row[3 + j] = -row[11 + j];
        }
    }
    for (i, row) in [row0, row1].into_iter().enumerate() {
        row[6] = w * distortion * p[i];
        row[7] = if i == 0 { w } else { 0.0 };
        row[8] = if i == 1 { w } else { 0.0 };
        row[9] = factor * square * p[i];
        row[10] = row[9] * square;
        row[14] = focal * distortion * p[i] + [u0, v0][i] - feature[i];
    }
    [w * jacobian[14], w * jacobian[29]]
}

/// A rotated vector q = R(r) o with its derivatives by each component of r and of o.
struct Turned {
    q: [f64; 3],
    by_r: [[f64; 3]; 3],
    by_x: [[f64; 3]; 3],
}

impl Turned {
    fn new(r: [f64; 3], o: [f64; 3]) -> Self {
        const UNITS: [[f64; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
        let square = dot(r, r);
        if square == 0.0 {
            let turn = cross(r, o);
            return Self { q: [0, 1, 2].map(|i| o[i] + turn[i]), by_r: UNITS.map(|e| cross(e, o)), by_x: UNITS };
        }
        let angle = square.sqrt();
        let ((sin, cos), inverse) = (angle.sin_cos(), 1.0 / angle);
        let axis = r.map(|r| r * inverse);
        let (turn, along, versine) = (cross(axis, o), dot(axis, o), 1.0 - cos);
        let q = [0, 1, 2].map(|i| o[i] * cos + turn[i] * sin + axis[i] * along * versine);
        let by_angle = [0, 1, 2].map(|i| turn[i] * cos - o[i] * sin + axis[i] * along * sin);
        let by_r = [0, 1, 2].map(|j| {
            let d_axis = [0, 1, 2].map(|i| (UNITS[j][i] - axis[i] * axis[j]) * inverse);
            let (d_turn, d_along) = (cross(d_axis, o), dot(d_axis, o));
            [0, 1, 2]
                .map(|i| axis[j] * by_angle[i] + d_turn[i] * sin + (d_axis[i] * along + axis[i] * d_along) * versine)
        });
        let by_x = [0, 1, 2].map(|j| {
            let turn = cross(axis, UNITS[j]);
            [0, 1, 2].map(|i| UNITS[j][i] * cos + turn[i] * sin + axis[i] * axis[j] * versine)
        });
        Self { q, by_r, by_x }
    }
}
