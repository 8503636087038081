//! Ends of iterators that give an option, and options that are used where they are made.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn reduced<S: Scalar>(x: &[S]) -> S {
    let a = x.iter().copied().reduce(|a, b| a.max(b)).unwrap();
    let b = x.iter().copied().reduce(S::max).unwrap_or(S::zero());
    let c = x.iter().map(|v| v.sin()).reduce(|a, b| a * b + 1.0).unwrap();
    let d = x.iter().reduce(|a, b| if *a > *b { a } else { b }).unwrap();
    let e = x.iter().copied().filter(|v| *v > 1.0).reduce(|a, b| a * b).unwrap_or(x[0]);
    a * b + c + *d * e
}

/// Of equal items, `max_by` has the last one, and `min_by` the first.
#[differentiable(adjoint)]
fn extreme<S: Scalar>(x: &[S]) -> S {
    let a = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let b = x.iter().copied().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let c = x.iter().map(|v| v.cos()).max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
    let d = *x.iter().min_by(|a, b| (**a * **a).partial_cmp(&(**b * **b)).unwrap()).unwrap() * 2.0;
    let e = x.iter().filter(|v| **v > 0.0).min_by(|a, b| a.partial_cmp(b).unwrap()).copied().unwrap_or(S::one());
    let g = if *a > b { *a * b } else { b };
    g + c * d + e
}

#[differentiable(adjoint)]
fn found<S: Scalar>(x: &[S]) -> S {
    let a = x.iter().find(|v| **v > 1.0).copied().unwrap_or(x[0]);
    let b = x.iter().copied().find(|v| *v > 2.0).map(|v| v * v).unwrap_or(S::zero());
    let c = x.iter().find_map(|v| if *v > 0.5 { Some(v.ln()) } else { None }).unwrap_or_else(|| x[1]);
    let d = x.iter().map(|v| v.sin()).last().unwrap();
    let e = x.iter().map(|v| v.cos()).nth(2).unwrap();
    let g = x.iter().next().unwrap();
    let h = x.iter().copied().nth(1).map_or(x[0], |v| v * 3.0);
    let i = x.iter().filter(|v| **v > 0.3).nth(1).map_or(x[0], |v| *v * 3.0);
    let j = x.iter().next().copied().unwrap_or(x[1]);
    a * b + c * d + e * *g + h * i * j
}

#[differentiable(adjoint)]
fn of_parts<S: Scalar>(x: &[S]) -> S {
    let a = x.first().copied().unwrap_or(S::zero());
    let b = x.last().copied().unwrap();
    let c = x.get(9).copied().unwrap_or(x[1]);
    let d = x.get(1).cloned().map(|v| v.sin()).unwrap_or(x[0]);
    let e = x.get(2).map(|v| *v * x[0]).unwrap_or_else(S::zero);
    let g = x.get(2).and_then(|v| if *v > 0.5 { Some(*v * x[1]) } else { None }).unwrap_or(x[3]);
    let h = x.first().filter(|v| **v > 1.0).copied().unwrap_or(x[2]);
    a * b + c * d + e * g + h
}

#[differentiable(helper, adjoint)]
fn h<S: Scalar>(a: S) -> Option<S> {
    if a > 0.5 { Some(a.ln()) } else { None }
}
#[differentiable(adjoint)]
fn of_helpers<S: Scalar>(x: &[S]) -> S {
    let a = h(x[1]).unwrap_or(x[3]);
    let b = h(x[0]).map(|v| v * x[2]).unwrap_or(x[1]);
    let c = h(x[2]).map_or(x[0], |v| v * v);
    let d = h(x[2]).or_else(|| h(x[1])).unwrap_or_else(|| x[0] * x[1]);
    let e = h(x[2]).and_then(|v| h(v + 1.0)).unwrap_or(S::one());
    let g = h(x[2] * x[2] + 1.0).unwrap() + h(x[2] * x[2] + 1.0).expect("more");
    let mut s = a;
    for v in x {
        s += h(*v).unwrap_or(s * 0.5) * h(*v + s).map_or_else(|| *v, |w| w * *v);
    }
    a * b + c * d + e * g + s
}

#[differentiable(adjoint)]
fn of_constants<S: Scalar>(x: &[S]) -> S {
    let o: Option<S> = None;
    let p = Some(S::one());
    let q = (x.len() > 3).then(|| S::zero());
    let r = (x[0] > 1.0).then(|| S::constant(2.0));
    let a = o.unwrap_or(x[0]) + p.unwrap_or(x[1]) * x[0] + q.unwrap_or_else(|| x[2]) + o.map_or(x[1], |a| a * x[2]);
    let b = r.map_or(x[1], |a| a * x[2]) * r.unwrap_or(x[3]) + r.map(|v| v * x[0]).unwrap_or(x[1]);
    let c = (x[1] > 1.0).then(|| x[0] * x[1]).unwrap_or(x[2]);
    a * b + c
}

