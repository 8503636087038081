//! Functions whose patterns are known: the detected ones are these, with no entry more.

use super::{everywhere, hessian, jacobian, text};
use fluxions::engine::Point;
use fluxions::prelude::*;
use fluxions::sparse::{Detector, Pattern, Trace, Tracer};
use fluxions_dual::Dual;
use fluxions_problems::adbench::{Bundle, Lstm, MixtureCase, Reprojection, WeightError};
use fluxions_problems::{mgh, patterns, scaling};

#[test]
fn the_brusselator() {
    for k in [3, 4, 5, 12] {
        let n = 2 * k * k;
        let f = scaling::Brusselator::new(&vec![0.0; n]);
        let found = everywhere(jacobian(&f, &scaling::start(n), (), &vec![0.0; n]));
        assert_eq!(Ok(found), patterns::brusselator(k));
    }
}

#[test]
fn rosenbrock_and_the_ring() {
    let x = scaling::start(40);
    assert_eq!(Ok(everywhere(hessian(&scaling::Rosenbrock, &x, ()))), patterns::banded(40, 1));
    let ring = everywhere(jacobian(&scaling::Ring::new(&x), &x, (), &x));
    assert_eq!(ring, Pattern::from_fn(40, 40, |i, j| j == i || j == (i + 1) % 40).expect("a small pattern"));
}

/// σ f + Σ λᵢ cᵢ for f = Σ xᵢ⁴ and cᵢ = xᵢ² + xᵢ₊₁² − 1 … of a constrained problem.
#[differentiable]
fn lagrangian<S: Scalar>(x: &[S], #[parameter] sigma: S, #[parameter] lambda: &[S]) -> S {
    let objective = x.iter().map(|x| x.powi(4)).sum::<S>();
    let constraints = lambda.iter().zip(x.windows(2)).map(|(&l, x)| l * (x[0] * x[1] - 1.0)).sum::<S>();
    sigma * objective + constraints
}

#[test]
fn a_lagrangian_whatever_the_multipliers() {
    let x = scaling::start(9);
    for lambda in [[0.0; 8], [1.0; 8]] {
        let found = everywhere(hessian(&Lagrangian, &x, (0.0, &lambda)));
        assert_eq!(Ok(found), patterns::banded(9, 1));
    }
}

#[test]
fn the_problems_of_more_garbow_and_hillstrom() {
    let mut exact = 0;
    for problem in mgh::all() {
        let n = problem.start.len();
        let found = jacobian(&problem.function, &problem.start, (), &vec![0.0; problem.residuals]).expect("no error");
        let mut seen = Pattern::new(problem.residuals, n, []).expect("a small pattern");
        for shift in [0.0, 0.01, 0.3] {
            let x: Vec<f64> = problem.start.iter().zip(0..).map(|(x, j)| x + shift * f64::from(j + 1).sin()).collect();
            let dense = problem.jacobian_at(&x);
            if shift == 0.0 || found.everywhere && dense.iter().all(|entry| entry.is_finite()) {
                let nonzeros = Pattern::from_nonzeros(&dense).expect("a small pattern");
                seen = seen.union(&nonzeros).expect("the same shape");
            }
        }
        assert_eq!(found.pattern.contains(&seen), Ok(true), "{problem}");
        exact += usize::from(found.pattern == seen);
    }
    // One of the others is x − x, or a factor that is 0 at all points.
    assert!(exact >= 43, "{exact} of 45");
}

#[test]
fn a_mixture_and_a_bundle() {
    let MixtureCase { mixture, x, .. } = MixtureCase::read("gmm_d2_k3_n1_adbench_test").expect("the data are there");
    let found = everywhere(hessian(&mixture.log_likelihood_function(), &x, ()));
    let dense = Dual::new().hessian(mixture.log_likelihood_function(), &x).expect("no error");
    assert_eq!(Pattern::from_nonzeros(&dense).and_then(|dense| found.contains(&dense)), Ok(true));

    let (bundle, x) = Bundle::random(3, 4, 9, 1).expect("a small bundle");
    let y = vec![0.0; bundle.residual_count()];
    let found = jacobian(&bundle.residuals_function(&y), &x, (), &y).expect("no error");
    let dense = Dual::new().jacobian(bundle.residuals_function(&y), &x).expect("no error");
    assert_eq!(Ok(found.pattern), Pattern::from_nonzeros(&dense));
}

#[test]
fn a_network_and_a_reprojection() {
    let (lstm, x) = Lstm::random(1, 2, 3, 1).expect("a small network");
    let found = hessian(&lstm.loss_function(), &x, ()).expect("no error").pattern;
    let dense = Dual::new().hessian(lstm.loss_function(), &x).expect("no error");
    assert_eq!(Pattern::from_nonzeros(&dense).and_then(|dense| found.contains(&dense)), Ok(true));

    // x is rotation, centre, focal length, principal point and distortion of the camera, then the point and the weight.
    let (f, x) = (Reprojection::new(&[0.0; 2]), core::array::from_fn(|j| 1.0 + 0.1 * j as f64));
    let found = jacobian(&f, &x, &[0.0; 2], &[0.0; 2]).expect("no error").pattern;
    let dense = Dual::new().bind(&f, &[0.0; 2]).jacobian(&x).expect("no error");
    assert_eq!(Ok(found), Pattern::from_nonzeros(&dense));
    assert_eq!(text(&everywhere(hessian(&WeightError, 2.0, ()))), "●"); // 1 − w²
}

