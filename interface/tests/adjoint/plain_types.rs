//! Integers and floats among the parts of structs, and variables whose type says that they have no derivative.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Matrix<S> {
    #[differentiable(skip)]
    rows: usize,
    #[differentiable(skip)]
    columns: usize,
    data: Vec<S>,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Matrix<S> {
    fn zeros(rows: usize, columns: usize) -> Self {
        Self { rows, columns, data: vec![S::zero(); rows * columns] }
    }
    fn at(&self, i: usize, j: usize) -> S {
        self.data[i * self.columns + j]
    }
    fn set(&mut self, i: usize, j: usize, v: S) {
        let k = i * self.columns + j;
        self.data[k] = v;
    }
    fn product(&self, o: &Matrix<S>) -> Matrix<S> {
        let (n, m) = (self.rows, o.columns);
        let mut out = Matrix::zeros(n, m);
        for i in 0..self.rows {
            for j in 0..o.columns {
                let mut s = S::zero();
                for k in 0..self.columns {
                    s += self.at(i, k) * o.at(k, j);
                }
                out.set(i, j, s);
            }
        }
        out
    }
    fn trace(&self) -> S {
        let n = self.rows;
        (0..n).map(|i| self.at(i, i)).sum()
    }
}

#[differentiable(adjoint)]
fn matrices<S: Scalar>(x: &[S]) -> S {
    let a = Matrix { rows: 2, columns: 2, data: x.to_vec() };
    let mut c = a.product(&a);
    let mut s = S::zero();
    for i in (0..c.rows).rev() {
        s += c.at(i, 0) * c.data[i];
    }
    c.set(0, 1, s);
    c.product(&a).trace() * (c.rows as f64)
}

#[derive(Clone, Debug, Differentiable)]
struct Settings<S> {
    rate: S,
    #[differentiable(skip)]
    bound: f64,
    #[differentiable(skip)]
    times: i32,
    #[differentiable(skip)]
    table: Vec<f64>,
}

#[differentiable(helper, adjoint)]
fn applied<S: Scalar>(o: &Settings<S>, p: S) -> S {
    let (bound, n): (f64, i32) = (o.bound, o.times);
    let w: f64 = o.table.iter().sum();
    let u = p * o.bound * bound.sqrt() - p / bound + p.powi(n) * f64::from(o.times) - 0.9f64.powi(o.times);
    u + o.table.iter().map(|w| p * *w).sum::<S>() * w + p * o.rate + o.bound
}

#[differentiable(adjoint, name = SettingsFunction)]
fn settings<S: Scalar>(x: &[S]) -> S {
    let o = Settings { rate: x[0], bound: 0.5, times: 3, table: vec![0.5, 1.5] };
    applied(&o, x[1]) * x[2]
}

#[differentiable(adjoint, allow(cut))]
fn by_type<S: Scalar>(x: &[S]) -> S {
    let i: usize =
        x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).expect("numbers")).map(|(i, _)| i).expect("an item");
    let is_large: bool = x[0] > x[1];
    let h: f64 = x[0].primal();
    x[i] * x[0] * if is_large { x[1] } else { x[2] } * (1.0 + h * 0.0)
}

