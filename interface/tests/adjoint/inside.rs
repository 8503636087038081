//! Derivatives inside a function: the adjoint of an operator is a derivative of the operator's result.

use crate::close;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Nestable, Nested};
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;
use fluxions_tape::{RecordedTape, Tape};

type Inside = Error<Infallible>;
type Outcome = Result<(), Error<Inside>>;

/// Every kind of argument, and a mixed derivative of each pair.
#[differentiable(adjoint)]
fn energy<S: Scalar>(x: &[S], #[parameter] p: &[S; 2], #[constant] data: &[f64], #[parameter] scale: S) -> S {
    let mut sum = (x[0] * p[0]).sin() * scale;
    for (v, d) in x.iter().zip(data) {
        sum += *v * *v * p[1] * *d;
    }
    sum * x[1]
}

#[differentiable(adjoint)]
fn curve<S: Scalar>(t: S, #[parameter] p: S) -> [S; 2] {
    [t * t * t * p, (t * p).exp()]
}

#[differentiable(adjoint)]
fn wide<S: Scalar>(x: &[S; 3]) -> [S; 2] {
    [x[0] * x[1] * x[2], x[0].sin() * x[2]]
}

#[differentiable(adjoint)]
fn high<S: Scalar>(x: &[S; 2]) -> Vec<S> {
    vec![x[0] * x[1], x[0] * x[0] * x[1], x[1].exp()]
}

const DATA: [f64; 3] = [1.0, -2.0, 0.5];

struct Using<B>(Nested<B>);

#[differentiable(adjoint)]
impl<B: Nestable + PartialEq> Using<B> {
    fn gradients<S: Scalar>(&self, x: &[S]) -> Result<Vec<S>, Inside> {
        let p = [x[2] * x[0], x[1]];
        let (y, g) = self.0.bind(&Energy, (&p, &DATA[..], x[2])).value_and_gradient(x)?;
        let h = self.0.bind(&Energy, (&p, &DATA, S::one())).gradient(&x[..2])?;
        Ok(vec![y * g[0], g[1] * x[0], g[2] + h[0], h[1] * y])
    }

    fn derivatives<S: Scalar>(&self, x: &[S]) -> Result<Vec<S>, Inside> {
        let (y, slope) = self.0.bind(&Curve, x[1]).value_and_derivative(x[0])?;
        let other = self.0.bind(&Curve, x[0] * x[2]).derivative(x[1] * x[1])?;
        Ok(vec![y[0] * slope[1], slope[0] + y[1], other[0] * other[1]])
    }

    fn jacobians<S: Scalar>(&self, x: &[S]) -> Result<Vec<S>, Inside> {
        let point = [x[0], x[1] * x[2], x[2]];
        let (y, j) = self.0.value_and_jacobian(&Wide, &point)?;
        let k = self.0.jacobian(&High, &[x[1], x[0]])?;
        Ok(vec![
            j[(0, 0)] * j[(1, 2)] + y[0],
            j[(0, 1)] * j[(1, 0)] * y[1],
            k[(0, 0)] * k[(1, 1)],
            k[(1, 0)] * k[(2, 1)],
        ])
    }

    /// In a loop, with a seed that depends on x, and a receiver that is looked up.
    fn products<S: Scalar>(&self, x: &[S]) -> Result<Vec<S>, Inside> {
        let mut sum = vec![S::zero(); 3];
        let mut at = [x[0], x[1], x[2]];
        for i in 0..3 {
            let (y, y_dot) = self.0.value_and_pushforward(&Wide, &at, &[x[i], at[0] * x[2], x[1]])?;
            let (z, x_bar) = self.0.value_and_pullback(&Wide, &at, &y_dot)?;
            let v = self.0.pushforward(&Wide, &[at[1], at[0], x[i]], &x_bar)?;
            let w = self.0.pullback(&Wide, &at, &[y[0], x[i]])?;
            sum[i] += v[0] * z[1] + w[2];
            at[0] = y[0] * 0.5 + v[1];
        }
        Ok(sum)
    }
}

/// Adjoints against dual numbers: rows of J, and their products with a tangent.
fn agree<F: Function<Input = Vec<f64>, Output = Vec<f64>, Context = (), Error = Inside>>(f: F, name: &str) -> Outcome {
    let mut prepared = Adjoint.prepare_pullback(&f, &[1.0; 3])?;
    for x in [[0.7, -0.4, 1.3], [1.5, 0.5, -0.8]] {
        let (y, expected) = Dual::new().value_and_jacobian(&f, &x)?;
        let (found_y, found) = Adjoint.value_and_jacobian(&f, &x)?;
        close(&found_y, &y, name);
        close(found.as_slice(), expected.as_slice(), name);
        let y_bar: Vec<f64> = (0..y.len()).map(|i| 1.0 + i as f64).collect();
        close(&prepared.pullback(&x, &y_bar)?, &Dual::new().pullback(&f, &x, &y_bar)?, name);
    }
    Ok(())
}

