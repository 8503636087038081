//! The block of bundle adjustment: one observation of one point by one camera. Formulas: ADBench (Šrajer, Kukelova and
//! Fitzgibbon, *A benchmark of selected algorithmic differentiation tools on some problems in computer vision and
//! machine learning*, 2018), problem BA.

use fluxions::prelude::*;

/// A camera (rotation vector, centre, focal length, principal point, radial distortion), a point and a weight.
pub type Observation = [f64; 15];

/// The residual w (f L p + u − feature) of an observation, where p is the point in the camera's frame over its depth and
/// L = 1 + k₁|p|² + k₂|p|⁴.
#[differentiable]
pub fn reprojection<S: Scalar>(y: &mut [S; 2], x: &[S; 15], #[constant] feature: &[f64; 2]) {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2, p0, p1, p2, w] = *x;
    let [a, b, depth] = rotated([r0, r1, r2], [p0 - c0, p1 - c1, p2 - c2]);
    let (a, b) = (a / depth, b / depth);
    let square = a * a + b * b;
    let scale = (square * k1 + square * square * k2 + 1.0) * focal;
    *y = [w * (a * scale + u0 - feature[0]), w * (b * scale + v0 - feature[1])];
}

fn cross<S: Scalar>(a: [S; 3], b: [S; 3]) -> [S; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn dot<S: Scalar>(a: [S; 3], b: [S; 3]) -> S {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Rodrigues' formula; near no rotation its first terms.
fn rotated<S: Scalar>(r: [S; 3], x: [S; 3]) -> [S; 3] {
    let square = dot(r, r);
    if square == S::zero() {
        let turn = cross(r, x);
        return [x[0] + turn[0], x[1] + turn[1], x[2] + turn[2]];
    }
    let angle = square.sqrt();
    let (sin, cos) = angle.sin_cos();
    let inverse = angle.recip();
    let axis = [r[0] * inverse, r[1] * inverse, r[2] * inverse];
    let (turn, along) = (cross(axis, x), dot(axis, x) * (-cos + 1.0));
    [0, 1, 2].map(|i| x[i] * cos + turn[i] * sin + axis[i] * along)
}

/// An observation, and the feature that was seen.
pub fn observation() -> (Observation, [f64; 2]) {
    let x = [0.1, -0.2, 0.3, 0.5, -0.4, 0.2, 500.0, 320.0, 240.0, 0.1, -0.05, 1.0, 2.0, 8.0, 0.9];
    (x, [310.0, 250.0])
}

/// J of [`Reprojection`] by hand, its two rows one after the other; the rotation is not 0.
pub fn reprojection_jacobian(x: &Observation, feature: &[f64; 2], jacobian: &mut [f64; 30]) {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2, p0, p1, p2, w] = *x;
    let (r, o) = ([r0, r1, r2], [p0 - c0, p1 - c1, p2 - c2]);
    let angle = dot(r, r).sqrt();
    let ((sin, cos), inverse) = (angle.sin_cos(), 1.0 / angle);
    let axis = r.map(|r| r * inverse);
    let (turn, along, versine) = (cross(axis, o), dot(axis, o), 1.0 - cos);
    let [a, b, depth] = [0, 1, 2].map(|i| o[i] * cos + turn[i] * sin + axis[i] * along * versine);
    let over = 1.0 / depth;
    let p = [a * over, b * over];
    let square = p[0] * p[0] + p[1] * p[1];
    let distortion = 1.0 + square * (k1 + square * k2);
    let slope = 2.0 * (k1 + 2.0 * k2 * square);
    let (row0, row1) = jacobian.split_at_mut(15);
    // The residual's change where the point in the camera's frame changes by d.
    let mut project = |column: usize, d: [f64; 3], sign: f64| {
        let dp = [(d[0] - p[0] * d[2]) * over, (d[1] - p[1] * d[2]) * over];
        let dl = slope * (p[0] * dp[0] + p[1] * dp[1]);
        row0[column] = sign * w * focal * (dl * p[0] + distortion * dp[0]);
        row1[column] = sign * w * focal * (dl * p[1] + distortion * dp[1]);
    };
    for j in 0..3 {
        let mut unit = [0.0; 3];
        unit[j] = 1.0;
        let d_axis = [0, 1, 2].map(|i| (unit[i] - axis[i] * axis[j]) * inverse);
        let (d_turn, d_along) = (cross(d_axis, o), dot(d_axis, o));
        let d = [0, 1, 2].map(|i| {
            axis[j] * (turn[i] * cos - o[i] * sin + axis[i] * along * sin)
                + d_turn[i] * sin
                + (d_axis[i] * along + axis[i] * d_along) * versine
        });
        project(j, d, 1.0);
        let turn_j = cross(axis, unit);
        let column = [0, 1, 2].map(|i| unit[i] * cos + turn_j[i] * sin + axis[i] * axis[j] * versine);
        project(3 + j, column, -1.0);
        project(11 + j, column, 1.0);
    }
    for (row, i) in [(row0, 0), (row1, 1)] {
        row[6] = w * distortion * p[i];
        row[7] = if i == 0 { w } else { 0.0 };
        row[8] = if i == 1 { w } else { 0.0 };
        row[9] = w * focal * square * p[i];
        row[10] = w * focal * square * square * p[i];
        row[14] = focal * distortion * p[i] + [u0, v0][i] - feature[i];
    }
}
