//! Bad input gives the typed error that names the argument, and the object works afterwards.

use fluxions::prelude::*;
use fluxions::{Argument, Error, Shape};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_num_dual::NumDual;
use std::cell::Cell;

#[differentiable]
fn weighted<S: Scalar>(y: &mut [S], x: &[S], #[parameter] p: &[S], #[cache] work: &mut [S]) {
    work[0] = p[0] * x[0];
    y[0] = work[0] * x[1];
    y[1] = x[0] + p[1];
}

#[differentiable]
fn product<S: Scalar>(x: &[S]) -> S {
    x[0] * x[1]
}

type Outcome = Result<(), Error<core::convert::Infallible>>;

fn shape_error<T: std::fmt::Debug, E: std::fmt::Debug>(
    result: Result<T, Error<E>>,
    argument: Argument,
    expected: &[usize],
    found: &[usize],
) {
    match result {
        Err(Error::Shape { argument: a, expected: e, found: f }) => {
            assert_eq!((a, e, f), (argument, Shape::new(expected), Shape::new(found)));
        }
        other => panic!("expected a shape error for {argument}, found {other:?}"),
    }
}

fn wrong_shapes<B: Backend>(b: &B) -> Outcome {
    let f = Weighted::new(&[0.0; 2]);
    let (x, p, w) = ([2.0, 3.0], [5.0, 7.0], [0.0]);
    let mut push = b.bind(&f, (&p, &w)).prepare_pushforward(&x)?;
    shape_error(push.with((&p, &w)).pushforward(&[1.0], &x), Argument::Input, &[2], &[1]);
    shape_error(push.with((&p, &w)).pushforward(&[], &x), Argument::Input, &[2], &[0]);
    shape_error(push.with((&p, &w)).pushforward(&x, &[1.0; 3]), Argument::Tangent, &[2], &[3]);
    shape_error(push.with((&p[..1], &w)).pushforward(&x, &x), Argument::Context, &[2, 1], &[1, 1]);
    shape_error(push.with((&p, &[0.0; 4])).pushforward(&x, &x), Argument::Context, &[2, 1], &[2, 4]);
    let (mut y, mut y_dot) = (vec![0.0; 3], vec![0.0; 2]);
    let call = push.with((&p, &w));
    shape_error(call.value_and_pushforward_into(&x, &x, &mut y, &mut y_dot), Argument::Output, &[2], &[3]);
    shape_error(push.with((&p, &w)).pushforward_into(&x, &x, &mut y), Argument::Result, &[2], &[3]);
    let mut pull = b.bind(&f, (&p, &w)).prepare_pullback(&x)?;
    shape_error(pull.with((&p, &w)).pullback(&x, &[1.0]), Argument::Cotangent, &[2], &[1]);
    // d(p₀ x₀ x₁) = 5 (3 + 2·…): the objects work as before
    let y_dot = push.with((&p, &w)).pushforward(&x, &[1.0, 0.0])?;
    assert!((y_dot[0] - 15.0).abs() < 1e-5 && (y_dot[1] - 1.0).abs() < 1e-5);
    let x_bar = pull.with((&p, &w)).pullback(&x, &[1.0, 0.0])?;
    assert!((x_bar[0] - 15.0).abs() < 1e-5 && (x_bar[1] - 10.0).abs() < 1e-5);
    Ok(())
}

#[test]
fn wrong_shapes_everywhere() -> Outcome {
    wrong_shapes(&Dual::new())?;
    wrong_shapes(&NumDual)?;
    wrong_shapes(&FiniteDifference::central())?;
    wrong_shapes(&SecondOrder::new(Dual::new(), Dual::new()))
}

#[derive(Debug, PartialEq)]
struct Broken;
impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("broken")
    }
}
impl std::error::Error for Broken {}

/// Σ xᵢ², which fails at one of its calls.
struct Failing {
    left: Cell<i32>,
}

#[differentiable]
impl Failing {
    fn squares<S: Scalar>(&self, x: &[S]) -> Result<S, Broken> {
        self.left.set(self.left.get() - 1);
        if self.left.get() == 0 { Err(Broken) } else { Ok(x.iter().map(|x| *x * *x).sum()) }
    }
}

fn fails_at_each_call<B: Backend>(b: &B) {
    let x: Vec<f64> = (0..20).map(f64::from).collect();
    for k in 1..4 {
        let model = Failing { left: Cell::new(-1) };
        let Ok(mut p) = b.prepare_gradient(model.squares_function(), &x) else { panic!("f works so far") };
        model.left.set(k);
        let first = p.gradient(&x);
        if model.left.get() <= 0 {
            assert_eq!(first, Err(Error::Function(Broken)));
        }
        model.left.set(-1);
        let after = p.gradient(&x).unwrap_or_default();
        assert!(after.iter().zip(&x).all(|(g, x)| (g - 2.0 * x).abs() < 1e-5), "{after:?}");
    }
}

#[test]
fn a_function_that_fails_leaves_the_object_usable() {
    fails_at_each_call(&Dual::new());
    fails_at_each_call(&NumDual);
    fails_at_each_call(&FiniteDifference::forward());
    fails_at_each_call(&FiniteDifference::central());
}

#[differentiable]
fn never<S: Scalar>(_x: &[S]) -> Result<Vec<S>, Broken> {
    Err(Broken)
}

#[test]
fn a_preparation_that_must_call_f_hands_on_its_error() {
    assert!(matches!(Dual::new().prepare_jacobian(Never, &[1.0]), Err(Error::Function(Broken))));
    assert_eq!(NumDual.jacobian(&Never, &[1.0]), Err(Error::Function(Broken)));
}

#[test]
fn nan_and_infinity_are_values() -> Outcome {
    let mut p = Dual::new().prepare_gradient(Product, &[1.0, 2.0])?;
    // ẋ₀ x₁ + ẋ₁ x₀ with x₀ = NaN, ∞: the product with ẋ₁ = 0 is NaN as IEEE 754 has it.
    assert!(p.gradient(&[f64::NAN, 2.0])?.iter().all(|g| g.is_nan()));
    assert_eq!(p.gradient(&[f64::INFINITY, 2.0])?[1], f64::INFINITY);
    assert!(FiniteDifference::central().gradient(&Product, &[f64::NAN, 2.0])?[1].is_nan());
    assert_eq!(p.gradient(&[3.0, 2.0])?, [2.0, 3.0]);
    Ok(())
}

#[test]
fn no_tangents_give_no_results() -> Outcome {
    let mut p = Dual::new().prepare_pushforward(Product, &[1.0, 2.0])?;
    assert!(p.pushforward_batch(&[1.0, 2.0], &[])?.is_empty());
    assert_eq!(p.value_and_pushforward_batch(&[1.0, 2.0], &[])?.0, 2.0);
    assert!(Dual::new().hvp_batch(&Product, &[1.0, 2.0], &[])?.is_empty());
    Ok(())
}

#[test]
fn many_threads_share_one_object() -> Outcome {
    let shared = SecondOrder::new(Dual::new(), Dual::new()).prepare_hvp(Product, &[0.0, 0.0])?.shared();
    std::thread::scope(|scope| {
        for i in 0..8 {
            let shared = &shared;
            scope.spawn(move || {
                for k in 0..100 {
                    let v = [f64::from(i), f64::from(k)];
                    assert_eq!(shared.hvp(&[1.0, 2.0], &v), Ok(vec![v[1], v[0]]));
                }
            });
        }
    });
    Ok(())
}
