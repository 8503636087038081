//! Options behind `&mut` that get and lose their values.

// Loops over options are a subject.
#![allow(for_loops_over_fallibles)]

use crate::agree;
use fluxions::prelude::*;

/// A controller that remembers the last error.
#[derive(Clone, Debug, Differentiable)]
struct Pid<S> {
    kp: S,
    kd: S,
    last: Option<S>,
    #[differentiable(skip)]
    dt: f64,
}

#[differentiable(adjoint)]
impl<S: Scalar> Pid<S> {
    fn new(kp: S, kd: S) -> Self {
        Self { kp, kd, last: None, dt: 0.5 }
    }
    fn step(&mut self, e: S) -> S {
        let slope = match self.last {
            Some(last) => (e - last) / self.dt,
            None => S::zero(),
        };
        self.last = Some(e);
        self.kp * e + self.kd * slope
    }
    fn reset(&mut self) {
        self.last = None;
    }
    fn exchanged(&mut self, e: S) -> S {
        let old = self.last.replace(e * self.kp);
        old.unwrap_or(e) * e
    }
    fn taken(&mut self, e: S) -> S {
        let old = self.last.take();
        match old {
            Some(v) => v * e,
            None => e.sin(),
        }
    }
    // Loops of a method that only looks go through as many adjoints as there are values.
    fn remembered(&self, e: S) -> S {
        let mut y = e;
        for last in &self.last {
            y = y * *last;
        }
        let squares: S = [e].iter().chain(self.last.iter()).map(|v| *v * *v * *v).sum();
        y + squares
    }
}

#[differentiable(adjoint)]
fn controlled<S: Scalar>(x: &[S]) -> S {
    let mut pid = Pid::new(x[0], x[1]);
    let mut y = x[0];
    for k in 0..4 {
        if k == 2 {
            pid.reset();
        }
        y += pid.step(y * k as f64).sin();
    }
    y * pid.last.unwrap()
}

#[differentiable(adjoint)]
fn taken_and_replaced<S: Scalar>(x: &[S]) -> S {
    let mut pid = Pid::new(x[0], x[1]);
    let mut y = pid.taken(x[1]);
    for v in x {
        y += pid.exchanged(*v) * pid.remembered(y);
        y += pid.taken(y) + pid.taken(*v);
        y = y.sin() + pid.remembered(*v);
    }
    y
}

// The variable is assigned a new struct between the calls, and its option changes here.
#[differentiable(adjoint)]
fn assigned_between<S: Scalar>(x: &[S]) -> S {
    let mut pid = Pid::new(x[1], x[0]);
    let y = run(&mut pid, x);
    pid = Pid::new(y, x[0]);
    let z = run(&mut pid, x);
    pid.last = None;
    z * run(&mut pid, &[y, z])
}

#[differentiable(helper, adjoint)]
fn run<S: Scalar>(pid: &mut Pid<S>, x: &[S]) -> S {
    let mut y = S::zero();
    for v in x {
        y += pid.step(*v);
    }
    y
}

#[differentiable(adjoint)]
fn several<S: Scalar>(x: &[S]) -> S {
    let mut all: Vec<Pid<S>> = x.iter().map(|v| Pid::new(*v, x[0])).collect();
    let mut y = x[1];
    for k in 1..4 {
        for pid in &mut all {
            y += pid.step(x[0] * k as f64).sin();
        }
        y += all[k % 2].step(y.sin());
    }
    let mut last = all.pop().unwrap();
    y * last.step(y) * all[0].remembered(y)
}

#[differentiable(helper, adjoint)]
fn difference<S: Scalar>(last: &mut Option<S>, e: S) -> S {
    let d = match last {
        Some(last) => e - *last,
        None => S::zero(),
    };
    *last = Some(e);
    d
}

// Lists give items that may be missing, and these get values.
#[differentiable(adjoint)]
fn popped<S: Scalar>(x: &[S]) -> S {
    let mut list = x.to_vec();
    let mut y = x[0];
    for k in 0..3 {
        let mut item = list.pop();
        y += difference(&mut item, x[1] * k as f64) * y + x[0];
        y += item.unwrap();
    }
    let mut last: Option<S> = None;
    for v in x {
        y += difference(&mut last, *v * *v).sin();
    }
    y
}

#[derive(Clone, Debug, Differentiable)]
struct Point<S> {
    x: S,
    y: S,
}

/// Options of structs, of arrays, of tuples and in arrays, and a struct with such a struct.
#[derive(Clone, Debug, Differentiable)]
struct Path<S> {
    previous: Option<Point<S>>,
    lengths: [Option<S>; 2],
    best: Option<(S, S)>,
    at: Option<[S; 2]>,
    pid: Pid<S>,
    #[differentiable(skip)]
    count: usize,
}

#[differentiable(adjoint)]
impl<S: Scalar> Path<S> {
    fn to(&mut self, p: Point<S>) -> S {
        let d = match &self.previous {
            Some(q) => (p.x - q.x).powi(2) + (p.y - q.y).powi(2),
            None => S::zero(),
        };
        self.lengths[self.count % 2] = Some(d);
        self.count += 1;
        let better = match &self.best {
            Some((best, _)) => d > *best,
            None => true,
        };
        if better {
            self.best = Some((d, p.x));
            self.at = Some([p.y, p.x]);
        }
        self.previous = Some(p);
        d + self.pid.step(d)
    }
    fn total(&self) -> S {
        let mut sum = S::zero();
        for length in &self.lengths {
            if let Some(v) = length {
                sum += *v * *v;
            }
        }
        sum + self.lengths.iter().flatten().map(|v| v.sin()).sum::<S>()
    }
}

