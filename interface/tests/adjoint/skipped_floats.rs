//! Lists of floats in skipped fields, which change and are copied: what stands in the place of their adjoints are floats, too.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Model<S> {
    gains: Vec<S>,
    #[differentiable(skip)]
    weights: Vec<f64>,
    #[differentiable(skip)]
    at: Vec<usize>,
    #[differentiable(skip)]
    rows: Vec<Vec<usize>>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Model<S> {
    fn new(x: &[S]) -> Self {
        Self { gains: x.to_vec(), weights: vec![0.5, 2.0], at: vec![1], rows: vec![vec![0]] }
    }
    /// The loop writes to the items.
    fn raised(&mut self) -> S {
        let mut y = S::zero();
        for w in self.weights.iter_mut() {
            *w += 1.0;
            y += self.gains[0] * *w;
        }
        for (i, g) in self.at.iter_mut().zip(&self.gains) {
            *i = 1 - *i;
            y *= *g;
        }
        y
    }
    /// The new item is read by its number.
    fn stepped(&mut self, v: S) -> S {
        self.weights.push(0.3);
        let w = v * self.weights[self.weights.len() - 1] * self.gains[0];
        self.weights.insert(0, 0.7);
        w + v * *self.weights.last().unwrap() * self.weights.iter().cloned().fold(0.0, f64::max)
    }
    fn sum(&self, v: S) -> S {
        let mut y = S::zero();
        for w in &self.weights {
            y += v * *w;
        }
        for row in &self.rows {
            for i in row {
                y *= self.gains[*i];
            }
        }
        y
    }
    /// Lists of other lengths.
    fn reset(&mut self) {
        self.weights = vec![2.0, 3.0, 1.0];
        self.rows[0] = vec![1, 0];
        self.rows.push(vec![1]);
    }
    /// Lists that are taken out.
    fn flushed(&mut self, v: S) -> S {
        let weights = std::mem::take(&mut self.weights);
        let at = std::mem::take(&mut self.at);
        let mut y = v;
        for w in &weights {
            y += v * *w * self.gains[0];
        }
        for i in at {
            y *= self.gains[i];
        }
        y
    }
    fn replaced(&mut self, v: S) -> S {
        let weights = std::mem::replace(&mut self.weights, vec![1.5]);
        let mut y = v;
        for w in weights {
            y += v * w * self.gains[0];
        }
        y
    }
}

#[differentiable(adjoint)]
fn of_methods<S: Scalar>(x: &[S]) -> S {
    let mut m: Model<S> = Model::new(x);
    let mut y = m.raised() * x[1];
    m.weights.push(3.0);
    y += m.raised() * x[0];
    for _ in 0..3 {
        y = m.stepped(y) + x[1];
    }
    y += m.sum(x[0]);
    m.reset();
    y += m.sum(x[1]);
    m.at.extend([0, 1]);
    y *= m.flushed(x[0]);
    m.weights.push(2.0);
    y + m.flushed(x[1]) * m.replaced(x[0]) * m.replaced(x[1])
}

#[differentiable(adjoint)]
fn of_variables<S: Scalar>(x: &[S]) -> S {
    let mut m = Model { gains: x.to_vec(), weights: vec![1.0, 2.0], at: vec![1, 0], rows: vec![] };
    m.weights.push(4.0);
    let mut y = x[0];
    for w in m.weights.iter_mut() {
        *w += 1.0;
        y += m.gains[0] * *w;
    }
    let mut c = 1.0;
    for i in 0..3 {
        c *= 0.5;
        m.weights.push(c);
        m.weights.insert(0, i as f64 * 0.25);
        y *= x[1] * *m.weights.last().unwrap() + m.gains[0] * m.weights[0] + x[0] * m.weights[m.weights.len() - 1];
    }
    m.weights.pop();
    for w in &m.weights {
        y += x[1] * *w;
    }
    y
}

