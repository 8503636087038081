//! Derivatives inside a function, and a choice by `Field`.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{NumberNumber, VectorNumber};
use crate::Undefined;
use fluxions::prelude::*;
use fluxions::{DerivativeOf, Field};
use fluxions_dual::Dual;
use nalgebra::ComplexField;

#[differentiable]
fn larger_times<S: Scalar>(t: S) -> S {
    (t * t).max(t) * t
}

#[differentiable]
pub fn slope_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    let inner = DerivativeOf::new(LargerTimes, Dual::new());
    let (y, slope) = inner.first(x, ((), &mut None)).map_err(|_| Undefined)?;
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

#[differentiable]
pub fn slope_beside_a_root_function<S: Scalar>(x: S) -> Result<S, Undefined> {
    let inner = DerivativeOf::new(BesideARoot, Dual::new());
    let (_, slope) = inner.first(x, (x, &mut None)).map_err(|_| Undefined)?;
    Ok(slope * x)
}

crate::case! {
    /// x ∂(∛a + a t)/∂t at a = t = x, which is x²: the root does not depend on t, and its slope is infinite at 0
    SlopeBesideARoot: NumberNumber = SlopeBesideARootFunction, [0.0, 1.5], |_s| (),
    value: |x| vec![x[0] * x[0]],
    jacobian: |x| vec![2.0 * x[0]],
    second: |_| vec![2.0],
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
