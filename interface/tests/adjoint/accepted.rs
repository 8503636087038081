//! Transposed matrices, chains of references, closures that may fail.

use crate::agree;
use core::convert::Infallible;
use fluxions::Error;
use fluxions::nalgebra::DMatrix;
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;

#[differentiable(adjoint)]
fn transposed<S: Scalar>(x: &[S]) -> S {
    let mut a = DMatrix::from_fn(2, 3, |i, j| x[i] * x[j]);
    let before = a.transpose();
    a[(1, 2)] = x[0].exp();
    let after = a.transpose();
    let mut list = vec![x[1] * x[2]; 3];
    list[1] *= x[0];
    let mut sum: S = list.iter().map(|v| v.sin()).sum();
    for i in 0..3 {
        for j in 0..2 {
            sum += before[(i, j)] * after[(i, 1 - j)] * (i + 2 * j) as f64;
        }
    }
    sum
}

#[differentiable(adjoint)]
fn turned_back<S: Scalar>(x: &DMatrix<S>) -> DMatrix<S> {
    let y = x.transpose();
    DMatrix::from_fn(y.nrows(), y.ncols(), |i, j| y[(i, j)] * x[(j, i)] * y[(0, 0)])
}

#[differentiable(adjoint)]
fn chained<S: Scalar>(x: &[S], pair: (&[S], S)) -> S {
    let all = x.iter().chain([&x[0], &pair.0[1]]).chain(pair.0).rev();
    all.enumerate().map(|(i, v)| v.powi(i as i32)).sum::<S>() * pair.1
}

#[derive(Debug, PartialEq, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable(helper, adjoint)]
fn root<S: Scalar>(x: S) -> Result<S, Negative> {
    if x < 0.0 {
        return Err(Negative);
    }
    Ok(x.sqrt())
}

#[differentiable(adjoint)]
fn roots<S: Scalar>(x: &[S]) -> Result<S, Negative> {
    let scaled = |v: S, factor: f64| root(v * x[0] * factor);
    let checked = |v: S| {
        let y = scaled(v, 2.0)?;
        if y > 100.0 { Err(Negative) } else { Ok(y * v) }
    };
    Ok(scaled(x[1], 3.0)? * checked(x[2])? + checked(x[1])?)
}

#[differentiable(helper, adjoint)]
fn dot<S: Scalar>(a: &[S], b: &[S]) -> S {
    let mut sum = S::zero();
    for (a, b) in a.iter().zip(b) {
        sum += *a * *b * *a;
    }
    sum
}

#[differentiable(adjoint)]
fn with_parameters<S: Scalar>(x: &[S], #[parameter] p: &[S], #[parameter] q: &[S; 3]) -> S {
    let (head, mut sum) = (&p[..2], dot(p, x) + dot(p, q));
    for i in 0..2 {
        sum += dot(&x[i..], &p[i..]) * dot(x, head) + dot(x, q);
    }
    sum
}

#[test]
fn slices_of_parameters_are_passed_on() -> Result<(), Error<Infallible>> {
    let (p, q) = ([0.5, -1.0, 2.0], [1.0, 2.0, 3.0]);
    let mut prepared = Adjoint.bind(&WithParameters, (&p, &q)).prepare_gradient(&[1.0; 3])?;
    for x in [[1.0, -2.0, 0.5], [0.3, 0.7, -1.1]] {
        let found = prepared.with((&p, &q)).gradient(&x)?;
        let expected = Dual::new().bind(&WithParameters, (&p, &q)).gradient(&x)?;
        crate::close(&found, &expected, "with parameters");
    }
    Ok(())
}

#[test]
fn more_of_the_grammar() -> Result<(), Error<Infallible>> {
    agree!(transposed, Transposed, &[0.5, -1.5, 2.0], &[1.0, 2.0, 3.0]);
    let (x, y_bar) =
        (DMatrix::from_fn(2, 3, |i, j| 1.0 + (2 * i + j) as f64), DMatrix::from_fn(3, 2, |i, j| (i + 3 * j) as f64));
    let (found, expected) =
        (Adjoint.pullback(&TurnedBack, &x, &y_bar)?, Dual::new().pullback(&TurnedBack, &x, &y_bar)?);
    crate::close(found.as_slice(), expected.as_slice(), "turned back");
    let x: (&[f64], (&[f64], f64)) = (&[1.5, 0.5], (&[2.0, -0.5], 3.0));
    let (found, expected) = (Adjoint.gradient(&Chained, x)?, Dual::new().gradient(&Chained, x)?);
    crate::close(&found.0, &expected.0, "chained");
    crate::close(&found.1.0, &expected.1.0, "chained");
    crate::close(&[found.1.1], &[expected.1.1], "chained");
    Ok(())
}

#[test]
fn closures_that_may_fail() -> Result<(), Error<Negative>> {
    let mut prepared = Adjoint.prepare_gradient(&Roots, &[1.0; 3])?;
    let x = [2.0, 3.0, 0.5];
    let ((y, found), (value, expected)) =
        (prepared.value_and_gradient(&x)?, Dual::new().value_and_gradient(&Roots, &x)?);
    crate::close(&[y], &[value], "roots");
    crate::close(&found, &expected, "roots");
    assert_eq!(prepared.gradient(&[1.0, 1.0, -1.0]), Err(Error::Function(Negative)));
    assert_eq!(prepared.gradient(&[1e6, 1.0, 1.0]), Err(Error::Function(Negative)));
    crate::close(&prepared.gradient(&x)?, &expected, "roots again");
    Ok(())
}
