//! Iterators with steps that choose items, and lists of more than numbers.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(x: &[S]) -> S {
    (x.iter().map(|v| *v * *v).sum::<S>() + 0.01).sqrt()
}

#[differentiable(helper, adjoint)]
fn square<S: Scalar>(x: &S) -> S {
    *x * *x
}

#[differentiable(adjoint)]
fn mapped<S: Scalar>(x: &[S]) -> S {
    let mut s = S::zero();
    for v in x.iter().map(|v| *v * *v) {
        s += v.sin();
    }
    s
}

#[differentiable(adjoint)]
fn by_name<S: Scalar>(x: &[S]) -> S {
    let top = x.iter().copied().fold(x[0], S::max);
    let sines: Vec<S> = x.iter().copied().map(S::sin).collect();
    x.iter().map(square).sum::<S>() + x.chunks(2).map(norm).sum::<S>() + top * sines[1]
}

#[differentiable(adjoint)]
fn filtered<S: Scalar>(x: &[S]) -> S {
    let s: S = x.iter().filter(|v| **v > 0.4).map(|v| v.ln()).sum();
    let p: S = x.iter().copied().filter(|&v| v > 0.4).product();
    let n = x.iter().filter(|v| **v > 0.4).count() as f64;
    let q: S = x.iter().enumerate().filter(|(i, v)| i % 2 == 0 && **v > 0.1).map(|(i, v)| *v * (i as f64 + 1.0)).sum();
    let r: S = x.iter().zip(&x[1..]).filter(|&(a, b)| *a > *b).map(|(a, b)| *a * *b).sum();
    let t: S = (0..x.len()).filter(|i| i % 2 == 0).map(|i| x[i] * x[0]).sum();
    s * p + n * q + r + t
}

#[differentiable(adjoint)]
fn ended<S: Scalar>(x: &[S]) -> S {
    let big: Vec<S> = x.iter().copied().filter(|v| *v > 0.4).collect();
    let both = x.iter().filter(|v| **v > 0.2).map(|v| v.sin()).filter(|v| *v < 0.9).collect::<Vec<S>>();
    let first: S = x.iter().take_while(|v| **v < 2.0).map(|v| *v * *v).sum();
    let roots: S = x.iter().filter_map(|v| if *v > 0.4 { Some(v.sqrt()) } else { None }).sum();
    let some: S = x.iter().map_while(|v| if *v > 0.4 { Some(v.sqrt() * *v) } else { None }).sum();
    norm(&big) * norm(&both) + first * roots + some
}

#[differentiable(adjoint)]
fn lists<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let a: Vec<Vec<S>> = (0..n).map(|i| (0..n).map(|j| x[i] * x[j] + (i + j) as f64).collect()).collect();
    let b = x.iter().map(|v| vec![*v; 2]).collect::<Vec<_>>();
    let pairs: Vec<(S, S)> = x.iter().zip(x.iter().skip(1)).map(|(a, b)| (*a * *b, a.sin())).collect();
    let all: S = a.iter().flat_map(|row| row.iter()).map(|v| *v * *v).sum();
    let more: S = a.iter().zip(&b).flat_map(|(row, v)| row.iter().zip(v)).map(|(p, q)| *p * *q).sum();
    let s = pairs.iter().map(|(p, q)| *p / *q).sum::<S>();
    let c: Vec<Vec<S>> = a.iter().map(|row| row.iter().map(|v| v.cos()).collect::<Vec<S>>()).collect();
    all * 0.01 + more + s + a[1][0] * b[0][1] * c[1][1] + pairs[0].1
}

#[differentiable(adjoint)]
fn folded<S: Scalar>(x: &[S]) -> S {
    let (low, high) = x.iter().fold((x[0], x[0]), |(low, high), v| (low.min(*v), high.max(*v)));
    let (sum, product) = x.iter().filter(|v| **v > 0.0).fold((S::zero(), S::one()), |(sum, product), v| {
        let sum = sum + *v;
        (sum, product * sum)
    });
    let horner = x.iter().filter(|v| **v > 0.0).fold(S::one(), |y, v| y * *v + 1.0);
    (high - low) * sum * product + horner
}

#[differentiable(adjoint)]
fn visited<S: Scalar>(x: &[S]) -> S {
    let mut u = S::zero();
    x.iter().filter(|v| **v > 0.4).for_each(|v| u += *v * *v);
    for (i, v) in x.iter().enumerate().filter(|(_, v)| **v > 0.4) {
        if i > 5 {
            break;
        }
        if i == 1 {
            continue;
        }
        u += v.exp();
    }
    let mut list = vec![u];
    list.extend(x.iter().filter(|v| **v > 0.4).map(|v| *v * u));
    norm(&list)
}

/// The arguments of a closure are its own.
#[differentiable(adjoint)]
fn called_alike<S: Scalar>(x: &[S]) -> S {
    let (a, mut s) = (x[0] * x[1], S::zero());
    x.iter().map(|a| *a * 2.0).for_each(|v| s += v * a);
    let list: Vec<S> = x.iter().map(|a| *a * 3.0).map(|v| v * a).collect();
    let y = x.iter().map(|a| a.sin()).map(|v| v * a).fold(a, |b, v| b * v + a);
    let z = x.iter().zip(&list).map(|(a, b)| *a * *b).map(|v| v + a).sum::<S>();
    let w = x.iter().filter(|v| **v > 0.2).map(|a| *a * 2.0).map(|v| v * a).sum::<S>();
    let (p, q) = x.iter().map(|a| (*a * 2.0, a.sin())).fold((a, a), |(b, c), (v, w)| (b + v * a, c * w));
    for v in x.iter().map(|a| *a * 2.0).map(|a| a.sin()).map(|w| w * w) {
        s = s * 0.5 + v * a;
    }
    for k in (0..x.len()).take_while(|k| k * k < 2) {
        s += x[k] * a;
    }
    s + list[1] * y + z + w + p * q
}

/// Items that are references to tuples, and tuples of references.
#[differentiable(adjoint)]
fn pairs<S: Scalar>(x: &[S]) -> S {
    let pairs = vec![(x[0], x[1] * x[2]), (x[1], x[0])];
    let a: S = pairs.iter().filter(|(a, _)| *a > 0.4).map(|(a, b)| *a * *b).sum();
    let b: S = pairs.iter().filter(|&(a, b)| *a > *b * 0.1).map(|(a, b)| *a - *b).sum();
    let c: S = pairs.iter().zip(x).filter(|((a, _), v)| *a > **v * 0.1).map(|((a, b), v)| *a - *b * *v).sum();
    let d: S = pairs.iter().filter(|p| p.0 > 0.2).map(|p| p.0 * p.1).sum();
    let e: S = pairs.iter().copied().filter(|(a, b)| *a > *b * 0.2).map(|(a, b)| a * b).sum();
    let f: S =
        x.iter().enumerate().zip(x).filter(|((i, a), b)| *i > 0 && **a > **b * 0.5).map(|((_, a), b)| *a * *b).sum();
    a * b + c * d + e * f
}

#[test]
fn iterators_choose_their_items() {
    let (x, z) = ([0.5, 1.2, 0.3], [0.7, 0.45, 2.3, 0.1, 0.9]);
    agree!(mapped, Mapped, x, z);
    agree!(by_name, ByName, x, z);
    agree!(filtered, Filtered, x, z);
    agree!(ended, Ended, x, z);
    agree!(lists, Lists, x, z);
    agree!(folded, Folded, x, z);
    agree!(visited, Visited, x, z);
    agree!(pairs, Pairs, x, z);
    agree!(called_alike, CalledAlike, x, z);
}
