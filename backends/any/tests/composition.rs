//! Derivatives as functions and derivatives inside functions, differentiated by every backend.

use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Counting, Error, GradientOf, Nested, PullbackOf, PushforwardOf, Sparse};
use fluxions_any::AnyBackend;
use fluxions_dual::Dual;
use fluxions_tape::RecordedTape;

type Outcome = Result<(), Error<Error<Infallible>>>;

/// J = (b, a; 2a, 0)
#[differentiable(adjoint)]
fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    [x[0] * x[1], x[0] * x[0]]
}

fn close(backend: &AnyBackend, found: &[f64], expected: &[f64]) {
    let error = backend.capabilities().exactness.first() * 100.0 + 1e-13;
    let near = |(f, e): (&f64, &f64)| (f - e).abs() <= error * e.abs().max(1.0);
    assert!(found.iter().zip(expected).all(near), "{backend}: {found:?}, not {expected:?}");
}

#[test]
fn cotangent_and_tangent_maps_are_differentiated() -> Outcome {
    let pullback = PullbackOf::new(Pair, Dual::new()); // Jᵀ ȳ = (b ȳ₀ + 2a ȳ₁, a ȳ₀)
    let tangent = PushforwardOf::new(Pair, RecordedTape::new()).without_value(); // J ẋ = (b ẋ₀ + a ẋ₁, 2a ẋ₀)
    let at = (&[2.0, 3.0], &[1.0, 10.0]);
    for backend in AnyBackend::all() {
        let ((y, x_bar), (y_dot, x_bar_dot)) =
            backend.value_and_pushforward(&pullback, at, (&[1.0, 0.0], &[0.0, 1.0]))?;
        close(&backend, &[y, x_bar].concat(), &[6.0, 4.0, 43.0, 2.0]);
        close(&backend, &[y_dot, x_bar_dot].concat(), &[3.0, 4.0, 24.0, 1.0]);
        let (value, (x_bar, x_dot_bar)) = backend.value_and_pullback(&tangent, at, &[1.0, 1.0])?;
        close(&backend, &[value, x_bar, x_dot_bar].concat(), &[23.0, 4.0, 12.0, 1.0, 7.0, 2.0]);
    }
    Ok(())
}

#[test]
fn capabilities_say_whether_products_at_a_point_call_f() -> Result<(), Error<Infallible>> {
    for backend in AnyBackend::all() {
        let (keeps, f) = (backend.capabilities().keeps_evaluation, Counting::new(Pair));
        let (y, mut differential) = backend.linearize(&f, &[2.0, 3.0])?;
        assert_eq!(y, [6.0, 4.0], "{backend}");
        let mut prepared = backend.prepare_pullback(&f, &[1.0, 1.0])?;
        let mut at = prepared.at(&[2.0, 3.0])?;
        assert_eq!(at.value()?, [6.0, 4.0], "{backend}");
        f.reset();
        for _ in 0..2 {
            close(&backend, &differential.pullback(&[1.0, 10.0])?, &[43.0, 2.0]);
            assert_eq!(f.reset() == 0, keeps, "{backend}: a pullback of the differential");
            close(&backend, &at.pullback(&[1.0, 10.0])?, &[43.0, 2.0]);
            assert_eq!(f.reset() == 0, keeps, "{backend}: a pullback at the point");
            close(&backend, &differential.pushforward(&[1.0, 10.0])?, &[23.0, 4.0]);
            assert_eq!(f.reset() == 0, keeps, "{backend}: a pushforward of the differential");
        }
    }
    Ok(())
}

/// a² b
#[differentiable]
fn cubic<S: Scalar>(x: &[S; 2]) -> S {
    x[0] * x[0] * x[1]
}

#[test]
fn a_gradient_alone_is_differentiated() -> Outcome {
    let gradient = GradientOf::new(Cubic, Dual::new()).without_value();
    for backend in AnyBackend::all() {
        close(&backend, backend.jacobian(&gradient, &[2.0, 3.0])?.as_slice(), &[6.0, 4.0, 4.0, 0.0]);
    }
    Ok(())
}

/// |∇(a² b)|² = 4a² b² + a⁴
#[differentiable]
fn steepness<S: Scalar>(x: &[S; 2]) -> Result<S, Error<Infallible>> {
    Ok(Nested::new(Dual::new()).gradient(&Cubic, x)?.iter().map(|g| *g * *g).sum())
}

#[test]
fn the_differential_of_a_function_with_a_derivative_inside() -> Outcome {
    for backend in AnyBackend::all() {
        let (y, mut differential) = backend.linearize(Steepness, &[1.0, 2.0])?;
        assert_eq!(y, 17.0);
        close(&backend, &differential.pullback(1.0)?, &[36.0, 16.0]);
        assert_eq!(differential.relinearize(&[1.0, 0.0])?, 1.0);
        let mut clone = differential.clone();
        close(&backend, &[differential.pushforward(&[1.0, 5.0])?, clone.pushforward(&[1.0, 5.0])?], &[4.0, 4.0]);
    }
    Ok(())
}

#[test]
fn sparse_matrices() -> Result<(), Error<Infallible>> {
    for backend in AnyBackend::all() {
        let sparse = Sparse::new(backend);
        let jacobian = sparse.sparse_jacobian(&Pair, &[2.0, 3.0])?;
        assert_eq!(jacobian.nnz(), 3); // by columns: (b, 2a) and (a)
        close(sparse.inner(), jacobian.values(), &[3.0, 4.0, 2.0]);
        let hessian = sparse.sparse_hessian(&Cubic, &[2.0, 3.0])?;
        assert_eq!(hessian.nnz(), 3); // (2b, 2a) and (2a)
        let error = sparse.inner().capabilities().exactness.second() * 1e4 + 1e-13;
        for (found, expected) in hessian.values().iter().zip([6.0, 4.0, 4.0]) {
            assert!((found - expected).abs() <= error * expected, "{}: {found}, not {expected}", sparse.inner());
        }
    }
    Ok(())
}
