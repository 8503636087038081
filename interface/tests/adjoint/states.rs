//! Folds whose state is more than a number.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn tuples_and_lists<S: Scalar>(x: &[S]) -> S {
    let a = x.iter().fold(vec![S::zero(); 3], |mut acc, v| {
        acc[0] += *v;
        acc[1] = acc[1] * *v + 1.0;
        acc[2] += v.sin();
        acc
    });
    let b = x.iter().fold([x[0], x[1]], |acc, v| [acc[0] * *v, acc[1] + *v]);
    let c = x.iter().fold((S::zero(), S::one()), |acc, v| (acc.0 + *v, acc.1 + *v * *v));
    a[0] * a[1] + a[2] * b[0] + b[1] + c.0 * c.1
}

#[derive(Clone, Debug, Differentiable)]
struct V<S> {
    a: S,
    b: S,
}
#[differentiable(adjoint)]
fn structs_and_counts<S: Scalar>(x: &[S]) -> S {
    let start = vec![x[0], x[1]];
    let a = x.iter().fold(start, |mut acc, v| {
        acc.push(*v * acc[0]);
        acc
    });
    let b = x.iter().fold(V { a: x[0], b: x[1] }, |acc, v| V { a: acc.a * *v, b: acc.b + acc.a });
    let c = x.iter().fold((S::zero(), S::one(), 0), |(s, p, n), v| (s + *v, p * *v, n + 1));
    let n = c.2 as f64;
    let (p, q, r, t, u) =
        x.iter().fold((x[0], x[1], x[2], x[3], S::one()), |(p, q, r, t, u), v| (q, r, t, u * *v, p + *v));
    a[4] * b.a + b.b + c.0 * c.1 + p * q + r * t * u + n
}

#[differentiable(adjoint)]
fn options<S: Scalar>(x: &[S]) -> S {
    let a = x.iter().copied().fold(None, |best: Option<S>, d| match best {
        Some(b) => {
            if b > d {
                Some(b)
            } else {
                Some(d)
            }
        }
        None => Some(d),
    });
    let b = x.iter().fold(None, |best: Option<S>, d| match best {
        Some(b) => Some(b.max(*d)),
        None => Some(*d),
    });
    a.unwrap() * b.unwrap_or(x[0])
}

#[test]
fn states_of_folds() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [2.7, -1.3, 0.9, 1.1], [-0.7, 3.3, -0.2, 0.8]] {
        agree!(tuples_and_lists, TuplesAndLists, x);
        agree!(structs_and_counts, StructsAndCounts, x);
        agree!(options, Options, x);
    }
}
