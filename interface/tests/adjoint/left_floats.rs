//! Floats on the left of numbers that are fields of structs with numbers, and what is computed from such.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Adam<S> {
    mean: S,
    square: S,
    #[differentiable(skip)]
    betas: (f64, f64),
    #[differentiable(skip)]
    rate: f64,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Adam<S> {
    /// The tuple is taken apart.
    fn by_pattern(&mut self, p: S, g: S) -> S {
        let (b, c) = self.betas;
        self.mean = b * self.mean + (1.0 - b) * g;
        self.square = self.square * c + g * g * (1.0 - c);
        p - self.rate * self.mean / (self.square.sqrt() + 1e-8)
    }
    /// Its parts have names.
    fn by_names(&mut self, p: S, g: S) -> S {
        let b = self.betas.0;
        let c = self.betas.1;
        self.mean = self.mean * b + g * (1.0 - b);
        self.square = c * self.square + (1.0 - c) * g * g;
        p - self.mean / (self.square.sqrt() + 1e-8) * self.rate
    }
    fn looked_at(&self, p: S) -> S {
        let (b, c) = self.betas;
        let Self { mean, rate, .. } = self.clone();
        b * p + c / p - rate * mean * p + (b - p) * (-c * p).exp()
    }
}

#[differentiable(adjoint)]
fn steps_of_adam<S: Scalar>(x: &[S]) -> S {
    let mut adam = Adam { mean: x[0], square: x[1] * x[1], betas: (0.9, 0.99), rate: 0.1 };
    let mut p = x[2];
    for _ in 0..3 {
        let g = p * x[3];
        p = adam.by_pattern(p, g);
        p = adam.by_names(p, g * p);
    }
    // The caller's own look at a field, and a method of a float.
    p * adam.looked_at(x[0]) + adam.rate * x[1] + adam.betas.0.sqrt() * x[2]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
    #[differentiable(skip)]
    step: f64,
    #[differentiable(skip)]
    steps: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Spring<S> {
    fn taken_apart(&self, x: S) -> S {
        let Self { step, stiffness, .. } = *self;
        step * x + stiffness * x
    }
    fn behind_references(&self, x: S) -> S {
        let Spring { step, stiffness, steps } = self;
        *step * x + *stiffness * *steps as f64
    }
    fn in_loops(&self, x: S) -> S {
        let h = self.step;
        let mut y = self.step - x;
        for i in 0..self.steps {
            y += h * x * (self.step * i as f64) / y;
            if self.step < y {
                y = self.stiffness / (2.0 * self.step * y);
            }
        }
        y
    }
    fn rate(&self, k: usize) -> f64 {
        self.step * k as f64
    }
    fn by_methods(&self, x: S) -> S {
        self.rate(2) * x + (1.0 - self.rate(1)) / x - self.rate(3)
    }
    fn of_another(&self, other: &Spring<S>) -> S {
        other.step * self.stiffness + self.step / other.stiffness + self.step * other.step
    }
}

#[differentiable(adjoint)]
fn springs<S: Scalar>(x: &[S]) -> S {
    let a = Spring { stiffness: x[0], step: 0.5, steps: 3 };
    let b = Spring { stiffness: x[1], step: 0.25, ..a };
    a.taken_apart(x[2]) * b.behind_references(x[3]) + b.in_loops(x[2]) * a.by_methods(x[3]) + a.of_another(&b)
}

#[derive(Clone, Debug, Differentiable)]
struct Net<S> {
    weights: Vec<S>,
    #[differentiable(skip)]
    rates: Vec<f64>,
    #[differentiable(skip)]
    columns: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Net<S> {
    fn sum(&self, x: S) -> S {
        let mut y = self.rates[0] * x;
        for (w, r) in self.weights.iter().zip(&self.rates) {
            y += r * *w;
            y += *r * *w * x;
        }
        y
    }
    /// An index is computed with integers, wherever they stand.
    fn entry(&self, i: usize, j: usize) -> S {
        let k = self.columns * i + j;
        self.weights[k] * self.weights[self.columns * j]
    }
    /// Quotients of floats.
    fn between(&self, t: f64, x: S) -> S {
        let w = (t - self.rates[0]) / (self.rates[1] - self.rates[0]);
        let v = self.rates[0] / self.rates[1];
        (1.0 - w) * self.weights[0] + w * self.weights[1] * x + v / x
    }
    fn decay(&mut self, x: S) {
        for w in self.weights.iter_mut() {
            *w -= self.rates[1] * *w * x;
        }
    }
}

#[differentiable(adjoint)]
fn nets<S: Scalar>(x: &[S]) -> S {
    let mut net = Net { weights: x.to_vec(), rates: vec![0.5, 1.5, 2.0, 0.1], columns: 2 };
    net.decay(x[2]);
    net.sum(x[1]) * net.entry(1, 0) + net.entry(0, 1) * net.between(0.8, x[3])
}

#[derive(Clone, Debug)]
struct Sample {
    time: f64,
    value: f64,
}

#[differentiable(helper, adjoint)]
fn misfit<S: Scalar>(x: &[S], #[constant] table: &[f64]) -> S {
    let data = [Sample { time: 0.5, value: 1.0 }, Sample { time: 1.5, value: 2.0 }];
    let chosen: Vec<&Sample> = data.iter().filter(|s| s.time > 0.1).collect();
    let mut sum = S::zero();
    for s in chosen {
        let r = s.time * x[0] + x[1] - s.value;
        sum += r * r;
    }
    for (o, x) in table[1..].iter().zip(x) {
        let r = *o - *x;
        sum += r * r * r;
    }
    for (o, x) in table.iter().zip(x) {
        sum += (o - *x).powi(2);
    }
    let [a, b] = [x[2], x[3]];
    for r in &[0.5, 1.5] {
        sum += a + b * r * r;
    }
    sum
}

#[differentiable(adjoint)]
fn data<S: Scalar>(x: &[S]) -> S {
    misfit(x, &[1.0, 2.0, 3.0])
}

#[differentiable(helper, adjoint)]
fn cube<S: Scalar>(x: S) -> S {
    x * x * x
}

/// The items of lists of literals have a type where their use alone does not say it.
#[differentiable(adjoint)]
fn walked<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for t in [0.5, 2.5] {
        sum += cube(x[0] * t);
        sum += (t * x[1] - t).powi(2) + (x[2] * t).sin();
    }
    let table = [(-0.5, 1), (1.5, 2)];
    for (t, n) in table {
        sum += (x[3] * t).powi(n);
    }
    sum
}

#[test]
fn floats_on_the_left() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.9]] {
        agree!(steps_of_adam, StepsOfAdam, x);
        agree!(springs, Springs, x);
        agree!(nets, Nets, x);
        agree!(data, Data, x);
        agree!(walked, Walked, x);
    }
}
