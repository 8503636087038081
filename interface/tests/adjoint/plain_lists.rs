//! Lists of integers, floats and truth values that change beside numbers with derivatives.

// The loops are about indices and references.
#![allow(clippy::needless_range_loop, clippy::useless_vec)]

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Plant<S> {
    level: S,
    #[differentiable(skip)]
    alarms: Vec<usize>,
    #[differentiable(skip)]
    log: Vec<(f64, bool)>,
    inflows: Vec<S>,
}

// What is read of such a list before it changes is kept.
#[differentiable(helper, adjoint)]
impl<S: Scalar> Plant<S> {
    fn weight(&self) -> S {
        self.level * self.alarms.len() as f64 + self.inflows[0]
    }
    fn step(&mut self, q: S) -> S {
        let before = self.weight();
        self.level += q * before.sin();
        if self.level > 1.0 {
            self.alarms.push(1);
            self.log.push((0.5, true));
        }
        let behind = self.weight() * before;
        if self.alarms.len() > 2 {
            self.alarms.clear();
            self.log.truncate(1);
        }
        behind * (self.alarms.len() + self.log.len()) as f64
    }
}

#[differentiable(helper, adjoint)]
fn stepped<S: Scalar>(plant: &mut Plant<S>, q: S) -> S {
    plant.alarms.push(3);
    let y = plant.step(q);
    plant.alarms.pop();
    y * plant.weight()
}

#[differentiable(adjoint)]
fn alarms<S: Scalar>(x: &[S]) -> S {
    let mut plant = Plant { level: x[0], alarms: vec![], log: vec![], inflows: x.to_vec() };
    let mut y = S::zero();
    for k in 0..4 {
        y += plant.step(x[1]).sin();
        plant.log.push((k as f64, false));
        let w = plant.weight();
        y += w.cos() + stepped(&mut plant, x[0]).sin() * w;
    }
    y * plant.weight().cos() * (plant.alarms.len() + plant.log.len()) as f64
}

#[differentiable(helper, adjoint)]
fn weighted<S: Scalar>(v: &[S], w: &[f64]) -> S {
    v.iter().zip(w).map(|(v, w)| *v * *w).product()
}
#[differentiable(helper, adjoint)]
fn chosen<S: Scalar>(v: &[S], which: &[usize]) -> S {
    which.iter().map(|i| v[*i] * v[*i]).sum()
}
#[differentiable(helper, adjoint)]
fn next<S: Scalar>(v: &[S], used: &[bool]) -> Option<usize> {
    (0..v.len()).find(|i| !used[*i] && v[*i] > 0.1)
}

// Lists that calls look at, and that change behind them.
#[differentiable(adjoint)]
fn lent<S: Scalar>(x: &[S]) -> S {
    let mut w = [1.0, 2.0];
    let mut y = weighted(x, &w);
    w[0] = 3.0;
    y += weighted(x, &w).sin();
    let mut which = vec![0usize];
    for k in 0..3 {
        y = y.sin() + chosen(x, &which) * chosen(x, &which[..1]);
        which.push(k % 2);
    }
    let mut used = vec![false; 2];
    while let Some(i) = next(x, &used) {
        used[i] = true;
        y = y * x[i] + y.sin();
    }
    y
}

// Lists that loops run over, and that loops change.
#[differentiable(adjoint)]
fn run_over<S: Scalar>(x: &[S]) -> S {
    let (mut ages, mut w) = (vec![0usize; 2], vec![0.0; 2]);
    for age in ages.iter_mut() {
        *age += 1;
    }
    for age in &mut ages {
        *age *= 2;
    }
    for i in 0..2 {
        w[i] = 1.0 / (i as f64 + 1.0);
    }
    let first: S = x.iter().zip(&w).map(|(x, w)| *x * *w).sum();
    w[1] = 0.25;
    let w = w;
    let second: S = x.iter().zip(&w).map(|(x, w)| *x * *w).sum();
    first * second * ages[0] as f64
}

#[derive(Clone, Debug, Differentiable)]
struct Point<S> {
    v: S,
    #[differentiable(skip)]
    pinned: bool,
    #[differentiable(skip)]
    kind: usize,
}

// Negations of fields that are skipped.
#[differentiable(adjoint)]
fn filtered<S: Scalar>(x: &[S]) -> S {
    let points = vec![Point { v: x[0], pinned: false, kind: 1 }, Point { v: x[1], pinned: true, kind: 2 }];
    let free: S = points.iter().filter(|p| !p.pinned).map(|p| p.v * p.v).sum();
    let some: S = points.iter().filter(|p| p.kind == 2 && !(p.pinned && p.v < 1.0)).map(|p| p.v.sin()).sum();
    let mut y = free * some;
    for point in &points {
        let is_free = !point.pinned;
        if is_free {
            y *= point.v;
        }
    }
    y
}

#[differentiable(helper, adjoint)]
fn product<S: Scalar>(a: &[S], b: &[S]) -> S {
    a.iter().zip(b).map(|(a, b)| *a * *b).sum()
}
#[differentiable(helper, adjoint)]
fn wrapped<S: Scalar>(list: Vec<S>) -> Vec<Vec<S>> {
    let square = product(&list, &list);
    let mut all = Vec::new();
    if square > 0.1 {
        all.push(list);
    }
    all
}

// A list given by value is lent first and moved then; an option that says its type; an item behind a `&mut` that is asked for its sign.
#[differentiable(adjoint)]
fn moved<S: Scalar>(x: &[S]) -> S {
    let all = wrapped(vec![x[0], x[1]]);
    let mut high = None::<S>;
    for k in 0..3 {
        if k == 1 {
            high = Some(x[0]);
        }
    }
    let mut data = x.to_vec();
    for v in &mut data {
        *v = *v - x[0] * v.signum() * 0.5;
    }
    let y = match high {
        Some(high) => high * x[1],
        None => x[1],
    };
    y * all[0][0] * all[0][1] * data[0] * data[1]
}

#[test]
fn lists_without_derivatives_change() {
    crate::agree!(alarms, Alarms, [0.7, 1.3]);
    crate::agree!(lent, Lent, [0.7, 1.3]);
    crate::agree!(run_over, RunOver, [0.7, 1.3]);
    crate::agree!(filtered, Filtered, [0.7, 1.3]);
    crate::agree!(moved, Moved, [0.7, 1.3]);
}
