//! What programs do with skipped fields that are lists, options, tuples and texts: they are mapped, collected, counted, sorted, taken out and given to methods.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Plan<S> {
    gain: S,
    items: Vec<S>,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    weights: Vec<f64>,
    #[differentiable(skip)]
    rows: Vec<Vec<f64>>,
    #[differentiable(skip)]
    steps: Vec<usize>,
    #[differentiable(skip)]
    last: Option<usize>,
    #[differentiable(skip)]
    best: Option<(usize, f64)>,
    #[differentiable(skip)]
    name: String,
    #[differentiable(skip)]
    log: Vec<String>,
}

#[differentiable(helper, adjoint)]
fn plan<S: Scalar>(x: S) -> Plan<S> {
    Plan {
        gain: x * x,
        items: vec![x, x * x],
        rate: 0.5,
        weights: vec![0.5, 1.5],
        rows: vec![vec![0.5, 1.5], vec![0.1, 0.2]],
        steps: vec![1, 2],
        last: None,
        best: None,
        name: "plan".to_string(),
        log: vec![],
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Plan<S> {
    fn at(&self, x: S, k: usize) -> S {
        self.gain * x * (k as f64)
    }
    fn dot(&self, weights: &[f64]) -> S {
        self.items.iter().zip(weights).map(|(a, b)| *a * *b).sum()
    }
    fn chosen(&self, x: S, best: Option<(usize, f64)>) -> S {
        if let Some((k, r)) = best { self.at(x, k) * r } else { x * self.gain }
    }
    fn found(&self, x: S, k: Option<usize>) -> S {
        match k {
            Some(k) => self.items[k % 2] * x,
            None => x,
        }
    }
    fn named(&self, x: S, name: &str) -> S {
        if name == "plan" { x * self.gain } else { x }
    }
    fn item(&self, k: usize) -> Option<S> {
        self.items.get(k).copied()
    }

    // Lists without derivatives are made of themselves behind a reference.
    fn stretched(&mut self, x: S) {
        self.steps = self.steps.iter().map(|k| k + 1).collect();
        self.weights = self.weights.iter().map(|w| w * 0.5).collect();
        let rate = self.rate * 2.0;
        self.weights.push(rate);
        self.weights.push(self.rate + self.weights[0]);
        self.rate *= 0.5;
        self.gain = self.gain * x * self.weights[2];
    }
    fn noted(&mut self, x: S) {
        self.log.push(format!("step {}", self.steps[0]));
        self.name = format!("{}!", self.name);
        self.name.push_str(" ok");
        self.name.push('.');
        self.gain *= x;
    }
    fn emptied(&mut self, x: S) {
        if let Some(k) = self.steps.pop() {
            self.gain = self.gain * x * (k as f64);
        }
        while let Some(k) = self.steps.pop() {
            self.gain = self.gain * x * (k as f64);
        }
    }
    fn grown(&mut self, x: S) {
        self.rows.push(vec![2.0, 3.0]);
        self.log.push("plan".to_string());
        self.gain *= x;
    }
    fn settled(&mut self, x: S, k: usize) {
        self.best = Some((k, 0.5));
        self.gain *= x;
    }
    fn copied(&self, h: S) -> Option<Self> {
        let d = self.item(1)?;
        let last = self.last.map(|k| k + 1);
        Some(Plan { gain: self.gain * d * h, last, steps: self.steps.iter().map(|k| k * 2).collect(), ..self.clone() })
    }
    fn over_rows(&self, x: S) -> S {
        let mut z = x;
        for row in &self.rows {
            z *= self.dot(row);
        }
        z
    }
}

#[differentiable(adjoint)]
fn collected<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    p.steps = p.steps.iter().map(|k| *k + 1).collect();
    p.weights = p.weights.iter().zip(&p.steps).map(|(w, k)| w * 0.5 + (*k as f64)).collect();
    let mut y = p.at(x[1], p.steps[0]) * p.dot(&p.weights);
    p.weights = (0..2).map(|i| p.weights[i] * 0.5).collect();
    p.items = p.items.iter().map(|v| *v * 0.5 + 1.0).collect();
    let open = p.weights.iter().map(|w| w + 1.0).collect::<Vec<_>>();
    y = y * p.dot(&open) * open[1];
    let mut grown = vec![0.0; p.weights.len()];
    for (i, w) in p.weights.iter().enumerate() {
        grown[i] = *w * 2.0;
    }
    let pair = [p.weights[0] * 2.0, p.rate];
    y * p.dot(&grown) * p.dot(&pair) * p.dot(&p.weights)
}

#[differentiable(adjoint)]
fn stretched<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    p.stretched(x[1]);
    p.stretched(x[0]);
    p.at(x[1], p.steps[0]) * p.dot(&p.weights) * p.rate
}

