//! Steps before `enumerate`, `zip`, `rev` and their like, and iterators in a row.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn by_value_behind<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for (i, v) in x.iter().rev().copied().enumerate() {
        s += v * v * (i as f64);
    }
    for v in x.iter().skip(1).cloned() {
        s = s * v.sin();
    }
    for v in x.iter().take(2).chain(x.iter().rev()).copied() {
        s = s * 0.7 + v.sin();
    }
    s + x.iter().step_by(2).copied().map(|v| v.cos()).sum::<S>() + x.iter().rev().copied().skip(1).product::<S>()
}

#[differentiable(adjoint)]
fn mapped_before<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for (i, v) in x.iter().map(|v| v.sin()).enumerate() {
        s = s * v + (i as f64 + 1.0) * v;
    }
    for (a, b) in x.iter().zip(x.iter().skip(1).map(|v| *v * *v)) {
        if *a > b {
            s += *a * b;
        }
    }
    for (b, a) in x.iter().skip(1).map(|v| *v * *v).zip(x) {
        if *a > b {
            s += *a * b;
        }
    }
    for v in x.iter().map(|v| *v * s).collect::<Vec<_>>().into_iter().rev() {
        s = s * 0.3 + v;
    }
    let t: S = x.iter().map(|v| *v * *v).rev().take(2).map(|w| w.cos()).sum();
    let u: Vec<S> = x.iter().map(|v| v.exp()).skip(1).step_by(2).collect();
    let w = x.iter().map(|v| v.exp()).zip(u.iter()).map(|(a, b)| a * *b).fold(S::one(), |p, q| p * q.sin());
    s * t + u[0] * u[1] + w
}

#[differentiable(adjoint)]
fn chosen_before<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for (i, v) in x.iter().filter(|v| **v > 0.5).enumerate() {
        if *v > x[0] * 0.1 {
            s = s * *v + (i as f64 + 1.0) * *v;
        }
    }
    for v in x.iter().filter(|v| **v > 0.1).skip(1).take(1) {
        s += v.sin();
    }
    for (i, v) in x.iter().filter(|v| **v > 0.1).map(|v| v.cos()).enumerate().filter(|(i, v)| *i > 0 && *v > -0.9) {
        s += v.sin() * i as f64;
    }
    let r: S = x.iter().filter(|v| **v > 0.1).map(|v| *v * *v).rev().skip(1).sum();
    let z: S = x.iter().filter(|v| **v > 0.1).zip(x.iter()).map(|(a, b)| *a * b.sin()).sum();
    let k: S = x.iter().skip_while(|v| **v < 1.0).map(|v| *v * *v).sum();
    let q: S = x
        .iter()
        .take_while(|v| **v < 2.0)
        .map(|v| *v * *v)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .enumerate()
        .map(|(i, v)| v * i as f64)
        .sum();
    s + r * z + q + k
}

#[differentiable(adjoint)]
fn in_a_row<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for v in std::iter::once(x[0]).chain(x.iter().copied()) {
        s = s * 0.5 + v.sin();
    }
    for v in x.iter().copied().chain([S::one(), S::zero()]) {
        s = s * 0.5 + v.sin();
    }
    for v in x.iter().map(|v| v.sin()).chain(x.iter().map(|v| v.cos())) {
        s = s * 0.5 + v;
    }
    for v in x.iter().copied().chain(std::iter::once(S::one())).chain([x[1]]) {
        s = s * 0.5 + v;
    }
    s
}

#[differentiable(adjoint)]
fn scanned<S: Scalar>(x: &[S]) -> S {
    let a: S = x
        .iter()
        .scan(S::one(), |p, v| {
            *p *= *v;
            Some(*p)
        })
        .sum();
    let c: Vec<S> = x
        .iter()
        .scan(S::zero(), |acc, v| {
            *acc += v.sin();
            Some(*acc)
        })
        .collect();
    let d: S = x
        .iter()
        .scan(x[0], |acc, v| {
            if *acc > 10.0 {
                return None;
            }
            *acc = *acc * *v;
            Some(*acc)
        })
        .sum();
    let mut s = a + c[2] * c[1] + d;
    for (i, v) in x
        .iter()
        .scan(S::zero(), |acc, &v| {
            *acc += v;
            Some(*acc * v)
        })
        .enumerate()
    {
        s += v * (i as f64);
    }
    s
}

#[differentiable(adjoint)]
fn of_lists_that_change<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0], x[1], x[2] * x[1]];
    v[0] *= x[3];
    let mut s = S::zero();
    for (i, (a, b)) in v.iter().map(|a| *a * 2.0).zip(v.iter()).enumerate() {
        s = s * a + *b * (i as f64 + 0.5);
    }
    v[1] = s;
    for (b, c) in v.iter().zip(v.iter().map(|a| *a * *a)).rev() {
        s = s * *b + c;
    }
    for (p, w) in x.windows(2).map(|w| w[0] * w[1]).zip(x.chunks(2)) {
        s = s * 0.3 + p * w[0];
    }
    s
}

#[differentiable(helper, adjoint)]
fn pts<S: Scalar>(a: S, b: S) -> Vec<S> {
    vec![a * b, a, b]
}
#[differentiable(adjoint)]
fn of_helpers<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for k in 0..3 {
        for v in pts(x[k], x[k + 1]).into_iter() {
            s = s * 0.4 + v.sin();
        }
        for (i, v) in pts(x[k], s).into_iter().map(|v| v.cos()).enumerate() {
            s += v * i as f64;
        }
        s += x.iter().zip(pts(x[k], s)).map(|(a, b)| *a * b).sum::<S>() * 0.1;
    }
    let rows = vec![vec![x[0], x[1]], vec![x[2] * x[0]]];
    let t: S = rows.into_iter().flatten().map(|v| v.sin()).sum();
    let rows = vec![vec![x[0], x[1]], vec![x[2] * x[0]]];
    for v in rows.iter().flatten() {
        s = s * *v;
    }
    s * t
}

