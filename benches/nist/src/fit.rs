//! Levenberg-Marquardt with the Jacobian of any backend.

use crate::data::Problem;
use crate::models::Residuals;
use fluxions::prelude::*;
use fluxions::target::ColumnMajor;
use fluxions::{Counting, PreparedOf, Shared, kind};
use levenberg_marquardt::{LeastSquaresProblem, LevenbergMarquardt};
// The solver's nalgebra is another version: matrices cross by slices.
use nalgebra_of_levenberg_marquardt::storage::Owned;
use nalgebra_of_levenberg_marquardt::{DMatrix, DVector, Dyn};
use std::time::{Duration, Instant};

/// What a fit came to.
pub(crate) struct Fit {
    /// Digits that agree with the certified parameters, the worst of them.
    pub digits: f64,
    /// Evaluations of the residuals by the solver: one for each step it tries.
    pub steps: usize,
    /// Calls of f by solver and backend together.
    pub calls: u64,
    pub time: Duration,
    /// How the solver says it ended.
    pub end: String,
    pub parameters: Vec<f64>,
}

struct Solver<'a, B: Backend> {
    problem: &'a Problem,
    f: &'a Counting<Residuals>,
    /// The solver's trait only looks at its problem: the form that is called through `&self`.
    jacobian: Shared<PreparedOf<kind::Jacobian, B, &'a Counting<Residuals>>>,
    b: Vec<f64>,
    m: usize,
}

impl<B: Backend> LeastSquaresProblem<f64, Dyn, Dyn> for Solver<'_, B> {
    type ParameterStorage = Owned<f64, Dyn>;
    type ResidualStorage = Owned<f64, Dyn>;
    type JacobianStorage = Owned<f64, Dyn, Dyn>;

    fn set_params(&mut self, b: &DVector<f64>) {
        self.b.copy_from_slice(b.as_slice());
    }
    fn params(&self) -> DVector<f64> {
        DVector::from_column_slice(&self.b)
    }
    fn residuals(&self) -> Option<DVector<f64>> {
        let mut residuals = vec![0.0; self.m];
        self.f.evaluate(&self.b, self.problem, &mut residuals).ok()?;
        Some(DVector::from_vec(residuals))
    }
    fn jacobian(&self) -> Option<DMatrix<f64>> {
        let (m, n) = (self.m, self.b.len());
        let mut entries = vec![0.0; m * n];
        let mut target = ColumnMajor::new(&mut entries, m, n)?;
        self.jacobian.call(|j| j.with(self.problem).jacobian_into(&self.b, &mut target)).ok()?;
        Some(DMatrix::from_vec(m, n, entries))
    }
}

/// Fits `problem` from its start number `start`.
pub(crate) fn fit<B: Backend>(
    backend: &B,
    problem: &Problem,
    start: usize,
) -> Result<Fit, fluxions::Error<core::convert::Infallible>> {
    let m = problem.observations.len();
    let f = Counting::new(Residuals::new(&vec![0.0; m]));
    let b = problem.starts[start].clone();
    let clock = Instant::now();
    let jacobian = backend.bind(&f, problem).prepare_jacobian(&b)?.shared();
    let solver: Solver<'_, B> = Solver { problem, f: &f, jacobian, b, m };
    let (solver, report) = LevenbergMarquardt::new()
        .with_ftol(1e-15)
        .with_xtol(1e-15)
        .with_gtol(1e-15)
        .with_patience(2000)
        .minimize(solver);
    Ok(Fit {
        digits: log_relative_error(&solver.b, &problem.certified),
        steps: report.number_of_evaluations,
        calls: f.calls(),
        time: clock.elapsed(),
        end: format!("{:?}", report.termination),
        parameters: solver.b,
    })
}

/// The log relative error −log₁₀ |b − c| / |c| of the worst parameter; NIST certifies 11 digits.
fn log_relative_error(b: &[f64], certified: &[f64]) -> f64 {
    let error = b.iter().zip(certified).map(|(b, c)| ((b - c) / c).abs()).fold(0.0, f64::max);
    if error.is_nan() { 0.0 } else { (-error.log10()).clamp(0.0, 11.0) }
}
