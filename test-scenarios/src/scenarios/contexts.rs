//! Functions that write in place, that may fail, and that have arguments which are not differentiated.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{VectorNumber, VectorVector};
use crate::{Case, Undefined};
use fluxions::prelude::*;

#[differentiable(adjoint)]
pub fn in_place_function<S: Scalar>(y: &mut [S], x: &[S]) {
    y[0] = x[0] * x[1];
    y[1] = x[1] - x[0];
    y[2] = x[0].exp();
}

crate::case! {
    /// (x₀ x₁, x₁ − x₀, exp x₀)
    InPlace: VectorVector = InPlaceFunction::new(&[0.0; 3]), [vec![1.5, -2.0], vec![0.2, 1.0]], |_s| (),
    value: |x| vec![x[0] * x[1], x[1] - x[0], x[0].exp()],
    jacobian: |x| vec![x[1], x[0], -1.0, 1.0, x[0].exp(), 0.0],
}

#[differentiable(adjoint)]
pub fn fallible_function<S: Scalar>(x: &[S]) -> Result<S, Undefined> {
    if x[0] > 0.0 { Ok(x[0].ln() * x[1]) } else { Err(Undefined) }
}

crate::case! {
    /// x₁ ln x₀, defined for x₀ > 0
    Fallible: VectorNumber = FallibleFunction, [vec![1.5, -2.0], vec![0.2, 1.0]], |_s| (),
    value: |x| vec![x[0].ln() * x[1]],
    jacobian: |x| vec![x[1] / x[0], x[0].ln()],
    second: |x| vec![-x[1] / (x[0] * x[0]), 1.0 / x[0], 1.0 / x[0], 0.0],
}

#[differentiable(adjoint)]
pub fn fallible_in_place_function<S: Scalar>(y: &mut [S], x: &[S]) -> Result<(), Undefined> {
    if x[0] > 0.0 {
        y[0] = x[0].sqrt();
        y[1] = x[0] * x[1];
        return Ok(());
    }
    Err(Undefined)
}

crate::case! {
    /// (√x₀, x₀ x₁), defined for x₀ > 0
    FallibleInPlace: VectorVector = FallibleInPlaceFunction::new(&[0.0; 2]),
    [vec![1.5, -2.0], vec![0.2, 1.0]], |_s| (),
    value: |x| vec![x[0].sqrt(), x[0] * x[1]],
    jacobian: |x| vec![0.5 / x[0].sqrt(), 0.0, x[1], x[0]],
}

#[differentiable(adjoint)]
pub fn with_constant_function<S: Scalar>(x: &[S], #[constant] data: &[f64], #[constant] power: i32) -> S {
    x.iter().zip(data).map(|(x, d)| x.powi(power) * *d).sum()
}

/// Σ dᵢ xᵢ³ with constants d = (2, 5) and 3.
#[derive(Clone, Debug)]
pub struct WithConstant(Vec<f64>);

impl Default for WithConstant {
    fn default() -> Self {
        Self(vec![2.0, 5.0])
    }
}

impl Case for WithConstant {
    type F = WithConstantFunction;

    fn name(&self) -> String {
        "WithConstant".into()
    }
    fn f(&self) -> WithConstantFunction {
        WithConstantFunction
    }
    fn x(&self, which: usize) -> Vec<f64> {
        if which == 0 { vec![1.5, -2.0] } else { vec![0.2, 1.0] }
    }
    fn args(&self) -> (&[f64], i32) {
        (&self.0, 3)
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        vec![2.0 * x[0].powi(3) + 5.0 * x[1].powi(3)]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        vec![6.0 * x[0] * x[0], 15.0 * x[1] * x[1]]
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        vec![12.0 * x[0], 0.0, 0.0, 30.0 * x[1]]
    }
}

#[differentiable(adjoint)]
pub fn with_parameter_function<S: Scalar>(x: &[S], #[parameter] p: &[S]) -> S {
    (x[0] * p[0]).sin() * x[1] * p[1]
}

