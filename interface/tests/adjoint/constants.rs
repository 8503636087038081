//! Variables that begin as constants, copies of them, and lists that take their place.

#![allow(unused_assignments)]

use crate::agree;
use fluxions::prelude::*;
use std::mem;

#[differentiable(adjoint)]
fn lists<S: Scalar>(x: &[S]) -> S {
    let (l, c) = (vec![S::one()], S::one());
    let mut v: Vec<S> = vec![];
    v = vec![l[0]];
    let mut w = x.to_vec();
    w = vec![l[0]; 2];
    let mut rows = vec![vec![x[0]; 2]; 3];
    rows[1] = vec![c];
    rows[0] = vec![c * 2.0; 3];
    let mut pairs = vec![(x[0], x[1])];
    pairs = vec![(c, c); 2];
    let mut options = vec![Some(x[0]); 3];
    options = vec![None; 2];
    options[1] = Some(x[1]);
    let s = if let Some(s) = &options[1] { *s * x[0] } else { x[0] };
    s * (v[0] + w[1]) * x[0] + rows[1][0] * rows[0][2] * rows[2][1] * pairs[1].0
}
#[differentiable(adjoint)]
fn copies<S: Scalar>(x: &[S]) -> S {
    let b: Vec<S> = (0..3).map(|i| S::constant(f64::from(i))).collect();
    let mut p = b.clone();
    p.iter_mut().zip(x).for_each(|(p, r)| *p = *r + *p * 0.5);
    let (ones, c) = ([S::one(); 3], S::one());
    let (mut q, mut r, mut s) = (ones.to_vec(), ones, c.clone());
    for (q, r) in q.iter_mut().zip(x) {
        *q = *r + *q * 0.5;
    }
    r[1] *= q[1];
    s += x[0];
    for k in 0..2 {
        p[k] *= x[k];
        q[k] += p[k];
        p = q.clone();
    }
    let mut made = (0..3).map(|i| S::constant(f64::from(i))).collect::<Vec<S>>();
    made[1] *= x[0];
    made.push(x[1]);
    p[0] * p[2] * q[1] * r[1] * s + made[1] * made[3] + made[2] * made[0]
}
#[differentiable(adjoint)]
fn rows<S: Scalar>(x: &[S]) -> S {
    let b = vec![vec![S::one(); 2]; 2];
    let mut p = b.clone();
    let (mut r, mut t) = (p[0].clone(), b[0].clone());
    t.push(x[0]);
    r[0] += x[1];
    p[1][1] = r[0] * t[2];
    p[1][1] * r[1] + p[0][0]
}
#[differentiable(adjoint)]
fn options<S: Scalar>(x: &[S]) -> S {
    let o: Option<Vec<S>> = None;
    let mut p: Option<Vec<S>> = o;
    for _ in 1..3 {
        p = p.clone();
        p = None;
    }
    p = p.clone();
    let none = None;
    let t = match none {
        Some(s) => s,
        None => x.iter().map_while(|b| if *b > -0.5 { Some(*b) } else { None }).sum::<S>(),
    };
    t * x[1] + x[0]
}
#[differentiable(adjoint)]
fn in_parts<S: Scalar>(x: &[S]) -> S {
    let (mut k, mut s): (usize, S) = if x.len() == 2 { (1, S::one()) } else { (0, S::one()) };
    s *= x[0];
    k += 1;
    let (mut n, mut v): (usize, Vec<S>) = if x.len() == 2 { (1, vec![S::one()]) } else { (0, vec![S::one(); 2]) };
    v[0] *= x[0];
    n += 1;
    v.push(x[1]);
    s * x[k] + v[0] * x[n] * v[2]
}
#[differentiable(adjoint)]
fn swapped<S: Scalar>(x: &[S]) -> S {
    let (mut v, c) = (vec![x[0], x[1]], S::one());
    let mut s = c * 2.0;
    mem::swap(&mut s, &mut v[0]);
    let (mut t, mut n) = if x.len() > 2 { (c * 2.0, 1) } else { (c, 0) };
    mem::swap(&mut v[n], &mut t);
    n -= 1;
    let (mut u, mut w) = (c, x[1]);
    mem::swap(&mut u, &mut w);
    s * v[1] + v[n] * t * u + w
}

#[differentiable(adjoint)]
fn nested<S: Scalar>(x: &[S]) -> S {
    let mut v = x.iter().map(|s| vec![*s; 2]).collect::<Vec<Vec<S>>>();
    v = v.iter().map(|u| u.clone()).collect::<Vec<Vec<S>>>();
    let m: Vec<Vec<S>> = v
        .iter()
        .map(|row| {
            let mut r = row.clone();
            r.push(x[0]);
            r
        })
        .collect();
    let mut more = vec![];
    for row in &m {
        let mut r = row.clone();
        r[0] *= x[1];
        more.push(r);
        let r = row.clone();
        more.push(r);
    }
    let mut numbers = vec![];
    for s in x {
        let c = s.clone();
        numbers.push(c);
    }
    v[0][0] * v[1][0] + m[0][2] * m[1][1] * more[2][0] * more[1][2] * numbers[2]
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Rectangle(S, S),
}
#[derive(Clone, Debug, Differentiable)]
struct Choices<S> {
    one: Option<S>,
    all: Vec<Option<S>>,
    list: Option<Vec<S>>,
}
#[differentiable(helper, adjoint)]
fn taken<S: Scalar>(p: &Choices<S>, shapes: &[Shape<S>]) -> S {
    let mut t = match p.one {
        Some(s) => s,
        None => S::one(),
    };
    for k in 0..2 {
        if let Some(s) = p.all[k] {
            t = t * s + s;
        }
        t += p.all[1 - k].map_or(t, |s| if s > 0.5 { s } else { t * s });
        t *= match shapes[k] {
            Shape::Circle(r) => r,
            Shape::Rectangle(a, b) => {
                let both = [a, b];
                both[0] * both[1]
            }
        };
    }
    for o in &p.all {
        if let Some(s) = o {
            t += *s;
        }
    }
    if let Some(l) = &p.list {
        t *= l[0];
    }
    t
}
#[differentiable(adjoint)]
fn parts_by_value<S: Scalar>(x: &[S]) -> S {
    let p = Choices { one: Some(x[0]), all: vec![None, Some(x[1])], list: Some(vec![x[2]]) };
    let counted = (x[0], x.len() + 2);
    let k = counted.1 % x.len();
    let mut q: (usize, S) = ((1 % 2), -x[1]);
    q.0 = 7 % 5;
    taken(&p, &[Shape::Circle(x[0]), Shape::Rectangle(x[1], x[2])]) * x[k] * counted.0 + x[q.0] * q.1
}

#[test]
fn constants_that_become_variables() {
    let (large, small, mixed) = (&[1.5, 2.5, 1.2], &[0.5, -0.4, 0.7], &[-0.6, 1.7, 0.4]);
    agree!(lists, Lists, large, small, mixed);
    agree!(copies, Copies, large, small, mixed);
    agree!(rows, Rows, large, small, mixed);
    agree!(in_parts, InParts, large, small, mixed);
    agree!(swapped, Swapped, large, small, mixed);
    agree!(options, Options, large, small, mixed);
    agree!(nested, Nested, large, small, mixed);
    agree!(parts_by_value, PartsByValue, large, small, mixed);
}
