//! Branches that flip, contexts that change, and variables that outlive their recording.

use fluxions::prelude::*;
use fluxions::{Error, Field, GradientOf};
use fluxions_dual::Dual;
use fluxions_echidna::{EchidnaBytecode, EchidnaTape};
use std::convert::Infallible;

type Outcome = Result<(), Error<Infallible>>;

#[differentiable]
fn branch<S: Scalar>(x: &[S]) -> S {
    if x[0] > 0.0 { x[0] * x[1] } else { x[1] * x[1] * x[0] }
}

#[differentiable]
fn smooth<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[1]).sin() + x[1].abs().max(x[0])
}

#[differentiable]
fn pinned<S: Scalar>(x: &[S]) -> S {
    x[0] * x[1].primal()
}

#[test]
fn a_branch_that_flips_is_recorded_again() -> Outcome {
    let mut p = EchidnaBytecode.prepare_gradient(Branch, &[1.0, 2.0])?;
    for _ in 0..3 {
        assert_eq!(p.gradient(&[3.0, 2.0])?, [2.0, 3.0]);
        assert_eq!(p.gradient(&[-3.0, 2.0])?, [4.0, -12.0]);
    }
    let mut h = EchidnaBytecode.prepare_hessian(Branch, &[1.0, 2.0])?;
    assert_eq!(h.hessian(&[3.0, 2.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
    assert_eq!(h.hessian(&[-3.0, 2.0])?.as_slice(), [0.0, 4.0, 4.0, -6.0]);
    Ok(())
}

#[test]
fn a_program_without_branches_is_replayed() -> Outcome {
    let mut p = EchidnaBytecode.prepare_gradient(Smooth, &[1.0, 2.0])?;
    for x in [[1.0, 2.0], [0.5, -3.0], [4.0, 0.25]] {
        let (found, exact) = (p.gradient(&x)?, Dual::new().gradient(&Smooth, &x)?);
        assert!(found.iter().zip(&exact).all(|(f, e)| (f - e).abs() < 1e-14), "{found:?}, not {exact:?}");
    }
    assert_eq!(p.engine().recordings(), 1);
    Ok(())
}

#[test]
fn a_look_at_a_value_pins() -> Outcome {
    let mut p = EchidnaBytecode.prepare_gradient(Pinned, &[1.0, 2.0])?;
    assert_eq!(p.gradient(&[1.0, 2.0])?, [2.0, 0.0]);
    assert_eq!(p.gradient(&[1.0, 5.0])?, [5.0, 0.0]);
    assert_eq!(p.engine().recordings(), 2);
    Ok(())
}

#[differentiable]
fn shifted<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut last = x[0];
    last += 3.0;
    vec![x[0] + 1.0, x[0], x[0] - 2.0, x[1] * (last - 0.5)]
}

/// x + r leaves no node: such results stand where x does, and all their cotangents arrive there.
#[test]
fn results_that_share_a_place() -> Outcome {
    let mut pull = EchidnaTape.prepare_pullback(Shifted, &[1.0, 2.0])?;
    assert_eq!(pull.pullback(&[1.0, 2.0], &[1.0, 10.0, 100.0, 0.0])?, [111.0, 0.0]);
    assert_eq!(pull.pullback(&[1.0, 2.0], &[0.0, 0.0, 1.0, 2.0])?, [5.0, 7.0]);
    let (y, j) = EchidnaTape.value_and_jacobian(&Shifted, &[1.0, 2.0])?;
    assert_eq!(y, [2.0, 1.0, -1.0, 7.0]);
    assert_eq!(j.as_slice(), [1.0, 1.0, 1.0, 2.0, 0.0, 0.0, 0.0, 3.5]); // column by column
    Ok(())
}

#[differentiable]
fn scaled<S: Scalar>(x: &[S], #[constant] k: f64, #[parameter] p: S) -> S {
    x[0] * x[1] * k * p
}

#[test]
fn a_context_that_changes_is_seen() -> Outcome {
    let mut p = EchidnaBytecode.bind(Scaled, (1.0, 1.0)).prepare_gradient(&[1.0, 2.0])?;
    assert_eq!(p.with((1.0, 1.0)).gradient(&[1.0, 2.0])?, [2.0, 1.0]);
    assert_eq!(p.with((10.0, 1.0)).gradient(&[1.0, 2.0])?, [20.0, 10.0]);
    assert_eq!(p.with((10.0, 3.0)).gradient(&[1.0, 2.0])?, [60.0, 30.0]);
    Ok(())
}

#[differentiable]
fn adds_to_what_is_there<S: Scalar>(y: &mut [S], x: &[S], #[cache] c: &mut [S]) {
    // Neither y nor the cache holds anything of use before it is written.
    let stale = y[0] * 0.0 + c[0] * 0.0;
    c[0] = x[0] * x[0];
    y[0] = c[0] + stale;
}

#[test]
fn variables_of_an_earlier_recording_are_out_of_reach() -> Outcome {
    let f = AddsToWhatIsThere::new(&[0.0]);
    let mut p = EchidnaTape.bind(&f, &[0.0]).prepare_jacobian(&[1.0])?;
    let mut q = EchidnaBytecode.bind(&f, &[0.0]).prepare_jacobian(&[1.0])?;
    for x in [1.0, 2.0, 5.0] {
        assert_eq!(p.with(&[0.0]).jacobian(&[x])?[0], 2.0 * x);
        assert_eq!(q.with(&[0.0]).jacobian(&[x])?[0], 2.0 * x);
    }
    Ok(())
}

#[differentiable]
fn where_finite<S: Scalar>(x: &[S; 2]) -> S {
    if fluxions::nalgebra::ComplexField::is_finite(&Field(x[0])) { x[0] * x[1] } else { x[1] * 3.0 }
}

#[differentiable]
fn converted<S: Scalar>(x: &[S; 2]) -> S {
    x[1] * fluxions::nalgebra::try_convert::<_, f64>(Field(x[0])).unwrap_or(0.0)
}

#[test]
fn plain_values_that_leave_through_a_field_pin() -> Outcome {
    let mut finite = EchidnaBytecode.prepare_gradient(WhereFinite, &[1.0, 2.0])?;
    let mut float = EchidnaBytecode.prepare_gradient(Converted, &[1.0, 2.0])?;
    assert_eq!((finite.gradient(&[5.0, 7.0])?, float.gradient(&[5.0, 7.0])?), ([7.0, 5.0], [0.0, 5.0]));
    assert_eq!((finite.gradient(&[f64::INFINITY, 7.0])?, float.gradient(&[-1.0, 7.0])?), ([0.0, 3.0], [0.0, -1.0]));
    Ok(())
}

#[differentiable]
fn steep<S: Scalar>(x: &[S; 2]) -> S {
    x[0].sqrt() + x[1]
}

#[differentiable]
fn larger<S: Scalar>(x: &[S; 2]) -> S {
    x[0].max(x[1]) * 3.0 + x[0]
}

#[differentiable]
fn saturated<S: Scalar>(x: &[S; 2]) -> S {
    x[0].tanh() + x[1].asin()
}

/// The rules of dual numbers inside a recording choose anew at each point.
#[test]
fn dual_numbers_inside_choose_anew() -> Outcome {
    fn compare(f: impl Function<Input = [f64; 2], Output = f64, Context = (), Error = Infallible>) -> Outcome {
        let f = GradientOf::new(f, Dual::new());
        let mut p = EchidnaBytecode.prepare_jacobian(&f, &[0.75, 0.5]).map_err(Error::flatten)?;
        for x in [[0.75, 0.5], [0.0, 1.0], [2.0, f64::NAN], [2.0, 0.9], [20.0, -0.999]] {
            let (y, _) = p.value_and_jacobian(&x).map_err(Error::flatten)?;
            let (exact, _) = EchidnaBytecode.value_and_jacobian(&f, &x).map_err(Error::flatten)?;
            assert_eq!(format!("{y:?}"), format!("{exact:?}"), "{x:?}");
        }
        Ok(())
    }
    compare(Steep)?;
    compare(Larger)?;
    compare(Saturated)
}
