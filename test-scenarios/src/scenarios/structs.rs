//! Structs, nested, with skipped fields that change between the points.
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

/// The factor at the point with this a.
fn factor(a: f64) -> f64 {
    if a > 0.0 { 2.0 } else { 3.0 }
}

fn model(a: f64, b: f64, c: f64) -> Model<f64> {
    Model { pair: Pair { a, b }, factor: factor(a), c }
}

#[differentiable]
pub fn nested<S: Scalar>(p: &Model<S>) -> Model<S> {
    let Pair { a, b } = p.pair;
    Model { pair: Pair { a: a * b, b: b * p.factor }, factor: p.factor + 1.0, c: p.c.sin() * a }
}

crate::case! {
    /// ((a b, 2 b), a sin c)
    NestedStruct: Nested = Nested, [Model { factor: 2.0, ..model(1.0, 2.0, 0.5) }, Model { factor: 2.0, ..model(-1.5, 0.5, 2.0) }],
    |_s| (),
    value: |x| vec![x[0] * x[1], 2.0 * x[1], x[0] * x[2].sin()],
    jacobian: |x| vec![x[1], x[0], 0.0, 0.0, 2.0, 0.0, x[2].sin(), 0.0, x[0] * x[2].cos()],
}

crate::case! {
    /// ((a b, k b), a sin c), with a factor k that is 2 at one point and 3 at the other
    OtherFactor: Nested = Nested, [model(1.0, 2.0, 0.5), model(-1.5, 0.5, 2.0)], |_s| (),
    value: |x| vec![x[0] * x[1], factor(x[0]) * x[1], x[0] * x[2].sin()],
    jacobian: |x| vec![x[1], x[0], 0.0, 0.0, factor(x[0]), 0.0, x[2].sin(), 0.0, x[0] * x[2].cos()],
}

#[differentiable(adjoint)]
pub fn energy<S: Scalar>(p: &Model<S>) -> S {
    p.pair.a * p.pair.b * p.factor + p.c * p.c
}

crate::case! {
    /// k a b + c², with a factor k that is 2 at one point and 3 at the other
    StructToNumber: Energy = Energy, [model(1.0, 2.0, 0.5), model(-1.5, 0.5, 2.0)], |_s| (),
    value: |x| vec![factor(x[0]) * x[0] * x[1] + x[2] * x[2]],
    jacobian: |x| vec![factor(x[0]) * x[1], factor(x[0]) * x[0], 2.0 * x[2]],
    second: |x| vec![0.0, factor(x[0]), 0.0, factor(x[0]), 0.0, 0.0, 0.0, 0.0, 2.0],
}

/// A number, and a power of it that is not differentiated.
#[derive(Clone, Debug, Differentiable)]
pub struct Mode<S> {
    /// The number.
    pub x: S,
    /// The power.
    #[differentiable(skip)]
    pub power: i32,
}

#[differentiable(adjoint)]
pub fn powers_function<S: Scalar>(many: &[Mode<S>], pair: (&Mode<S>, S)) -> S {
    many.iter().chain([pair.0]).map(|mode| mode.x.powi(mode.power)).sum::<S>() * pair.1
}

/// The powers at the point with this last component.
fn powers_at(last: f64) -> [i32; 3] {
    if last > 0.0 { [2, 4, 1] } else { [3, 2, 2] }
}

fn modes(x: [f64; 3], last: f64) -> (Vec<Mode<f64>>, (Mode<f64>, f64)) {
    let [a, b, c] = powers_at(last);
    (vec![Mode { x: x[0], power: a }, Mode { x: x[1], power: b }], (Mode { x: x[2], power: c }, last))
}

/// The derivative of this order of each power, from 0 to 2.
fn derivatives(x: &[f64], order: usize) -> [f64; 3] {
    let powers = powers_at(x[3]);
    core::array::from_fn(|i| {
        let p = f64::from(powers[i]);
        [1.0, p, p * (p - 1.0)][order] * x[i].powi(powers[i] - order as i32)
    })
}

crate::case! {
    /// (aᵖ + b^q + cʳ) d, with powers in a vector and a pair that are other ones at each point
    Powers: PowersFunction = PowersFunction, [modes([1.5, -0.5, 2.0], 0.5), modes([0.7, 2.0, -1.0], -1.5)], |_s| (),
    value: |x| vec![derivatives(x, 0).iter().sum::<f64>() * x[3]],
    jacobian: |x| {
        let slopes = derivatives(x, 1).map(|slope| slope * x[3]);
        vec![slopes[0], slopes[1], slopes[2], derivatives(x, 0).iter().sum()]
    },
    second: |x| {
        let (slope, bend) = (derivatives(x, 1), derivatives(x, 2).map(|bend| bend * x[3]));
        vec![
            bend[0], 0.0, 0.0, slope[0], //
            0.0, bend[1], 0.0, slope[1], //
            0.0, 0.0, bend[2], slope[2], //
            slope[0], slope[1], slope[2], 0.0,
        ]
    },
}
