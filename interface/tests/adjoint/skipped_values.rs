//! Skipped fields that get other values, and values that come from them: what stands in the place of their adjoints has the types of the fields.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Table<S> {
    gain: S,
    items: Vec<S>,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    weights: Vec<f64>,
    #[differentiable(skip)]
    rows: Vec<Vec<f64>>,
    #[differentiable(skip)]
    name: String,
}

#[differentiable(helper, adjoint)]
fn table<S: Scalar>(x: S) -> Table<S> {
    Table {
        gain: x * x,
        items: vec![x, x * x],
        rate: 0.5,
        weights: vec![0.5, 2.0],
        rows: vec![vec![1.0], vec![2.0]],
        name: "table".to_string(),
    }
}

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(rate: f64, x: S) -> S {
    x * rate
}

#[differentiable(helper, adjoint)]
fn dot<S: Scalar>(x: &[S], weights: &[f64]) -> S {
    x.iter().zip(weights).map(|(a, b)| *a * *b).sum()
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Table<S> {
    /// The list is taken out, and put back.
    fn stepped(&mut self, x: S) -> S {
        let weights = std::mem::take(&mut self.weights);
        let y = self.gain * weights[0] * x;
        self.weights = weights;
        self.gain += x;
        y
    }
    fn replaced(&mut self, weights: &[f64]) {
        self.weights = weights.to_vec();
        self.gain = self.gain * self.weights[0];
    }
}

/// Fields of what a call returned are arguments.
#[differentiable(adjoint)]
fn arguments<S: Scalar>(x: &[S]) -> S {
    let t = table(x[0]);
    scaled(t.rate, x[1]) + scaled(t.weights[1], x[0]) * t.gain + dot(&t.items, &t.weights) * dot(x, &t.rows[1])
}

#[differentiable(adjoint)]
fn assigned<S: Scalar>(x: &[S]) -> S {
    let mut t = table(x[0]);
    t.weights = vec![0.5, 3.0, 0.25];
    let mut y = t.gain * t.weights[1] + x[1] * t.weights[2];
    let mut other = table(x[1]);
    other.weights = t.weights.clone();
    t.items = vec![x[1]];
    t.weights.clear();
    t.weights.push(2.0);
    y = y * t.items[0] * other.weights[2] * t.weights[0];
    let last = t.weights.pop().unwrap();
    let item = t.items.pop().unwrap();
    t.items.push(item * x[0]);
    y * last * item * t.items[0]
}

#[differentiable(adjoint)]
fn of_rows<S: Scalar>(x: &[S]) -> S {
    let mut t = table(x[0]);
    t.rows.push(vec![4.0]);
    t.rows[0] = vec![3.0, 5.0];
    let mut y = t.gain;
    for row in &t.rows {
        for v in row {
            y = y * *v + x[1];
        }
    }
    let name = t.name.clone();
    if name == t.name { y * dot(x, &t.rows[0]) } else { y }
}

#[differentiable(adjoint)]
fn taken<S: Scalar>(x: &[S]) -> S {
    let mut t = table(x[0]);
    let y = t.stepped(x[1]) * t.stepped(x[0]);
    t.replaced(&[0.5, 1.5, 2.5]);
    let mut weights = t.weights.clone();
    weights.push(0.75);
    y * t.stepped(x[1]) * t.gain * weights[3]
}

#[derive(Clone, Debug, Differentiable)]
struct Row<S> {
    gain: S,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    weights: Vec<f64>,
    #[differentiable(skip)]
    name: String,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Row<S> {
    fn at(&self, x: S) -> S {
        if self.name == "table" { self.gain * x * self.rate * self.weights[1] } else { x }
    }
    fn of(table: &Table<S>, x: S) -> Self {
        Self { gain: table.gain * x, rate: table.rate, weights: table.weights.clone(), name: table.name.clone() }
    }
}

/// Skipped fields of one struct become those of another.
#[differentiable(adjoint)]
fn copied<S: Scalar>(x: &[S]) -> S {
    let t = table(x[0]);
    let row = Row { gain: x[1], rate: t.rate, weights: t.rows[1].clone(), name: t.name.clone() };
    let rate = if x[0] > 1.0 { t.rate } else { row.rate };
    let other = Row { weights: vec![0.5, rate], ..row.clone() };
    Row::of(&t, x[1]).at(x[0]) * other.at(x[1]) + scaled(rate, t.gain * row.gain)
}

/// Copies with other fields, of which nobody reads some.
#[differentiable(adjoint)]
fn copied_in_a_loop<S: Scalar>(x: &[S]) -> S {
    let mut t = table(x[0]);
    let mut y = x[1];
    for i in 0..3 {
        if i > 0 {
            let mut _copy = Table { items: t.items.clone(), ..t.clone() };
        }
        let _copy = Table { weights: vec![2.0, 3.0], items: vec![y], ..t.clone() };
        let rate = t.weights[0];
        let row = Table { weights: vec![2.0, 3.0, rate], items: vec![y], ..t.clone() };
        let other = Table { weights: vec![2.0, rate, rate, 1.0], rate: 0.25, ..t.clone() };
        t.gain = t.gain * y * row.weights[2] + row.items[0] * other.weights[3] + other.items[1] * other.rate;
        t.items[0] = y;
        y = y * t.gain * 0.1;
    }
    y
}

#[test]
fn values_of_skipped_fields() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(arguments, Arguments, x);
        agree!(assigned, Assigned, x);
        agree!(of_rows, OfRows, x);
        agree!(taken, Taken, x);
        agree!(copied, Copied, x);
        agree!(copied_in_a_loop, CopiedInALoop, x);
    }
}
