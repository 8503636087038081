//! What all problems of the collection have: [`Problem`].

use super::Residuals;
use core::fmt;
use fluxions::Function;
use fluxions::nalgebra::DMatrix;

/// A problem of nonlinear least squares: the least Σ yᵢ² of a function from n numbers to m residuals y.
#[derive(Clone, Debug)]
pub struct Problem {
    /// Its number in the paper.
    pub number: u32,
    /// What it is called there.
    pub name: &'static str,
    /// The residuals.
    pub function: Residuals,
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

impl Problem {
    /// A problem of which no minimum is known; `function` makes the residuals' type from a first result.
    pub(super) fn new<F: Into<Residuals>>(
        number: u32,
        name: &'static str,
        function: impl Fn(&[f64]) -> F,
        residuals: usize,
        start: &[f64],
        jacobian: fn(&[f64], &mut DMatrix<f64>),
    ) -> Self {
        let (function, start) = (function(&vec![0.0; residuals]).into(), start.to_vec());
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

    /// The residuals y at x.
    ///
    /// ```
    /// use fluxions_problems::mgh::rosenbrock_problem;
    ///
    /// assert_eq!(rosenbrock_problem().value_at(&[1.0, 2.0]), [10.0, 0.0]); // 10 (2 − 1²) and 1 − 1
    /// ```
    pub fn value_at(&self, x: &[f64]) -> Vec<f64> {
        let mut y = vec![f64::NAN; self.residuals];
        match self.function.evaluate::<f64>(x, (), &mut y) {
            Ok(()) => y,
        }
    }

    /// The Jacobian at x, an (m, n) matrix, derived by hand.
    ///
    /// ```
    /// use fluxions_problems::mgh::rosenbrock_problem;
    ///
    /// let jacobian = rosenbrock_problem().jacobian_at(&[1.0, 2.0]);
    /// assert_eq!(jacobian.row(0).iter().collect::<Vec<_>>(), [&-20.0, &10.0]);
    /// assert_eq!(jacobian.row(1).iter().collect::<Vec<_>>(), [&-1.0, &0.0]);
    /// ```
    pub fn jacobian_at(&self, x: &[f64]) -> DMatrix<f64> {
        let mut jacobian = DMatrix::repeat(self.residuals, x.len(), f64::NAN);
        (self.jacobian)(x, &mut jacobian);
        jacobian
    }
}

impl fmt::Display for Problem {
    /// Number, name and size: `20 Watson, 31 × 9`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, {} × {}", self.number, self.name, self.residuals, self.start.len())
    }
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
