//! Functions with rules inside, and the same functions by steps that a backend differentiates one by one.

use crate::counts::{Counted, evaluated};
use crate::elimination::eliminate;
use fluxions::prelude::*;
use fluxions::{Field, Owned, Rule};
use fluxions_dual::Dual;
use fluxions_rules::{
    Cholesky, CholeskyFactor, LeastSquares, Lu, NoSolution, Root, Solve, SymmetricEigen, SymmetricEigenvalues,
};
use nalgebra::{DMatrix, DVector};

/// What a function solves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Case {
    Solve,
    Positive,
    Factor,
    Eigenvalues,
    Eigenvectors,
    LeastSquares,
    Root,
    FixedPoint,
    /// Σ yᵢ for (diag x + 1 1ᵀ) y = 1, with factorizations that are counted.
    Sum,
}
/// The small ones.
pub(crate) const CASES: [Case; 8] = [
    Case::Solve,
    Case::Positive,
    Case::Factor,
    Case::Eigenvalues,
    Case::Eigenvectors,
    Case::LeastSquares,
    Case::Root,
    Case::FixedPoint,
];
pub(crate) const POINT: [f64; 3] = [0.4, 0.9, 1.3];

/// By the rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ByRule(pub(crate) Case);
/// By steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BySteps(pub(crate) Case);

#[differentiable]
pub(crate) fn system<S: Scalar>(y: &[S; 2], p: &[S]) -> [S; 2] {
    [y[0] * y[0] + p[0] * y[1] - 3.0, y[1].powi(3) + y[1] - p[1] * y[0] - p[2]]
}
#[differentiable]
pub(crate) fn contraction<S: Scalar>(y: &[S; 2], p: &[S]) -> [S; 2] {
    [0.3 * (y[1] + p[0]).sin() + p[1], 0.25 * y[0] * p[2].cos() + 0.1 * y[1]]
}
const START: [f64; 2] = [1.5, 1.0];

fn matrix<S: Scalar>(rows: usize, x: &[S]) -> DMatrix<S> {
    let entry = |i: usize, j: usize| {
        let waves = (x[i % 3] * (1.0 + i as f64) - x[j % 3] * (j as f64 + 0.5)).sin();
        if i == j { waves * 0.5 + x[i] * x[i] + 2.0 } else { waves }
    };
    DMatrix::from_fn(rows, x.len(), entry)
}
fn shifted<S: Scalar>(x: &[S]) -> (DMatrix<S>, DVector<S>) {
    let n = x.len();
    let a = DMatrix::from_fn(n, n, |i, j| if i == j { x[i] + 1.0 } else { S::one() });
    (a, DVector::from_element(n, S::one()))
}
fn positive<S: Scalar>(x: &[S]) -> DMatrix<S> {
    let a = matrix(3, x);
    &a * a.transpose()
}
/// A matrix of which the entries above the diagonal do not count.
fn lower<S: Scalar>(x: &[S]) -> DMatrix<S> {
    let a = positive(x);
    DMatrix::from_fn(3, 3, |i, j| if i >= j { a[(i, j)] } else { x[0] * 7.0 })
}
fn side<S: Scalar>(rows: usize, x: &[S]) -> DVector<S> {
    DVector::from_fn(rows, |i, _| x[i % x.len()].exp() + i as f64)
}
fn number<'a, S: Scalar>(components: impl IntoIterator<Item = &'a S>) -> S {
    components.into_iter().enumerate().map(|(i, &y)| y * y * (i as f64 + 1.0) + y.sin()).sum()
}

