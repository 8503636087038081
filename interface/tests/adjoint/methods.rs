//! Structs with derivatives: their methods, and calls that get or change them while they change.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct State<S> {
    x: S,
    v: S,
}
#[differentiable(helper, adjoint)]
fn step<S: Scalar>(s: &mut State<S>, dt: S) {
    s.x += dt * s.v;
}
#[differentiable(helper, adjoint)]
fn stepl<S: Scalar>(s: &mut [State<S>], dt: S) {
    for s in s.iter_mut() {
        s.x += dt * s.v;
    }
}
#[differentiable(helper, adjoint)]
fn stepv<S: Scalar>(s: &mut Vec<Vec<S>>, dt: S) {
    for s in s.iter_mut() {
        let a = s[0];
        s[0] += dt * a;
    }
}
#[differentiable(helper, adjoint)]
fn stept<S: Scalar>(s: &mut (S, S), dt: S) {
    s.0 *= s.1 * dt;
}
#[differentiable(helper, adjoint)]
fn next<S: Scalar>(s: State<S>, dt: S) -> State<S> {
    State { x: s.x * dt, v: s.v * s.x }
}
#[differentiable(helper, adjoint)]
fn nextt<S: Scalar>(s: (S, S), dt: S) -> (S, S) {
    (s.0 * dt, s.1 * s.0)
}
#[differentiable(adjoint)]
fn by_reference<S: Scalar>(x: &[S]) -> S {
    let mut s = State { x: x[0], v: x[2] };
    step(&mut s, x[1]);
    step(&mut s, x[2]);
    s.x * s.v
}
#[differentiable(adjoint)]
fn lists_of_structs<S: Scalar>(x: &[S]) -> S {
    let mut s = vec![State { x: x[0], v: x[2] }, State { x: x[1], v: x[2] }];
    for _ in 0..3 {
        stepl(&mut s, x[1]);
        step(&mut s[0], x[1]);
    }
    s[0].x * s[1].x
}
#[differentiable(adjoint)]
fn lists_of_lists<S: Scalar>(x: &[S]) -> S {
    let mut s = vec![vec![x[0], x[1]], vec![x[1]]];
    stepv(&mut s, x[1]);
    stepv(&mut s, x[2]);
    s[0][0] * s[1][0]
}
#[differentiable(adjoint)]
fn tuples<S: Scalar>(x: &[S]) -> S {
    let mut s = (x[0], x[1]);
    stept(&mut s, x[1]);
    stept(&mut s, x[2]);
    s.0 * s.1
}
#[differentiable(adjoint)]
fn by_value<S: Scalar>(x: &[S]) -> S {
    let mut s = State { x: x[0], v: x[2] };
    s = next(s, x[1]);
    for _ in 0..2 {
        s = next(s, x[1]);
    }
    s.x * s.v
}
#[differentiable(adjoint)]
fn tuples_by_value<S: Scalar>(x: &[S]) -> S {
    let mut s = (x[0], x[2]);
    s = nextt(s, x[1]);
    for _ in 0..2 {
        s = nextt(s, x[1]);
    }
    s.0 * s.1
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Vector<S> {
    x: S,
    y: S,
    z: S,
}
#[differentiable(helper, adjoint)]
impl<S: Scalar> Vector<S> {
    fn dot(&self, o: &Self) -> S {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn cross(self, o: Vector<S>) -> Vector<S> {
        Vector { x: self.y * o.z - self.z * o.y, y: self.z * o.x - self.x * o.z, z: self.x * o.y - self.y * o.x }
    }
    fn norm(&self) -> S {
        self.dot(self).sqrt()
    }
    fn scale(self, k: S) -> Self {
        Self { x: self.x * k, y: self.y * k, z: self.z * k }
    }
    fn add(self, o: Self) -> Self {
        Vector { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
    }
    fn unit(&self) -> Self {
        self.scale(S::one() / self.norm())
    }
}
#[derive(Clone, Debug, Differentiable)]
struct Poly<S> {
    c: Vec<S>,
}
#[differentiable(helper, adjoint)]
impl<S: Scalar> Poly<S> {
    fn at(&self, t: S) -> S {
        self.c.iter().rev().fold(S::zero(), |y, c| y * t + *c)
    }
    fn slope(&self) -> Poly<S> {
        let mut c = vec![];
        for i in 1..self.c.len() {
            c.push(self.c[i] * i as f64);
        }
        Poly { c }
    }
}
#[differentiable(adjoint)]
fn vectors<S: Scalar>(x: &[S]) -> S {
    let a = Vector { x: x[0], y: x[1], z: x[2] };
    let b = Vector { x: x[2], y: x[0] * x[1], z: x[1] };
    let c = a.cross(b);
    let d = c.scale(x[0]).add(a);
    d.dot(&b) * a.norm() + a.unit().dot(&d) + a.cross(b).norm()
}
#[differentiable(adjoint)]
fn steps<S: Scalar>(x: &[S]) -> S {
    let mut p = Vector { x: x[0], y: x[1], z: x[2] };
    let mut q = p.scale(x[1]);
    let mut s = S::zero();
    for i in 0..4 {
        q = q.add(p.scale(x[i % 3] * 0.1));
        p = p.add(q.scale(S::constant(0.2)));
        s += p.norm() * q.dot(&p);
        if s > 1e4 {
            return s * p.norm();
        }
    }
    let all = vec![p, q, p.cross(q)];
    for v in &all {
        s += v.norm();
    }
    let t: S = all.iter().map(|v| v.dot(&all[0])).sum();
    s + all[1].norm() * t
}
#[differentiable(adjoint)]
fn polynomials<S: Scalar>(x: &[S]) -> S {
    let p = Poly { c: vec![x[0], x[1], x[2], x[0] * x[1]] };
    let d = p.slope();
    let mut t = x[2];
    for _ in 0..3 {
        t -= p.at(t) / (d.at(t) + 10.0) * 0.01;
    }
    p.at(t) + p.slope().at(x[0])
}
#[differentiable(helper, adjoint)]
fn energy<S: Scalar>(p: &[Vector<S>]) -> S {
    let mut e = S::zero();
    for i in 0..p.len() {
        for j in 0..i {
            let d = p[i].add(p[j].scale(S::constant(-1.0)));
            e += S::one() / (d.norm() + 0.1);
        }
    }
    e
}
#[differentiable(adjoint)]
fn pairs<S: Scalar>(x: &[S]) -> S {
    let p: Vec<Vector<S>> = (0..3).map(|i| Vector { x: x[i], y: x[(i + 1) % 3], z: x[0] * x[i] }).collect();
    energy(&p)
}

#[test]
fn structs_are_passed_and_have_methods() {
    for x in [[1.5, 2.5, 3.5], [0.3, -0.2, 0.7]] {
        agree!(by_reference, ByReference, x);
        agree!(lists_of_structs, ListsOfStructs, x);
        agree!(lists_of_lists, ListsOfLists, x);
        agree!(tuples, Tuples, x);
        agree!(by_value, ByValue, x);
        agree!(tuples_by_value, TuplesByValue, x);
        agree!(vectors, Vectors, x);
        agree!(steps, Steps, x);
        agree!(polynomials, Polynomials, x);
        agree!(pairs, Pairs, x);
    }
}
