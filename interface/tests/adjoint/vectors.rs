//! Operators of structs whose types nothing says but what is done with them: fields, results of methods and functions, items of lists.

use crate::agree;
use core::ops::{Add, AddAssign, Div, Mul, Neg, Sub};
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Vector<S> {
    x: S,
    y: S,
    z: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Add for Vector<S> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Self { x: self.x + o.x, y: self.y + o.y, z: self.z + o.z }
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> AddAssign for Vector<S> {
    fn add_assign(&mut self, o: Self) {
        self.x += o.x;
        self.y += o.y;
        self.z += o.z;
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Sub for Vector<S> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self { x: self.x - o.x, y: self.y - o.y, z: self.z - o.z }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<S> for Vector<S> {
    type Output = Self;
    fn mul(self, k: S) -> Self {
        Self { x: self.x * k, y: self.y * k, z: self.z * k }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Div<S> for Vector<S> {
    type Output = Self;
    fn div(self, k: S) -> Self {
        self * (S::one() / k)
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Neg for Vector<S> {
    type Output = Self;
    fn neg(self) -> Self {
        Self { x: -self.x, y: -self.y, z: -self.z }
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Vector<S> {
    fn zero() -> Self {
        Self { x: S::zero(), y: S::zero(), z: S::zero() }
    }
    fn shifted(&self, k: S) -> Self {
        Self { x: self.x + k, y: self.y * k, z: self.z - k }
    }
    fn new(x: S, y: S, z: S) -> Self {
        Self { x, y, z }
    }
    fn dot(self, o: Self) -> S {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    fn cross(self, o: Self) -> Self {
        Vector::new(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }
    fn norm(self) -> S {
        self.dot(self).sqrt()
    }
    fn unit(self) -> Self {
        self / self.norm()
    }
    fn between(self, o: Self, t: S) -> Self {
        self + (o - self) * t
    }
    fn length_of_sum(&self, o: &Self) -> S {
        (*self + *o).norm()
    }
}

#[differentiable(helper, adjoint)]
fn diagonal<S: Scalar>(a: S, b: S) -> Vector<S> {
    Vector { x: a, y: b, z: a * b }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Quaternion<S> {
    w: S,
    v: Vector<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul for Quaternion<S> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Self { w: self.w * o.w - self.v.dot(o.v), v: o.v * self.w + self.v * o.w + self.v.cross(o.v) }
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Quaternion<S> {
    // That v is a struct is said by the methods below.
    fn conjugate(self) -> Self {
        Self { w: self.w, v: -self.v }
    }
    fn rotated(self, p: Vector<S>) -> Vector<S> {
        let t = self.v.cross(p) * S::constant(2.0);
        p + t * self.w + self.v.cross(t)
    }
    fn turned(self, p: Vector<S>) -> Vector<S> {
        let p = Quaternion { w: S::zero(), v: p };
        (self * p * self.conjugate()).v
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body<S> {
    position: Vector<S>,
    velocity: Vector<S>,
    mass: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Body<S> {
    fn at(&self, t: S) -> Vector<S> {
        self.position + self.velocity * t
    }
    fn step(&mut self, force: Vector<S>, dt: S) {
        self.velocity = self.velocity + force * (dt / self.mass);
        self.position = self.position + self.velocity * dt;
    }
}

#[differentiable(adjoint)]
fn by_methods<S: Scalar>(x: &[S]) -> S {
    let p = diagonal(x[0], x[1]);
    let q = diagonal(x[2], x[3]);
    let r = p + q;
    let u = r.unit();
    (u + p * x[2]).norm() + p.length_of_sum(&q) + (p - q / x[0]).dot(u)
}

#[differentiable(adjoint)]
fn by_paths<S: Scalar>(x: &[S]) -> S {
    let p = diagonal(x[0], x[1]);
    let q = Vector::between(p, diagonal(x[2], x[0]), x[3]);
    Vector::dot(p, q) * Vector::<S>::norm(q) + Vector::length_of_sum(&p, &q)
}

#[differentiable(adjoint)]
fn rotations<S: Scalar>(x: &[S]) -> S {
    let q = Quaternion { w: x[0], v: Vector::new(x[1], x[2], x[3]) };
    let p = Vector::new(x[1], x[0], S::one());
    let a = q.rotated(p);
    let b = q.turned(a.unit());
    let mut c = a.between(b, x[0]);
    for _ in 0..3 {
        c = (c - b.unit() * c.dot(b.unit())) * S::constant(0.5) + a;
    }
    (c - a).norm() + a.dot(b) + (q * q.conjugate()).w
}

#[differentiable(adjoint)]
fn bodies<S: Scalar>(x: &[S]) -> S {
    let mut body = Body { position: diagonal(x[0], x[1]), velocity: diagonal(x[2], x[3]), mass: x[1] * x[1] + 1.0 };
    let mut path = vec![];
    for _ in 0..3 {
        body.step(-body.position, S::constant(0.1));
        path.push(body.at(x[0]));
    }
    let mut middle = Vector { x: S::zero(), y: S::zero(), z: S::zero() };
    for p in &path {
        middle = middle + *p / S::constant(3.0);
    }
    let sum = path.iter().fold(diagonal(S::zero(), S::zero()), |a, p| a + (*p - middle) * p.norm());
    sum.norm() + body.velocity.dot(path[1] + path[2])
}

// What begins as a constant is given derivatives later.
#[differentiable(adjoint)]
fn constants<S: Scalar>(x: &[S]) -> S {
    let mut a = Vector::zero();
    for v in x {
        let moved = a.shifted(*v);
        a = moved + Vector::new(*v, a.dot(a), *v);
    }
    Vector::zero().shifted(a.x).norm() + a.z
}

#[differentiable(helper, adjoint)]
fn pushed<S: Scalar>(p: &mut Vector<S>, g: Vector<S>, k: S) {
    *p += g * k;
}

#[differentiable(adjoint)]
fn behind_references<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![diagonal(x[0], x[1]), diagonal(x[2], x[3])];
    let g = diagonal(x[1], x[2]);
    for p in list.iter_mut() {
        *p += g * x[0];
    }
    list.iter_mut().for_each(|p| *p += g);
    let p = &mut list[1];
    *p += g;
    pushed(&mut list[0], g, x[3]);
    list[0].dot(list[1])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Smoothed<S> {
    state: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Smoothed<S> {
    fn new() -> Self {
        Self { state: S::zero() }
    }
    fn update(&mut self, v: S) -> S {
        self.state = self.state * 0.5 + v;
        self.state
    }
}

#[differentiable(adjoint)]
fn chosen<S: Scalar>(x: &[S]) -> S {
    let mut list: Vec<Vector<S>> = x.iter().map(|v| diagonal(*v, x[0])).collect();
    let others: Vec<Vector<S>> = x.iter().map(|v| diagonal(x[1], *v)).collect();
    for (p, v) in list.iter_mut().zip(&others) {
        *p += *v * x[2];
    }
    let sum = list.iter().copied().reduce(|a, b| a + b).unwrap();
    let largest = list.iter().max_by(|a, b| a.norm().partial_cmp(&b.norm()).unwrap()).unwrap();
    let mut smoothed = Smoothed::new();
    let mut total = S::zero();
    for p in &list {
        let y = smoothed.update(p.norm());
        total += y * y;
    }
    sum.norm() + largest.x * total
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Line<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Line<S> {
    fn fitted(mut self, x: &[S]) -> Self {
        for v in x {
            self.a -= *v * self.b;
            self.b = self.b * 0.5 + self.a;
        }
        self
    }
}

#[differentiable(adjoint)]
fn own_receiver<S: Scalar>(x: &[S]) -> S {
    let line = Line { a: x[0], b: x[1] };
    let fitted = line.fitted(x);
    fitted.a * fitted.b + line.a
}

// One name for a struct and for a number is one for neither: each is what its value is.
#[differentiable(adjoint)]
fn one_name<S: Scalar>(x: &[S]) -> S {
    let a = diagonal(x[0], x[1]).norm();
    let b = a * x[2] + 1.0;
    let s: S = x.iter().map(|a| *a * b).sum();
    let a = Vector::new(x[1], s, b);
    let b = Vector::new(x[3], x[2], s);
    (a + b).norm() * a.x
}

#[test]
fn structs_are_known_by_their_use() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1]] {
        agree!(by_methods, ByMethods, x);
        agree!(by_paths, ByPaths, x);
        agree!(rotations, Rotations, x);
        agree!(bodies, Bodies, x);
        agree!(one_name, OneName, x);
        agree!(constants, Constants, x);
        agree!(behind_references, BehindReferences, x);
        agree!(own_receiver, OwnReceiver, x);
        agree!(chosen, Chosen, x);
    }
}
