//! Names, options, and what goes wrong with them.

use fluxions::Operator;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_any::{AnyBackend, Auto, ParseError};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;

#[test]
fn every_name_parses_to_a_backend_of_that_name() {
    for name in AnyBackend::NAMES {
        let backend: AnyBackend = name.parse().expect("a known name");
        assert_eq!((backend.name(), backend.to_string()), (name, name.to_owned()));
        assert!(!backend.explanation().is_empty());
    }
    assert_eq!(AnyBackend::all().len(), AnyBackend::NAMES.len());
    assert_eq!(format!("{:6}|", AnyBackend::from(Dual::new())), "dual  |");
}

#[test]
fn options_are_those_of_the_backend() -> Result<(), Box<dyn std::error::Error>> {
    let parse = |text: &str| text.parse::<AnyBackend>();
    assert_eq!(parse("dual:4")?, Dual::with_tangents(4).into());
    assert_eq!(parse(" dual : 4 ")?.options(), ["4"]);
    assert_eq!(parse("finite-difference")?, FiniteDifference::central().into());
    assert_eq!(parse("finite-difference:forward")?, "finite-difference:forward".parse::<FiniteDifference>()?.into());
    Ok(())
}

#[test]
fn a_backend_prints_as_the_string_that_parses_to_it() -> Result<(), Box<dyn std::error::Error>> {
    for text in
        ["dual:4", "recorded-tape:refuse,constants", "finite-difference:forward,step=2.5e-7,scale=0e0,richardson=3"]
    {
        let backend: AnyBackend = text.parse()?;
        assert_eq!((backend.to_string(), backend.to_string().parse()?), (text.to_owned(), backend));
    }
    Ok(())
}

#[test]
fn an_unknown_name_lists_the_known_ones() {
    let error = "echidnna".parse::<AnyBackend>().unwrap_err();
    assert!(matches!(&error, ParseError::Unknown { found, known } if found == "echidnna" && known.len() >= 3));
    let text = error.to_string();
    assert!(AnyBackend::NAMES.iter().all(|name| text.contains(name)), "{text}");
}

#[test]
fn an_option_that_does_not_fit_says_what_does() {
    for text in ["dual:0", "num-dual:3", "recorded-tape:never", "finite-difference:sideways"] {
        let error = text.parse::<AnyBackend>().unwrap_err();
        assert!(matches!(error, ParseError::Option { .. }), "{text}: {error}");
    }
    let error = "finite-difference:step=-1".parse::<AnyBackend>().unwrap_err().to_string();
    assert!(error.contains("step=-1") && error.contains("(0, 1)"), "{error}");
}

#[differentiable]
fn product<S: Scalar>(x: &[S]) -> S {
    x[0] * x[1]
}

#[test]
fn a_prepared_object_of_any_backend_has_one_type() -> Result<(), Box<dyn std::error::Error>> {
    let mut all = Vec::new();
    for backend in AnyBackend::all() {
        all.push(backend.prepare_gradient(Product, &[1.0, 1.0])?);
    }
    for prepared in &mut all {
        let g = prepared.gradient(&[2.0, 3.0])?;
        assert!((g[0] - 3.0).abs() < 1e-6 && (g[1] - 2.0).abs() < 1e-6);
    }
    Ok(())
}

/// 2 Σ x, whose adjoint by hand says 3, so that one sees who calls it.
#[differentiable(adjoint = twice_adjoint)]
fn twice<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|x| *x * 2.0).sum()
}

fn twice_adjoint<S: Scalar>(x: &[S], x_bar: &[Cell<S>], y_bar: &Cell<S>, _: &mut Stack) -> S {
    x_bar.iter().for_each(|bar| bar.set(bar.get() + y_bar.get() * 3.0));
    twice(x)
}

#[test]
fn auto_says_why() -> Result<(), Box<dyn std::error::Error>> {
    for operator in Operator::ALL {
        assert!(!Auto.explain(operator, 5, 7).reason.is_empty());
    }
    assert_eq!(Auto.explain(Operator::Gradient, 1000, 1).backend.name(), "recorded-tape");
    assert_eq!(Auto.explain_with_constants(Operator::Gradient, 1000, 1).backend.name(), "tape");
    assert_eq!(Auto.explain_with_constants(Operator::Gradient, 30, 1).backend.name(), "dual");
    assert_eq!(Auto.explain(Operator::Jacobian, 1000, 1000).backend.name(), "dual");
    assert_eq!(Auto.explain_with_adjoint(Operator::Gradient, 30, 1).backend.name(), "adjoint");
    assert_eq!(Auto.explain_with_adjoint(Operator::Gradient, 8, 1).backend.name(), "dual");
    assert_eq!(Auto.explain_with_adjoint(Operator::Pushforward, 30, 1).backend.name(), "dual");
    let many: Vec<f64> = (0..200).map(f64::from).collect();
    let mut expected = vec![0.0; 200];
    (expected[0], expected[1]) = (1.0, 0.0);
    assert_eq!(Auto.gradient(&Product, &many)?, expected);
    assert_eq!(Auto.gradient(&Twice, &many)?, vec![3.0; 200]);
    assert_eq!(Auto.gradient(&Twice, &[1.0])?, [2.0]);
    assert_eq!(Auto.gradient(&Product, &[2.0, 3.0])?, [3.0, 2.0]);
    assert_eq!(Auto.hessian(&Product, &[2.0, 3.0])?.as_slice(), [0.0, 1.0, 1.0, 0.0]);
    Ok(())
}
