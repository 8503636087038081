//! Outputs whose shape depends on x. They are no functions of fixed dimensions, and a prepared object says so.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use super::{MatrixMatrix, VectorVector};
use core::convert::Infallible;
use fluxions::prelude::*;
use nalgebra::DMatrix;

#[differentiable]
pub fn grows_function<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut y = vec![x[0] * 10.0];
    if x[1] > 0.0 {
        y.push(x[0] * x[1]);
    }
    y
}

crate::case! {
    /// (10 x₀, x₀ x₁), the second only where x₁ > 0
    Grows: VectorVector = GrowsFunction, [vec![1.0, 2.0], vec![3.0, -1.0]], |_s| (),
    value: |x| if x[1] > 0.0 { vec![10.0 * x[0], x[0] * x[1]] } else { vec![10.0 * x[0]] },
    jacobian: |x| if x[1] > 0.0 { vec![10.0, 0.0, x[1], x[0]] } else { vec![10.0, 0.0] },
}

#[differentiable(adjoint)]
pub fn appears_function<S: Scalar>(x: &[S]) -> Vec<S> {
    if x[1] > 0.0 { vec![x[0] * x[1]] } else { Vec::new() }
}

crate::case! {
    /// x₀ x₁ where x₁ > 0, else nothing
    Appears: VectorVector = AppearsFunction, [vec![1.0, 2.0], vec![3.0, -1.0]], |_s| (),
    value: |x| if x[1] > 0.0 { vec![x[0] * x[1]] } else { vec![] },
    jacobian: |x| if x[1] > 0.0 { vec![x[1], x[0]] } else { vec![] },
}

/// [`GrowsFunction`] in place, on what the last call left.
#[derive(Clone, Copy, Debug)]
pub struct PushesFunction;

impl Function for PushesFunction {
    type Input = Vec<f64>;
    type Output = Vec<f64>;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S], (): (), y: &mut Vec<S>) -> Result<(), Infallible> {
        y.clear();
        y.push(x[0] * 10.0);
        if x[1] > 0.0 {
            y.push(x[0] * x[1]);
        }
        Ok(())
    }

    fn first<S: Scalar>(&self, x: &[S], (): ()) -> Result<Vec<S>, Infallible> {
        let mut y = Vec::new();
        self.evaluate(x, (), &mut y)?;
        Ok(y)
    }
}

crate::case! {
    /// (10 x₀, x₀ x₁) in place, the second only where x₁ > 0
    Pushes: VectorVector = PushesFunction, [vec![1.0, 2.0], vec![3.0, -1.0]], |_s| (),
    value: |x| Grows.value(x),
    jacobian: |x| Grows.jacobian(x),
}

#[differentiable(adjoint)]
pub fn turns_function<S: Scalar>(x: &DMatrix<S>) -> DMatrix<S> {
    let y = x.map(|v| v * v);
    if x[0] > 0.0 { y } else { y.transpose() }
}

crate::case! {
    /// The square of each entry of a row, as a row or as a column
    Turns: MatrixMatrix = TurnsFunction,
    [DMatrix::from_row_slice(1, 2, &[1.0, -2.0]), DMatrix::from_row_slice(1, 2, &[-3.0, 0.5])], |_s| (),
    value: |x| vec![x[0] * x[0], x[1] * x[1]],
    jacobian: |x| vec![2.0 * x[0], 0.0, 0.0, 2.0 * x[1]],
}
