//! What all problems of the collection have: [`Problem`], and a [`Visitor`] that sees them all.

use core::convert::Infallible;
use fluxions::Function;
use fluxions::nalgebra::DMatrix;

/// A problem of nonlinear least squares: the least Σ yᵢ² of a function from n numbers to m residuals y.
#[derive(Clone, Debug)]
pub struct Problem<F> {
    /// Its number in the paper.
    pub number: u32,
    /// What it is called there.
    pub name: &'static str,
    /// The residuals.
    pub function: F,
    /// The number of residuals m.
    pub residuals: usize,
    /// The standard starting point, of n numbers.
    pub start: Vec<f64>,
    /// Overwrites an (m, n) matrix with the Jacobian at x, derived by hand.
    pub jacobian: fn(&[f64], &mut DMatrix<f64>),
    /// The least sum of squares for these n and m, where it is known: exactly if 0 or an integer, else to some six digits.
    pub minimum: Option<f64>,
    /// Where it is, as far as that is known.
    pub minimizer: Option<Vec<f64>>,
}

impl<F> Problem<F> {
    /// A problem of which no minimum is known; `function` makes the residuals' type from a first result.
    pub(super) fn new(
        number: u32,
        name: &'static str,
        function: impl Fn(&[f64]) -> F,
        residuals: usize,
        start: &[f64],
        jacobian: fn(&[f64], &mut DMatrix<f64>),
    ) -> Self {
        let (function, start) = (function(&vec![0.0; residuals]), start.to_vec());
        Self { number, name, function, residuals, start, jacobian, minimum: None, minimizer: None }
    }

    /// Its least sum of squares.
    pub(super) fn least(self, minimum: f64) -> Self {
        Self { minimum: Some(minimum), ..self }
    }

    /// Where that is.
    pub(super) fn at(self, minimizer: &[f64]) -> Self {
        Self { minimizer: Some(minimizer.to_vec()), ..self }
    }
}

/// Something that is done with each problem, whatever the type of its function.
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_problems::mgh::{Problem, Visitor, visit_all};
///
/// /// ‖J‖ at each start.
/// struct Norms(Vec<f64>);
///
/// impl Visitor for Norms {
///     fn visit<F>(&mut self, problem: Problem<F>)
///     where
///         F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = Infallible> + Clone + Send + Sync + 'static,
///     {
///         let jacobian = Dual::new().jacobian(&problem.function, &problem.start);
///         self.0.extend(jacobian.map(|jacobian| jacobian.norm()));
///     }
/// }
///
/// let mut norms = Norms(Vec::new());
/// visit_all(&mut norms);
/// assert!(norms.0.len() >= 35 && (norms.0[0] - 677f64.sqrt()).abs() < 1e-12); // (24, 10; −1, 0)
/// ```
pub trait Visitor {
    /// Does it.
    fn visit<F>(&mut self, problem: Problem<F>)
    where
        F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = Infallible>
            + Clone
            + Send
            + Sync
            + 'static;
}

/// Overwrites row `i`.
#[inline]
pub(super) fn set_row<const N: usize>(jacobian: &mut DMatrix<f64>, i: usize, row: [f64; N]) {
    row.into_iter().enumerate().for_each(|(j, entry)| jacobian[(i, j)] = entry);
}

/// Overwrites all rows.
#[inline]
pub(super) fn set<const M: usize, const N: usize>(jacobian: &mut DMatrix<f64>, rows: [[f64; N]; M]) {
    rows.into_iter().enumerate().for_each(|(i, row)| set_row(jacobian, i, row));
}

/// 1, 2, … as numbers: the index i of the formulas.
#[inline]
pub(super) fn count_from_one(i: usize) -> f64 {
    (i + 1) as f64
}
