//! Slices of structs and of lists that are passed on while they change, items by value, closures over slices, structs of constants, and what calls without
//! derivative give.

use crate::agree;
use fluxions::prelude::*;
use std::ops::{Add, Mul, Neg, Sub};

#[derive(Clone, Copy, Debug, Differentiable)]
struct Particle<S> {
    place: S,
    speed: S,
}

#[differentiable(helper, adjoint)]
fn forces<S: Scalar>(all: &[Particle<S>]) -> Vec<S> {
    let force = |i: usize| {
        let mut sum = S::zero();
        for j in 0..all.len() {
            if i != j {
                let d = all[j].place - all[i].place;
                sum += d / (d * d + 0.1).sqrt().powi(3);
            }
        }
        sum
    };
    (0..all.len()).map(|i| force(i)).collect()
}

#[differentiable(helper, adjoint)]
fn leapfrog<S: Scalar>(all: &mut [Particle<S>], dt: f64) {
    let before = forces(all);
    for i in 0..all.len() {
        all[i].speed += before[i] * dt;
    }
    for particle in all.iter_mut() {
        particle.place += particle.speed * dt;
    }
    let after = forces(&*all);
    for (particle, force) in all.iter_mut().zip(&after) {
        particle.speed += *force * dt;
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Layer<S> {
    weights: Vec<S>,
    bias: S,
}

#[differentiable(helper, adjoint)]
fn output<S: Scalar>(layers: &[Layer<S>], x: S) -> S {
    let mut y = x;
    for layer in layers {
        y = layer.weights.iter().fold(layer.bias, |a, w| a + *w * y).sin();
    }
    y
}

#[differentiable(helper, adjoint)]
fn learn<S: Scalar>(layers: &mut [Layer<S>], x: S) {
    let error = output(layers, x);
    for layer in layers.iter_mut() {
        layer.bias -= error * 0.1;
        for w in layer.weights.iter_mut() {
            *w = *w * (error + 1.0);
        }
    }
}

#[differentiable(helper, adjoint)]
fn turned<S: Scalar>(rows: &[[S; 2]]) -> Vec<S> {
    rows.iter().map(|row| row[0].sin() * row[1]).collect()
}

#[differentiable(helper, adjoint)]
fn turn<S: Scalar>(rows: &mut [[S; 2]]) {
    let by = turned(rows);
    for i in 0..rows.len() {
        rows[i][1] += by[i];
        rows[i][0] *= rows[i][1];
    }
}

#[differentiable(adjoint)]
fn slices_that_change<S: Scalar>(x: &[S]) -> S {
    let mut all: Vec<Particle<S>> = x.iter().map(|v| Particle { place: *v, speed: v.sin() }).collect();
    for _ in 0..4 {
        leapfrog(&mut all, 0.1);
    }
    let mut layers = vec![Layer { weights: x.to_vec(), bias: x[0] }, Layer { weights: vec![x[1]], bias: S::one() }];
    for k in 0..3 {
        learn(&mut layers, S::constant(0.3 + k as f64));
    }
    let mut rows = [[x[0], x[1]], [x[1], x[2]]];
    turn(&mut rows);
    turn(&mut rows);
    all[0].place * all[1].speed + output(&layers, x[2]) + rows[0][0] * rows[1][1]
}

#[differentiable(adjoint)]
fn closures_over_slices<S: Scalar>(x: &[S]) -> S {
    let norm = |v: &[S]| v.iter().map(|a| *a * *a).sum::<S>();
    let apart = |a: &Particle<S>, b: &Particle<S>| ((a.place - b.place).powi(2) + a.speed * b.speed).sqrt();
    let mut rows: Vec<Vec<S>> = x.chunks(2).map(|c| c.to_vec()).collect();
    let mut sum: S = x.chunks(2).map(|c| norm(c)).sum();
    for _ in 0..3 {
        for row in rows.iter_mut() {
            let n = norm(row);
            for v in row.iter_mut() {
                *v = *v / (n + 1.0);
            }
            sum += norm(row);
        }
        sum += norm(&rows[0]);
    }
    let all: Vec<Particle<S>> = x.iter().map(|v| Particle { place: *v, speed: v.exp() }).collect();
    for (i, a) in all.iter().enumerate() {
        for b in &all[i + 1..] {
            sum += apart(a, b);
        }
    }
    sum
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Pair<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Pair<S> {
    fn splat(v: f64) -> Self {
        Pair { a: S::constant(v), b: S::constant(v) }
    }
    fn identity() -> Self {
        Pair { a: S::one(), b: S::zero() }
    }
    fn times(&self, other: &Pair<S>) -> Pair<S> {
        Pair { a: self.a * other.a, b: self.a * other.b + self.b * other.a }
    }
    fn plus(&self, other: &Pair<S>) -> Pair<S> {
        Pair { a: self.a + other.a, b: self.b + other.b }
    }
    fn inner(self, other: Self) -> S {
        self.a * other.a + self.b * other.b
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Add for Pair<S> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Pair { a: self.a + other.a, b: self.b + other.b }
    }
}
#[differentiable(adjoint)]
impl<S: Scalar> Sub for Pair<S> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Pair { a: self.a - other.a, b: self.b - other.b }
    }
}
#[differentiable(adjoint)]
impl<S: Scalar> Mul<f64> for Pair<S> {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        Pair { a: self.a * by, b: self.b * by }
    }
}
#[differentiable(adjoint)]
impl<S: Scalar> Neg for Pair<S> {
    type Output = Self;
    fn neg(self) -> Self {
        Pair { a: -self.a, b: -self.b }
    }
}

