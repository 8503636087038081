//! Outputs whose shape depends on x: an error, and the object works afterwards.

use core::convert::Infallible;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;
use fluxions::{Argument, Error, Shape};
use fluxions_any::{AnyBackend, Auto};
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_tape::RecordedTape;

type Outcome = Result<(), Error<Infallible>>;

/// (10 x₀, 100 x₁), the second only where x₁ > 0.
#[differentiable]
fn grows<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut y = vec![x[0] * 10.0];
    if x[1] > 0.0 {
        y.push(x[1] * 100.0);
    }
    y
}

/// The same in place, on what the last call left.
struct Pushes;

impl Function for Pushes {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
        y[0] = x[0] * 10.0;
        match (x[1] > 0.0, y.len()) {
            (true, 1) => y.push(x[1] * 100.0),
            (true, _) => y[1] = x[1] * 100.0,
            (false, _) => y.truncate(1),
        }
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<Vec<S>, Infallible> {
        Ok(vec![x[0]; if x[1] > 0.0 { 2 } else { 1 }])
    }
}

fn shape(expected: impl Into<Vec<usize>>, found: impl Into<Vec<usize>>) -> Error<Infallible> {
    Error::Shape { argument: Argument::Output, expected: Shape::new(expected), found: Shape::new(found) }
}

fn close(found: &[f64], exact: &[f64]) -> bool {
    found.len() == exact.len() && found.iter().zip(exact).all(|(f, e)| (f - e).abs() <= 1e-5 * e.abs().max(1.0))
}

fn changes_length<B: Backend, F>(b: &B, f: &F) -> Outcome
where
    F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = Infallible>,
{
    let name = b.capabilities().name;
    let (long, short): ([f64; 2], [f64; 2]) = ([1.0, 1.0], [3.0, -1.0]);
    for (here, there, len) in [(long, short, 2), (short, long, 1)] {
        let mut jacobian = b.prepare_jacobian(f, &here)?;
        let mut pushforward = b.prepare_pushforward(f, &here)?;
        let mut pullback = b.prepare_pullback(f, &here)?;
        let error = shape([len], [3 - len]);
        for _ in 0..2 {
            let (y, j) = jacobian.value_and_jacobian(&here)?;
            assert!(close(&y, &[10.0 * here[0], 100.0][..len]), "{name}: {y:?}");
            assert!(close(j.as_slice(), if len == 2 { &[10.0, 0.0, 0.0, 100.0] } else { &[10.0, 0.0] }), "{name}: {j}");
            assert!(close(&pushforward.pushforward(&here, &[1.0, 1.0])?, &[10.0, 100.0][..len]), "{name}");
            let x_bar = pullback.pullback(&here, &[1.0, 1.0][..len])?;
            assert!(close(&x_bar, &[10.0, if len == 2 { 100.0 } else { 0.0 }]), "{name}: {x_bar:?}");

            assert_eq!(jacobian.jacobian(&there), Err(error.clone()), "{name}");
            assert_eq!(jacobian.value_and_jacobian(&there), Err(error.clone()), "{name}");
            assert_eq!(pushforward.pushforward(&there, &[1.0, 1.0]), Err(error.clone()), "{name}");
            assert_eq!(pullback.pullback(&there, &[1.0, 1.0][..len]), Err(error.clone()), "{name}");
            let same_point = pullback.at(&there).and_then(|mut map| map.pullback(&[1.0, 1.0][..len]));
            assert_eq!(same_point, Err(error.clone()), "{name}");
        }
    }
    Ok(())
}

#[test]
fn another_length_is_an_error() -> Outcome {
    for backend in AnyBackend::all() {
        changes_length(&backend, &Grows)?;
        changes_length(&backend, &Pushes)?;
    }
    changes_length(&Auto, &Grows)
}

/// A matrix that is a row or a column, inside a pair with vectors of vectors.
#[differentiable]
fn turns<S: Scalar>(x: S) -> (DMatrix<S>, Vec<Vec<S>>) {
    let (rows, columns) = if x > 0.0 { (1, 2) } else { (2, 1) };
    let lengths = if x * x < 4.0 { [1, 2] } else { [2, 1] };
    (DMatrix::from_fn(rows, columns, |_, _| x * x), lengths.map(|n| vec![x * x * x; n]).to_vec())
}

fn turns_over<B: Backend>(b: &B) -> Outcome {
    let name = b.capabilities().name;
    let mut derivative = b.prepare_derivative(Turns, 1.0)?;
    let mut second = b.prepare_second_derivative(Turns, 1.0)?;
    for _ in 0..2 {
        let (matrix, vectors) = derivative.derivative(1.0)?;
        assert!(close(matrix.as_slice(), &[2.0, 2.0]) && close(&vectors.concat(), &[3.0; 3]), "{name}");
        let (matrix, vectors) = second.second_derivative(1.0)?;
        assert!(matrix.iter().all(|y| (y - 2.0).abs() < 1e-3) && matrix.shape() == (1, 2), "{name}: {matrix}");
        assert!(vectors.concat().iter().all(|y| (y - 6.0).abs() < 1e-3), "{name}: {vectors:?}");
        for (x, found) in [(-1.0, [2, 1, 2, 1, 2]), (3.0, [1, 2, 2, 2, 1])] {
            let error = shape([1, 2, 2, 1, 2], found);
            assert_eq!(derivative.derivative(x), Err(error.clone()), "{name}");
            assert_eq!(derivative.value_and_derivative(x), Err(error.clone()), "{name}");
            assert_eq!(second.second_derivative(x), Err(error.clone()), "{name}");
        }
    }
    Ok(())
}

#[test]
fn as_many_numbers_in_another_shape_are_an_error() -> Outcome {
    AnyBackend::all().iter().try_for_each(turns_over)?;
    turns_over(&SecondOrder::new(Dual::new(), Dual::new()))?;
    turns_over(&SecondOrder::new(RecordedTape::new(), Dual::new()))?;
    turns_over(&SecondOrder::new(Dual::new(), RecordedTape::new()))?;
    turns_over(&SecondOrder::new(FiniteDifference::central(), Dual::new()))
}

/// The shape changes between x and x + h.
#[test]
fn differences_see_a_change_beside_x() -> Outcome {
    let mut jacobian = FiniteDifference::central().prepare_jacobian(Grows, &[1.0, 1.0])?;
    assert_eq!(jacobian.jacobian(&[1.0, 1e-9]), Err(shape([2], [1])));
    assert!(close(jacobian.jacobian(&[1.0, 1.0])?.as_slice(), &[10.0, 0.0, 0.0, 100.0]));
    Ok(())
}

/// A choice is a part of the shape.
#[differentiable]
fn sometimes<S: Scalar>(x: S) -> Option<S> {
    (x > 0.0).then(|| x * x)
}

#[test]
fn another_choice_is_an_error() -> Outcome {
    for backend in AnyBackend::all() {
        let mut jacobian = backend.prepare_jacobian(Sometimes, 1.0)?;
        for _ in 0..2 {
            assert!(close(jacobian.jacobian(1.5)?.as_slice(), &[3.0]), "{backend}");
            let error = jacobian.jacobian(-1.0);
            assert!(matches!(error, Err(Error::Shape { argument: Argument::Output, .. })), "{backend}: {error:?}");
        }
    }
    Ok(())
}