#[differentiable(adjoint)]
fn taken_apart<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    if let Some(m) = x.iter().copied().reduce(|a, b| a.max(b)) {
        s += m * m;
    }
    if let Some(m) = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()) {
        if *m > 0.5 {
            s += *m * x[0];
        }
    } else {
        s += x[1];
    }
    let Some(k) = x.iter().copied().find(|v| *v > 0.3) else { return x[2] };
    s += k.sin();
    let t = match x.iter().find(|v| **v > 2.2) {
        Some(v) => *v * *v,
        None => x[0],
    };
    let o = x.iter().copied().find(|v| *v > 1.5);
    let u = o.map_or(x[3], |v| v.exp());
    let w = if let Some(v) = o { v } else { x[1] };
    let z = if s > 100.0 {
        s
    } else if let Some(q) = x.iter().map(|v| v.sin()).min_by(|a, b| a.partial_cmp(b).unwrap()) {
        q
    } else {
        x[0]
    };
    s + t * u + w * z
}

#[differentiable(adjoint)]
fn of_pairs<S: Scalar>(x: &[S]) -> S {
    let ps = vec![(x[0], x[1] * x[2]), (x[1], x[0]), (x[3], x[3] * x[1])];
    let a = ps.iter().copied().max_by(|a, b| a.0.partial_cmp(&b.0).unwrap()).unwrap();
    let b = ps.iter().min_by(|a, b| a.1.partial_cmp(&b.1).unwrap()).unwrap();
    let c = ps.iter().find(|p| p.0 > 0.5).map(|p| p.1 * 2.0).unwrap_or(x[0]);
    let d = x.iter().map(|v| (v.sin(), *v * *v)).max_by(|a, b| a.0.partial_cmp(&b.0).unwrap()).map(|(_, w)| w).unwrap();
    let e = ps.iter().copied().reduce(|a, b| (a.0 + b.0, a.1 * b.1)).unwrap();
    let (m, n) = x.iter().map(|v| (*v, v.cos())).last().unwrap();
    a.1 * b.0 + c * d + e.0 * e.1 + m * n
}

#[test]
fn options_are_used() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [2.7, -1.3, 0.9, 1.1], [-0.7, 3.3, -0.2, 0.8]] {
        agree!(reduced, Reduced, x);
        agree!(extreme, Extreme, x);
        agree!(found, Found, x);
        agree!(of_parts, OfParts, x);
        agree!(of_helpers, OfHelpers, x);
        agree!(of_constants, OfConstants, x);
        agree!(taken_apart, TakenApart, x);
        agree!(of_pairs, OfPairs, x);
    }
    agree!(extreme, Extreme, [1.5, 1.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], [0.5, 1.5, 1.5, 0.5]);
}

#[differentiable(helper, adjoint)]
fn squared<S: Scalar>(a: S) -> Option<S> {
    if a > 0.5 { Some(a * a) } else { None }
}

// The closures have variables of the same names as what stands in the place of nothing.
#[differentiable(adjoint)]
fn names_of_closures<S: Scalar>(x: &[S]) -> S {
    let (v, w, y) = (x[3], x[2], x[1]);
    let a = squared(x[0]).and_then(|v| if v > 1.0 { Some(v * v) } else { None }).unwrap_or(v);
    let b = ({
        let y = x[0] * 2.0;
        if y > 1.0 { Some(y) } else { None }
    })
    .map_or(y, |v| v * y);
    let c = match x.iter().copied().find(|v| *v > 1.0).and_then(|w| squared(w * v)) {
        Some(w) => w * v,
        None => w,
    };
    let o = squared(x[0]);
    let d = o.and_then(|v| squared(v * w)).unwrap_or(v);
    a * b + c * d + squared(x[1]).map(|v| v * w).and_then(|w| squared(w * v)).unwrap_or(w * v)
}

// What stands in the place of nothing is computed in any case.
#[differentiable(adjoint)]
fn in_any_case<S: Scalar>(x: &[S]) -> S {
    let mut s = x[0];
    let o = if x[1] > 1.0 { Some(x[1]) } else { None };
    let a = o.unwrap_or({
        s *= x[2];
        s
    });
    let b = o.map_or(
        {
            s *= x[3];
            s
        },
        |v| v * x[0],
    );
    let c = squared(x[1])
        .or({
            s += x[2];
            Some(s)
        })
        .unwrap_or(s);
    a * b * s + c
}

#[test]
fn what_stands_in_the_place_of_nothing() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [-0.7, 3.3, -0.2, 0.8]] {
        agree!(names_of_closures, NamesOfClosures, x);
        agree!(in_any_case, InAnyCase, x);
    }
}
