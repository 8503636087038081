//! num-dual, called directly.

use nalgebra::{Const, DMatrix, RowSVector, SMatrix, SVector};
use num_dual::{Derivative, DualNum, DualSVec64, HyperDualVec};

type HyperDual = HyperDualVec<f64, Const<4>, Const<4>>;

/// f(x) = Σ 100 (xᵢ₊₁ − xᵢ²)² + (1 − xᵢ)²
fn rosenbrock<D: DualNum<Primitive = f64> + Copy>(x: &[D]) -> D {
    let mut sum = D::zero();
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        sum += a * a * 100.0 + b * b;
    }
    sum
}

/// yᵢ = sin xᵢ · xᵢ₊₁, cyclic.
fn ring<D: DualNum<Primitive = f64> + Copy>(y: &mut [D], x: &[D]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i].sin() * x[(i + 1) % n];
    }
}

/// First derivatives, `N` columns at a time; y is kept whole, as it is where a call may ask for the value too.
#[derive(Debug)]
pub struct First<const N: usize> {
    x: Vec<DualSVec64<N>>,
    y: Vec<DualSVec64<N>>,
}

impl<const N: usize> First<N> {
    /// Storage for n numbers in and m out.
    pub fn new(n: usize, m: usize) -> Self {
        Self { x: vec![DualSVec64::from_re(0.0); n], y: vec![DualSVec64::from_re(0.0); m] }
    }

    #[inline]
    fn columns(&mut self, x: &[f64], mut visit: impl FnMut(usize, usize, &[DualSVec64<N>], &mut [DualSVec64<N>])) {
        for (dual, &x) in self.x.iter_mut().zip(x) {
            *dual = DualSVec64::from_re(x);
        }
        for first in (0..x.len()).step_by(N) {
            let count = N.min(x.len() - first);
            for lane in 0..count {
                let mut eps = SVector::<f64, N>::zeros();
                eps[lane] = 1.0;
                self.x[first + lane].eps = Derivative::some(eps);
            }
            visit(first, count, &self.x, &mut self.y);
            for dual in &mut self.x[first..first + count] {
                dual.eps = Derivative::none();
            }
        }
    }

    /// ∇f of Rosenbrock's function.
    pub fn gradient(&mut self, x: &[f64], g: &mut [f64]) {
        self.columns(x, |first, count, x, y| {
            y[0] = rosenbrock(x);
            let eps = y[0].eps.0.unwrap_or_else(SVector::zeros);
            g[first..first + count].copy_from_slice(&eps.as_slice()[..count]);
        });
    }

    /// J of the ring.
    pub fn jacobian(&mut self, x: &[f64], j: &mut DMatrix<f64>) {
        self.columns(x, |first, count, x, y| {
            ring(y, x);
            for (i, y) in y.iter().enumerate() {
                let eps = y.eps.0.unwrap_or_else(SVector::zeros);
                for lane in 0..count {
                    j[(i, first + lane)] = eps[lane];
                }
            }
        });
    }
}

/// The Hessian of Rosenbrock's function, in 4 × 4 blocks on and below the diagonal.
pub fn hessian(x: &[f64], duals: &mut [HyperDual], h: &mut DMatrix<f64>) {
    let n = x.len();
    let [y, duals @ ..] = duals else { return };
    let lane = |j: usize, start: usize| j.checked_sub(start).filter(|&k| k < 4);
    for column in (0..n).step_by(4) {
        for row in (column..n).step_by(4) {
            for (j, dual) in duals.iter_mut().enumerate() {
                *dual = HyperDual::from_re(x[j]);
                if let Some(k) = lane(j, row) {
                    let mut eps = SVector::<f64, 4>::zeros();
                    eps[k] = 1.0;
                    dual.eps1 = Derivative::some(eps);
                }
                if let Some(k) = lane(j, column) {
                    let mut eps = RowSVector::<f64, 4>::zeros();
                    eps[k] = 1.0;
                    dual.eps2 = Derivative::some(eps);
                }
            }
            *y = rosenbrock(duals);
            let block: SMatrix<f64, 4, 4> = y.eps1eps2.0.unwrap_or_default();
            for j in column..n.min(column + 4) {
                for i in row..n.min(row + 4) {
                    h[(i, j)] = block[(i - row, j - column)];
                    h[(j, i)] = block[(i - row, j - column)];
                }
            }
        }
    }
}

/// Storage for [`hessian`]: y, which is kept whole, and x.
pub fn hyper_duals(n: usize) -> Vec<HyperDual> {
    vec![HyperDual::from_re(0.0); 1 + n]
}
