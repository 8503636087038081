//! Lists without derivatives in structs and tuples: what stands in the place of their adjoints is a list of another time.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Model<S> {
    scale: S,
    values: Vec<S>,
    #[differentiable(skip)]
    at: Vec<usize>,
    #[differentiable(skip)]
    weights: Vec<f64>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Model<S> {
    fn add(&mut self, weight: f64) {
        self.weights.push(weight);
        self.at.push(1);
    }

    /// Reads lists that other methods change.
    fn total(&self, k: S) -> S {
        let mut s = k;
        for w in &self.weights {
            s += k * *w;
        }
        for w in self.weights.iter().copied() {
            s += k * k * w;
        }
        for i in self.at.iter().cloned().rev() {
            s += self.values[i] * s;
        }
        for v in self.values.iter().copied() {
            s += v * s;
        }
        s
    }

    fn both(&mut self, k: S, x: &[S]) -> S {
        self.weights.push(3.0);
        let mut s = k;
        for w in &self.weights {
            s += k * *w;
        }
        self.at.retain(|i| *i > 1);
        for (v, i) in x.iter().zip(&self.at) {
            s += *v * x[*i] * s;
        }
        for _ in &self.weights {
            s += x[1];
        }
        self.weights.clear();
        self.weights.push(7.0);
        s
    }
}

/// The items are written to before the loop, and their number stays.
#[differentiable(helper, adjoint)]
fn written<S: Scalar>(m: &mut Model<S>, x: &[S]) -> S {
    m.at[0] = 3;
    let mut s = x[0];
    for i in &m.at {
        s = s * x[*i] + x[0];
    }
    m.at.swap(0, 1);
    s = m.at.iter().fold(s, |s, i| s * x[*i] + x[1]);
    for k in 0..2 {
        m.at[k] = 3 - k;
        for i in &m.at {
            s += x[*i] * s;
        }
    }
    s
}

#[differentiable(adjoint)]
fn of_methods<S: Scalar>(x: &[S]) -> S {
    let mut m = Model { scale: x[0], values: vec![x[0], x[3]], at: vec![0], weights: vec![0.5] };
    m.add(3.0);
    let s = m.total(x[1]);
    m.add(1.5);
    let t = m.total(x[2]);
    m.at = vec![1, 2, 3];
    let both = m.both(x[1], x);
    m.at = vec![1, 2];
    s * t + both * m.scale + written(&mut m, x)
}

/// Lists that change before a loop, and behind it.
#[differentiable(adjoint)]
fn of_variables<S: Scalar>(x: &[S]) -> S {
    let mut m = Model { scale: x[0], values: x.to_vec(), at: vec![1, 2], weights: vec![] };
    for k in 0..3 {
        m.weights.push(k as f64);
    }
    let mut s = m.scale;
    for (v, w) in x.iter().zip(&m.weights) {
        s += *v * *w * m.scale;
    }
    m.at.push(3);
    for i in &m.at {
        s += x[*i] * s;
    }
    for (j, i) in m.at.iter().enumerate() {
        s += x[*i] * x[j] * s;
    }
    let at = &m.at;
    for i in at {
        s += x[*i] * s;
    }
    m.at.push(0);
    m.at[0] = 3;
    let Model { scale, values, at, .. } = &m;
    for i in at.iter() {
        s += x[*i] * s * *scale;
    }
    for v in values {
        s += *v * s;
    }
    m.at.clear();
    s
}

#[differentiable(adjoint)]
fn of_tuples_and_new_values<S: Scalar>(x: &[S]) -> S {
    let mut list: Vec<(S, Vec<usize>)> = vec![(x[1], vec![1])];
    list[0].1.push(3);
    let mut s = x[0];
    for i in &list[0].1 {
        s += x[*i] * list[0].0 * s;
    }
    for (v, at) in &list {
        for i in at {
            s += x[*i] * *v * s;
        }
    }
    list[0].1.push(2);
    list[0].1[0] = 0;
    let mut pair = (x[0], vec![0usize, 1]);
    pair.1.push(2);
    for i in &pair.1 {
        s *= x[*i] * pair.0;
    }
    let mut m = Model { scale: x[0], values: vec![], at: vec![1], weights: vec![] };
    m = Model { scale: m.scale * x[1], values: vec![], at: vec![0, 1, 2], weights: vec![] };
    for i in &m.at {
        s += x[*i] * m.scale * s;
    }
    s
}

#[test]
fn lists_without_derivatives_that_change() {
    for x in [[0.7, 1.3, 0.4, 2.1], [0.3, -0.2, 0.6, 0.1]] {
        crate::agree!(of_methods, OfMethods, x);
        crate::agree!(of_variables, OfVariables, x);
        crate::agree!(of_tuples_and_new_values, OfTuplesAndNewValues, x);
    }
}
