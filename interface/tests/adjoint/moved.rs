//! Structs that are not copied, which functions change, move and return.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Pair<S> {
    a: S,
    b: S,
}

#[derive(Clone, Debug, Differentiable)]
struct Row<S> {
    at: S,
    list: Vec<S>,
}

#[differentiable(helper, adjoint)]
fn next<S: Scalar>(z: S) -> Pair<S> {
    let mut next = Pair { a: z, b: z * z };
    for _ in 0..2 {
        next.a *= z;
        next.b = next.a * next.b;
    }
    if z > 1.0 {
        next.b = z;
    }
    next
}
#[differentiable(helper, adjoint)]
fn beside<S: Scalar>(p: &Pair<S>, z: S) -> (Pair<S>, S) {
    let mut next = p.clone();
    next.a *= z;
    next.b += next.a * next.a;
    let l = z * next.b;
    (next, l)
}
#[differentiable(adjoint)]
fn returned<S: Scalar>(x: &[S]) -> S {
    let mut p = next(x[0]);
    let mut s = x[1];
    for i in 0..3 {
        let (q, l) = beside(&p, x[2] * x[i]);
        s += l;
        p = q;
    }
    p.a * s + p.b
}

#[differentiable(helper, adjoint)]
fn if_positive<S: Scalar>(z: S) -> Option<Pair<S>> {
    let mut next = Pair { a: z, b: z * z };
    next.a *= z;
    if z > 0.0 { Some(next) } else { None }
}
#[differentiable(helper, adjoint)]
fn changed<S: Scalar>(mut p: Pair<S>, z: S) -> Pair<S> {
    for _ in 0..3 {
        if z > 1.0 {
            p.a *= z;
        } else {
            p = Pair { a: p.b, b: p.a * z };
        }
    }
    p
}
#[differentiable(adjoint)]
fn in_branches<S: Scalar>(x: &[S]) -> S {
    let p = changed(Pair { a: x[0], b: x[1] }, x[2]);
    match if_positive(x[0]) {
        Some(q) => q.a * p.b + p.a,
        None => p.b * x[1],
    }
}

#[differentiable(helper, adjoint)]
fn both<S: Scalar>(z: S) -> [Pair<S>; 2] {
    let mut a = Pair { a: z, b: z * z };
    a.a *= z;
    let mut b = a.clone();
    b.b *= a.a;
    let c = if z > 1.0 { a } else { b };
    [c.clone(), c]
}
#[differentiable(helper, adjoint)]
fn listed<S: Scalar>(x: &[S]) -> Vec<Pair<S>> {
    let (mut list, mut p) = (vec![], Pair { a: x[0], b: x[1] });
    for v in x {
        let mut q = p.clone();
        q.a *= *v;
        list.push(q);
        p = Pair { a: p.b, b: p.a * *v };
        let r = p.clone();
        p = r;
    }
    list.push(p);
    list
}
#[differentiable(adjoint)]
fn in_lists<S: Scalar>(x: &[S]) -> S {
    let ([p, q], list) = (both(x[0]), listed(x));
    p.a * q.b + list[0].a * list[1].b + list[3].a * list[3].b
}

#[derive(Clone, Debug, Differentiable)]
struct State<S> {
    pair: Pair<S>,
    row: Row<S>,
    n: S,
}
#[differentiable(helper, adjoint)]
fn step<S: Scalar>(r: &Row<S>, z: S) -> State<S> {
    let (mut pair, mut row) = (Pair { a: z, b: r.at }, r.clone());
    pair.a *= row.at;
    row.list[0] *= pair.a;
    State { pair, n: row.at * z, row }
}
#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(r: &Row<S>) -> Row<S> {
    if r.at > 1.0 {
        return if r.list[0] > 1.0 { r.clone() } else { Row { at: r.list[0], list: r.list.clone() } };
    }
    let Row { at, list } = if r.list[0] > 1.0 {
        Row::<S> { at: r.at * r.at, list: vec![r.at] }
    } else {
        Row { at: r.list[0], ..r.clone() }
    };
    Row { at: at * list[0], list }
}
#[differentiable(helper, adjoint)]
fn sine<S: Scalar>(r: &Row<S>) -> S {
    let mut q: Row<S> = r.clone();
    q = Row::<S> { at: (q.at * q.at).sin(), list: q.list.clone() };
    q.at * q.list[0]
}
#[differentiable(helper, adjoint)]
fn within<S: Scalar>(w: &[S]) -> Vec<S> {
    let mut r = Row::<S> { at: w[0], list: vec![w[1], w[2]] };
    r.at *= w[1];
    let v = &r.list;
    let mut u: Vec<Vec<S>> = vec![v.to_vec(); 1];
    u[0][0] *= r.at;
    v.iter().map(|s| if r.at > *s { *s } else { u[0][1] * u[0][0] }).collect::<Vec<S>>()
}
#[differentiable(adjoint)]
fn with_lists<S: Scalar>(x: &[S]) -> S {
    let row = Row { at: x[0], list: vec![x[1], x[2]] };
    let State { pair, row: new, n } = step(&row, x[2]);
    let scaled = scaled(&row);
    pair.a * new.list[0] + n * scaled.at * scaled.list[0] + sine(&row) * within(x)[0]
}

#[test]
fn structs_that_are_moved() {
    let (large, small) = (&[1.5, 2.5, 1.2], &[0.5, -0.4, 0.7]);
    let (mixed, negative) = (&[0.6, 1.7, 0.4], &[-0.6, 0.7, -1.4]);
    agree!(returned, Returned, large, small, mixed, negative);
    agree!(in_branches, InBranches, large, small, mixed, negative);
    agree!(in_lists, InLists, large, small, mixed, negative);
    agree!(with_lists, WithLists, large, small, mixed, negative);
}
