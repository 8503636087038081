//! Functions without an adjoint, pairs of backends, and derivatives at one point.

use super::functions::Plain;
use fluxions::prelude::*;
use fluxions::{Backend, Error, GradientOf};
use fluxions_adjoint::{Adjoint, TryAdjoint};
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};

#[differentiable]
fn unmarked<S: Scalar>(x: &[S]) -> S {
    x[0] * x[1]
}

#[test]
fn a_function_without_an_adjoint_is_an_error_or_goes_to_the_other_backend() {
    let x = [2.0, 3.0];
    assert_eq!(TryAdjoint.gradient(&Unmarked, &x), Err(Error::MissingAdjoint));
    assert!(matches!(TryAdjoint.prepare_hessian(&Unmarked, &x), Err(Error::MissingAdjoint)));
    assert!(Error::<fluxions_scenarios::Undefined>::MissingAdjoint.to_string().contains("#[differentiable(adjoint)]"));
    assert_eq!(Adjoint.or(Dual::new()).gradient(&Unmarked, &x), Ok(vec![3.0, 2.0]));
    assert_eq!(Adjoint.or(RecordedTape::new()).hvp(&Unmarked, &x, &[1.0, 0.0]), Ok(vec![0.0, 1.0]));
}

#[test]
fn a_function_with_one_is_never_passed_to_the_other_backend() -> Result<(), Box<dyn core::error::Error>> {
    let x = [1.5, -2.0, 0.3];
    let counted = fluxions::Counting::new(Plain);
    let mut prepared = Adjoint.or(RecordedTape::new()).prepare_gradient(&counted, &x)?;
    assert_eq!(counted.reset(), 0); // the tape would have recorded f
    let gradient = prepared.gradient(&x)?;
    assert_eq!((counted.reset(), gradient), (1, Adjoint.gradient(&Plain, &x)?));
    Ok(())
}

#[test]
fn what_is_stated_holds_for_both() {
    let either = Backend::<f64>::capabilities(&Adjoint.or(RecordedTape::new()));
    let own = Backend::<f64>::capabilities(&Adjoint);
    assert_eq!((either.native, either.nestable, either.allocates), (own.native, true, false));
    assert_eq!((either.calls.lanes, either.calls.preparation), (1, 1));
    assert!(!Backend::<f64>::capabilities(&Adjoint.or(fluxions_tape::Tape)).keeps_evaluation);
    assert_eq!(
        "adjoint:refuse".parse::<fluxions_adjoint::AdjointOr<RecordedTape>>().map(|b| b.to_string()),
        Ok("adjoint:refuse".into())
    );
}

#[test]
fn derivatives_of_its_derivatives() -> Result<(), Box<dyn core::error::Error>> {
    let (x, x_dot) = ([1.5, -2.0, 0.3], [1.0, 0.5, -1.0]);
    let expected = Dual::new().hvp(&Plain, &x, &x_dot)?;
    let close = |found: &[f64]| found.iter().zip(&expected).all(|(f, e)| (f - e).abs() < 1e-13);
    assert!(close(&Adjoint.hvp(&Plain, &x, &x_dot)?));
    assert!(close(&SecondOrder::new(Dual::new(), Adjoint).hvp(&Plain, &x, &x_dot)?));
    assert!(close(&SecondOrder::new(Tape, Adjoint).hvp(&Plain, &x, &x_dot)?));
    assert!(close(&SecondOrder::new(Dual::new(), Adjoint.or(Tape)).hvp(&Plain, &x, &x_dot)?));
    assert!(close(&Dual::new().pushforward(&GradientOf::new(Plain, Adjoint), &x, &x_dot)?.1));
    Ok(())
}

#[test]
fn a_linear_map_at_one_point() -> Result<(), Box<dyn core::error::Error>> {
    let x = [1.5, -2.0, 0.3];
    let mut prepared = Adjoint.prepare_pullback(&Plain, &x)?;
    let mut map = prepared.at(&x)?;
    let gradient = Adjoint.gradient(&Plain, &x)?;
    assert_eq!(map.pullback(1.0)?, gradient);
    assert_eq!(map.pullback(2.0)?, gradient.iter().map(|g| 2.0 * g).collect::<Vec<_>>());
    Ok(())
}

#[differentiable(adjoint)]
fn larger_and_smaller<S: Scalar>(x: &[S; 4]) -> S {
    let (larger, smaller) = (x[0].max(x[1]), x[2].min(x[3]));
    larger * larger + smaller * smaller * 3.0
}

/// Which argument a maximum takes is asked again at each point, also where one is NaN.
#[test]
fn a_recorded_adjoint_sees_nan() -> Result<(), Box<dyn std::error::Error>> {
    let pair = SecondOrder::new(RecordedTape::new(), Adjoint);
    let mut prepared = pair.prepare_hessian(LargerAndSmaller, &[1.0, 2.0, 2.0, 1.0])?;
    for (x, diagonal) in [
        ([1.0, 2.0, 2.0, 1.0], [0.0, 2.0, 0.0, 6.0]),
        ([3.0, f64::NAN, 3.0, f64::NAN], [2.0, 0.0, 6.0, 0.0]),
        ([1.0, 2.0, 2.0, 1.0], [0.0, 2.0, 0.0, 6.0]),
    ] {
        assert_eq!(prepared.hessian(&x)?.diagonal().as_slice(), diagonal, "{x:?}");
    }
    Ok(())
}
