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
/// Back from each result to q = R (X − C): with p = (q₀, q₁)/q₂ and the distortion L, ∂(L pᵢ)/∂pₖ = δᵢₖ L + 2 (k₁ + 2 k₂|p|²) pᵢ pₖ
/// and ∂pₖ/∂q = (eₖ − pₖ e₂)/q₂. From q with g = ∂y/∂q, θ = |r|, a = r/θ and o = X − C, ∂y/∂X = −∂y/∂C is
/// cos θ g + sin θ g×a + (1 − cos θ)(g·a) a, and ∂y/∂r = θ̄ a + (ā − (a·ā) a)/θ with
/// ā = sin θ o×g + (1 − cos θ)((a·o) g + (g·a) o) and θ̄ = cos θ g·(a×o) + sin θ ((g·a)(a·o) − g·o). For r = 0 they are g and o×g.
///
/// Source: ADBench, problem BA.
pub fn reprojection_jacobian(x: &Block, feature: &[f64; 2], jacobian: &mut [f64; 30]) -> [f64; 2] {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2, p0, p1, p2, w] = *x;
    let rotation = Rotation::new([r0, r1, r2], [p0 - c0, p1 - c1, p2 - c2]);
    let [a, b, depth] = rotation.turned();
    let over = 1.0 / depth;
    let p = [a * over, b * over];
    let square = p[0] * p[0] + p[1] * p[1];
    let distortion = 1.0 + square * (k1 + square * k2);
    let slope = 2.0 * (k1 + 2.0 * k2 * square);
    let (factor, scale, mixed) = (w * focal, w * focal * over, slope * p[0] * p[1]);
    let (row0, row1) = jacobian.split_at_mut(15);
    for (i, row) in [row0, row1].into_iter().enumerate() {
        let own = distortion + slope * p[i] * p[i];
        let by_p = if i == 0 { [own * scale, mixed * scale] } else { [mixed * scale, own * scale] };
        let (by_r, by_x) = rotation.back([by_p[0], by_p[1], -by_p[0] * p[0] - by_p[1] * p[1]]);
        row[..3].copy_from_slice(&by_r);
        row[3..6].copy_from_slice(&by_x.map(|by| -by));
        row[6] = w * distortion * p[i];
        row[7] = if i == 0 { w } else { 0.0 };
        row[8] = w - row[7];
        row[9] = factor * square * p[i];
        row[10] = row[9] * square;
        row[11..14].copy_from_slice(&by_x);
        row[14] = focal * distortion * p[i] + [u0, v0][i] - feature[i];
    }
    [w * jacobian[14], w * jacobian[29]]
}

/// A vector o that is rotated by r.
struct Rotation {
    r: [f64; 3],
    o: [f64; 3],
    /// a, 1/θ, sin θ and cos θ, unless θ = 0.
    angle: Option<([f64; 3], f64, f64, f64)>,
}

impl Rotation {
    #[inline]
    fn new(r: [f64; 3], o: [f64; 3]) -> Self {
        let square = dot(r, r);
        if square == 0.0 {
            return Self { r, o, angle: None };
        }
        let angle = square.sqrt();
        let ((sin, cos), inverse) = (angle.sin_cos(), 1.0 / angle);
        Self { r, o, angle: Some((r.map(|r| r * inverse), inverse, sin, cos)) }
    }

    /// R o
    #[inline]
    fn turned(&self) -> [f64; 3] {
        let o = self.o;
        let Some((a, _, sin, cos)) = self.angle else {
            let turn = cross(self.r, o);
            return [0, 1, 2].map(|i| o[i] + turn[i]);
        };
        let (turn, along) = (cross(a, o), dot(a, o) * (1.0 - cos));
        [0, 1, 2].map(|i| o[i] * cos + turn[i] * sin + a[i] * along)
    }

    /// The gradients of g·(R o) by r and by o.
    #[inline]
    fn back(&self, g: [f64; 3]) -> ([f64; 3], [f64; 3]) {
        let o = self.o;
        let moment = cross(o, g);
        let Some((a, inverse, sin, cos)) = self.angle else {
            return (moment, g);
        };
        let (g_a, a_o, versine) = (dot(g, a), dot(a, o), 1.0 - cos);
        let turn = cross(g, a);
        let by_o = [0, 1, 2].map(|i| cos * g[i] + sin * turn[i] + versine * g_a * a[i]);
        let by_axis = [0, 1, 2].map(|i| sin * moment[i] + versine * (a_o * g[i] + g_a * o[i]));
        // g·(a×o) = a·(o×g)
        let by_angle = cos * dot(a, moment) + sin * (g_a * a_o - dot(g, o));
        let along = by_angle - inverse * dot(a, by_axis);
        ([0, 1, 2].map(|i| along * a[i] + inverse * by_axis[i]), by_o)
    }
}
