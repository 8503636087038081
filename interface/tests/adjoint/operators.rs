//! Operators of structs, methods that change their struct, and functions of a struct without `self`.

use crate::agree;
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub};
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Vector<S> {
    a: S,
    b: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Add for Vector<S> {
    type Output = Vector<S>;
    fn add(self, o: Vector<S>) -> Vector<S> {
        Vector { a: self.a + o.a, b: self.b + o.b }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Sub for Vector<S> {
    type Output = Self;
    fn sub(self, o: Self) -> Self {
        Self { a: self.a - o.a, b: self.b - o.b }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<S> for Vector<S> {
    type Output = Vector<S>;
    fn mul(self, k: S) -> Self::Output {
        Vector { a: self.a * k, b: self.b * k }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul for Vector<S> {
    type Output = S;
    fn mul(self, o: Vector<S>) -> S {
        self.a * o.a + self.b * o.b
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Neg for Vector<S> {
    type Output = Vector<S>;
    fn neg(self) -> Vector<S> {
        Vector { a: -self.a, b: -self.b }
    }
}

#[differentiable(adjoint)]
impl<'a, S: Scalar> Add<&'a Vector<S>> for &'a Vector<S> {
    type Output = Vector<S>;
    fn add(self, o: &'a Vector<S>) -> Vector<S> {
        Vector { a: self.a + o.a, b: self.b + o.b }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> AddAssign for Vector<S> {
    fn add_assign(&mut self, o: Vector<S>) {
        self.a += o.a;
        self.b += o.b;
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> MulAssign<S> for Vector<S> {
    fn mul_assign(&mut self, k: S) {
        self.a *= k;
        self.b *= k;
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Vector<S> {
    fn new(a: S, b: S) -> Self {
        Vector { a, b }
    }
    fn zero() -> Self {
        Vector { a: S::zero(), b: S::zero() }
    }
    fn cross(&self, o: &Vector<S>) -> S {
        self.a * o.b - self.b * o.a
    }
    fn norm(&self) -> S {
        (self.a * self.a + self.b * self.b).sqrt()
    }
    fn lerp(self, o: Vector<S>, t: S) -> Vector<S> {
        self * (S::one() - t) + o * t
    }
    // Numbers have a function of this name as well.
    fn exp(self) -> Vector<S> {
        Vector { a: self.a.exp() * self.b.cos(), b: self.a.exp() * self.b.sin() }
    }
}

#[differentiable(adjoint)]
fn each_operator<S: Scalar>(x: &[S]) -> S {
    let p = Vector { a: x[0], b: x[1] };
    let q = Vector::new(x[2], x[3]);
    let r = (p + q) * x[0] - q * S::constant(0.5);
    let n = -r;
    r.a * r.b + (p * q) + n.a + (&p + &q).b + r.exp().b
}

#[differentiable(helper, adjoint)]
fn force<S: Scalar>(p: Vector<S>, v: &Vector<S>) -> Vector<S> {
    -p * S::constant(3.0) - *v * S::constant(0.1)
}

#[differentiable(adjoint)]
fn steps<S: Scalar>(x: &[S]) -> S {
    let mut p = Vector::new(x[0], x[1]);
    let mut v = Vector::zero();
    let dt = x[2] * 0.01;
    for _ in 0..10 {
        let k: Vector<S> = force(p, &v);
        v += k * dt;
        p += v * dt;
        p = p + v * dt * x[3];
    }
    p.cross(&v) * 100.0
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct State<S> {
    pos: Vector<S>,
    vel: Vector<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Add for State<S> {
    type Output = State<S>;
    fn add(self, o: State<S>) -> State<S> {
        let (pos, vel): (Vector<S>, Vector<S>) = (self.pos, self.vel);
        State { pos: pos + o.pos, vel: vel + o.vel }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<S> for State<S> {
    type Output = State<S>;
    fn mul(self, k: S) -> State<S> {
        let (pos, vel): (Vector<S>, Vector<S>) = (self.pos, self.vel);
        State { pos: pos * k, vel: vel * k }
    }
}

// `norm` is no function of numbers, so `pos` is a struct.
#[differentiable(helper, adjoint)]
fn field<S: Scalar>(s: &State<S>) -> State<S> {
    State { pos: s.vel, vel: -s.pos * s.pos.norm() }
}

#[differentiable(helper, adjoint)]
fn between<S: Scalar>(a: State<S>, b: State<S>) -> State<S> {
    if a.pos.a > b.pos.a {
        return a + b * S::constant(0.5);
    }
    (a + b) * S::constant(0.5)
}

#[differentiable(adjoint)]
fn runge_kutta<S: Scalar>(x: &[S]) -> S {
    let mut s = State { pos: Vector::new(x[0], x[1]), vel: Vector::new(x[2], x[3]) };
    let h = S::constant(0.01);
    for _ in 0..5 {
        let k1 = field(&s);
        let k2 = field(&(s + k1 * (h * 0.5)));
        let k3 = field(&(s + k2 * (h * 0.5)));
        let k4 = field(&(s + k3 * h));
        s = s + (k1 + k2 * S::constant(2.0) + k3 * S::constant(2.0) + k4) * (h / 6.0);
    }
    let t = between(s, s * x[0]);
    t.pos.norm() * t.vel.a
}

#[differentiable(helper, adjoint)]
fn made<S: Scalar>(x: &[S]) -> Vector<S> {
    Vector { a: x[0], b: x[1] * x[2] }
}

// The types of these operands follow from their fields.
#[differentiable(adjoint)]
fn types_by_use<S: Scalar>(x: &[S]) -> S {
    let s = State { pos: Vector::new(x[0], x[1]), vel: made(x) };
    let p = s.pos + s.vel * x[0];
    let q = made(x) + made(&x[1..]);
    p.a * q.b + q.a
}

#[differentiable(adjoint)]
fn lists<S: Scalar>(x: &[S]) -> S {
    let points: Vec<Vector<S>> = x.windows(2).map(|w| Vector::new(w[0], w[1])).collect();
    let c = points.iter().fold(Vector::zero(), |a, p| a + *p) * S::constant(1.0 / 3.0);
    let mut best = Vector::zero();
    let mut s = S::zero();
    for p in &points {
        let d = *p - c;
        s += d.cross(p);
        if d.a > best.a {
            best = d;
        }
    }
    let moved: Vec<Vector<S>> = points.iter().map(|p| *p + c).collect();
    s + best.b * moved[1].a
}

#[derive(Clone, Debug, Differentiable)]
struct Polynomial<S> {
    c: Vec<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Add for Polynomial<S> {
    type Output = Polynomial<S>;
    fn add(self, o: Polynomial<S>) -> Polynomial<S> {
        Polynomial { c: self.c.iter().zip(&o.c).map(|(a, b)| *a + *b).collect() }
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<&Polynomial<S>> for &Polynomial<S> {
    type Output = Polynomial<S>;
    fn mul(self, o: &Polynomial<S>) -> Polynomial<S> {
        let mut c = vec![S::zero(); self.c.len() + o.c.len() - 1];
        for (i, a) in self.c.iter().enumerate() {
            for (j, b) in o.c.iter().enumerate() {
                c[i + j] += *a * *b;
            }
        }
        Polynomial { c }
    }
}

#[differentiable(adjoint)]
fn with_lists<S: Scalar>(x: &[S]) -> S {
    let p = Polynomial { c: vec![x[0], x[1]] };
    let q = Polynomial { c: vec![x[2], x[3]] };
    let mut r = &p * &q;
    for _ in 0..2 {
        r = &r * &p;
        let s = r.clone() + r.clone();
        r = s;
    }
    r.c.iter().copied().sum::<S>()
}

#[derive(Clone, Debug, Differentiable)]
struct Simulation<S> {
    v: Vector<S>,
    list: Vec<Vector<S>>,
    t: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Simulation<S> {
    fn advance(&mut self, dt: S) {
        self.v.scale(dt);
        for v in self.list.iter_mut() {
            v.scale(dt);
            self.t += v.norm();
        }
        self.list[0].scale(dt * self.t);
    }
}

#[differentiable(adjoint)]
impl<S: Scalar> Vector<S> {
    fn scale(&mut self, k: S) {
        self.a *= k;
        self.b *= k;
    }
    fn reset(&mut self) {
        self.a = S::zero();
    }
    fn step(&mut self, k: S) -> S {
        self.a += k;
        self.a * self.b
    }
    fn power(self, n: usize) -> Vector<S> {
        let mut r = self;
        for _ in 0..n {
            r = Vector { a: r.a * self.a, b: r.b + self.b };
        }
        r
    }
}

#[differentiable(adjoint)]
fn changed_by_methods<S: Scalar>(x: &[S]) -> S {
    let mut v = Vector { a: x[0], b: x[1] };
    let mut s = S::zero();
    let mut simulation = Simulation { v, list: vec![v; 2], t: x[2] };
    for k in 0..3 {
        v.scale(x[k]);
        simulation.advance(x[k]);
        s += v.norm();
        if k == 1 {
            v.reset();
            simulation.list[1].reset();
        }
        s += simulation.list[k % 2].step(x[3]);
    }
    s * v.a + v.b + simulation.t + v.power(2).b
}

#[test]
fn structs_have_operators() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1]] {
        agree!(each_operator, EachOperator, x);
        agree!(steps, Steps, x);
        agree!(runge_kutta, RungeKutta, x);
        agree!(types_by_use, TypesByUse, x);
        agree!(lists, Lists, x);
        agree!(with_lists, WithLists, x);
        agree!(changed_by_methods, ChangedByMethods, x);
    }
}

mod by_path {
    use fluxions::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    pub(super) struct Pair<S> {
        pub(super) a: S,
        pub(super) b: S,
    }

    // The traits are named by paths, and are not imported.
    #[differentiable(adjoint)]
    impl<S: Scalar> core::ops::AddAssign for Pair<S> {
        fn add_assign(&mut self, other: Self) {
            self.a += other.a;
            self.b += other.b * other.a;
        }
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> core::ops::Add for Pair<S> {
        type Output = Self;
        fn add(self, other: Self) -> Self {
            Pair { a: self.a + other.a, b: self.b * other.b }
        }
    }

    #[differentiable(adjoint)]
    pub(super) fn operators_by_path<S: Scalar>(x: &[S]) -> S {
        let mut p = Pair { a: x[0], b: x[1] };
        p += Pair { a: x[1], b: x[0] };
        let q = p + p;
        q.a * q.b
    }
}

#[test]
fn traits_of_operators_need_no_import() {
    use by_path::{OperatorsByPath, operators_by_path};
    crate::agree!(operators_by_path, OperatorsByPath, [0.7, 1.3]);
}
