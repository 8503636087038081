use fluxions::prelude::*;

use fluxions::{Field, nalgebra::ComplexField};

use fluxions::DerivativeOf;
use fluxions_dual::Dual;

#[differentiable]
fn inside<S: Scalar>(t: S) -> S {
    (t * t).max(t) * t
}

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = Field(x[0]).try_sqrt().map_or(x[0], |root| root.0);
    let v1 = if Field(v0 * 1e308).is_finite() { v0 } else { v0 * v0 };
    let v2 = DerivativeOf::new(Inside, Dual::new()).first(v1, ((), &mut None)).map_or(S::zero(), |all| all.1);
    v2
}