/// Options and tuples are assigned, chosen and given to methods.
#[differentiable(adjoint)]
fn options<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    let mut y = p.chosen(x[1], p.best);
    for i in 0..2 {
        p.best = Some((i + 1, 0.5));
        if let Some((k, r)) = p.best {
            y = y * p.at(x[1], k) * r;
        }
    }
    let best = match p.best {
        Some((k, _)) if k > 0 => p.best,
        _ => None,
    };
    p.settled(x[0], 3);
    y = y * p.chosen(x[1], best) * p.chosen(x[0], p.best);
    p.last = p.steps.pop().map(|k| k - 2);
    y *= p.found(x[0], p.last);
    match p.copied(x[1]) {
        Some(q) => y * q.found(x[0], q.last) * q.gain * q.at(x[1], q.steps[0]),
        None => y,
    }
}

/// Rows are arguments of methods, where the struct changes and where it does not.
#[differentiable(adjoint)]
fn rows<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    let mut z = p.over_rows(x[1]);
    for row in &p.rows {
        z += p.dot(row);
    }
    p.rows.push(vec![0.3, 0.2]);
    for row in p.rows.iter() {
        z *= p.dot(row);
    }
    p.rows[0] = vec![1.0];
    p.rows.retain(|row| row.len() > 1);
    p.gain = z;
    z * p.dot(&p.rows[0]) * p.gain
}

#[differentiable(adjoint)]
fn texts<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    let first = p.named(x[1], &p.name);
    p.noted(x[1]);
    p.noted(x[0]);
    p.log.push("plan".to_string());
    let mut y = first * p.gain * (p.log.len() as f64);
    for text in &p.log {
        y = p.named(y, text);
    }
    p.name.push_str("again");
    match p.name.as_str() {
        "plan! ok.! ok.again" => y * x[1],
        _ => y,
    }
}

/// Integers and floats that are found in lists are no numbers of the function.
#[differentiable(adjoint)]
fn found<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    let mut order = p.steps.clone();
    order.sort();
    let most = *p.steps.iter().max().unwrap();
    let least = p.steps.iter().copied().min().unwrap_or(0);
    let mut y = p.at(x[1], order[0]) * p.at(x[0], most) * p.at(x[1], least);
    let norm = p.weights.iter().map(|w| w * w).sum::<f64>().sqrt();
    let first = p.weights.first().copied().unwrap_or(1.0);
    let (mut low, mut high) = (f64::INFINITY, p.weights[0]);
    for &w in &p.weights {
        if w < low {
            low = w;
        }
        if w > high {
            high = w;
        }
    }
    y = y * norm * first * low * high;
    p.rate = p.weights.iter().sum::<f64>();
    p.steps.retain(|k| *k > 1);
    p.steps.insert(0, 4);
    y * p.rate * p.at(x[0], p.steps[0])
}

#[differentiable(adjoint)]
fn emptied<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    p.steps.push(3);
    p.emptied(x[1]);
    p.emptied(x[0]);
    p.gain * x[1]
}

/// Rows and texts that a method has added are copied, and are arguments.
#[differentiable(adjoint)]
fn grown<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    p.grown(x[1]);
    let row = p.rows[2].clone();
    let name = p.log[0].clone();
    let mut y = p.dot(&row) * p.dot(&p.rows[2]) * row[1];
    y = p.named(y, &name) * p.named(x[1], &p.log[0]);
    for i in 2..3 {
        p.grown(x[0]);
        let next = p.rows[i + 1].clone();
        y *= p.dot(&next);
    }
    y * p.gain
}

/// The last of a list of lists is copied, and the list gets it.
#[differentiable(adjoint)]
fn last<S: Scalar>(x: &[S]) -> S {
    let mut all = vec![x.to_vec(), vec![x[0], x[0] * x[1]]];
    let first = all.first().cloned().unwrap();
    let last = all.last().unwrap().clone();
    all.push(last);
    all[0][1] = first[0] * x[1];
    all[0][1] * all[2][1] * first[1]
}

#[test]
fn forms_of_skipped_fields() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(collected, Collected, x);
        agree!(stretched, Stretched, x);
        agree!(options, Options, x);
        agree!(rows, Rows, x);
        agree!(texts, Texts, x);
        agree!(found, Found, x);
        agree!(emptied, Emptied, x);
        agree!(last, Last, x);
        agree!(grown, Grown, x);
    }
}

/// A struct whose methods have the names of those of lists.
#[derive(Clone, Debug, Differentiable)]
struct Heap<S> {
    top: S,
    items: Vec<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Heap<S> {
    fn insert(&mut self, i: usize, x: S) {
        self.items[i] *= x;
    }
    fn truncate(&mut self, x: S) {
        self.top *= x;
    }
    fn drain(&mut self, x: S) {
        self.top = self.top * x + x;
    }
    fn sort(&mut self) {
        if self.items[0] > self.items[1] {
            self.items.swap(0, 1);
        }
    }
    fn remove(&mut self, i: usize) -> S {
        self.top *= self.items[i];
        self.items[i]
    }
}

#[differentiable(adjoint)]
fn heaped<S: Scalar>(x: &[S]) -> S {
    let mut heap = Heap { top: x[0], items: vec![x[1], x[0]] };
    heap.insert(1, x[0]);
    heap.truncate(x[1]);
    heap.drain(x[1]);
    heap.sort();
    let taken = heap.remove(0);
    heap.top * heap.items[0] + taken * heap.items[1]
}

#[test]
fn methods_with_the_names_of_those_of_lists() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(heaped, Heaped, x);
    }
}
