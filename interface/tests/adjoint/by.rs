//! Adjoints by a backend, for what the macro cannot follow.

use crate::close;
use core::convert::Infallible;
use fluxions::Error;
use fluxions::prelude::*;
use fluxions::surgery::Clip;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};

type Outcome = Result<(), Error<Infallible>>;

/// A vector grows, and a static function of another crate could stand here.
#[differentiable(adjoint_by = Tape)]
fn growing<S: Scalar>(x: &[S], y: S) -> Vec<S> {
    let mut all = vec![x[0] * y];
    for v in x {
        all.push(*v * all[all.len() - 1]);
    }
    all
}

#[differentiable(adjoint_by = RecordedTape::new())]
fn reduced<S: Scalar>(x: &[S], #[constant] shift: f64, #[constant] data: &[f64]) -> S {
    let products = x.iter().zip(data).map(|(x, d)| (*x + shift).exp() * *d);
    products.reduce(|a, b| a * b + a).unwrap_or(S::zero())
}

#[differentiable(adjoint_by = RecordedTape::new())]
fn weighted<S: Scalar>(x: &[S], #[parameter] weights: &[S]) -> S {
    x.iter().zip(weights).map(|(x, w)| *x * *w).reduce(|a, b| a * b + a).unwrap_or(S::zero())
}

#[differentiable(adjoint_by = Dual::new())]
fn scratched<S: Scalar>(x: &[S; 2], #[cache] room: &mut [S; 2]) -> (S, [S; 2]) {
    for place in room.each_mut() {
        *place = x[0] * x[1];
    }
    (room[0] * x[0], [room[0], x[1]])
}

/// Active everywhere: what is called gets numbers that were computed, and gives to numbers that go on.
#[differentiable(adjoint)]
fn around<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::one();
    let mut room = [S::zero(); 2];
    for i in 0..x.len() {
        let all = growing(&x[i..], x[0] * sum);
        let (first, rest) = scratched(&[all[0], x[i]], &mut room);
        sum += all[all.len() - 1] + reduced(x, 0.5, &[1.0, 2.0, -1.0]) * first + rest[0] * rest[1];
    }
    sum
}

#[test]
fn what_is_called_goes_back_by_a_backend() -> Outcome {
    let mut prepared = Adjoint.prepare_gradient(&Around, &[1.0; 3])?;
    for x in [[0.7, -0.4, 0.3], [-0.5, 0.5, 0.8]] {
        let (value, expected) = Dual::new().value_and_gradient(&Around, &x)?;
        let (y, found) = prepared.value_and_gradient(&x)?;
        close(&[y], &[value], "around");
        close(&found, &expected, "around");
        let found = Adjoint.hessian(&Around, &x)?;
        close(found.as_slice(), Dual::new().hessian(&Around, &x)?.as_slice(), "around");
    }
    Ok(())
}

#[test]
fn the_function_itself_has_an_adjoint() -> Outcome {
    let (x, y_bar) = ([0.5, 2.0], [1.0, 10.0, 100.0]);
    // x₀ y, x₀² y, x₀² x₁ y at y = 3
    assert_eq!(Adjoint.pullback(&Growing, (&x, 3.0), &y_bar)?, (vec![633.0, 75.0], 53.0));
    // a b c d + a b for the weights b and d
    let mut prepared = Adjoint.bind(&Weighted, &[2.0, 3.0]).prepare_gradient(&[1.0, 1.0])?;
    assert_eq!(prepared.with(&[2.0, 3.0]).gradient(&[5.0, 7.0])?, [44.0, 30.0]);
    assert_eq!(prepared.with(&[1.0, 1.0]).gradient(&[5.0, 7.0])?, [8.0, 5.0]);
    let room = [0.0; 2];
    let (y, j) = Adjoint.bind(&Scratched, &room).value_and_jacobian(&[2.0, 3.0])?;
    assert_eq!((y, j.as_slice().to_vec()), ((12.0, [6.0, 3.0]), vec![12.0, 3.0, 0.0, 4.0, 2.0, 1.0]));
    Ok(())
}

#[derive(Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

struct Powers {
    exponents: Vec<i32>,
}

#[differentiable(adjoint)]
impl Powers {
    #[differentiable(adjoint_by = RecordedTape::new())]
    fn each<S: Scalar>(&self, x: S, #[constant] low: f64) -> Result<Vec<S>, Negative> {
        if x < low {
            return Err(Negative);
        }
        let mut all = Vec::new();
        all.extend(self.exponents.iter().map(|n| x.powi(*n)));
        Ok(all)
    }

    fn total<S: Scalar>(&self, x: &[S]) -> Result<S, Negative> {
        let (a, b) = (self.each(x[0], 0.0)?, self.each(x[1] * x[0], -1.0)?);
        let mut sum = S::zero();
        for i in 0..self.exponents.len() {
            sum += a[i] * b[i];
        }
        Ok(sum)
    }
}

#[test]
fn methods_and_failures() -> Result<(), Error<Negative>> {
    let powers = Powers { exponents: vec![1, 3] };
    let f = powers.total_function();
    // x² y + x⁶ y³
    let mut prepared = Adjoint.prepare_gradient(&f, &[1.0, 1.0])?;
    assert_eq!(prepared.value_and_gradient(&[2.0, 3.0])?, (1740.0, vec![5196.0, 1732.0]));
    assert_eq!(prepared.gradient(&[-2.0, 3.0]), Err(Error::Function(Negative)));
    assert_eq!(prepared.gradient(&[2.0, 3.0])?, [5196.0, 1732.0]);
    Ok(())
}

/// A change of the gradient that is not linear, for which a tape is good and dual numbers are not.
#[differentiable(adjoint_by = Tape)]
fn clipped<S: Scalar>(x: S) -> S {
    x.with_gradient(Clip::within(1.0)) * 5.0
}

#[differentiable(adjoint_by = Dual::new())]
fn clipped_by_dual<S: Scalar>(x: S) -> S {
    x.with_gradient(Clip::within(1.0)) * 5.0
}

#[test]
fn what_the_backend_cannot_do_is_an_error_of_the_operator() -> Outcome {
    assert_eq!(Adjoint.derivative(&Clipped, 2.0)?, 1.0);
    let mut prepared = Adjoint.prepare_gradient(&ClippedByDual, 2.0)?;
    assert_eq!(prepared.gradient(2.0), Err(Error::NotLinear));
    assert_eq!(Adjoint.gradient(&Clipped, 2.0)?, 1.0);
    Ok(())
}
