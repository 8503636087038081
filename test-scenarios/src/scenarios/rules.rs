//! Functions that call rules.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{NumberNumber, VectorNumber, VectorVector};
use crate::Undefined;
use fluxions::prelude::*;
use fluxions::{DerivativeOf, Gives, NumberRule, Owned, Rule, View};
use fluxions_dual::Dual;
use nalgebra::{DMatrix, DVector, Dyn, LU};
use std::sync::Arc;

/// tanh x, with the derivative 1 − tanh² x.
#[derive(Clone, Copy, Debug)]
pub struct Tanh;

impl NumberRule for Tanh {
    fn value(&self, x: f64) -> f64 {
        x.tanh()
    }
    fn derivative<S: Scalar>(&self, _: S, y: S) -> S {
        -y * y + 1.0
    }
}

/// x³, with the derivative 3x².
#[derive(Clone, Copy, Debug)]
pub struct Cube;

impl NumberRule for Cube {
    fn value(&self, x: f64) -> f64 {
        x * x * x
    }
    fn derivative<S: Scalar>(&self, x: S, _: S) -> S {
        x * x * 3.0
    }
}

#[differentiable(adjoint)]
pub fn tanh_by_rule_function<S: Scalar>(x: S) -> S {
    Tanh.of(x * 2.0) + x
}

crate::case! {
    /// tanh 2x + x
    TanhByRule: NumberNumber = TanhByRuleFunction, [0.4, -1.1], |_s| (),
    value: |x| vec![(2.0 * x[0]).tanh() + x[0]],
    jacobian: |x| vec![2.0 - 2.0 * (2.0 * x[0]).tanh().powi(2) + 1.0],
    second: |x| {
        let y = (2.0 * x[0]).tanh();
        vec![-8.0 * y * (1.0 - y * y)]
    },
}

#[differentiable(adjoint)]
pub fn cube_by_rule_function<S: Scalar>(x: S) -> S {
    Cube.of(x)
}

crate::case! {
    /// x³: every derivative is 12 at 2
    CubeByRule: NumberNumber = CubeByRuleFunction, [2.0, -0.5], |_s| (),
    value: |x| vec![x[0].powi(3)],
    jacobian: |x| vec![3.0 * x[0] * x[0]],
    second: |x| vec![6.0 * x[0]],
}

#[differentiable(adjoint)]
pub fn table_function<S: Scalar>(x: &[S]) -> S {
    let [a, b] = [x[0].primal(), x[1].primal()];
    S::first_order(a * a * b, &[(x[0], 2.0 * a * b), (x[1], a * a)]) * x[1]
}

crate::case! {
    /// t x₁, where t = x₀² x₁ is from a table that has values and slopes as plain numbers: second derivatives are not known
    Table: VectorNumber = TableFunction, [vec![3.0, 2.0], vec![-0.5, 1.5]], |_s| (),
    value: |x| vec![(x[0] * x[1]).powi(2)],
    jacobian: |x| vec![2.0 * x[0] * x[1] * x[1], 2.0 * x[0] * x[0] * x[1]],
}

#[differentiable]
fn fourth_power<S: Scalar>(t: S) -> S {
    Cube.of(t) * t
}

#[differentiable]
pub fn slope_of_a_rule_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    let inner = DerivativeOf::new(FourthPower, Dual::new());
    let (y, slope) = inner.first(x, ((), &mut None)).map_err(|_| Undefined)?;
    Ok(y + slope)
}

crate::case! {
    /// g + g′ for g = t³ t
    SlopeOfARule: NumberNumber = SlopeOfARuleFunction, [1.5, 0.5], |_s| (),
    value: |x| vec![x[0].powi(4) + 4.0 * x[0].powi(3)],
    jacobian: |x| vec![4.0 * x[0].powi(3) + 12.0 * x[0] * x[0]],
    second: |x| vec![12.0 * x[0] * x[0] + 24.0 * x[0]],
}

#[differentiable(adjoint)]
pub fn rule_in_a_loop_function<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for (i, &x) in x.iter().enumerate() {
        sum += if i % 2 == 0 { Cube.of(x) } else { Cube.of(x) * 2.0 };
    }
    Cube.of(sum)
}

crate::case! {
    /// (x₀³ + 2x₁³ + x₂³)³
    RuleInALoop: VectorNumber = RuleInALoopFunction, [vec![0.7, -0.2, 0.9], vec![0.5, 0.8, -0.3]], |_s| (),
    value: |x| vec![cubes(x).powi(3)],
    jacobian: |x| (0..3).map(|i| 3.0 * cubes(x).powi(2) * slope(x, i)).collect(),
    second: |x| (0..9).map(|k| {
        let (i, j) = (k / 3, k % 3);
        let curved = if i == j { 3.0 * cubes(x).powi(2) * 6.0 * WEIGHTS[i] * x[i] } else { 0.0 };
        6.0 * cubes(x) * slope(x, i) * slope(x, j) + curved
    }).collect(),
}

const WEIGHTS: [f64; 3] = [1.0, 2.0, 1.0];

fn cubes(x: &[f64]) -> f64 {
    x.iter().zip(WEIGHTS).map(|(x, w)| w * x.powi(3)).sum()
}

fn slope(x: &[f64], i: usize) -> f64 {
    3.0 * WEIGHTS[i] * x[i] * x[i]
}

type Factors = Arc<LU<f64, Dyn, Dyn>>;
type System = (DMatrix<f64>, DVector<f64>);