#[differentiable(helper, adjoint)]
fn sine_of<S: Scalar>(x: &mut S) {
    *x = x.sin();
}
#[differentiable(helper, adjoint)]
fn twice_sine<S: Scalar>(x: &mut S) -> S {
    (x.sin()) * 2.0
}
#[differentiable(adjoint)]
fn behind_a_reference<S: Scalar>(x: &[S]) -> S {
    let mut a = x[0];
    sine_of(&mut a);
    twice_sine(&mut a)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point<S> {
    x: S,
    y: S,
}
#[differentiable(adjoint)]
impl<S: Scalar> Point<S> {
    fn moved(self, d: Point<S>, t: S) -> Point<S> {
        Point { x: self.x + d.x * t, y: self.y * t }
    }
    fn dot(&self, o: &Point<S>) -> S {
        self.x * o.x + self.y * o.y
    }
}
#[differentiable(adjoint)]
fn constant_receivers<S: Scalar>(x: &[S]) -> S {
    let o = Point { x: S::zero(), y: S::one() };
    let d = Point { x: x[3], y: x[2] };
    let v = o.moved(d, x[0]);
    let w = Point { x: S::one(), y: S::one() }.dot(&v);
    v.x * v.y + w + Point { x: x[0], y: x[1] }.dot(&o)
}

#[derive(Clone, Debug, Differentiable)]
struct Parts<S> {
    w: S,
    v: [S; 3],
    list: Vec<S>,
}
#[differentiable(helper, adjoint)]
fn parts<S: Scalar>(a: S) -> Parts<S> {
    Parts { w: a, v: [a * a, a, a.sin()], list: vec![a, a * 2.0] }
}
#[differentiable(helper, adjoint)]
fn pair<S: Scalar>(a: S) -> (S, Vec<S>) {
    (a, vec![a * a, a])
}
#[differentiable(helper, adjoint)]
fn array_of<S: Scalar>(a: S) -> [S; 3] {
    parts(a).v
}
#[differentiable(helper, adjoint)]
fn list_of<S: Scalar>(a: S) -> Vec<S> {
    parts(a).list
}
#[differentiable(adjoint)]
fn parts_of_calls<S: Scalar>(x: &[S]) -> S {
    let v = parts(x[0]).v;
    let u = pair(x[1]).1;
    let k = parts(x[0]).w * parts(x[1]).v[1] + list_of(x[2])[1];
    v[0] * v[1] + u[0] * u[1] * k + array_of(x[3])[0]
}

#[differentiable(helper, adjoint)]
fn between<S: Scalar>(a: (S, S), b: (S, S), t: f64) -> (S, S) {
    (a.0 + (b.0 - a.0) * t, a.1 * b.1)
}
#[differentiable(adjoint)]
fn tuples_of_lists<S: Scalar>(x: &[S]) -> S {
    let mut work = vec![(x[0], x[1]), (x[2], x[3])];
    work[0] = between(work[0], work[1], 0.3);
    let w = between(work[1], work[0], 0.5);
    work[0].0 * work[0].1 * w.1
}

#[differentiable(adjoint)]
fn made_by_index<S: Scalar>(x: &[S]) -> S {
    let k: [[S; 2]; 2] = std::array::from_fn(|i| std::array::from_fn(|j| x[i] * x[j + 2]));
    let m: [(S, S); 2] = std::array::from_fn(|i| (x[i], x[i] * x[i + 1]));
    let n = std::array::from_fn::<[S; 2], 2, _>(|i| [x[i], x[i] * x[i + 1]]);
    k[0][1] * k[1][1] + m[0].1 * m[1].0 * n[1][0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Gains<S> {
    k: S,
    offset: S,
}

// One name for an index and for a number: what the number is assigned is no integer.
#[differentiable(adjoint)]
fn two_of_a_name<S: Scalar>(x: &[S]) -> S {
    let gains = Gains { k: x[0] * x[1], offset: x[2] };
    let mut s = S::zero();
    for t in 0..2 {
        s += x[t] * gains.offset;
    }
    let mut t = gains.offset;
    t += gains.k;
    t = t * gains.k;
    s * t
}

#[test]
fn types_without_derivative() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1]] {
        agree!(matrices, Matrices, x);
        agree!(settings, SettingsFunction, x);
        agree!(by_type, ByType, x);
        agree!(behind_a_reference, BehindAReference, x);
        agree!(constant_receivers, ConstantReceivers, x);
        agree!(parts_of_calls, PartsOfCalls, x);
        agree!(tuples_of_lists, TuplesOfLists, x);
        agree!(made_by_index, MadeByIndex, x);
        agree!(two_of_a_name, TwoOfAName, x);
    }
}
