//! Iterators that go one way, lists that are emptied, and items with parts.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn emptied<S: Scalar>(x: &[S]) -> S {
    let (a, b): (Vec<S>, Vec<S>) = x.iter().map(|v| (v.sin(), *v * *v)).unzip();
    let mut v: Vec<S> = x.iter().map(|v| *v * x[0]).collect();
    v.retain(|v| *v > 0.2);
    let mut s = a[0] * b[1] + a[2];
    for w in &v {
        s = s * 0.5 + *w;
    }
    let mut u = x.to_vec();
    for w in u.drain(..) {
        s = s * 0.5 + w.sin();
    }
    u.push(x[1] * x[0]);
    let w = std::mem::take(&mut u);
    u.push(w[0] * 2.0);
    let mut z = x.to_vec();
    z.rotate_left(1);
    s = s * z[0] * z[3];
    z[0] *= x[1];
    z.rotate_right(2);
    s + u[0] * z[0] + z[1] * x[2]
}

#[differentiable(adjoint)]
fn one_way<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for c in "abcab".chars() {
        if s > 5.0 {
            break;
        }
        s = s * 1.5 + if c == 'a' { x[0] } else { x[1] * x[2] };
    }
    for k in 0.. {
        if k >= x.len() {
            break;
        }
        s += x[k] * k as f64;
    }
    for w in "1 2 3".split_whitespace() {
        let n: f64 = w.parse().unwrap();
        s = s * 0.5 + x[1] * n;
    }
    for n in std::iter::successors(Some(1_usize), |n| if *n < 20 { Some(n * 3) } else { None }) {
        s = s * 0.5 + x[n % 4];
    }
    s
}

#[differentiable(adjoint)]
fn asked_for_items<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    let mut it = x.iter();
    while let Some(v) = it.next() {
        s = s * 0.5 + v.sin();
        if s > 2.0 {
            break;
        }
    }
    s
}

#[differentiable(adjoint)]
fn looked_at_in_parts<S: Scalar>(x: &[S]) -> S {
    let v: Vec<(S, S)> = x.iter().map(|a| (*a, a.sin())).collect();
    let a: S = v.iter().filter(|(a, _)| *a > 1.0).map(|&(a, b)| a * b).sum();
    let b: S = x.iter().map(|a| (*a, a.sin())).take_while(|p| p.0 > 0.3).map(|(a, b)| a * b).sum();
    let c: S = x.iter().map(|a| (*a, a.sin())).filter(|p| p.0 > p.1).map(|p| p.0 * p.1).sum();
    a + b + c
}

#[differentiable(adjoint)]
fn numbered_and_left<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    let mut v = x.to_vec();
    let mut it = v.iter().rev().enumerate();
    while let Some((i, w)) = it.next() {
        if *w < -1.0 {
            continue;
        }
        s = s * 0.5 + w.sin() * i as f64;
    }
    v.push(s);
    let mut it = v.chunks_exact(2);
    while let Some(c) = it.next() {
        s = s * c[0] + c[1];
    }
    let mut n = 0;
    for k in 1.. {
        if n > 3 {
            break;
        }
        if k % 2 == 0 {
            continue;
        }
        n += 1;
        s = s * 0.7 + x[k % 4];
    }
    for (c, k) in "xyz".chars().zip(1..) {
        s = s * 0.5 + x[k] * (c as u32 as f64 * 0.01);
    }
    s
}

#[differentiable(adjoint)]
fn lists_of_lists<S: Scalar>(x: &[S]) -> S {
    let mut out = Vec::new();
    let mut row = Vec::new();
    for (i, v) in x.iter().enumerate() {
        row.push(*v * x[0]);
        if i % 2 == 1 {
            out.push(std::mem::take(&mut row));
        }
    }
    let mut rows = vec![vec![x[0], x[1]], vec![x[2]]];
    rows.retain(|r| r.len() > 1);
    let s: S = out.drain(..).map(|r| r[0] * r[1]).sum();
    out.push(vec![s]);
    let (p, q): (Vec<_>, Vec<_>) = x.iter().zip(x.iter().rev()).map(|(a, b)| (*a * *b, *a + *b)).unzip();
    let acc = x.iter().filter(|v| **v > 0.0).fold((S::zero(), 0), |acc, v| (acc.0 + *v, acc.1 + 1));
    s * rows[0][1] + out[0][0] + p[0] * q[1] + acc.0 * acc.1 as f64
}

#[differentiable(helper, adjoint)]
fn h<S: Scalar>(a: S) -> Option<S> {
    if a > 0.5 { Some(a.ln()) } else { None }
}
#[differentiable(adjoint)]
fn unwrapped<S: Scalar>(x: &[S]) -> S {
    let o = x.iter().copied().find(|v| *v > 0.1);
    let u = o.unwrap();
    let p = h(x[0] * x[0] + 1.0);
    let q = if x[0] > 1.0 { Some(x[1] * x[2]) } else { None };
    u * o.unwrap() * p.unwrap() + p.expect("there") + q.unwrap_or(x[1]) * q.map(|v| v * v).unwrap_or_else(|| x[2])
}

fn order() -> Vec<usize> {
    vec![2, 0, 1]
}

/// Lists without derivatives are taken by value in loops that both sweeps go through.
#[differentiable(adjoint)]
fn taken<S: Scalar>(x: &[S]) -> S {
    let order = order();
    let mut again: Vec<usize> = vec![0, 1];
    again.reverse();
    let mut weights = vec![1.0, 2.0];
    weights.push(0.5);
    let mut s = x[0];
    for i in order {
        s = s * s * 0.5 + x[i];
    }
    for i in again {
        s = (s * x[i]).sin();
    }
    for (i, w) in weights.into_iter().enumerate() {
        s = s * s + x[i] * w;
    }
    s
}

#[test]
fn iterators_go_one_way() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [2.7, -1.3, 0.9, 1.1], [-0.7, 3.3, -0.2, 0.8]] {
        agree!(emptied, Emptied, x);
        agree!(one_way, OneWay, x);
        agree!(asked_for_items, AskedForItems, x);
        agree!(looked_at_in_parts, LookedAtInParts, x);
        agree!(numbered_and_left, NumberedAndLeft, x);
        agree!(lists_of_lists, ListsOfLists, x);
        agree!(unwrapped, Unwrapped, x);
        agree!(taken, Taken, x);
    }
}
