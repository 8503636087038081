//! Settings that make no sense are refused, bounds are kept, extrapolation gains digits.

use core::cell::Cell;
use fluxions::prelude::*;
use fluxions::{Argument, Error, ParseError};
use fluxions_finite_difference::FiniteDifference;

struct Watched {
    lowest: Cell<f64>,
    highest: Cell<f64>,
}

#[differentiable]
impl Watched {
    fn cube<S: Scalar>(&self, x: &[S]) -> S {
        for x in x {
            self.lowest.set(self.lowest.get().min(x.primal()));
            self.highest.set(self.highest.get().max(x.primal()));
        }
        x.iter().map(|x| x.powi(3)).sum()
    }
}

type Outcome = Result<(), Error<core::convert::Infallible>>;

#[test]
fn refuses_nonsense() {
    for step in [0.0, -1e-6, 1.0, f64::NAN, f64::INFINITY] {
        let error = FiniteDifference::central().with_step(step).expect_err("refused");
        assert!(matches!(error, Error::Range { argument: Argument::Setting("step"), .. }));
    }
    assert!(FiniteDifference::central().with_scale(-1.0).is_err());
    assert!(FiniteDifference::central().with_scale(f64::NAN).is_err());
    assert!(FiniteDifference::central().with_richardson(9).is_err());
    assert!(FiniteDifference::central().with_bounds(vec![0.0], vec![1.0, 2.0]).is_err());
    assert!(FiniteDifference::central().with_bounds(vec![1.0], vec![1.0]).is_err());
    assert!(FiniteDifference::central().with_bounds(vec![f64::NAN], vec![1.0]).is_err());
}

#[test]
fn bounds_are_as_many_as_components() -> Outcome {
    let model = Watched { lowest: Cell::new(f64::INFINITY), highest: Cell::new(f64::NEG_INFINITY) };
    let bounded = FiniteDifference::central().with_bounds(vec![0.0], vec![1.0])?;
    assert!(matches!(bounded.gradient(model.cube_function(), &[0.5, 0.5]), Err(Error::Shape { .. })));
    Ok(())
}

#[test]
fn never_leaves_the_bounds() -> Outcome {
    let (lower, upper) = (vec![1.0, -2.0], vec![2.0, 3.0]);
    for backend in
        [FiniteDifference::forward(), FiniteDifference::central(), FiniteDifference::central().with_richardson(3)?]
    {
        let backend = backend.with_bounds(lower.clone(), upper.clone())?;
        for x in [[1.0, 3.0], [2.0, -2.0], [1.0 + 1e-9, 0.0], [1.5, 3.0 - 1e-12]] {
            let model = Watched { lowest: Cell::new(f64::INFINITY), highest: Cell::new(f64::NEG_INFINITY) };
            let f = model.cube_function();
            let gradient = backend.gradient(f, &x)?;
            backend.hessian(f, &x)?;
            backend.hvp(f, &x, &[1.0, -0.3])?;
            backend.pushforward(f, &x, &[-2.0, 1.0])?;
            for (g, x) in gradient.iter().zip(x) {
                assert!((g - 3.0 * x * x).abs() < 1e-5, "{g} at {x}");
            }
            assert!(model.lowest.get() >= -2.0 && model.highest.get() <= 3.0);
        }
    }
    Ok(())
}

/// x itself must lie within, NaN does not, and the object works after the error.
#[test]
fn outside_the_bounds_is_an_error() -> Outcome {
    let nothing = || Watched { lowest: Cell::new(f64::INFINITY), highest: Cell::new(f64::NEG_INFINITY) };
    let bounds = || (vec![1.0, -2.0], vec![2.0, f64::INFINITY]);
    let ((lower, upper), inside) = (bounds(), [1.5, 0.0]);
    let backend = FiniteDifference::central().with_bounds(lower, upper)?;
    for x in [[0.5, 0.0], [2.0 + 1e-15, 0.0], [1.5, -3.0], [f64::NAN, 0.0], [1.5, f64::NAN], [f64::INFINITY, 0.0]] {
        let found = if x[0] == 1.5 { x[1] } else { x[0] };
        let refuses = |error: Error<core::convert::Infallible>| {
            let Error::Range { argument: Argument::Input, found: value, .. } = error else { panic!("{error}") };
            assert!(value == found || value.is_nan() && found.is_nan(), "{error}");
        };
        let model = nothing();
        let f = model.cube_function();
        refuses(backend.gradient(f, &x).expect_err("outside"));
        refuses(backend.hessian(f, &x).expect_err("outside"));
        let pair = SecondOrder::new(backend.clone(), fluxions_dual::Dual::new());
        refuses(pair.hvp(f, &x, &[1.0, 0.0]).expect_err("outside"));
        assert_eq!((model.lowest.get(), model.highest.get()), (f64::INFINITY, f64::NEG_INFINITY), "never called");
        let mut gradient = backend.prepare_gradient(f, &inside)?;
        let mut hessian = backend.prepare_hessian(f, &inside)?;
        let mut hvp = pair.prepare_hvp(f, &inside)?;
        let mut pushforward = backend.prepare_pushforward(f, &inside)?;
        for _ in 0..2 {
            assert!((gradient.gradient(&inside)?[0] - 6.75).abs() < 1e-8);
            assert!((hessian.hessian(&inside)?[0] - 9.0).abs() < 1e-4);
            assert!((hvp.hvp(&inside, &[1.0, 0.0])?[0] - 9.0).abs() < 1e-4);
            refuses(gradient.value_and_gradient(&x).expect_err("outside"));
            refuses(hessian.hessian(&x).expect_err("outside"));
            refuses(hvp.gradient_and_hvp(&x, &[1.0, 0.0]).expect_err("outside"));
            refuses(pushforward.pushforward(&x, &[0.0, 0.0]).expect_err("outside"));
        }
        assert!(model.lowest.get() >= -0.01 && model.highest.get() <= 2.0);
    }
    Ok(())
}