fn every_operator<B: Nestable + PartialEq>(inner: B, name: &str) -> Outcome {
    let f = Using(Nested::new(inner));
    agree(f.gradients_function(), name)?;
    agree(f.derivatives_function(), name)?;
    agree(f.jacobians_function(), name)?;
    agree(f.products_function(), name)
}

#[test]
fn every_operator_has_an_adjoint() -> Outcome {
    every_operator(Dual::new(), "dual")?;
    every_operator(Tape, "tape")?;
    every_operator(RecordedTape::new(), "recorded tape")?;
    every_operator(Adjoint, "adjoint")
}

/// |∇u|² for u = c x² y: c² (4 x² y² + x⁴)
#[differentiable(adjoint)]
fn steepness<S: Scalar>(x: &[S]) -> Result<S, Inside> {
    let slope = Nested::new(Dual::new()).bind(&Potential, x[2]).gradient(&[x[0], x[1]])?;
    Ok(slope[0] * slope[0] + slope[1] * slope[1])
}

#[differentiable]
fn potential<S: Scalar>(x: &[S; 2], #[parameter] c: S) -> S {
    c * x[0] * x[0] * x[1]
}

/// A helper whose two halves are called apart.
#[differentiable(helper, adjoint)]
fn slope<S: Scalar>(t: S) -> Result<S, Inside> {
    Nested::new(Tape).derivative(&Cube, t)
}

#[differentiable(adjoint)]
fn cube<S: Scalar>(t: S) -> S {
    t * t * t
}

/// 3 x² · 3 (x²)² = 9 x⁶
#[differentiable(adjoint)]
fn of_a_helper<S: Scalar>(x: S) -> Result<S, Inside> {
    Ok(slope(x)? * slope(x * x)?)
}

#[test]
fn derivatives_inside_have_derivatives_of_every_order() -> Outcome {
    let (y, g) = Adjoint.value_and_gradient(&Steepness, &[1.0, 2.0, 3.0])?;
    assert_eq!((y, g), (153.0, vec![324.0, 144.0, 102.0]));
    let found = Adjoint.hessian(&Steepness, &[1.0, 2.0, 3.0])?;
    close(found.as_slice(), Dual::new().hessian(&Steepness, &[1.0, 2.0, 3.0])?.as_slice(), "steepness");
    assert_eq!(Adjoint.value_and_derivative(&OfAHelper, 2.0)?, (576.0, 1728.0)); // 54 x⁵
    assert_eq!(Adjoint.second_derivative(&OfAHelper, 2.0)?, 4320.0); // 270 x⁴
    Ok(())
}

#[derive(Debug, thiserror::Error)]
#[error("negative")]
struct Negative;

#[differentiable(adjoint)]
fn root<S: Scalar>(t: S) -> Result<S, Negative> {
    if t < 0.0 {
        return Err(Negative);
    }
    Ok(t.sqrt())
}

#[differentiable(adjoint)]
fn steepness_of_a_root<S: Scalar>(t: S) -> Result<S, Negative> {
    Ok(Nested::new(Dual::new()).derivative(&Root, t).map_err(|_| Negative)? * t)
}

#[test]
fn an_inner_failure_is_the_function_s_own() -> Result<(), Error<Negative>> {
    let mut prepared = Adjoint.prepare_derivative(&SteepnessOfARoot, 1.0)?;
    assert!(matches!(prepared.derivative(-1.0), Err(Error::Function(Negative))));
    assert_eq!(prepared.value_and_derivative(4.0)?, (1.0, 0.125)); // √t / 2
    Ok(())
}

/// ∛a + a t
#[differentiable]
fn beside_a_root<S: Scalar>(t: S, #[parameter] a: S) -> S {
    a.cbrt() + a * t
}

/// x ∂(∛a + a t)/∂t at a = t = x, which is x²
#[differentiable(adjoint)]
fn slope_beside_a_root<S: Scalar>(x: S) -> Result<S, Inside> {
    Ok(Nested::new(Dual::new()).bind(&BesideARoot, x).derivative(x)? * x)
}

#[test]
fn an_infinite_slope_that_takes_no_part_does_no_harm() -> Outcome {
    assert_eq!(Adjoint.value_and_derivative(&SlopeBesideARoot, 0.0)?, (0.0, 0.0));
    assert_eq!(Adjoint.second_derivative(&SlopeBesideARoot, 0.0)?, 2.0);
    Ok(())
}
