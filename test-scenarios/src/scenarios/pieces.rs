//! Functions that call functions over steps and lists.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{VectorNumber, VectorVector};
use crate::Undefined;
use fluxions::Rule;
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_rules::{Checkpointed, Fold, Map, Reduce, Scan, Steps};

/// The backend that takes the pieces back.
const INNER: Dual = Dual::new();

#[differentiable]
pub fn grown<S: Scalar>(s: S, p: S) -> S {
    s * s * p
}
#[differentiable]
pub fn horner<S: Scalar>(sum: S, a: S, x: S) -> S {
    sum * x + a
}
#[differentiable]
fn times<S: Scalar>(a: S, b: S) -> S {
    a * b
}
#[differentiable]
fn square_times<S: Scalar>(a: S, p: S) -> S {
    a * a * p
}
#[differentiable]
fn sine_of_a_product<S: Scalar>(x: &[S; 2]) -> S {
    (x[0] * x[1]).sin()
}

/// Writes functions that call pieces.
macro_rules! calls {
    ($($name:ident: $output:ty, |$x:ident| $piece:expr, $y:ident => $result:expr;)*) => {$(
        #[differentiable(adjoint)]
        pub fn $name<S: Scalar>($x: &[S]) -> Result<$output, Undefined> {
            let $y = $piece.map_err(|_| Undefined)?;
            Ok($result)
        }
    )*};
}

calls! {
    stepped_function: S, |x| Steps::new(Grown, 3, INNER).binomial(1).call((x[0], x[1])), y => y * x[0];
    folded_function: S, |x| Fold::new(Horner, INNER).call((x[0], &x[1..3], x[3])), y => y;
    reduced_function: S, |x| Reduce::new(Times, INNER).call(x), y => y;
    computed_again_function: S, |x| Checkpointed::new(SineOfAProduct, INNER).call(&[x[0], x[1]]), y => y + x[0];
    mapped_function: Vec<S>, |x| Map::shared(SquareTimes, INNER).call((&x[1..], x[0])), y => y;
    scanned_function: Vec<S>, |x| Scan::new(Times, INNER).call((x[0], &x[1..])), y => y;
}

// What has lists allocates them.
crate::case! {
    /// s ↦ s² p three times, times s: x₀⁹ x₁⁷
    Stepped: VectorNumber = SteppedFunction, [vec![0.9, 1.1], vec![1.2, -0.7]], |_s| (),
    value: |x| vec![x[0].powi(9) * x[1].powi(7)],
    jacobian: |x| vec![9.0 * x[0].powi(8) * x[1].powi(7), 7.0 * x[0].powi(9) * x[1].powi(6)],
    second: |x| {
        let mixed = 63.0 * x[0].powi(8) * x[1].powi(6);
        vec![72.0 * x[0].powi(7) * x[1].powi(7), mixed, mixed, 42.0 * x[0].powi(9) * x[1].powi(5)]
    },
}

crate::case! {
    /// Horner's scheme: x₀ x₃² + x₁ x₃ + x₂
    Folded: VectorNumber = FoldedFunction, [vec![0.4, -1.2, 0.7, 1.3], vec![1.5, 0.3, -0.2, -0.8]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] * x[3] * x[3] + x[1] * x[3] + x[2]],
    jacobian: |x| vec![x[3] * x[3], x[3], 1.0, 2.0 * x[0] * x[3] + x[1]],
    second: |x| {
        let mut h = vec![0.0; 16];
        (h[3], h[12]) = (2.0 * x[3], 2.0 * x[3]);
        (h[7], h[13], h[15]) = (1.0, 1.0, 2.0 * x[0]);
        h
    },
}

crate::case! {
    /// x₀ x₁ x₂
    Reduced: VectorNumber = ReducedFunction, [vec![0.4, -1.2, 0.7], vec![1.5, 0.3, -0.2]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] * x[1] * x[2]],
    jacobian: |x| vec![x[1] * x[2], x[0] * x[2], x[0] * x[1]],
    second: |x| vec![0.0, x[2], x[1], x[2], 0.0, x[0], x[1], x[0], 0.0],
}

crate::case! {
    /// sin x₀x₁ + x₀
    ComputedAgain: VectorNumber = ComputedAgainFunction, [vec![0.4, 1.2], vec![-1.5, 0.3]], |_s| (),
    value: |x| vec![(x[0] * x[1]).sin() + x[0]],
    jacobian: |x| {
        let cos = (x[0] * x[1]).cos();
        vec![x[1] * cos + 1.0, x[0] * cos]
    },
    second: |x| {
        let (sin, cos) = (x[0] * x[1]).sin_cos();
        let mixed = cos - x[0] * x[1] * sin;
        vec![-x[1] * x[1] * sin, mixed, mixed, -x[0] * x[0] * sin]
    },
}

crate::case! {
    /// yᵢ = xᵢ₊₁² x₀
    Mapped: VectorVector = MappedFunction, [vec![0.4, -1.2, 0.7], vec![1.5, 0.3, -0.2]], |_s| (),
    allocates: true,
    value: |x| vec![x[1] * x[1] * x[0], x[2] * x[2] * x[0]],
    jacobian: |x| vec![x[1] * x[1], 2.0 * x[1] * x[0], 0.0, x[2] * x[2], 0.0, 2.0 * x[2] * x[0]],
}

crate::case! {
    /// The running products x₀x₁ and x₀x₁x₂
    Scanned: VectorVector = ScannedFunction, [vec![0.4, -1.2, 0.7], vec![1.5, 0.3, -0.2]], |_s| (),
    allocates: true,
    value: |x| vec![x[0] * x[1], x[0] * x[1] * x[2]],
    jacobian: |x| vec![x[1], x[0], 0.0, x[1] * x[2], x[0] * x[2], x[0] * x[1]],
}