/// The arguments of closures are apart from the names of items.
#[differentiable(adjoint)]
fn called_alike<S: Scalar>(x: &[S]) -> S {
    let w = x[1] * 0.5;
    let mut s = S::zero();
    for ((a, b), (i, c)) in x
        .iter()
        .map(|v| *v * w)
        .zip(x.iter().map(|v| *v + w))
        .zip(x.iter().filter(|v| **v > 0.2).map(|v| *v * 2.0).enumerate())
    {
        s = s * 0.5 + a * b * c + i as f64 * c;
    }
    let y: Vec<S> = x
        .iter()
        .zip(x.iter().skip(1))
        .map(|(a, b)| *a * *b)
        .zip(x.iter().rev())
        .map(|(p, q)| p * *q)
        .rev()
        .take(2)
        .collect();
    for v in
        x.iter().map(|v| v.sin()).enumerate().map(|(i, v)| v * i as f64).enumerate().rev().map(|(i, v)| v + i as f64)
    {
        s = s * 0.2 + v;
    }
    for (v, u) in x.iter().cycle().take(7).zip(y.iter().cycle()) {
        s = s * 0.9 + v.sin() * *u;
    }
    s + y[0] * y[1]
}

#[differentiable(adjoint)]
fn numbered<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for (v, k) in x.iter().zip(1..) {
        s = s * 0.5 + *v * k as f64;
    }
    for (k, v) in (2..).zip(x) {
        s = s * 0.5 + *v * k as f64;
    }
    for v in x.to_vec() {
        s = s * v;
    }
    let t: S = x.iter().zip(0..).filter(|(v, i)| i % 2 == 0 && **v > 0.1).map(|(v, i)| *v * (i + 1) as f64).sum();
    let ps = vec![(x[0], x[1]), (x[2], x[0] * x[1])];
    let u: S = ps.iter().map(|p| &p.1).zip(x).map(|(a, b)| *a * *b).sum();
    s + t + u + x.iter().cycle().take(6).map(|v| v.sin()).product::<S>()
}

#[differentiable(helper, adjoint)]
fn places<S: Scalar>(x: &[S]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..x.len()).collect();
    places.sort_by(|a, b| x[*a].partial_cmp(&x[*b]).unwrap());
    places
}

#[differentiable(adjoint)]
fn tuples_that_are_chosen<S: Scalar>(x: &[S]) -> S {
    let edges = vec![(0_usize, 1_usize, x[0]), (1, 2, x[1]), (0, 2, x[2])];
    let mut s = S::zero();
    for &(a, b, w) in edges.iter().filter(|e| e.0 == 0) {
        s += w * x[b] * (a as f64 + 1.0);
    }
    for (a, b, w) in edges.iter().filter(|e| e.1 == 2) {
        s += *w * x[*a] * x[*b];
    }
    let &[p, q, ..] = x else { return s };
    let both = [p, q];
    let order = places(x);
    s + edges.iter().filter(|e| e.1 == 2).map(|&(_, b, w)| w * x[b]).sum::<S>() + both[0] * both[1] * order[1] as f64
}

#[differentiable(helper, adjoint)]
fn transformed<S: Scalar>(v: &[(S, S)]) -> Vec<(S, S)> {
    let n = v.len();
    if n == 1 {
        return vec![v[0]];
    }
    let even: Vec<(S, S)> = v.iter().step_by(2).copied().collect();
    let odd: Vec<(S, S)> = v.iter().skip(1).step_by(2).copied().collect();
    let (even, odd) = (transformed(&even), transformed(&odd));
    let mut all = vec![(S::zero(), S::zero()); n];
    for k in 0..n / 2 {
        let (s, c) = (-2.0 * std::f64::consts::PI * k as f64 / n as f64).sin_cos();
        let (re, im) = odd[k];
        let t = (re * c - im * s, re * s + im * c);
        all[k] = (even[k].0 + t.0, even[k].1 + t.1);
        all[k + n / 2] = (even[k].0 - t.0, even[k].1 - t.1);
    }
    all
}
/// Pairs that are picked and copied: a Fourier transform.
#[differentiable(adjoint)]
fn picked<S: Scalar>(x: &[S]) -> S {
    let signal: Vec<(S, S)> = x.iter().map(|&v| (v, v * v)).collect();
    let spectrum = transformed(&signal);
    spectrum.iter().enumerate().map(|(k, (re, im))| (*re * *re + *im * *im) * (k as f64 + 1.0)).sum()
}

#[test]
fn iterators_are_adapted() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [2.7, -1.3, 0.9, 1.1], [-0.7, 3.3, -0.2, 0.8]] {
        agree!(by_value_behind, ByValueBehind, x);
        agree!(mapped_before, MappedBefore, x);
        agree!(chosen_before, ChosenBefore, x);
        agree!(in_a_row, InARow, x);
        agree!(scanned, Scanned, x);
        agree!(of_lists_that_change, OfListsThatChange, x);
        agree!(of_helpers, OfHelpers, x);
        agree!(called_alike, CalledAlike, x);
        agree!(tuples_that_are_chosen, TuplesThatAreChosen, x);
        agree!(numbered, Numbered, x);
        agree!(picked, Picked, x);
    }
}
