//! Points where there is little to compare, and functions that fail or take other arguments.

use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions_check::{Check, Verdict, check_gradient, check_hessian, check_jacobian};
use fluxions_dual::Dual;

type Outcome = Result<(), Error<Infallible>>;

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum::<S>() + 1.0
}

#[test]
fn nothing_agrees_with_nothing() -> Outcome {
    for report in [check_gradient(&Sum, &[])?, check_jacobian(&Sum, &[])?, check_hessian(&Sum, &[])?] {
        report.assert();
        assert_eq!((report.compared, report.worst.is_none(), report.adjoint), (0, true, None));
    }
    Ok(())
}

#[differentiable]
fn logarithm<S: Scalar>(x: S) -> S {
    x.ln()
}

#[differentiable]
fn root<S: Scalar>(x: S) -> S {
    x.sqrt()
}

#[differentiable]
fn power<S: Scalar>(x: S) -> S {
    x.powf(1.5) + x
}

#[test]
fn what_is_not_a_number_is_undefined() -> Outcome {
    for x in [f64::NAN, -1.0, f64::INFINITY] {
        assert_eq!(check_gradient(&Logarithm, x)?.verdict(), Verdict::Undefined, "at {x}");
    }
    Ok(())
}

#[test]
fn at_the_edge_of_a_domain_one_side_is_enough() -> Outcome {
    check_gradient(&Logarithm, 1e-3)?.assert();
    check_gradient(&Logarithm, 1e-30)?.assert();
    check_gradient(&Root, 0.0)?.assert(); // ∞
    assert_eq!(check_gradient(&Power, 0.0)?.worst.map(|worst| worst.exact), Some(1.0));
    Ok(())
}

#[derive(Debug, PartialEq)]
struct Negative;
impl core::fmt::Display for Negative {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("negative")
    }
}
impl core::error::Error for Negative {}

#[differentiable]
fn fallible<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 { Err(Negative) } else { Ok(x * x) }
}

#[test]
fn errors_come_back_typed() -> Result<(), Error<Negative>> {
    assert_eq!(check_gradient(&Fallible, -1.0), Err(Error::Function(Negative)));
    assert_eq!(check_hessian(&Fallible, -1.0), Err(Error::Function(Negative)));
    check_gradient(&Fallible, 1e-3)?.assert(); // f fails at some of the steps
    check_hessian(&Fallible, 0.0)?.assert(); // and on one side
    Ok(())
}

#[differentiable]
fn misfit<S: Scalar>(b: &[S; 2], #[constant] data: &[(f64, f64)], #[parameter] weight: S) -> S {
    data.iter().map(|&(x, y)| (b[0] + b[1] * x - y).powi(2)).sum::<S>() * weight
}

#[test]
fn contexts_are_bound() -> Outcome {
    let data = [(0.0, 1.0), (1.0, 3.0)];
    let backend = Dual::new();
    backend.bind(&Misfit, (&data, 0.5)).check_gradient(&[0.0, 0.0])?.assert();
    backend.bind(&Misfit, (&data, 0.5)).check_jacobian(&[0.0, 0.0])?.assert();
    backend.bind(&Misfit, (&data, 0.5)).check_hessian(&[0.0, 0.0])?.assert();
    Ok(())
}
