//! Functions in `views(…)`, which choose the same numbers on the way back as on the way forward. Where they do not, debug builds say so.

use crate::agree;
use fluxions::adjoint::Part;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Matrix<S> {
    data: Vec<S>,
    #[differentiable(skip)]
    width: usize,
}

impl<T> Matrix<T> {
    fn line(&self, i: usize) -> &[T] {
        &self.data[i * self.width..(i + 1) * self.width]
    }
    fn line_mut(&mut self, i: usize) -> &mut [T] {
        &mut self.data[i * self.width..(i + 1) * self.width]
    }
    fn pair(&self, i: usize, j: usize) -> (&[T], &[T]) {
        (self.line(i), self.line(j))
    }
}

#[differentiable(helper, adjoint, views(line, line_mut))]
impl<S: Scalar> Matrix<S> {
    fn times(&self, v: &[S]) -> Vec<S> {
        (0..self.width).map(|i| self.line(i).iter().zip(v).map(|(a, b)| *a * *b).sum()).collect()
    }
    fn scale(&mut self, i: usize, by: S) {
        for v in self.line_mut(i) {
            *v *= by;
        }
    }
    fn determinant(&mut self) -> S {
        let mut product = S::one();
        for k in 0..self.width {
            product *= self.line(k)[k];
            let pivot = self.line(k).to_vec();
            for i in k + 1..self.width {
                let factor = self.line(i)[k] / pivot[k];
                for (a, b) in self.line_mut(i).iter_mut().zip(&pivot) {
                    *a -= *b * factor;
                }
            }
        }
        product
    }
}

/// The width stays as it is, and the numbers change.
#[differentiable(adjoint, views(line, line_mut, pair))]
fn of_lines<S: Scalar>(x: &[S]) -> S {
    let mut m = Matrix { data: vec![x[0], x[1], x[1] * x[0], 2.0 * x[0]], width: 2 };
    m.scale(1, x[0]);
    let v = m.times(x);
    let (a, b) = m.pair(0, 1);
    let mut y = v[0] * v[1] + a[0] * b[1];
    for i in 0..m.width {
        let line = m.line(i);
        y += line[0] * line[1];
        for v in m.line(i) {
            y += *v;
        }
    }
    let before = m.clone();
    m.line_mut(0)[0] = x[1] * x[1];
    y * (0..2).map(|i| before.line(i)[0] * m.line(i)[1]).sum::<S>() * m.determinant()
}

struct Layer<'a, S> {
    weights: &'a [S],
    biases: &'a [S],
}
impl<S> Part for Layer<'_, S> {}

fn layer<S>(p: &[S], n: usize) -> Layer<'_, S> {
    Layer { weights: &p[..n], biases: &p[n..] }
}
fn split<T>(x: &[T]) -> (&[T], &[T]) {
    x.split_at(1)
}

#[derive(Clone, Debug, Differentiable)]
struct Network<S> {
    layers: Vec<Vec<S>>,
    #[differentiable(skip)]
    current: usize,
    #[differentiable(skip)]
    calls: usize,
    last: Option<S>,
}
impl<T> Network<T> {
    fn current(&self) -> &Vec<T> {
        &self.layers[self.current]
    }
}
fn of<T>(network: &Network<T>, i: usize) -> &[T] {
    &network.layers[i]
}

/// What changes is no field by which a function decides.
#[differentiable(adjoint, views(layer, split, current, of))]
fn of_parts<S: Scalar>(x: &[S]) -> S {
    let first = layer(x, 1);
    let (a, b) = split(x);
    let mut n = Network { layers: vec![x.to_vec(), vec![x[1], x[0]]], current: 1, calls: 0, last: None };
    let mut y = first.weights[0] * first.biases[0] + a[0] * b[0];
    y += n.current()[0] * of(&n, 0)[1];
    n.calls += 1;
    n.last = Some(x[0] * x[1]);
    n.layers[1][0] = y;
    n.layers.push(vec![y * x[0]]);
    y * of(&n, 1)[0] * n.current()[0] * of(&n, 2)[0] * n.last.unwrap()
}

#[test]
fn the_same_part() {
    for x in [[0.7, 1.3], [1.5, -0.4]] {
        agree!(of_lines, OfLines, x);
        agree!(of_parts, OfParts, x);
    }
}

#[differentiable(adjoint, views(current))]
fn another_field<S: Scalar>(x: &[S]) -> S {
    let mut n = Network { layers: vec![x.to_vec(), vec![x[1]]], current: 0, calls: 0, last: None };
    let y = n.current()[0] * x[1];
    n.current = 1;
    y + n.current()[0] * x[0] * x[0]
}

