//! NaN among the inputs: what it takes along, by the book's conventions.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_any::AnyBackend;
use fluxions_dual::Dual;

type Outcome = Result<(), Error<Infallible>>;

const NAN: f64 = f64::NAN;

/// Does not use x₁; x₂ stands beside x₀.
#[differentiable]
fn apart<S: Scalar>(x: &[S; 12]) -> S {
    x[0] * x[0] + x[2] * 3.0
}

#[differentiable]
fn rows<S: Scalar>(x: &[S; 12]) -> [S; 2] {
    [x[0].sin() * x[3], x[1] / x[2] + x[11]]
}

/// The backends whose sweep keeps what does not take part out of a NaN. The others may lose it where f(x) is NaN; differences also
/// where x is.
const APART: [&str; 4] = ["tape", "recorded-tape", "echidna-tape", "echidna-bytecode"];

fn agree(backend: &AnyBackend, value: f64, found: &[f64], convention: &[f64]) {
    let differences = backend.name() == "finite-difference";
    for (i, (f, e)) in found.iter().zip(convention).enumerate() {
        let same = f == e || f.is_nan() && e.is_nan() || differences && (f - e).abs() < 1e-6;
        let lost = f.is_nan() && (differences || value.is_nan() && !APART.contains(&backend.name()));
        assert!(same || lost, "{backend}, component {i}: {found:?}, not {convention:?}");
    }
}

#[test]
fn an_input_that_f_does_not_use_may_be_nan() -> Outcome {
    let mut x = [1.0; 12];
    (x[0], x[1]) = (2.0, NAN);
    let mut convention = [0.0; 12];
    (convention[0], convention[2]) = (4.0, 3.0);
    for backend in AnyBackend::all() {
        let (y, gradient) = backend.value_and_gradient(&Apart, &x)?;
        assert_eq!(y, 7.0, "{backend}");
        agree(&backend, y, &gradient, &convention);
        let exact = backend.name() != "finite-difference";
        assert!(!exact || backend.hessian(&Apart, &x)?.as_slice()[..3] == [2.0, 0.0, 0.0], "{backend}");
    }
    Ok(())
}

#[test]
fn an_input_that_is_nan_leaves_the_others_alone() -> Outcome {
    let mut x = [1.0; 12];
    x[0] = NAN;
    let mut convention = [0.0; 12];
    (convention[0], convention[2]) = (NAN, 3.0);
    for backend in AnyBackend::all() {
        let mut prepared = backend.prepare_gradient(Apart, &x)?;
        let (y, gradient) = prepared.value_and_gradient(&x)?;
        assert!(y.is_nan(), "{backend}");
        agree(&backend, y, &gradient, &convention);
        agree(&backend, y, &backend.pullback(&Apart, &x, 1.0)?, &convention);
        // Elsewhere all is as before.
        let mut exact = [0.0; 12];
        (exact[0], exact[2]) = (2.0, 3.0);
        agree(&backend, 4.0, &prepared.gradient(&[1.0; 12])?, &exact);
    }
    Ok(())
}

#[test]
fn a_row_that_is_nan_leaves_the_others_alone() -> Outcome {
    let mut x = [2.0; 12];
    x[3] = NAN;
    let mut convention = [0.0; 24]; // column by column
    (convention[0], convention[6]) = (NAN, 2f64.sin());
    (convention[3], convention[5], convention[23]) = (0.5, -0.5, 1.0);
    for backend in AnyBackend::all() {
        agree(&backend, NAN, backend.jacobian(&Rows, &x)?.as_slice(), &convention);
    }
    Ok(())
}

/// A number of `dual` without tangents multiplies nothing: so one column at a time keeps apart what is apart.
#[test]
fn single_columns_of_dual_keep_apart() -> Outcome {
    let mut x = [1.0; 12];
    x[0] = NAN;
    let gradient = Dual::with_tangents(1).gradient(&Apart, &x)?;
    assert!(gradient[0].is_nan() && gradient[1..3] == [0.0, 3.0] && gradient[3..] == [0.0; 9], "{gradient:?}");
    // Several at a time: those that go with x₀.
    let gradient = Dual::with_tangents(4).gradient(&Apart, &x)?;
    assert!(gradient[..4].iter().all(|g| g.is_nan()) && gradient[4..] == [0.0; 8], "{gradient:?}");
    Ok(())
}

/// 1 / Σ of nothing + x₀
#[differentiable(adjoint)]
fn one_over_an_empty_sum<S: Scalar>(x: &[S]) -> S {
    1.0 / x[..0].iter().copied().sum::<S>() + x[0]
}

/// A sum of floats begins at −0, so that of nothing is −0.
#[test]
fn a_sum_of_nothing_is_minus_zero() -> Outcome {
    for backend in AnyBackend::all() {
        assert_eq!(backend.value_and_gradient(&OneOverAnEmptySum, &[2.0])?.0, f64::NEG_INFINITY, "{backend}");
    }
    Ok(())
}
