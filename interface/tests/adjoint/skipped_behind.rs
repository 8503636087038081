//! Skipped lists, options and texts that change behind a reference, or in a struct of the function: the way back asks for items that were not there when the struct was made.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Log<S> {
    gain: S,
    #[differentiable(skip)]
    rows: Vec<Vec<f64>>,
    #[differentiable(skip)]
    weights: Vec<f64>,
    #[differentiable(skip)]
    queue: Vec<usize>,
    #[differentiable(skip)]
    rate: Option<f64>,
    #[differentiable(skip)]
    name: String,
    #[differentiable(skip)]
    names: Vec<String>,
    #[differentiable(skip)]
    note: Option<String>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Log<S> {
    fn new(gain: S) -> Self {
        Self {
            gain,
            rows: vec![vec![1.0], vec![0.5, 2.0]],
            weights: vec![1.0, 2.0, 3.0],
            queue: vec![3, 2],
            rate: None,
            name: "a".to_string(),
            names: vec![],
            note: None,
        }
    }
    /// A new row, read by its number.
    fn rows(&mut self, x: S) -> S {
        self.rows.push(vec![4.0, 2.0]);
        let n = self.rows.len() - 1;
        let y = self.gain * x * self.rows[n][0];
        self.gain += x;
        y * self.rows[n][1]
    }
    /// Rows of two lengths change places.
    fn exchanged(&mut self, x: S) -> S {
        self.rows.swap(0, 1);
        let mut y = self.gain * x;
        for v in &self.rows[0] {
            y = y * *v + x;
        }
        y
    }
    /// New items as a part of the list, and by `get`.
    fn parts(&mut self, x: S) -> S {
        self.weights.push(1.5);
        let k = self.weights.len() - 1;
        let mut y = self.gain;
        for w in &self.weights[k..] {
            y = y * *w * x;
        }
        self.gain *= x;
        *self.weights.get(k).unwrap() * x + y
    }
    /// Values are taken out.
    fn taken(&mut self, x: S) -> S {
        self.queue.push(1);
        self.queue.sort();
        let k = self.queue.pop().unwrap();
        let first = self.queue.remove(0);
        let w = self.weights.pop().unwrap_or(0.5);
        self.gain *= x;
        self.gain * (k as f64) * (first as f64) * w
    }
    fn texts(&mut self, name: &str, rate: f64) {
        self.name = name.to_string();
        self.names.push(name.to_string());
        self.note = Some(name.to_string());
        self.rate = Some(rate);
        self.gain = self.gain * rate;
    }
    fn named(&self, x: S) -> S {
        let rate = self.rate.unwrap_or(0.75);
        if self.name == "b" { x * rate * self.gain } else { self.gain * x }
    }
}

#[differentiable(adjoint)]
fn behind<S: Scalar>(x: &[S]) -> S {
    let mut log = Log::new(x[0]);
    let y = log.rows(x[1]) * log.exchanged(x[0]) * log.rows(x[1]) + log.gain * log.rows[2][1];
    let z = log.parts(x[1]) * log.parts(x[0]) + log.taken(x[1]);
    y + z * log.taken(x[0]) * log.exchanged(x[1])
}

#[differentiable(adjoint)]
fn texts<S: Scalar>(x: &[S]) -> S {
    let mut log = Log::new(x[0]);
    let y = log.named(x[1]);
    log.texts("b", 0.5);
    let z = log.named(x[0]);
    log.name = "c".to_string();
    log.name = String::from("b");
    log.note = None;
    log.names = vec!["x".to_string(), "y".to_string()];
    log.rate = Some(3.0);
    y * z * log.named(x[1]) * (log.names.len() as f64) * log.rate.unwrap_or(0.5) * log.rate.unwrap()
}

#[differentiable(adjoint)]
fn own<S: Scalar>(x: &[S]) -> S {
    let mut log = Log::new(x[0]);
    log.queue.sort();
    log.queue.reverse();
    log.weights.retain(|w| *w > 1.5);
    let k = log.queue.remove(0);
    let w = log.weights.remove(0);
    log.gain * (k as f64) * w * x[1]
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Log<S> {
    fn at(&self, x: S, k: usize) -> S {
        self.gain * x * (k as f64)
    }
    fn scaled(&self, x: S, rate: f64) -> S {
        self.gain * x * rate
    }
    fn first(&self, weights: &[f64]) -> S {
        self.gain * weights[0]
    }
    fn grow(&mut self, x: S) {
        self.queue.push(4);
        self.weights.push(0.25);
        self.gain = self.gain * x;
    }
}

/// New items are arguments.
#[differentiable(adjoint)]
fn arguments<S: Scalar>(x: &[S]) -> S {
    let mut log = Log::new(x[0]);
    log.queue.push(5);
    let k = log.queue[2];
    let mut y = log.at(x[1], log.queue[2]) * log.gain * log.at(x[0], k);
    log.grow(x[1]);
    y = y * log.at(x[1], log.queue[3]) * log.scaled(x[0], log.weights[3]);
    log.weights.clear();
    log.weights.push(1.5);
    log.weights.push(2.5);
    y * log.first(&log.weights[0..1]) * log.scaled(x[1], log.weights[1])
}

/// Lists are put back, get longer and are assigned again.
#[differentiable(adjoint)]
fn put_back<S: Scalar>(x: &[S]) -> S {
    let mut log = Log::new(x[0]);
    let weights = log.weights.clone();
    let mut y = x[1] * weights[1] * log.gain;
    log.weights = weights;
    log.weights.push(0.1);
    log.weights = vec![1.0, 2.0];
    y *= log.weights[1];
    for i in 0..3 {
        let weights = std::mem::take(&mut log.weights);
        y = y * weights[1] * log.gain;
        log.weights = weights;
        if i == 1 {
            log.weights.push(0.1);
        }
    }
    let rate = log.weights[0];
    log.weights.push(rate * 2.0);
    log.weights[0] = log.weights[1];
    let name = std::mem::take(&mut log.name);
    if name == "a" {
        y *= log.gain;
    }
    log.name = name;
    y * log.weights[3] * log.weights[0] * log.named(x[0])
}

#[test]
fn skipped_fields_change() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(behind, Behind, x);
        agree!(texts, Texts, x);
        agree!(own, Own, x);
        agree!(arguments, Arguments, x);
        agree!(put_back, PutBack, x);
    }
}