#[differentiable]
fn exponential<S: Scalar>(x: S) -> S {
    x.exp()
}

#[test]
fn extrapolation_gains_digits_and_says_how_many() -> Outcome {
    let e = 1f64.exp();
    let plain = FiniteDifference::central().derivative(&Exponential, 1.0)?;
    let mut better = FiniteDifference::central().with_richardson(3)?.prepare_derivative(&Exponential, 1.0)?;
    let better_value = better.derivative(1.0)?;
    assert!((better_value - e).abs() < 0.1 * (plain - e).abs());
    assert!(better.engine().error_estimate() > 0.0);
    assert!(better.engine().error_estimate() < 1e-8);
    Ok(())
}

#[differentiable]
fn reciprocal<S: Scalar>(x: S) -> S {
    x.recip()
}

#[test]
fn small_numbers_want_a_small_scale() -> Outcome {
    let x = 1e-6;
    let exact = -1.0 / (x * x);
    let off = |b: FiniteDifference| b.derivative(&Reciprocal, x).map(|d| ((d - exact) / exact).abs());
    assert!(off(FiniteDifference::central())? > 0.5);
    assert!(off(FiniteDifference::central().with_scale(0.0)?)? < 1e-8);
    Ok(())
}

#[test]
fn a_text_parses_to_the_settings_and_back() -> Result<(), Box<dyn std::error::Error>> {
    let parse = |text: &str| text.parse::<FiniteDifference>();
    let custom = FiniteDifference::central().with_step(1e-6)?.with_scale(0.0)?.with_richardson(2)?;
    assert_eq!(parse(" finite-difference : central, step=1e-6, scale=0, richardson=2 ")?, custom);
    assert_eq!(parse("finite-difference:forward")?, FiniteDifference::forward());
    assert_eq!(parse("finite-difference:central")?.to_string(), "finite-difference");
    for text in [
        "finite-difference",
        "finite-difference:forward",
        "finite-difference:step=1e-6",
        "finite-difference:forward,step=2.5e-7,scale=0e0,richardson=3",
    ] {
        assert_eq!(parse(text)?.to_string(), text);
    }
    Ok(())
}

#[test]
fn a_text_that_does_not_fit_says_what_does() {
    for text in ["finite-difference:sideways", "finite-difference:step=2", "finite-difference:step=1e-6,forward"] {
        let error = text.parse::<FiniteDifference>().unwrap_err();
        assert!(matches!(error, ParseError::Option { .. }), "{text}: {error}");
    }
    let error = "finite-difference:step=-1".parse::<FiniteDifference>().unwrap_err().to_string();
    assert!(error.contains("step=-1") && error.contains("(0, 1)"), "{error}");
    let error = "dual".parse::<FiniteDifference>().unwrap_err();
    assert_eq!(error, ParseError::Unknown { found: "dual".to_owned(), known: vec!["finite-difference"] });
}

/// Why there is no value at 9.
#[derive(Debug, PartialEq)]
struct Nine;

impl core::fmt::Display for Nine {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no value at 9")
    }
}

impl core::error::Error for Nine {}

/// x where it is positive, else nothing; an error at 9.
#[differentiable]
fn where_positive<S: Scalar>(x: &[S]) -> Result<Vec<S>, Nine> {
    if x[0] == 9.0 {
        return Err(Nine);
    }
    Ok(if x[0] > 0.0 { x.to_vec() } else { Vec::new() })
}

#[test]
fn without_a_difference_to_take_f_is_called_all_the_same() {
    let b = FiniteDifference::central();
    let refused =
        |result: Result<Vec<f64>, Error<Nine>>| matches!(result, Err(Error::Shape { argument: Argument::Output, .. }));
    let mut empty = b.prepare_pushforward(WherePositive, &[-1.0]).unwrap();
    assert!(refused(empty.pushforward(&[1.0], &[1.0])));
    assert_eq!(empty.pushforward(&[-2.0], &[1.0]), Ok(vec![]));
    let mut pullback = b.prepare_pullback(WherePositive, &[-1.0]).unwrap();
    assert!(refused(pullback.pullback(&[1.0], &[])));

    let mut one = b.prepare_pushforward(WherePositive, &[1.0]).unwrap();
    assert!(refused(one.pushforward(&[-1.0], &[0.0])));
    assert_eq!(one.pushforward(&[9.0], &[0.0]), Err(Error::Function(Nine)));
    assert_eq!(one.pushforward(&[2.0], &[0.0]), Ok(vec![0.0]));
}
