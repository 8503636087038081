//! Functions that call the rules of `fluxions_rules`: equations, factorizations, eigenvalues, linear maps, and a piece with a backend of
//! its own.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::untyped::Untyped;
use super::{VectorNumber, VectorVector};
use crate::Undefined;
use core::convert::Infallible;
use fluxions::Rule;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_rules::{
    Apply, Cholesky, CholeskyFactor, DifferentiateWith, LeastSquares, Linear, Lu, Root, Solve, SymmetricEigen,
    SymmetricEigenvalues, Transpose,
};
use nalgebra::{dmatrix, dvector};
use std::sync::LazyLock;

/// The backend that differentiates equations and pieces.
const INNER: Dual = Dual::new();

#[differentiable]
fn sum_and_product<S: Scalar>(y: &[S; 2], p: &[S; 2]) -> [S; 2] {
    [y[0] + y[1] - p[0], y[0] * y[1] - p[1]]
}
#[differentiable]
fn interest<S: Scalar>(y: S, p: &[S; 2]) -> S {
    p[0] + p[1] * y
}
#[differentiable]
fn bent<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    [x[0] * x[0] * x[1], x[1].sin()]
}
#[differentiable]
fn neighbours<S: Scalar>(x: &[S]) -> Vec<S> {
    x.windows(2).map(|x| x[0] + 2.0 * x[1]).collect()
}

/// yᵢ = xᵢ + 2 xᵢ₊₁
#[derive(Clone, Copy)]
struct Neighbouring;

impl Linear for Neighbouring {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Error = Infallible;