/// The solution y = A⁻¹ b, which keeps the factors of A: A ẏ = ḃ − Ȧ y; Aᵀ b̄ = ȳ and Ā = −b̄ yᵀ.
#[derive(Clone, Copy, Debug)]
pub struct Solve;

impl Rule for Solve {
    type Input = System;
    type Output = DVector<f64>;
    type Error = Undefined;
    type Kept = Factors;
    const GIVES: Gives = Gives::Both;

    fn value(&self, (a, b): View<'_, System, f64>) -> Result<(DVector<f64>, Factors), Undefined> {
        let factors = Arc::new(a.clone().lu());
        Ok((factors.solve(b).ok_or(Undefined)?, factors))
    }
    fn pushforward<T: Scalar>(
        &self,
        factors: &Factors,
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        (a_dot, b_dot): View<'_, System, T>,
    ) -> Result<DVector<T>, Undefined> {
        Factored { factors: factors.clone(), transposed: false }.call((a, &(b_dot - a_dot * y)))
    }
    fn pullback<T: Scalar>(
        &self,
        factors: &Factors,
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<Owned<System, T>, Undefined> {
        let b_bar = Factored { factors: factors.clone(), transposed: true }.call((a, y_bar))?;
        Ok((-&b_bar * y.transpose(), b_bar))
    }
}

/// A⁻¹ b, or A⁻ᵀ b, with the factors of A at hand.
#[derive(Clone)]
struct Factored {
    factors: Factors,
    transposed: bool,
}

impl Rule for Factored {
    type Input = System;
    type Output = DVector<f64>;
    type Error = Undefined;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, (_, b): View<'_, System, f64>) -> Result<(DVector<f64>, ()), Undefined> {
        let mut y = b.clone();
        let solved = if self.transposed {
            // Aᵀ = Uᵀ Lᵀ P
            let solved = self.factors.u().transpose().solve_lower_triangular_mut(&mut y)
                && self.factors.l().transpose().solve_upper_triangular_mut(&mut y);
            self.factors.p().inv_permute_rows(&mut y);
            solved
        } else {
            self.factors.solve_mut(&mut y)
        };
        if solved { Ok((y, ())) } else { Err(Undefined) }
    }
    fn pushforward<T: Scalar>(
        &self,
        (): &(),
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        (a_dot, b_dot): View<'_, System, T>,
    ) -> Result<DVector<T>, Undefined> {
        let moved = if self.transposed { a_dot.transpose() * y } else { a_dot * y };
        self.call((a, &(b_dot - moved)))
    }
    fn pullback<T: Scalar>(
        &self,
        (): &(),
        (a, _): View<'_, System, T>,
        y: &DVector<T>,
        y_bar: &DVector<T>,
    ) -> Result<Owned<System, T>, Undefined> {
        let b_bar = Self { factors: self.factors.clone(), transposed: !self.transposed }.call((a, y_bar))?;
        let a_bar = -&b_bar * y.transpose();
        Ok((if self.transposed { a_bar.transpose() } else { a_bar }, b_bar))
    }
}

#[differentiable(adjoint)]
pub fn solved_function<S: Scalar>(x: &[S]) -> Result<Vec<S>, Undefined> {
    let n = x.len();
    let matrix = DMatrix::from_fn(n, n, |i, j| if i == j { x[i] + 1.0 } else { S::one() });
    let y = Solve.call((&matrix, &DVector::from_element(n, S::one())))?;
    Ok(y.as_slice().to_vec())
}

#[differentiable(adjoint)]
pub fn sum_solved_function<S: Scalar>(x: &[S]) -> Result<S, Undefined> {
    Ok(solved_function(x)?.into_iter().sum())
}

/// Σ 1/xᵢ
fn recips(x: &[f64]) -> f64 {
    x.iter().map(|x| x.recip()).sum()
}

crate::case! {
    /// The solution of (diag x + 1 1ᵀ) y = 1, by a rule that keeps the factors: yᵢ = (1/xᵢ)/(1 + s) with s = Σ 1/xᵢ
    Solved: VectorVector = SolvedFunction, [vec![2.0, 0.5, 1.5, 3.0, 0.8], vec![1.0, 4.0, 0.7, 1.2, 2.5]], |_s| (),
    allocates: true,
    value: |x| x.iter().map(|x_i| x_i.recip() / (1.0 + recips(x))).collect(),
    jacobian: |x| {
        let (n, t) = (x.len(), 1.0 + recips(x));
        (0..n * n).map(|k| {
            let (i, j) = (k / n, k % n);
            let own = if i == j { -x[i].powi(-2) / t } else { 0.0 };
            own + x[i].recip() * x[j].powi(-2) / (t * t)
        }).collect()
    },
}

crate::case! {
    /// Σ yᵢ = s/(1 + s) of the solution of (diag x + 1 1ᵀ) y = 1
    SumSolved: VectorNumber = SumSolvedFunction, [vec![2.0, 0.5, 1.5, 3.0, 0.8], vec![1.0, 4.0, 0.7, 1.2, 2.5]], |_s| (),
    allocates: true,
    value: |x| vec![recips(x) / (1.0 + recips(x))],
    jacobian: |x| x.iter().map(|x_i| -x_i.powi(-2) / (1.0 + recips(x)).powi(2)).collect(),
    second: |x| {
        let (n, t) = (x.len(), 1.0 + recips(x));
        (0..n * n).map(|k| {
            let (i, j) = (k / n, k % n);
            let own = if i == j { 2.0 * x[i].powi(-3) / (t * t) } else { 0.0 };
            own - 2.0 / t.powi(3) * (x[i] * x[j]).powi(-2)
        }).collect()
    },
}
