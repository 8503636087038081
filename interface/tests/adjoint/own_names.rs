//! Methods of structs that have names of methods of numbers, lists and matrices.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Interval<S> {
    low: S,
    high: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Interval<S> {
    fn max(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.max(other.high) }
    }
    fn sqrt(self) -> S {
        (self.low * self.low + self.high * self.high).sqrt()
    }
    fn floor(&self) -> S {
        self.low * self.high
    }
    fn first(&self) -> S {
        self.low * 2.0
    }
    fn sum(&self) -> S {
        self.low + self.first()
    }
    fn push(self, by: S) -> Self {
        Self { low: self.low * by, high: self.high + by * self.low }
    }
}

#[differentiable(adjoint)]
fn of_numbers<S: Scalar>(x: &[S]) -> S {
    let (a, b) = (Interval { low: x[0], high: x[1] }, Interval { low: x[2], high: x[0] });
    let c: Interval<S> = a.max(b);
    let pushed = x.iter().fold(a, |a, &by| a.push(by));
    c.sqrt() * a.floor() + b.first() * c.sum() + pushed.low * pushed.high
}

#[derive(Clone, Debug, Differentiable)]
struct Matrix<S> {
    items: Vec<S>,
    #[differentiable(skip)]
    width: usize,
}

impl<T> Matrix<T> {
    fn line(&self, i: usize) -> &[T] {
        &self.items[i * self.width..(i + 1) * self.width]
    }
}

#[differentiable(helper, adjoint, views(line))]
impl<S: Scalar> Matrix<S> {
    fn get(&self, i: usize) -> S {
        self.items[i] * 2.0
    }
    fn row(&self, i: usize) -> Vec<S> {
        (0..self.width).map(|j| self.items[i * self.width + j]).collect()
    }
    fn transpose(&self) -> Self {
        Self { items: vec![self.items[0], self.items[2], self.items[1], self.items[0]], width: self.width }
    }
    fn derivative(&self) -> Self {
        Self { items: self.items.iter().map(|a| *a * 3.0).collect(), width: self.width }
    }
    fn trace(&self) -> S {
        self.transpose().get(1) * self.row(1)[0] + self.line(0)[1]
    }
    fn clear(&mut self, by: S) {
        self.items[0] *= by;
    }
    fn times(&self, v: &[S]) -> Vec<S> {
        (0..self.width).map(|i| self.line(i).iter().zip(v).map(|(a, b)| *a * *b).sum()).collect()
    }
}

#[differentiable(adjoint, views(line))]
fn of_lists<S: Scalar>(x: &[S]) -> S {
    let m = Matrix { items: vec![x[0], x[1], x[2], x[0]], width: 2 };
    let t: Matrix<S> = m.transpose();
    let mut changed = m.clone();
    changed.clear(x[1]);
    let d: Matrix<S> = m.derivative();
    let mut sum = d.trace() + changed.get(0);
    for i in 0..m.width {
        sum += t.get(i) * m.get(1) * d.line(1)[i];
    }
    let all = vec![m.clone(), t];
    let rows = vec![m.row(1), m.row(0)];
    sum * all[1].row(0)[1] * rows[0][1] + m.times(&x[1..])[1]
}

#[test]
fn methods_have_names_of_others() {
    agree!(of_numbers, OfNumbers, [0.7, -1.3, 0.4]);
    agree!(of_numbers, OfNumbers, [-0.7, 1.3, 0.9]);
    agree!(of_lists, OfLists, [0.7, -1.3, 0.4]);
}

/// A vector by the name of one of nalgebra's.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Vector2<S> {
    x: S,
    y: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> core::ops::Sub for Vector2<S> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Vector2<S> {
    fn new(x: S, y: S) -> Self {
        Self { x, y }
    }
    fn cross(&self, other: &Self) -> S {
        self.x * other.y - self.y * other.x
    }
}

#[differentiable(adjoint)]
fn areas<S: Scalar>(x: &[S]) -> S {
    let (a, b) = (Vector2::new(x[0], x[1]), Vector2::new(x[2], x[0] * x[1]));
    let corners = [a, b, Vector2::new(x[1], x[0])];
    let mut y = a.cross(&b) * x[0] + (a - b).cross(&a);
    for pair in corners.windows(2) {
        y += pair[0].cross(&pair[1]) * 0.5;
    }
    y
}

#[test]
fn a_vector_of_ones_own() {
    agree!(areas, Areas, [0.7, 1.3, 0.4]);
}
