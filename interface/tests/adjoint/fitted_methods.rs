//! Arguments of methods that may be without derivative: the second half of a method has a place for an adjoint beside each argument.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq)]
enum Law {
    Linear,
    Cubic,
}

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
    rates: Vec<S>,
    #[differentiable(skip)]
    order: Option<usize>,
    #[differentiable(skip)]
    count: usize,
    #[differentiable(skip)]
    scale: f64,
    #[differentiable(skip)]
    law: Law,
    #[differentiable(skip)]
    name: String,
    #[differentiable(skip)]
    at: Vec<usize>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Spring<S> {
    fn new(stiffness: S, count: usize, scale: f64) -> Self {
        Self {
            stiffness,
            rates: vec![stiffness; count + 2],
            order: Some(count),
            count,
            scale,
            law: Law::Cubic,
            name: "spring".to_string(),
            at: vec![0, count],
        }
    }
    fn power(&self, x: S, k: usize) -> S {
        let mut y = self.stiffness;
        for _ in 0..k {
            y *= x;
        }
        y
    }
    fn scaled(&self, scale: f64, x: S) -> S {
        self.stiffness * x * scale
    }
    fn force(&self, x: S, law: Law) -> S {
        match law {
            Law::Linear => x * self.stiffness,
            Law::Cubic => x * x * x,
        }
    }
    fn named(&self, x: S, name: &str) -> S {
        if self.name == name { self.stiffness * x } else { x }
    }
    fn selected(&self, at: &[usize], x: S) -> S {
        at.iter().map(|i| self.rates[*i] * x).sum()
    }
    fn weighted(&self, weights: &[f64]) -> S {
        self.rates.iter().zip(weights).map(|(a, b)| *a * *b).sum()
    }
    fn of_pair(&self, pair: (usize, f64)) -> S {
        self.rates[pair.0] * pair.1
    }
    fn of_option(&self, k: Option<usize>) -> S {
        match k {
            Some(k) => self.rates[k],
            None => self.stiffness,
        }
    }
    fn stretch(&mut self, scale: f64, k: usize, x: S) {
        self.stiffness = self.stiffness * x * scale;
        self.count += k;
    }
    fn mapped(&self, x: S) -> S {
        self.order.map(|k| self.power(x, k)).unwrap_or(self.stiffness) * self.order.map_or(x, |k| self.power(x, k))
    }
    fn fallible(&self, x: S, k: usize) -> Result<S, u8> {
        if k > 5 { Err(1) } else { Ok(self.power(x, k)) }
    }
    fn constant(&self, #[constant] weight: f64, x: S) -> S {
        self.stiffness * weight * x
    }
    fn by<F: Fn(usize) -> f64>(&self, x: S, weight: F) -> S {
        self.stiffness * x * weight(3)
    }
}

#[differentiable(adjoint)]
fn fields<S: Scalar>(x: &[S]) -> S {
    let mut spring = Spring::new(x[0], 1, 0.5);
    let mut y = S::zero();
    if let Some(k) = spring.order {
        y += spring.power(x[1], k);
    }
    y += spring.power(x[0], spring.count) * spring.scaled(spring.scale, x[1]) + spring.force(x[1], spring.law);
    let copy = spring.clone();
    spring.stretch(copy.scale, copy.count, x[1]);
    y * spring.stiffness * spring.power(x[1], spring.count) * spring.mapped(x[0]) * copy.mapped(x[1])
        + spring.fallible(x[0], copy.count).unwrap()
}

#[differentiable(adjoint)]
fn items<S: Scalar>(x: &[S]) -> S {
    let springs = vec![Spring::new(x[0], 1, 0.5), Spring::new(x[1], 0, 1.5)];
    let spring = Spring::new(x[0] * x[1], springs[0].count, springs[1].scale);
    let mut y = S::zero();
    for s in &springs {
        y += spring.power(s.stiffness, s.count);
    }
    y += springs.iter().map(|s| spring.power(s.stiffness, s.count) * spring.of_pair((s.count, s.scale))).sum::<S>();
    let name = spring.name.clone();
    y += spring.named(x[0], &spring.name) * spring.named(x[1], "other") * spring.selected(&spring.at, x[0]);
    let weights: Vec<f64> = vec![0.5, 0.25, 1.5];
    y * spring.weighted(&[0.5, 0.25, 1.5]) * spring.weighted(&weights) * spring.named(y, &name)
        + spring.of_option(Some(1)) * spring.of_option(springs[1].order) * spring.of_option(None)
        + spring.constant(springs[0].scale, x[1])
        + spring.power(x[0], spring.at[0] + spring.at[1]) * spring.scaled(springs[0].scale + springs[1].scale, x[1])
        + spring.by(x[0], |k| k as f64 * 0.5)
}

#[test]
fn types_decide_what_has_an_adjoint() {
    for x in [[0.7, 1.3], [1.7, 0.3]] {
        agree!(fields, Fields, x);
        agree!(items, Items, x);
    }
}
