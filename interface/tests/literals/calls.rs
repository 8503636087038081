//! Floats as operands that functions return, and that share a name with other variables.

// These shapes are the subject, also those that read worse than others.
#![allow(clippy::needless_range_loop)]

use crate::Outcome;
use crate::data::{Kind, Settings, same, settings};
use fluxions::prelude::*;
use fluxions_adjoint::Adjoint;
use fluxions_dual::Dual;

fn gravity() -> f64 {
    9.81
}

fn rate(n: usize) -> f64 {
    1.0 + n as f64 / 3.0
}

fn first<'a>(data: &'a [(f64, f64)], scale: &f64) -> &'a f64 {
    if *scale > 0.0 { &data[0].0 } else { &data[0].1 }
}

fn count(n: usize) -> usize {
    n + 2
}

impl Settings {
    fn step(n: f64) -> f64 {
        1.0 / n
    }
}

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(x: &[S]) -> S {
    (x[0] * x[0] + x[1] * x[1]).sqrt()
}

same! {
    results_of_functions_are_operands results Results |data, x: S| {
        let mut y = rate(2) * x[0] + gravity() - rate(3) / x[1] + -gravity().sqrt() * x[1] + (rate(1) + 2.0) * x[0];
        y = first(&data.data, &0.5) * y - Settings::step(4.0) * x[0] + f64::from(3_u8) * y + f64::max(0.5, 2.0) / y;
        if rate(2) < x[0] { y } else { 2.0 * y }
    }
    results_beside_results_are_operands beside Beside |data, x: S| {
        let v = [x[1], x[0]];
        let products = rate(1) * rate(2) * x[0] + rate(1) * gravity() - rate(2) * norm(x);
        products + norm(x) * x[1] - norm(&v) * x[0] * data.weights[0]
    }
    variables_of_results_are_operands of_results OfResults |data, x: S| {
        let step = rate(2);
        let (a, b) = data.data.split_at(1);
        let (near, half) = (first(b, &step), gravity() / 2.0);
        let g = gravity();
        near * x[0] + step * x[1] - half / x[0] + a[0].0 * x[0] - g * x[1]
    }
    names_of_several_types_are_operands names Names |data, x: S| {
        let w = 0.5;
        let y = w * x[0];
        let w = w * x[1];
        let z = w * y - w;
        let w = data.weights[0];
        w * z + w
    }
    sums_begin_as_floats sums Sums |data, x: S| {
        let mut sum = 0.0;
        for i in 0..x.len() {
            sum += rate(i) * x[i];
        }
        sum + data.data.iter().map(|(t, _)| rate(1) * x[0] * *t).sum::<S>()
    }
    integers_of_functions_stay_integers counted Counted |data, x: S| {
        let mut places = 0;
        for i in 0..count(1) * data.data.len() {
            places += count(i) * i + count(2) - 1;
        }
        x[count(1) * places % 2] * (count(3) * places) as f64
    }
    closures_find_out_later closures Closures |data, x: S| {
        let product = |a, b| norm(a) * b;
        let folded = data.weights.iter().fold(x[0], |sum, w| sum * sum + w * x[1]);
        product(x, x[1]) + folded
    }
}

#[differentiable]
fn weighted<S: Scalar>(x: S, #[constant] weight: &(dyn Fn(f64) -> f64 + Sync)) -> S {
    weight(2.0) * x + weight(3.0) / x
}

#[test]
fn results_of_closures_are_operands() -> Outcome {
    let factor = 2.0;
    let weight = move |t: f64| t * factor;
    assert_eq!(Dual::new().bind(&Weighted, &weight).value_and_derivative(2.0)?, (11.0, 2.5)); // 4 x + 6 / x
    Ok(())
}