#[differentiable(adjoint)]
fn structs_of_constants<S: Scalar>(x: &[S]) -> S {
    let p: Pair<S> = Pair { a: x[0], b: x[1] };
    let shift: Pair<S> = Pair { a: S::one(), b: S::constant(0.1) };
    let unit = Pair::identity();
    let (d, e) = (Pair::splat(2.0) - p * 3.0, p - Pair::splat(1.0) * 2.0);
    let mut q = p;
    for _ in 0..3 {
        q = shift.times(&q).times(&shift).plus(&unit);
    }
    let r = q + Pair::splat(0.5);
    d.inner(e) * r.a - (-d).inner(Pair::splat(0.5)) * shift.times(&p).b
}

#[derive(Clone, Copy)]
enum Term {
    Sine,
    Square,
}

impl Term {
    fn all() -> [Term; 2] {
        [Term::Sine, Term::Square]
    }
}

fn table(k: usize) -> Vec<(f64, usize)> {
    vec![(0.1 * k as f64, 0), (0.3, k % 2)]
}

#[differentiable(adjoint)]
fn lists_of_calls<S: Scalar>(x: &[S]) -> S {
    let mut sum = x[0];
    for term in Term::all() {
        sum += match term {
            Term::Sine => x[0].sin(),
            Term::Square => x[1] * x[0],
        };
    }
    for k in 0..3 {
        for (w, i) in table(k) {
            sum = sum * x[i].sin() * w + x[1];
        }
        for (w, i) in table(k).iter().rev() {
            sum = sum * x[*i].cos() * *w + x[2];
        }
    }
    sum + Term::all().iter().map(|term| if matches!(term, Term::Sine) { x[2].sin() } else { x[1] }).sum::<S>()
}

#[differentiable(helper, adjoint)]
fn square<S: Scalar>(v: S) -> S {
    v * v
}
#[differentiable(helper, adjoint)]
fn sine<S: Scalar>(v: &S) -> S {
    v.sin()
}
#[differentiable(helper, adjoint)]
fn product<S: Scalar>((a, b): (S, S)) -> S {
    a * b
}
#[differentiable(helper, adjoint)]
fn energy<S: Scalar>(p: Particle<S>) -> S {
    p.place * p.speed
}
#[differentiable(helper, adjoint)]
fn total<S: Scalar>(list: Vec<S>) -> S {
    list.iter().map(|v| *v * *v).sum()
}
#[differentiable(helper, adjoint)]
fn halved<R: Real, S: Scalar<R>>(x: S) -> S {
    let half = R::from_f64(0.5);
    x.powi(2) * half + x * R::from_f64(2.0)
}

impl<S: Scalar> Layer<S> {
    fn size(&self) -> usize {
        self.weights.len()
    }
}

fn large<S: Scalar>(list: &[S]) -> usize {
    list.iter().filter(|v| **v > 0.3).count()
}

#[differentiable(adjoint)]
fn items_by_value<S: Scalar>(x: &[S]) -> S {
    let (mut list, mut array) = (x.to_vec(), [x[0], x[1], x[0]]);
    list[0] *= 2.0;
    array[1] *= 3.0;
    let mut sum = halved(x[1]);
    for v in list.iter() {
        sum += sine(v);
    }
    for &v in &list {
        sum += square(v);
    }
    for v in list.iter().rev().copied() {
        sum += square(v) * sine(&v);
    }
    for v in array {
        sum += square(v);
    }
    sum += list.into_iter().zip(array).map(|(v, w)| square(v) * square(w)).sum::<S>();
    let mut particles: Vec<Particle<S>> = x.iter().map(|v| Particle { place: *v, speed: v.sin() }).collect();
    particles[0].place *= x[1];
    for p in particles {
        sum += energy(p) * p.place;
    }
    let z = (x[0], x[1].sin());
    sum *= product(z) + product(z);
    let mut pairs: Vec<(S, S)> = x.iter().map(|v| (*v, v.sin())).collect();
    pairs[0].0 *= sum;
    for pair in pairs {
        sum += product(pair);
    }
    let mut rows: Vec<Vec<S>> = x.chunks(2).map(|c| c.to_vec()).collect();
    rows[0][0] *= sum;
    for row in rows {
        sum += total(row);
    }
    sum
}

#[differentiable(adjoint)]
fn casts_of_calls<S: Scalar>(x: &[S]) -> S {
    let layer = Layer { weights: x.to_vec(), bias: x[0] };
    let mean = (layer.weights[0] + layer.weights[1]) / layer.size() as f64;
    let n = large(x) as f64;
    mean * n + layer.bias * large(&x[1..]) as f64
}

#[test]
fn passed_on() {
    for x in &[[0.7, 1.2, 0.4], [2.0, 0.3, 1.1], [0.2, 0.6, 1.5]] {
        agree!(slices_that_change, SlicesThatChange, x);
        agree!(closures_over_slices, ClosuresOverSlices, x);
        agree!(structs_of_constants, StructsOfConstants, x);
        agree!(lists_of_calls, ListsOfCalls, x);
        agree!(items_by_value, ItemsByValue, x);
        agree!(casts_of_calls, CastsOfCalls, x);
    }
}