    fn apply(&self, x: &[f64]) -> Result<Vec<f64>, Infallible> {
        Ok(neighbours(x))
    }
    fn transpose(&self, y: &[f64]) -> Result<Vec<f64>, Infallible> {
        let at = |i: usize| y.get(i).copied().unwrap_or(0.0);
        Ok((0..=y.len()).map(|i| if i == 0 { at(0) } else { at(i) + 2.0 * at(i - 1) }).collect())
    }
}

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $rule:expr, at $point:expr;)*) => {
        $($(#[$doc])* pub static $name: LazyLock<Untyped> = LazyLock::new(|| Untyped::new(&$rule, $point));)*
    };
}

rules! {
    /// (s, p) ↦ y with y₀ + y₁ = s, y₀ y₁ = p and y₀ > y₁.
    ROOTS = Root::newton(SumAndProduct, INNER, [3.0, 0.5]), at [3.0, 1.2];
    /// p ↦ y with y = p₀ + p₁ y.
    FIXED_POINT = Root::fixed_point(Interest, INNER, 0.0), at [0.7, 0.3];
    /// The least squares of two equations with one unknown.
    FIT = LeastSquares, at (dmatrix![1.0; 2.0], dvector![0.0, 0.0]);
    /// The solution of a system of two equations.
    SOLUTION = Solve(Lu), at (dmatrix![1.0, 0.0; 0.0, 1.0], dvector![0.0, 0.0]);
    /// The solution of a system of two equations with a positive matrix.
    POSITIVE_SOLUTION = Solve(Cholesky), at (dmatrix![1.0, 0.0; 0.0, 1.0], dvector![0.0, 0.0]);
    /// The Cholesky factor of a 2 × 2 matrix.
    FACTOR = CholeskyFactor, at dmatrix![1.0, 0.0; 0.0, 1.0];
    /// The eigenvalues of a 2 × 2 matrix.
    EIGENVALUES = SymmetricEigenvalues, at dmatrix![1.0, 0.0; 0.0, 2.0];
    /// The eigenvalues and eigenvectors of a 2 × 2 matrix.
    EIGENVECTORS = SymmetricEigen, at dmatrix![1.0, 0.0; 0.0, 2.0];
    /// x ↦ (x₀² x₁, sin x₁), by a backend of its own.
    PIECE = DifferentiateWith::new(Bent, INNER), at [1.0, 1.0];
    /// A linear map of three numbers to two.
    MAP = Apply(Neighbouring), at vec![0.0; 3];
    /// Its transpose, by a backend.
    TRANSPOSE = Transpose::new(Neighbours, INNER, vec![0.0; 3]), at vec![0.0; 2];
}

/// Writes functions that call rules.
macro_rules! calls {
    ($($name:ident: $output:ty, |$x:ident| $rule:ident($argument:expr), $y:ident => $result:expr;)*) => {$(
        #[differentiable(adjoint)]
        pub fn $name<S: Scalar>($x: &[S]) -> Result<$output, Undefined> {
            let $y = $rule.call($argument)?;
            Ok($result)
        }
    )*};
}

// A rule for symmetric matrices passes over the entry above the diagonal, which is here another number.
calls! {
    root_function: S, |x| ROOTS(x), y => y[0];
    fixed_function: S, |x| FIXED_POINT(x), y => y[0];
    fitted_function: S, |x| FIT(&[S::one(), x[0], x[1], x[2]]), y => y[0];
    by_lu_function: S, |x| SOLUTION(&[x[0], x[1], x[1], x[2], S::one(), S::zero()]), y => y[0];
    by_cholesky_function: S, |x| POSITIVE_SOLUTION(&[x[0], x[1], x[0], x[2], S::one(), S::zero()]), y => y[0];
    factored_function: S, |x| FACTOR(&[x[0], x[1], x[0], x[2]]), y => y[0] * y[1] + y[3];
    eigenvalue_function: S, |x| EIGENVALUES(&[x[0], x[1], x[0], x[2]]), y => y[1];
    eigenvector_function: Vec<S>, |x| EIGENVECTORS(&[x[0], x[1], x[0], x[2]]), y => vec![y[0], y[1], y[4] * y[4]];
    own_backend_function: S, |x| PIECE(x), y => y[0] * y[1];
    linear_map_function: S, |x| MAP(x), y => y[0] * y[0] + y[1] * y[1];
    transposed_function: Vec<S>, |x| TRANSPOSE(x), y => y;
}

/// √(s² − 4 p)
fn gap(x: &[f64]) -> f64 {
    (x[0] * x[0] - 4.0 * x[1]).sqrt()
}

crate::case! {
    /// The larger root of t² − x₀ t + x₁: (x₀ + d)/2 with d = √(x₀² − 4 x₁)
    RootOfAnEquation: VectorNumber = RootFunction, [vec![3.0, 1.2], vec![2.5, 0.4]], |_s| (),
    allocates: true,
    value: |x| vec![(x[0] + gap(x)) / 2.0],
    jacobian: |x| vec![(1.0 + x[0] / gap(x)) / 2.0, -gap(x).recip()],
    second: |x| [-2.0 * x[1], x[0], x[0], -2.0].map(|h| h / gap(x).powi(3)).to_vec(),
}

crate::case! {
    /// The fixed point of y = x₀ + x₁ y: x₀/(1 − x₁)
    FixedPoint: VectorNumber = FixedFunction, [vec![0.7, 0.3], vec![-1.2, -0.4]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] / (1.0 - x[1])],
    jacobian: |x| vec![(1.0 - x[1]).recip(), x[0] / (1.0 - x[1]).powi(2)],
    second: |x| {
        let mixed = (1.0 - x[1]).powi(-2);
        vec![0.0, mixed, mixed, 2.0 * x[0] / (1.0 - x[1]).powi(3)]
    },
}

