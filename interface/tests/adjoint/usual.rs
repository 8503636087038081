//! Code as it is often written: lists by value, conditions of structs, variables that begin as constants.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn copies_of_arrays<S: Scalar>(x: &[S]) -> S {
    let y = [x[0], x[1]];
    let z = y.to_vec();
    let w = x.to_vec();
    let mut q = y;
    q[0] *= w[1];
    let r = q.to_vec();
    z[0] * z[1] * w[2] * r[0]
}

#[differentiable(adjoint)]
fn items_by_value<S: Scalar>(x: &[S]) -> S {
    let e = x.to_vec();
    let y: Vec<S> = e.into_iter().map(|q| q * q).collect();
    y[0] * y[1]
}
#[differentiable(adjoint)]
fn items_of_a_longer_list<S: Scalar>(x: &[S]) -> S {
    let mut w = vec![x[0]];
    w.push(x[0] * x[1]);
    w.into_iter().sum::<S>() * x[2]
}
#[differentiable(adjoint)]
fn zip_of_an_array<S: Scalar>(x: &[S]) -> S {
    let mut b = [x[0], x[1]];
    b[0] *= b[1];
    x.iter().zip(b).map(|(p, q)| *p * q).sum()
}
#[differentiable(adjoint)]
fn zip_of_a_list<S: Scalar>(x: &[S]) -> S {
    let v = x.to_vec();
    let a = v[0] * v[1];
    x.iter().zip(v).map(|(p, q)| *p * q).sum::<S>() * a
}
#[differentiable(adjoint)]
fn softmax<S: Scalar>(x: &[S]) -> S {
    let e: Vec<S> = x.iter().map(|v| v.exp()).collect();
    let s: S = e.iter().copied().sum();
    let p: Vec<S> = e.into_iter().map(|v| v / s).collect();
    p[0] * p[1] - p[2]
}
#[differentiable(adjoint)]
fn reversed_by_value<S: Scalar>(x: &[S]) -> S {
    let e = vec![x[0], x[1]];
    let r: Vec<S> = e.into_iter().rev().collect();
    r[0] * r[0] * r[1]
}
#[differentiable(adjoint)]
fn loop_by_value<S: Scalar>(x: &[S]) -> S {
    let mut w = x.to_vec();
    let first = w[0];
    w[1] *= first;
    let mut s = S::one();
    for v in w {
        s = s * v;
    }
    s
}

#[derive(Clone, Debug, Differentiable)]
struct Link<S> {
    angle: S,
    #[differentiable(skip)]
    on: bool,
    #[differentiable(skip)]
    k: usize,
}
#[differentiable(helper, adjoint)]
fn opt<S: Scalar>(x: &[S]) -> Option<S> {
    if x[0] > 1.0 { Some(x[0] * x[1]) } else { None }
}
fn inside<S: Scalar>(x: &[S], y: S) -> bool {
    x[0] < y
}
#[differentiable(adjoint)]
fn conditions_of_structs<S: Scalar>(x: &[S]) -> S {
    let links = vec![
        Link { angle: x[0], on: true, k: 2 },
        Link { angle: x[1], on: false, k: 1 },
        Link { angle: x[2], on: true, k: 1 },
    ];
    let mut s = S::zero();
    for l in &links {
        if l.on {
            s += l.angle * l.angle;
        }
        if !l.on && l.k > 0 {
            s *= l.angle;
        }
        let on = l.on;
        if on || l.k == 1 {
            s = s.sin() + l.angle;
        }
    }
    s
}
#[differentiable(adjoint)]
fn lists_of_a_constant<S: Scalar>(x: &[S]) -> S {
    let big = S::constant(1e2);
    let mut d = vec![big; 3];
    d[0] = x[0];
    for i in 1..3 {
        let p = d[i - 1];
        d[i] *= p * x[i] * 0.01;
    }
    let zero = S::zero();
    let mut m = vec![vec![zero; 2]; 2];
    for i in 0..2 {
        for j in 0..2 {
            m[i][j] += x[i] * x[j + 1];
        }
    }
    let mut t = (zero, 2);
    t.0 += x[1];
    let mut a = [zero; 2];
    a[1] += x[1] * t.0;
    d[2] * m[1][0] + m[0][1] * a[1]
}
#[differentiable(adjoint)]
fn conditions_by_helpers<S: Scalar>(x: &[S]) -> S {
    let o = opt(x);
    let y = o.unwrap_or_else(|| x[2]);
    let mut s = y;
    let mut v = x.to_vec();
    while inside(&v, x[2]) {
        let a = v[0];
        v[0] = a * 1.5 + y;
        s *= v[0];
    }
    if inside(x, y) { s * x[1] } else { s }
}
#[differentiable(adjoint)]
fn array_assignment<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) = (x[0], x[1]);
    for _ in 0..3 {
        [a, b] = [b, a * b];
    }
    a * b
}

#[test]
fn all_agree() {
    for x in [[1.5, 2.5, 3.5], [0.5, -2.5, 1.5]] {
        agree!(copies_of_arrays, CopiesOfArrays, x);
        agree!(items_by_value, ItemsByValue, x);
        agree!(items_of_a_longer_list, ItemsOfALongerList, x);
        agree!(zip_of_an_array, ZipOfAnArray, x);
        agree!(zip_of_a_list, ZipOfAList, x);
        agree!(softmax, Softmax, x);
        agree!(reversed_by_value, ReversedByValue, x);
        agree!(loop_by_value, LoopByValue, x);
        agree!(conditions_of_structs, ConditionsOfStructs, x);
        agree!(lists_of_a_constant, ListsOfAConstant, x);
        agree!(conditions_by_helpers, ConditionsByHelpers, x);
        agree!(array_assignment, ArrayAssignment, x);
    }
}