#[differentiable(adjoint)]
fn of_copies<S: Scalar>(x: &[S]) -> S {
    let mut m = Model { gains: x.to_vec(), weights: vec![1.0, 2.0], at: vec![1, 0], rows: vec![] };
    m.weights.push(0.5);
    let (all, again) = (m.weights.clone(), m.weights.to_vec());
    let mut y = x[0];
    for (w, u) in all.iter().zip(&again) {
        y += x[1] * *w * m.gains[0] * *u;
    }
    let mut sorted = m.weights.clone();
    sorted.sort_by(|a, b| b.partial_cmp(a).unwrap());
    sorted.push(3.0);
    for w in sorted.iter_mut() {
        *w *= 2.0;
    }
    let total: f64 = sorted.iter().sum();
    let mut at = m.at.clone();
    at.push(1);
    at[0] = 0;
    for i in &at {
        y *= x[*i] + m.gains[*i];
    }
    y * total * sorted[1] + x[1] * all[1] * again[0] + m.gains.iter().zip(&sorted).map(|(g, w)| *g * *w).sum::<S>()
}

#[test]
fn lists_of_floats_that_change() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(of_methods, OfMethods, x);
        agree!(of_variables, OfVariables, x);
        agree!(of_copies, OfCopies, x);
    }
}

/// Items of which nobody knows what may stand in the place of their adjoints.
#[differentiable(adjoint)]
fn of_pairs<S: Scalar>(x: &[S]) -> S {
    let mut p = Pairs { gains: x.to_vec(), pairs: vec![(0, 1.5), (1, 2.0)] };
    let mut y = S::one();
    p.pairs.push((0, 0.5));
    for (i, w) in p.pairs.iter_mut() {
        *w += 1.0;
        y *= x[*i] * *w + p.gains[*i];
    }
    y
}

#[derive(Clone, Debug, Differentiable)]
struct Pairs<S> {
    gains: Vec<S>,
    #[differentiable(skip)]
    pairs: Vec<(usize, f64)>,
}

#[test]
#[should_panic(expected = "a loop writes to the 3 items of a list in a field that had another length")]
fn pairs_that_grow_and_change() {
    agree!(of_pairs, OfPairs, [0.7, 1.3]);
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Logged<S> {
    fn reset(&mut self) {
        self.log.fill(0.3);
        self.rate = self.rate * 0.5;
        self.log.push(self.rate);
        self.log.insert(0, self.rate);
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Logged<S> {
    gain: S,
    #[differentiable(skip)]
    log: Vec<f64>,
    #[differentiable(skip)]
    rate: f64,
}

#[differentiable(helper, adjoint)]
fn taken_by_value<S: Scalar>(m: Model<S>, x: &[S]) -> S {
    let mut y = x[0];
    for i in m.at {
        y *= x[i];
    }
    for w in m.weights {
        y *= x[1] * w;
    }
    for g in m.gains {
        y += g * y;
    }
    y
}

/// Loops that take the items of fields by value.
#[differentiable(adjoint)]
fn by_value<S: Scalar>(x: &[S]) -> S {
    let mut log = Logged { gain: x[0], log: vec![1.0, 2.0], rate: 0.25 };
    log.reset();
    let mut y = x[1];
    for w in log.log {
        y += x[1] * w * log.gain * log.rate;
    }
    let mut m = Model { gains: x.to_vec(), weights: vec![1.5], at: vec![0], rows: vec![] };
    y *= taken_by_value(m.clone(), x);
    m.at.push(1);
    for i in m.at.clone() {
        y *= x[i];
    }
    m.weights.push(2.5);
    m.gains.push(x[0] * x[1]);
    y *= taken_by_value(m.clone(), x);
    for g in m.gains {
        y += g * y;
    }
    for i in m.at.into_iter() {
        y *= x[i];
    }
    y
}

#[test]
fn items_of_fields_by_value() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(by_value, ByValue, x);
    }
}
