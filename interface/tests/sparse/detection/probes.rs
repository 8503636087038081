//! Detection by derivatives at random points.

use super::text;
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Probe};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_problems::scaling::{Brusselator, Rosenbrock};
use fluxions_problems::{patterns, scaling};

#[test]
fn known_patterns() {
    let f = Brusselator::new(&[0.0; 50]);
    let (x, y) = ([0.0; 50], [0.0; 50]); // where the reaction has no derivative
    let point = Point::<f64, f64, _>::new(&f, &x, ());
    let expected = patterns::brusselator(5);
    assert_eq!(
        Probe::new(Dual::new()).jacobian(point, &y).map(|found| found.pattern),
        expected.clone().map_err(Into::into)
    );
    let differences = Probe::new(FiniteDifference::central()).jacobian(point, &y);
    assert_eq!(differences.map(|found| found.pattern), expected.map_err(Into::into));
    let x = scaling::start(12);
    let found = Probe::new(Dual::new()).hessian(Point::<f64, f64, _>::new(&Rosenbrock, &x, ()), 0.0);
    assert_eq!(found.map(|found| found.pattern), patterns::banded(12, 1).map_err(Into::into));
}

#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("only at x = 1")]
struct Elsewhere;

#[differentiable]
fn fails_elsewhere<S: Scalar>(x: &[S; 2]) -> Result<S, Elsewhere> {
    if x[0] == 1.0 { Ok(x[0] * x[1]) } else { Err(Elsewhere) }
}

#[test]
fn points_where_f_fails_are_left_out() {
    let probe = Probe::new(Dual::new());
    let found = |x: &[f64; 2]| {
        let found = probe.hessian(Point::<f64, f64, _>::new(&FailsElsewhere, x, ()), 0.0);
        found.map(|found| (text(&found.pattern), found.everywhere))
    };
    assert_eq!(found(&[1.0, 2.0]), Ok(("·● ●·".to_owned(), false)));
    assert_eq!(found(&[2.0, 2.0]), Err(fluxions::Error::Function(Elsewhere)));
}
