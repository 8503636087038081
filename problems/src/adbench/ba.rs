//! BA: bundle adjustment, where cameras and points are moved until the points appear where they were seen.

use crate::data::DataError;
use fluxions::prelude::*;

/// The unknowns of one observation: camera (11), point (3) and weight.
///
/// A camera is a rotation vector r (3), a centre C (3), a focal length f, a principal point u (2), and the radial distortion
/// k₁, k₂.
pub type Block = [f64; 15];

/// w (f L p + u − feature), where p is the rotated point R(r) (X − C) over its depth, and L = 1 + k₁|p|² + k₂|p|⁴.
///
/// `x` is a [`Block`] over any scalar, `y` and `feature` are in pixels. Without rotation R X is X + r × X. Source: ADBench,
/// problem BA.
#[differentiable(adjoint)]
pub fn reprojection<S: Scalar>(y: &mut [S; 2], x: &[S; 15], #[constant] feature: &[f64; 2]) {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2, p0, p1, p2, w] = *x;
    let [a, b, depth] = rotated([r0, r1, r2], [p0 - c0, p1 - c1, p2 - c2]);
    let (a, b) = (a / depth, b / depth);
    let square = a * a + b * b;
    let scale = (square * (k1 + square * k2) + 1.0) * focal;
    *y = [w * (a * scale + u0 - feature[0]), w * (b * scale + v0 - feature[1])];
}

/// 1 − w²: keeps a weight from vanishing. Source: ADBench, problem BA.
#[differentiable(adjoint)]
pub fn weight_error<S: Scalar>(w: S) -> S {
    -w * w + 1.0
}

/// That a camera saw a point at a feature.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Observation {
    /// The camera's index.
    pub camera: usize,
    /// The point's index.
    pub point: usize,
    /// Where in the image, in pixels.
    pub feature: [f64; 2],
}

/// Which camera saw which point where.
///
/// With n cameras, m points and p observations there are 11 n + 3 m + p unknowns (the cameras, the points, a weight for each
/// observation) and 3 p results (two for each reprojection, then one for each weight).
#[derive(Clone, Debug, PartialEq)]
pub struct Bundle {
    cameras: usize,
    points: usize,
    observations: Vec<Observation>,
}

#[differentiable(adjoint)]
impl Bundle {
    /// All residuals of all unknowns: [`reprojection`] of each observation, then [`weight_error`] of each weight.
    ///
    /// The Jacobian has 31 entries per observation that are not 0; [`structure`](Self::structure) says where. Source:
    /// ADBench, problem BA.
    pub fn residuals<S: Scalar>(&self, y: &mut [S], x: &[S]) {
        let (errors, weights) = y.split_at_mut(2 * self.observations.len());
        let (errors, _) = errors.as_chunks_mut::<2>();
        for (i, (error, weight)) in errors.iter_mut().zip(weights).enumerate() {
            let block = self.block(x, i);
            reprojection(error, &block, &self.observations[i].feature);
            *weight = weight_error(block[14]);
        }
    }
}

impl Bundle {
    /// The bundle of so many cameras and points.
    ///
    /// # Errors
    ///
    /// [`DataError::Range`] where an observation names a camera or a point that is not there.
    pub fn new(cameras: usize, points: usize, observations: Vec<Observation>) -> Result<Self, DataError> {
        for seen in &observations {
            for (number, found, count) in [("camera", seen.camera, cameras), ("point", seen.point, points)] {
                if found >= count {
                    return Err(DataError::Range { number, found });
                }
            }
        }
        Ok(Self { cameras, points, observations })
    }

    /// How many cameras there are.
    pub fn cameras(&self) -> usize {
        self.cameras
    }

    /// How many points there are.
    pub fn points(&self) -> usize {
        self.points
    }

    /// What was seen.
    pub fn observations(&self) -> &[Observation] {
        &self.observations
    }

    /// How many unknowns there are: 11 n + 3 m + p.
    pub fn unknowns(&self) -> usize {
        11 * self.cameras + 3 * self.points + self.observations.len()
    }

    /// How many residuals there are: 3 p.
    pub fn residual_count(&self) -> usize {
        3 * self.observations.len()
    }

    /// The unknowns that observation `i` depends on, out of all.
    #[differentiable(helper, adjoint)]
    pub fn block<S: Scalar>(&self, x: &[S], i: usize) -> [S; 15] {
        let [camera, point, weight] = [0, 11, 14].map(|j| self.column(i, j));
        let (camera, point, weight) = (&x[camera..][..11], &x[point..][..3], x[weight]);
        core::array::from_fn(|j| match j {
            0..11 => camera[j],
            11..14 => point[j - 11],
            _ => weight,
        })
    }

    /// Which of all unknowns is the `j`th of observation `i`.
    pub(super) fn column(&self, i: usize, j: usize) -> usize {
        let Observation { camera, point, .. } = self.observations[i];
        match j {
            0..11 => 11 * camera + j,
            11..14 => 11 * self.cameras + 3 * point + j - 11,
            _ => 11 * self.cameras + 3 * self.points + i,
        }
    }
}

#[differentiable(helper, adjoint)]
#[inline]
pub(super) fn cross<S: Scalar>(a: [S; 3], b: [S; 3]) -> [S; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

#[differentiable(helper, adjoint)]
#[inline]
pub(super) fn dot<S: Scalar>(a: [S; 3], b: [S; 3]) -> S {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Rodrigues' formula; without rotation its first terms.
#[differentiable(helper, adjoint)]
#[inline]
fn rotated<S: Scalar>(r: [S; 3], x: [S; 3]) -> [S; 3] {
    let square = dot(r, r);
    if square == 0.0 {
        let turn = cross(r, x);
        return [x[0] + turn[0], x[1] + turn[1], x[2] + turn[2]];
    }
    let angle = square.sqrt();
    let (sin, cos) = angle.sin_cos();
    let inverse = angle.recip();
    let axis = r.map(|r| r * inverse);
    let (turn, along) = (cross(axis, x), dot(axis, x) * (-cos + 1.0));
    [0, 1, 2].map(|i| x[i] * cos + turn[i] * sin + axis[i] * along)
}