#[derive(Clone, Debug, Differentiable)]
struct Ring<S> {
    data: Vec<S>,
    #[differentiable(skip)]
    head: usize,
}
impl<T> Ring<T> {
    fn oldest(&self) -> &T {
        &self.data[self.head]
    }
}
#[differentiable(helper, adjoint, views(oldest))]
impl<S: Scalar> Ring<S> {
    fn delayed(&mut self, new: S) -> S {
        let old = *self.oldest();
        self.data[self.head] = new;
        self.head = (self.head + 1) % self.data.len();
        old * new
    }
    fn squared(&self) -> S {
        *self.oldest() * *self.oldest()
    }
    fn step(&mut self) {
        self.head += 1;
    }
}

#[differentiable(adjoint)]
fn in_a_method_that_changes<S: Scalar>(x: &[S]) -> S {
    let mut ring = Ring { data: x.to_vec(), head: 0 };
    let mut y = S::zero();
    for i in 0..4 {
        y += ring.delayed(x[0] * i as f64);
    }
    y
}

#[differentiable(adjoint)]
fn in_a_method_that_reads<S: Scalar>(x: &[S]) -> S {
    let mut ring = Ring { data: x.to_vec(), head: 0 };
    let mut y = S::zero();
    for _ in 0..2 {
        y += ring.squared() * x[1];
        ring.step();
    }
    y
}

#[derive(Clone, Debug, Differentiable)]
struct Choice<S> {
    a: S,
    b: S,
    seen: Option<S>,
}
impl<S> Choice<S> {
    fn choose(&self) -> &S {
        if self.seen.is_some() { &self.a } else { &self.b }
    }
}
#[differentiable(helper, adjoint)]
impl<S: Scalar> Choice<S> {
    fn see(&mut self, value: S) {
        self.seen = Some(value);
    }
}

#[differentiable(adjoint, views(choose))]
fn by_an_option<S: Scalar>(x: &[S]) -> S {
    let mut choice = Choice { a: x[0], b: x[1], seen: None };
    let y = *choice.choose() * x[1];
    choice.see(x[0]);
    y + *choice.choose() * x[0] * x[0]
}

#[derive(Clone, Debug, Differentiable)]
struct Cut<S> {
    data: Vec<S>,
    #[differentiable(skip)]
    at: usize,
}
impl<T> Cut<T> {
    fn halves(&self) -> (&[T], &[T]) {
        self.data.split_at(self.at)
    }
    fn numbered(&self) -> (&T, usize) {
        (&self.data[self.at], self.at)
    }
    fn rest(&self) -> std::slice::Iter<'_, T> {
        self.data[self.at..self.at + 2].iter()
    }
}

/// Both parts together have the same numbers as before.
#[differentiable(adjoint, views(halves))]
fn in_two_parts<S: Scalar>(x: &[S]) -> S {
    let mut cut = Cut { data: vec![x[0], x[1], x[0] * x[1], x[1]], at: 2 };
    cut.at = 1;
    let (_, right) = cut.halves();
    right[0] * x[0]
}

#[differentiable(adjoint, views(numbered))]
fn beside_its_number<S: Scalar>(x: &[S]) -> S {
    let mut cut = Cut { data: x.to_vec(), at: 0 };
    cut.at = 1;
    let (v, _) = cut.numbered();
    *v * x[0]
}

#[differentiable(adjoint, views(rest))]
fn one_after_the_other<S: Scalar>(x: &[S]) -> S {
    let mut cut = Cut { data: vec![x[0], x[1], x[0] * x[1], x[1]], at: 2 };
    cut.at = 1;
    cut.rest().map(|v| *v * *v).sum()
}

/// A function that chooses by what has changed has wrong adjoints, unless it says so.
#[test]
#[cfg(debug_assertions)]
fn another_part() {
    use fluxions::adjoint::{Cell, Stack};
    use std::panic::catch_unwind;

    type Adjoint = fn(&[f64], &[Cell<f64>], &Cell<f64>, &mut Stack) -> f64;
    let all: [(&str, Adjoint); 7] = [
        ("another field", another_field::adjoint),
        ("in a method that changes", in_a_method_that_changes::adjoint),
        ("in a method that reads", in_a_method_that_reads::adjoint),
        ("by an option", by_an_option::adjoint),
        ("in two parts", in_two_parts::adjoint),
        ("beside its number", beside_its_number::adjoint),
        ("one after the other", one_after_the_other::adjoint),
    ];
    for (name, adjoint) in all {
        let panic = catch_unwind(|| {
            let bars = [0.0, 0.0].map(Cell::new);
            adjoint(&[0.7, 1.3], &bars, &Cell::new(1.0), &mut Stack::new());
        })
        .expect_err(name);
        let words = panic.downcast_ref::<&str>().copied().unwrap_or_default();
        assert!(words.starts_with("a function in `views(…)` chose other adjoints"), "{name}: {words}");
    }
}
