//! Derivatives inside a function, and a choice by `Field`.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{NumberNumber, VectorNumber, VectorVector};
use crate::Undefined;
use core::convert::Infallible;
use fluxions::prelude::*;
use fluxions::{Error, Field, Nested};
use fluxions_dual::Dual;
use nalgebra::ComplexField;

/// The backend of the derivatives inside.
const INNER: Nested<Dual> = Nested::new(Dual::new());

#[differentiable]
fn larger_times<S: Scalar>(t: S) -> S {
    (t * t).max(t) * t
}

#[differentiable(adjoint)]
pub fn slope_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    let (y, slope) = INNER.value_and_derivative(&LargerTimes, x).map_err(|_| Undefined)?;
    Ok(y + slope)
}

crate::case! {
    /// g + g′ for g = max(t², t) t, which is t³ at one point and t² at the other
    Slope: NumberNumber = SlopeFunction, [1.5, 0.5], |_s| (),
    value: |x| if x[0] > 1.0 { vec![x[0].powi(3) + 3.0 * x[0] * x[0]] } else { vec![x[0] * x[0] + 2.0 * x[0]] },
    jacobian: |x| if x[0] > 1.0 { vec![3.0 * x[0] * x[0] + 6.0 * x[0]] } else { vec![2.0 * x[0] + 2.0] },
    second: |x| if x[0] > 1.0 { vec![6.0 * x[0] + 6.0] } else { vec![2.0] },
}

#[differentiable]
fn beside_a_root<S: Scalar>(t: S, #[parameter] a: S) -> S {
    a.cbrt() + a * t
}

#[differentiable(adjoint)]
pub fn slope_beside_a_root_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    let slope = INNER.bind(&BesideARoot, x).derivative(x).map_err(|_| Undefined)?;
    Ok(slope * x)
}

crate::case! {
    /// x ∂(∛a + a t)/∂t at a = t = x, which is x²: the root does not depend on t, and its slope is infinite at 0
    SlopeBesideARoot: NumberNumber = SlopeBesideARootFunction, [0.0, 1.5], |_s| (),
    value: |x| vec![x[0] * x[0]],
    jacobian: |x| vec![2.0 * x[0]],
    second: |_| vec![2.0],
}

#[differentiable]
fn cube<S: Scalar>(t: S) -> S {
    t * t * t
}

#[differentiable]
fn three_cubes<S: Scalar>(t: S) -> Result<S, Error<Infallible>> {
    Ok(INNER.derivative(&Cube, t)? * t)
}

#[differentiable(adjoint)]
pub fn twice_inside_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    INNER.derivative(&ThreeCubes, x).map_err(|_| Undefined)
}

crate::case! {
    /// 9x² as the derivative of x times the derivative of x³
    TwiceInside: NumberNumber = TwiceInsideFunction, [1.5, -0.5], |_s| (),
    value: |x| vec![9.0 * x[0] * x[0]],
    jacobian: |x| vec![18.0 * x[0]],
    second: |_| vec![18.0],
}

#[differentiable]
fn potential<S: Scalar>(x: &[S; 2], #[parameter] factor: S) -> S {
    x[0] * x[0] * x[1] * factor
}

#[differentiable(adjoint)]
pub fn steepness_function<S: Scalar>(x: &[S]) -> Result<S, Undefined> {
    let slope = INNER.bind(&Potential, x[2]).gradient(&[x[0], x[1]]).map_err(|_| Undefined)?;
    Ok(slope[0] * slope[0] + slope[1] * slope[1])
}

crate::case! {
    /// |∇u|² for u(a, b) = c a² b, which is c² (4 a² b² + a⁴): the parameter c of u is an input, too
    Steepness: VectorNumber = SteepnessFunction, [vec![1.5, -0.5, 2.0], vec![0.5, 2.0, -1.0]], |_s| (),
    value: |x| { let (a, b, c) = (x[0], x[1], x[2]); vec![c * c * (4.0 * a * a * b * b + a.powi(4))] },
    jacobian: |x| {
        let (a, b, c) = (x[0], x[1], x[2]);
        let (by_a, by_b) = (8.0 * a * b * b + 4.0 * a.powi(3), 8.0 * a * a * b);
        vec![c * c * by_a, c * c * by_b, 2.0 * c * (4.0 * a * a * b * b + a.powi(4))]
    },
    second: |x| {
        let (a, b, c) = (x[0], x[1], x[2]);
        let (by_a, by_b) = (2.0 * c * (8.0 * a * b * b + 4.0 * a.powi(3)), 2.0 * c * 8.0 * a * a * b);
        let mixed = c * c * 16.0 * a * b;
        let cc = 2.0 * (4.0 * a * a * b * b + a.powi(4));
        vec![c * c * (8.0 * b * b + 12.0 * a * a), mixed, by_a, mixed, c * c * 8.0 * a * a, by_b, by_a, by_b, cc]
    },
}

#[differentiable]
fn two<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    [x[0] * x[1], x[0] * x[0]]
}

#[differentiable(adjoint)]
pub fn products_inside_function<S: Scalar>(y: &mut [S], x: &[S]) -> Result<(), Undefined> {
    let x = [x[0], x[1]];
    let (value, y_dot) = INNER.value_and_pushforward(&Two, &x, &x).map_err(|_| Undefined)?;
    let x_bar = INNER.pullback(&Two, &x, &value).map_err(|_| Undefined)?;
    (y[0], y[1]) = (x_bar[0] + y_dot[0], x_bar[1] + y_dot[1]);
    Ok(())
}

crate::case! {
    /// Jᵀ g + J x for g(a, b) = (a b, a²), which is (a b² + 2 a³ + 2 a b, a² b + 2 a²)
    ProductsInside: VectorVector = ProductsInsideFunction::new(&[0.0; 2]), [vec![1.5, -0.5], vec![0.5, 2.0]], |_s| (),
    value: |x| {
        let (a, b) = (x[0], x[1]);
        vec![a * b * b + 2.0 * a.powi(3) + 2.0 * a * b, a * a * b + 2.0 * a * a]
    },
    jacobian: |x| {
        let (a, b) = (x[0], x[1]);
        vec![b * b + 6.0 * a * a + 2.0 * b, 2.0 * a * b + 2.0 * a, 2.0 * a * b + 4.0 * a, a * a]
    },
}

#[differentiable(adjoint)]
pub fn where_finite_function<S: Scalar>(x: &[S]) -> S {
    if Field(x[1] * 1e307).is_finite() { x[0] * x[1].exp() } else { x[0] * x[0] + x[1] }
}

crate::case! {
    /// x₀ exp x₁ if 10³⁰⁷ x₁ is finite, else x₀² + x₁
    WhereFinite: VectorNumber = WhereFiniteFunction, [vec![2.0, 0.5], vec![0.5, 800.0]], |_s| (),
    value: |x| if x[1] < 10.0 { vec![x[0] * x[1].exp()] } else { vec![x[0] * x[0] + x[1]] },
    jacobian: |x| if x[1] < 10.0 { vec![x[1].exp(), x[0] * x[1].exp()] } else { vec![2.0 * x[0], 1.0] },
    second: |x| if x[1] < 10.0 {
        vec![0.0, x[1].exp(), x[1].exp(), x[0] * x[1].exp()]
    } else {
        vec![2.0, 0.0, 0.0, 0.0]
    },
}
