//! Floats among the fields of structs, and what is computed from them.

use crate::agree;
// Floats have a method `add` where this is imported.
#[allow(unused_imports)]
use core::ops::Add;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Settings<S> {
    rate: S,
    bias: S,
    #[differentiable(skip)]
    step: f64,
    #[differentiable(skip)]
    bound: f64,
    #[differentiable(skip)]
    steps: usize,
    #[differentiable(skip)]
    table: Vec<f64>,
}

#[differentiable(helper, adjoint)]
fn settings<S: Scalar>(rate: S, bias: S) -> Settings<S> {
    Settings { rate, bias, step: 0.5, bound: 0.25, steps: 3, table: vec![0.5, 1.5, 2.5] }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Settings<S> {
    fn arithmetic(&self, p: S) -> S {
        let square = self.step * self.step;
        let decay = (-self.step * self.bound).exp();
        let rest = 1.0 - self.bound;
        let ratio = 2.0 * self.bound / self.step;
        p * square + self.rate * decay * rest + p * ratio * self.bound.powi(2) + p / (1.0 + self.bound) + self.step
    }
    fn functions(&self, p: S) -> S {
        let root = (self.rate * self.rate + self.bias * self.bias).sqrt();
        let of_floats = (self.step * self.step + self.bound * self.bound).sqrt();
        let angle = self.rate.atan2(self.bias) * self.step.atan2(self.bound);
        let larger = self.step.max(self.bound).ln() + self.bound.hypot(self.step) * self.step.cos() - self.bound.sin();
        let chosen = match self.step > 1.0 {
            true => self.step * self.bound,
            false => self.bound.mul_add(self.step, self.bound.tanh()),
        };
        p * root / of_floats + angle * larger + p * chosen.sqrt() * self.bound.recip()
    }
    fn loops(&self, p: S) -> S {
        let step = self.step / self.steps as f64;
        let (mut y, mut t, mut s) = (p, 0.0, self.bound);
        for _ in 0..self.steps {
            t += step;
            y += self.rate * step * t + S::constant(t.sin());
        }
        while s < 2.0 {
            y += y * self.step * self.bias - y * y * s * 0.1;
            s += self.step;
        }
        y
    }
    fn adaptive(&self, p: S) -> S {
        let mut step = self.step;
        let mut y = p;
        let mut t = 0.0;
        while t < 1.0 {
            let error = (y * y * step).abs();
            if error > self.bound {
                step *= 0.5;
            } else {
                y -= y * y * step;
                t += step;
                step = (step * 1.5).min(self.step);
            }
            if step < 1e-3 {
                break;
            }
        }
        y + self.rate * t
    }
    fn tables(&self, p: &[S]) -> S {
        let mut s = S::zero();
        for (weight, p) in self.table.iter().zip(p) {
            s += *p * *weight * weight.sqrt();
        }
        let total: f64 = self.table.iter().sum();
        let k = self.table[1] * self.step;
        s / total + p[0] * k * self.table[2].ln()
    }
    fn slope(&self, time: f64, p: S) -> S {
        p * time + self.bias
    }
    fn weight(&self, k: usize) -> f64 {
        if k > 1 { self.bound / k as f64 } else { self.step }
    }
    fn given_to_others(&self, p: S) -> S {
        let mut time = self.bound;
        let mut y = p;
        while time < 1.0 {
            let step = self.step.min(1.0 - time + 0.1);
            y += self.slope(time + step, y) * self.weight(self.steps);
            time += step;
        }
        for at in &self.table {
            y += self.slope(*at, y) + S::constant(*at);
        }
        y
    }
    fn changed(&mut self, p: S) {
        self.rate -= p * self.step;
        self.step *= self.bound;
        self.bound *= 0.9;
        self.steps += 1;
    }
    fn taken_apart(&self, p: S) -> S {
        let Settings { rate, step, bound, .. } = self;
        p * *step + *rate * step.sqrt() * bound.ln()
    }
}

#[differentiable(adjoint)]
fn of_settings<S: Scalar>(x: &[S]) -> S {
    let s = settings(x[0], x[1]);
    s.arithmetic(x[2]) * s.functions(x[3]) + s.loops(x[2]) * s.taken_apart(x[3])
}

#[differentiable(adjoint)]
fn in_steps<S: Scalar>(x: &[S]) -> S {
    let mut s = settings(x[0], x[1]);
    let y = s.adaptive(x[2]) * s.tables(x) + s.given_to_others(x[3]);
    for p in x {
        s.changed(*p);
    }
    y * s.rate * s.step * s.steps as f64
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Sample<S> {
    value: S,
    #[differentiable(skip)]
    time: f64,
}

#[differentiable(adjoint)]
fn samples<S: Scalar>(x: &[S]) -> S {
    let list: Vec<Sample<S>> = x.iter().enumerate().map(|(i, v)| Sample { value: *v, time: i as f64 * 0.5 }).collect();
    let mut area = S::zero();
    for pair in list.windows(2) {
        let step = pair[1].time - pair[0].time;
        area += (pair[0].value + pair[1].value) * step * 0.5;
    }
    let mut last = list[0];
    for sample in list.iter().skip(1) {
        let gap = (sample.time - last.time).abs().sqrt();
        if gap > 0.1 {
            area += sample.value * last.value * gap;
            last = *sample;
        }
    }
    area * last.time
}

#[test]
fn fields_that_are_floats() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1]] {
        agree!(of_settings, OfSettings, x);
        agree!(in_steps, InSteps, x);
        agree!(samples, Samples, x);
    }
}