#[test]
fn single_precision() {
    #[differentiable]
    fn single<S: Scalar<f32>>(x: &[S; 3]) -> S {
        x[0] * x[1] + x[2]
    }
    let found = Tracer.hessian(Point::<f32, f32, _>::new(&Single, &[1.0, 2.0, 3.0], ()), 0.0);
    assert_eq!(text(&everywhere(found)), "·●· ●·· ···");
}

#[test]
fn each_kind_of_operation() {
    type Operation = fn(fluxions::sparse::Traced<f64>, fluxions::sparse::Traced<f64>) -> fluxions::sparse::Traced<f64>;
    let kinds: [(&str, &str, &str, Operation); 24] = [
        ("sum", "●●", "·· ··", |a, b| a + b),
        ("difference", "●●", "·· ··", |a, b| a * 2.0 - b),
        ("product", "●●", "·● ●·", |a, b| a * b),
        ("square", "●·", "●· ··", |a, _| a * a),
        ("quotient", "●●", "·● ●●", |a, b| a / b),
        ("multiple", "●·", "·· ··", |a, _| -a * 3.0 / 2.0 + 1.0),
        ("reciprocal", "●·", "●· ··", |a, _| (a * 0.0 + 1.0) / a),
        ("function", "·●", "·· ·●", |_, b| b.exp()),
        ("function of a sum", "●●", "●● ●●", |a, b| (a + b).sin()),
        ("function of a product", "●●", "●● ●●", |a, b| (a * b).sqrt()),
        ("angle", "●●", "●● ●●", |a, b| a.atan2(b)),
        ("length", "●●", "●● ●●", |a, b| a.hypot(b)),
        ("power", "●●", "●● ●●", |a, b| a.pow(b)),
        ("constant power", "●·", "·· ··", |a, _| a.powf(1.0) + a.powi(1) + a.powi(0) + a.powf(0.0)),
        ("square by powi", "●·", "●· ··", |a, _| a.powi(2)),
        ("larger", "●●", "·· ··", |a, b| a.max(b)),
        ("clamped", "●●", "·· ··", |a, b| a.clamp(b, b + 1.0)),
        ("absolute", "·●", "·· ··", |_, b| b.abs()),
        ("chosen", "·●", "·· ·●", |a, b| Scalar::select(a, fluxions::Relation::Less, b, b, b * b)),
        ("rounded", "··", "·· ··", |a, b| a.floor() + b.round() + a.signum() + b.trunc() + a.ceil()),
        ("stopped", "●●", "·● ●·", |a, b| a.stop_gradient() * b),
        ("times zero", "·●", "·· ··", |a, b| a * 0.0 + b),
        ("fused", "●●", "·● ●·", |a, b| a.mul_add(b, b)),
        ("rule", "●·", "●· ··", |a, _| Scalar::from_partials(2.0, &[(a, a.exp())])),
    ];
    for (name, first, second, operation) in kinds {
        let trace = Trace::record(&[0.5, 1.5], |x| vec![operation(x[0], x[1])]).expect("a small trace");
        assert!(trace.everywhere(), "{name}");
        let found = [trace.jacobian(), trace.hessian()].map(|pattern| text(&pattern.expect("a small pattern")));
        assert_eq!(found, [first, second], "{name}");
    }
}

#[test]
fn what_no_output_needs_is_left_out() {
    let trace = Trace::record(&[1.0, 2.0, 3.0], |x| {
        let _unused = x[0] * x[1];
        vec![x[2], x[2] * x[2], fluxions::Scalar::constant(1.0)]
    });
    let trace = trace.expect("a small trace");
    assert_eq!(text(&trace.jacobian().expect("a small pattern")), "··● ··● ···");
    assert_eq!(text(&trace.hessian().expect("a small pattern")), "··· ··· ··●");
}

#[test]
fn nothing_in_and_nothing_out() {
    #[differentiable]
    fn empty<S: Scalar>(_x: &[S]) -> Vec<S> {
        Vec::new()
    }
    #[differentiable]
    fn constant<S: Scalar>(_x: &[S]) -> S {
        S::one()
    }
    let shape = |pattern: Pattern| (pattern.shape(), pattern.nnz());
    assert_eq!(shape(everywhere(jacobian(&Empty, &[1.0, 2.0], (), &[]))), ((0, 2), 0));
    assert_eq!(shape(everywhere(jacobian(&Constant, &[], (), 0.0))), ((1, 0), 0));
    assert_eq!(shape(everywhere(hessian(&Constant, &[], ()))), ((0, 0), 0));
    assert_eq!(shape(everywhere(hessian(&Constant, &[1.0, 2.0], ()))), ((2, 2), 0));
}