fn by_rule<S: Scalar>(case: Case, x: &[S]) -> Result<S, NoSolution> {
    Ok(match case {
        Case::Solve => number(&Solve(Lu).call((&matrix(3, x), &side(3, x)))?),
        Case::Positive => number(&Solve(Cholesky).call((&lower(x), &side(3, x)))?),
        Case::Factor => number(&CholeskyFactor.call(&lower(x))?),
        Case::Eigenvalues => number(&SymmetricEigenvalues.call(&lower(x))?),
        Case::Eigenvectors => {
            let (values, vectors) = SymmetricEigen.call(&lower(x))?;
            number(&values) + number(&vectors)
        }
        Case::LeastSquares => number(&LeastSquares.call((&matrix(5, x), &side(5, x)))?),
        Case::Root => number(&Root::newton(System, Dual::new(), START).call(x)?),
        Case::FixedPoint => number(&Root::fixed_point(Contraction, Dual::new(), START).call(x)?),
        Case::Sum => {
            evaluated();
            let (a, b) = shifted(x);
            Solve(Counted).call((&a, &b))?.iter().sum()
        }
    })
}

fn by_steps<S: Scalar>(case: Case, x: &[S]) -> Result<S, NoSolution> {
    let singular = NoSolution::Singular;
    Ok(match case {
        Case::Solve => number(&eliminate(matrix(3, x), side(3, x))),
        Case::Positive => number(&eliminate(positive(x), side(3, x))),
        Case::Factor => number(&positive(x).map(Field).cholesky().ok_or(singular)?.l().map(|l| l.0)),
        Case::Eigenvalues => number(&eigen(positive(x)).0),
        Case::Eigenvectors => {
            let (values, vectors) = eigen(positive(x));
            number(&values) + number(&vectors)
        }
        Case::LeastSquares => {
            let a = matrix(5, x);
            number(&eliminate(a.transpose() * &a, a.transpose() * side(5, x)))
        }
        Case::Root => number(&newton(x)),
        Case::FixedPoint => {
            let mut y = START.map(S::constant);
            (0..200).for_each(|_| y = contraction(&y, x));
            number(&y)
        }
        Case::Sum => {
            let (a, b) = shifted(x);
            eliminate(a, b).iter().sum()
        }
    })
}

/// Eigenvalues in ascending order, and eigenvectors whose component of the largest size is positive.
fn eigen<S: Scalar>(a: DMatrix<S>) -> (DVector<S>, DMatrix<S>) {
    let eigen = a.map(Field).symmetric_eigen();
    let values: Vec<S> = eigen.eigenvalues.iter().map(|v| v.0).collect();
    let mut order = [0, 1, 2];
    order.sort_by(|&i, &j| values[i].primal().total_cmp(&values[j].primal()));
    let mut vectors = DMatrix::from_fn(3, 3, |i, j| eigen.eigenvectors[(i, order[j])].0);
    for mut v in vectors.column_iter_mut() {
        let largest = v.iter().fold(v[0], |best, &c| if c.abs() > best.abs() { c } else { best });
        if largest < 0.0 {
            v.iter_mut().for_each(|c| *c = -*c);
        }
    }
    (DVector::from_fn(3, |i, _| values[order[i]]), vectors)
}

/// Newton's method, step by step. Its derivatives converge with it.
fn newton<S: Scalar>(p: &[S]) -> [S; 2] {
    let mut y = START.map(S::constant);
    for _ in 0..12 {
        let f = system(&y, p);
        let [a, b, c, d] = [y[0] * 2.0, p[0], -p[1], y[1] * y[1] * 3.0 + 1.0];
        let det = a * d - b * c;
        y = [y[0] - (d * f[0] - b * f[1]) / det, y[1] - (a * f[1] - c * f[0]) / det];
    }
    y
}

macro_rules! function {
    ($name:ident, $f:ident) => {
        impl Function for $name {
            type Input = Vec<f64>;
            type Output = f64;
            type Context = ();
            type Error = NoSolution;

            fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Owned<f64, S>) -> Result<(), NoSolution> {
                *y = $f(self.0, x)?;
                Ok(())
            }
            fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<S, NoSolution> {
                $f(self.0, x)
            }
        }
    };
}
function!(ByRule, by_rule);
function!(BySteps, by_steps);