#[differentiable(adjoint)]
fn walked<S: Scalar>(x: &[S]) -> S {
    let pid = Pid::new(x[0], x[1]);
    let mut path = Path { previous: None, lengths: [None, None], best: None, at: None, pid, count: 0 };
    let mut y = S::zero();
    for k in 0..4 {
        let p = Point { x: x[0] * k as f64, y: x[1].sin() * (k * k) as f64 };
        y += path.to(p).sin() * path.total().sin();
    }
    let (best, at_best) = path.best.unwrap();
    let at = path.at.unwrap();
    y + path.total().sin() + best.sin() * at_best + at[0] * at[1]
}

/// Items that are missing at first, which one method looks at.
#[derive(Clone, Debug, Differentiable)]
struct Slots<S> {
    slots: Vec<Option<S>>,
    gain: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Slots<S> {
    fn total(&self, e: S) -> S {
        self.slots.iter().flatten().map(|v| *v * e).sum()
    }
    fn put(&mut self, i: usize, e: S) -> S {
        let total = self.total(e);
        self.slots[i] = Some(e * self.gain + total);
        total
    }
}

#[differentiable(adjoint)]
fn filled_slots<S: Scalar>(x: &[S]) -> S {
    let mut slots = Slots { slots: vec![None; 3], gain: x[0] };
    let mut y = x[1];
    y += slots.put(1, x[1]);
    y += slots.put(2, y);
    y += slots.put(0, y * x[0]);
    y.sin() + slots.total(y).sin()
}

/// An option that is mapped, beside an array.
#[derive(Clone, Debug, Differentiable)]
struct Mapped<S> {
    option: Option<S>,
    factor: S,
    weights: [S; 2],
}

#[differentiable(adjoint)]
impl<S: Scalar> Mapped<S> {
    fn scale(&mut self, k: S) -> S {
        self.option = self.option.map(|v| v * k);
        self.weights = self.weights.map(|w| w * k);
        self.factor * k
    }
    fn set(&mut self, k: S) {
        self.option = Some(k * self.factor);
    }
    fn total(&self) -> S {
        self.option.map(|v| v * v).unwrap_or(self.factor) * self.weights[0]
    }
}

#[differentiable(adjoint, name = MappedFunction)]
fn mapped<S: Scalar>(x: &[S]) -> S {
    let mut m = Mapped { option: None, factor: x[0], weights: [x[0], x[1]] };
    let mut y = m.scale(x[1]) * m.total();
    m.set(y);
    y += m.scale(y);
    y *= m.total();
    m.set(x[0]);
    y * m.scale(x[0]) * m.total()
}

/// Options in lists, of which a method and a function look at each.
#[derive(Clone, Debug, Differentiable)]
struct Cells<S> {
    pair: [Option<S>; 2],
    list: Vec<Option<S>>,
    last: Option<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Cells<S> {
    fn set(&mut self, i: usize, v: S) {
        self.pair[i] = Some(v);
        self.list[i] = Some(v * v);
        self.last = Some(v.sin());
    }
    fn product(&self, e: S) -> S {
        let mut y = e;
        for i in 0..2 {
            for v in &self.pair[i] {
                y = y * *v + e;
            }
            y += [e].iter().chain(self.pair[i].iter()).map(|v| *v * *v).sum::<S>();
        }
        for v in self.last.as_ref() {
            y = y * *v;
        }
        y + [e].iter().chain(self.last.as_slice().iter()).map(|v| *v * y).sum::<S>()
    }
}

#[differentiable(helper, adjoint)]
fn product_of_all<S: Scalar>(all: &[Cells<S>], e: S) -> S {
    let mut y = e;
    for i in 0..all.len() {
        for option in &all[i].list {
            for v in option {
                y = y * *v + all[i].product(e);
            }
        }
        for v in all[i].list[0].iter() {
            y = y * *v + e;
        }
    }
    y
}

#[differentiable(adjoint, name = CellsFunction)]
fn cells<S: Scalar>(x: &[S]) -> S {
    let empty = Cells { pair: [None, None], list: vec![None; 2], last: None };
    let mut all = vec![empty.clone(), empty];
    let mut y = product_of_all(&all, x[0]);
    all[1].set(1, y);
    y += product_of_all(&all, x[1]).sin();
    all[0].set(0, y.sin());
    y.sin() * product_of_all(&all, x[0]).sin() + all[1].product(y).sin()
}

#[test]
fn options_get_and_lose_values_behind_references() {
    let at = [0.7, 1.3];
    agree!(controlled, Controlled, at);
    agree!(taken_and_replaced, TakenAndReplaced, at);
    agree!(assigned_between, AssignedBetween, at);
    agree!(several, Several, at);
    agree!(popped, Popped, at);
    agree!(walked, Walked, at);
    agree!(filled_slots, FilledSlots, at);
    agree!(mapped, MappedFunction, at);
    agree!(cells, CellsFunction, at);
}

#[test]
fn prepared_calls_do_not_depend_on_each_other() {
    use fluxions_adjoint::Adjoint;
    let mut prepared = Adjoint.prepare_gradient(&Controlled, &[0.7, 1.3]).expect("an adjoint");
    for x in [[0.7, 1.3], [0.2, -0.4], [0.7, 1.3]] {
        let (_, expected) = crate::value_and_gradient(&Controlled, &x);
        crate::close(&prepared.gradient(&x).expect("an adjoint"), &expected, "a prepared gradient");
    }
}
