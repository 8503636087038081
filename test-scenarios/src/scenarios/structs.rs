//! Structs, nested, with a skipped field.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use fluxions::prelude::*;

/// A point of two numbers.
#[derive(Clone, Debug, Differentiable)]
pub struct Pair<S> {
    /// The first.
    pub a: S,
    /// The second.
    pub b: S,
}

/// A pair, a number, and a factor without derivative.
#[derive(Clone, Debug, Differentiable)]
pub struct Model<S> {
    /// The inner struct.
    pub pair: Pair<S>,
    /// A factor that the function reads. It is not differentiated.
    #[differentiable(skip)]
    pub factor: f64,
    /// One more number.
    pub c: S,
}

fn model(a: f64, b: f64, c: f64) -> Model<f64> {
    Model { pair: Pair { a, b }, factor: 2.0, c }
}

#[differentiable]
pub fn nested<S: Scalar>(p: &Model<S>) -> Model<S> {
    let Pair { a, b } = p.pair;
    Model { pair: Pair { a: a * b, b: b * p.factor }, factor: p.factor + 1.0, c: p.c.sin() * a }
}

crate::case! {
    /// ((a b, 2 b), a sin c)
    NestedStruct: Nested = Nested, [model(1.0, 2.0, 0.5), model(-1.5, 0.5, 2.0)], |_s| (),
    value: |x| vec![x[0] * x[1], 2.0 * x[1], x[0] * x[2].sin()],
    jacobian: |x| vec![x[1], x[0], 0.0, 0.0, 2.0, 0.0, x[2].sin(), 0.0, x[0] * x[2].cos()],
}

#[differentiable]
pub fn energy<S: Scalar>(p: &Model<S>) -> S {
    p.pair.a * p.pair.b * p.factor + p.c * p.c
}

crate::case! {
    /// 2 a b + c²
    StructToNumber: Energy = Energy, [model(1.0, 2.0, 0.5), model(-1.5, 0.5, 2.0)], |_s| (),
    value: |x| vec![2.0 * x[0] * x[1] + x[2] * x[2]],
    jacobian: |x| vec![2.0 * x[1], 2.0 * x[0], 2.0 * x[2]],
    second: |_| vec![0.0, 2.0, 0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.0],
}