crate::case! {
    /// The y that minimizes (y − x₁)² + (x₀ y − x₂)²: n/s with n = x₁ + x₀ x₂ and s = 1 + x₀²
    LeastSquaresFit: VectorNumber = FittedFunction, [vec![0.5, 1.0, -2.0], vec![1.5, -0.3, 0.8]], |_s| (),
    allocates: true,
    value: |x| vec![(x[1] + x[0] * x[2]) / (1.0 + x[0] * x[0])],
    jacobian: |x| {
        let (n, s) = (x[1] + x[0] * x[2], 1.0 + x[0] * x[0]);
        vec![x[2] / s - 2.0 * x[0] * n / (s * s), s.recip(), x[0] / s]
    },
    second: |x| {
        let (n, s) = (x[1] + x[0] * x[2], 1.0 + x[0] * x[0]);
        let curved = -(4.0 * x[0] * x[2] + 2.0 * n) / (s * s) + 8.0 * x[0] * x[0] * n / s.powi(3);
        let (a, b) = (-2.0 * x[0] / (s * s), s.recip() - 2.0 * x[0] * x[0] / (s * s));
        vec![curved, a, b, a, 0.0, 0.0, b, 0.0, 0.0]
    },
}

/// Writes the case of a system (x₀, x₁; x₁, x₂) y = (1, 0). A method that reads the lower triangle has the same derivatives as one that
/// reads all.
macro_rules! systems {
    ($($(#[$doc:meta])* $name:ident = $f:expr;)*) => {$(
        crate::case! {
            $(#[$doc])*
            $name: VectorNumber = $f, [vec![2.0, 0.5, 1.5], vec![1.2, -0.7, 3.0]], |_s| (),
            allocates: true,
            value: |x| vec![x[2] / determinant(x)],
            jacobian: |x| [-x[2] * x[2], 2.0 * x[1] * x[2], -x[1] * x[1]].map(|g| g / determinant(x).powi(2)).to_vec(),
            second: |x| {
                let (a, b, c, d) = (x[0], x[1], x[2], determinant(x));
                let (ab, ac) = (-4.0 * b * c * c, 2.0 * b * b * c);
                let (bb, bc) = (2.0 * c * d + 8.0 * b * b * c, 2.0 * b * d - 4.0 * a * b * c);
                let all = [2.0 * c.powi(3), ab, ac, ab, bb, bc, ac, bc, 2.0 * a * b * b];
                all.map(|h| h / d.powi(3)).to_vec()
            },
        }
    )*};
}

fn determinant(x: &[f64]) -> f64 {
    x[0] * x[2] - x[1] * x[1]
}

systems! {
    /// The solution of a system by LU: x₂/(x₀ x₂ − x₁²)
    SolvedByLu = ByLuFunction;
    /// The same by Cholesky
    SolvedByCholesky = ByCholeskyFunction;
}

crate::case! {
    /// l₀₀ l₁₀ + l₁₁ of the Cholesky factor of (x₀, x₁; x₁, x₂): x₁ + √q with q = x₂ − x₁²/x₀
    Factored: VectorNumber = FactoredFunction, [vec![4.0, 1.0, 2.0], vec![2.5, -0.5, 1.2]], |_s| (),
    allocates: true,
    value: |x| vec![x[1] + (determinant(x) / x[0]).sqrt()],
    jacobian: |x| {
        let l = (determinant(x) / x[0]).sqrt();
        vec![(x[1] / x[0]).powi(2) / (2.0 * l), 1.0 - x[1] / (x[0] * l), 1.0 / (2.0 * l)]
    },
    second: |x| {
        let (l, slope) = ((determinant(x) / x[0]).sqrt(), x[1] / x[0]);
        let first = [slope * slope, -2.0 * slope, 1.0]; // of q
        let mixed = 2.0 * slope / x[0];
        let second = [-2.0 * slope * slope / x[0], mixed, 0.0, mixed, -2.0 / x[0], 0.0, 0.0, 0.0, 0.0];
        let entry = |k: usize| second[k] / (2.0 * l) - first[k / 3] * first[k % 3] / (4.0 * l.powi(3));
        (0..9).map(entry).collect()
    },
}

/// Half of the difference of the diagonal of (x₀, x₁; x₁, x₂), and half of the difference of its eigenvalues.
fn halves(x: &[f64]) -> (f64, f64) {
    let d = (x[0] - x[2]) / 2.0;
    (d, d.hypot(x[1]))
}

crate::case! {
    /// The larger eigenvalue of (x₀, x₁; x₁, x₂): (x₀ + x₂)/2 + r with r² = d² + x₁² and d = (x₀ − x₂)/2
    Eigenvalue: VectorNumber = EigenvalueFunction, [vec![1.0, 0.5, 3.0], vec![2.0, -0.7, 0.4]], |_s| (),
    allocates: true,
    value: |x| vec![(x[0] + x[2]) / 2.0 + halves(x).1],
    jacobian: |x| {
        let (d, r) = halves(x);
        vec![0.5 + d / r / 2.0, x[1] / r, 0.5 - d / r / 2.0]
    },
    second: |x| {
        let (d, r) = halves(x);
        let (own, mixed, other) = (x[1] * x[1] / 4.0, -d * x[1] / 2.0, d * d);
        [own, mixed, -own, mixed, other, -mixed, -own, -mixed, own].map(|h| h / r.powi(3)).to_vec()
    },
}

crate::case! {
    /// Both eigenvalues, and the square of the first component of the second eigenvector: (1 + d/r)/2
    Eigenvector: VectorVector = EigenvectorFunction, [vec![1.0, 0.5, 3.0], vec![2.0, -0.7, 0.4]], |_s| (),
    allocates: true,
    value: |x| {
        let ((d, r), middle) = (halves(x), (x[0] + x[2]) / 2.0);
        vec![middle - r, middle + r, (1.0 + d / r) / 2.0]
    },
    jacobian: |x| {
        let (d, r) = halves(x);
        let (along, across) = (d / r / 2.0, x[1] / r);
        let (own, mixed) = (x[1] * x[1] / (4.0 * r.powi(3)), -d * x[1] / (2.0 * r.powi(3)));
        vec![0.5 - along, -across, 0.5 + along, 0.5 + along, across, 0.5 - along, own, mixed, -own]
    },
}

crate::case! {
    /// x₀² x₁ sin x₁, where both factors are a piece with a backend of its own
    OwnBackend: VectorNumber = OwnBackendFunction, [vec![0.7, 0.4], vec![-1.2, 0.9]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] * x[0] * x[1] * x[1].sin()],
    jacobian: |x| {
        let (sin, cos) = x[1].sin_cos();
        vec![2.0 * x[0] * x[1] * sin, x[0] * x[0] * (sin + x[1] * cos)]
    },
    second: |x| {
        let (sin, cos) = x[1].sin_cos();
        let mixed = 2.0 * x[0] * (sin + x[1] * cos);
        vec![2.0 * x[1] * sin, mixed, mixed, x[0] * x[0] * (2.0 * cos - x[1] * sin)]
    },
}

crate::case! {
    /// |A x|² for (A x)ᵢ = xᵢ + 2 xᵢ₊₁
    LinearMap: VectorNumber = LinearMapFunction, [vec![3.0, 1.0, 4.0], vec![0.5, -2.0, 1.5]], |_s| (),
    allocates: true,
    value: |x| vec![(x[0] + 2.0 * x[1]).powi(2) + (x[1] + 2.0 * x[2]).powi(2)],
    jacobian: |x| {
        let (a, b) = (x[0] + 2.0 * x[1], x[1] + 2.0 * x[2]);
        vec![2.0 * a, 4.0 * a + 2.0 * b, 4.0 * b]
    },
    second: |_| vec![2.0, 4.0, 0.0, 4.0, 10.0, 4.0, 0.0, 4.0, 8.0],
}

crate::case! {
    /// Aᵀ x of the same map, by a backend
    Transposed: VectorVector = TransposedFunction, [vec![3.0, 1.0], vec![0.5, -2.0]], |_s| (),
    allocates: true,
    value: |x| vec![x[0], 2.0 * x[0] + x[1], 2.0 * x[1]],
    jacobian: |_| vec![1.0, 0.0, 2.0, 1.0, 0.0, 2.0],
}