/// sin(2 x₀) · 5 x₁ with parameters (2, 5).
#[derive(Clone, Debug)]
pub struct WithParameter(Vec<f64>);

impl Default for WithParameter {
    fn default() -> Self {
        Self(vec![2.0, 5.0])
    }
}

impl Case for WithParameter {
    type F = WithParameterFunction;

    fn name(&self) -> String {
        "WithParameter".into()
    }
    fn f(&self) -> WithParameterFunction {
        WithParameterFunction
    }
    fn x(&self, which: usize) -> Vec<f64> {
        if which == 0 { vec![0.4, -2.0] } else { vec![0.2, 1.0] }
    }
    fn args(&self) -> &[f64] {
        &self.0
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        vec![(2.0 * x[0]).sin() * 5.0 * x[1]]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        vec![10.0 * (2.0 * x[0]).cos() * x[1], 5.0 * (2.0 * x[0]).sin()]
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        let mixed = 10.0 * (2.0 * x[0]).cos();
        vec![-20.0 * (2.0 * x[0]).sin() * x[1], mixed, mixed, 0.0]
    }
}

#[differentiable(adjoint)]
pub fn with_cache_function<S: Scalar>(x: &[S; 2], #[cache] work: &mut [S]) -> S {
    work[0] = x[0] * x[0];
    work[1] = work[0] * x[1];
    work[0] + work[1]
}

/// x₀² + x₀² x₁, with the terms in a cache.
#[derive(Clone, Debug, Default)]
pub struct WithCache;

impl Case for WithCache {
    type F = WithCacheFunction;

    fn name(&self) -> String {
        "WithCache".into()
    }
    fn f(&self) -> WithCacheFunction {
        WithCacheFunction
    }
    fn x(&self, which: usize) -> [f64; 2] {
        if which == 0 { [1.5, -2.0] } else { [0.2, 1.0] }
    }
    fn args(&self) -> &[f64] {
        &[0.0, 0.0]
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        vec![x[0] * x[0] * (1.0 + x[1])]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        vec![2.0 * x[0] * (1.0 + x[1]), x[0] * x[0]]
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        vec![2.0 * (1.0 + x[1]), 2.0 * x[0], 2.0 * x[0], 0.0]
    }
}

#[differentiable(adjoint)]
pub fn with_all_function<S: Scalar>(
    y: &mut [S],
    x: &[S],
    #[cache] work: &mut [S],
    #[constant] data: &[f64],
    z: S,
    #[parameter] t: S,
) -> Result<(), Undefined> {
    for (w, d) in work.iter_mut().zip(data) {
        *w = z * t * *d;
    }
    y[0] = x[0] * work[0];
    y[1] = x[1] + work[1];
    Ok(())
}

/// (x₀ z t d₀, x₁ + z t d₁) with t = 3 and d = (2, 5): all kinds of context together.
#[derive(Clone, Debug)]
pub struct WithAll(Vec<f64>);

impl Default for WithAll {
    fn default() -> Self {
        Self(vec![2.0, 5.0])
    }
}

impl Case for WithAll {
    type F = WithAllFunction;

    fn name(&self) -> String {
        "WithAll".into()
    }
    fn f(&self) -> WithAllFunction {
        WithAllFunction::new(&[0.0; 2])
    }
    fn x(&self, which: usize) -> (Vec<f64>, f64) {
        if which == 0 { (vec![1.5, -2.0], 0.5) } else { (vec![0.2, 1.0], -1.0) }
    }
    fn args(&self) -> (&[f64], &[f64], f64) {
        (&[0.0, 0.0], &self.0, 3.0)
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        vec![6.0 * x[0] * x[2], x[1] + 15.0 * x[2]]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        vec![6.0 * x[2], 0.0, 6.0 * x[0], 0.0, 1.0, 15.0]
    }
}
