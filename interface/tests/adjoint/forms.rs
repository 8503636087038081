//! Variables that get values of another form: lists of another length, other variants. Items that are made of numbers.

use crate::agree;
use fluxions::prelude::*;

/// The squares of all but the first.
#[differentiable(helper, adjoint)]
fn rest<S: Scalar>(x: &[S]) -> Vec<S> {
    x[1..].iter().map(|v| *v * *v).collect()
}

/// The sines, and their sum.
#[differentiable(helper, adjoint)]
fn and_sum<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut all = vec![S::zero(); x.len() + 1];
    for (i, v) in x.iter().enumerate() {
        all[i] = v.sin();
        all[x.len()] += *v;
    }
    all
}

#[differentiable(helper, adjoint)]
fn norm<S: Scalar>(x: &[S]) -> S {
    x.iter().map(|v| *v * *v).sum::<S>().sqrt()
}

#[differentiable(adjoint)]
fn shorter<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let mut s = v.iter().map(|v| v.exp()).sum::<S>();
    v = rest(&v);
    for a in &v {
        s *= *a;
    }
    v = vec![s * x[0]];
    s + v[0] * v[0]
}

#[differentiable(adjoint)]
fn longer<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0]; 1];
    let y = v[0] * 2.0;
    v = x.to_vec();
    let n = norm(&v);
    v = and_sum(&v);
    v.iter().map(|v| *v * *v).sum::<S>() * y * n
}

#[differentiable(adjoint)]
fn of_constants<S: Scalar>(x: &[S], #[constant] data: &[f64]) -> S {
    let mut v = vec![x[0]; 1];
    let y = v[0] * 2.0;
    v = vec![S::one(); 3];
    for (v, x) in v.iter_mut().zip(x) {
        *v = *v * *x;
    }
    let mut z = v.iter().map(|v| *v * *v).sum::<S>() * y;
    v = data.iter().map(|&d| S::constant(d)).collect();
    v[1] *= x[1];
    z += v[0] * v[1];
    v = vec![];
    let n = v.len() as f64;
    v = x[..2].to_vec();
    z * v[1] + v[0] + n
}

/// In iterations, of a variable outside and of one within.
#[differentiable(adjoint)]
fn in_loops<S: Scalar>(x: &[S]) -> S {
    let (mut v, mut s) = (x.to_vec(), x[0]);
    for k in 0..4 {
        let mut w = vec![v[0] * s; 2];
        for a in &w {
            s += a.cos();
        }
        if k % 2 == 0 {
            v = and_sum(&v);
            w = rest(&v);
        } else if v.len() > 3 {
            v = rest(&v);
        } else {
            w = vec![s, v[1], v[0], x[k % 3]];
        }
        let last = w[w.len() - 1];
        w = vec![last];
        s += w[0] * norm(&v);
    }
    while v.len() > 2 {
        s += v[0] * v[1];
        v = rest(&v);
    }
    s + v[0] * v[1]
}

/// A list is there when it is found.
#[differentiable(adjoint)]
fn found<S: Scalar>(x: &[S]) -> S {
    let mut best: Vec<S> = Vec::new();
    let mut second = vec![];
    for k in 0..3 {
        let next = and_sum(&x[k..]);
        if best.is_empty() || norm(&next) > norm(&best) {
            second = best.clone();
            best = next;
        }
    }
    let other = if second.is_empty() { best[1] } else { second[0] * best[1] };
    second = rest(&best);
    best[0] * other + second[0]
}

/// The branch at the end goes back within itself.
#[differentiable(adjoint)]
fn at_the_end<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let (a, b) = v.split_at(1);
    let y = a[0] * b[0];
    let first = &v[..2];
    let z = first[0] * first[1];
    if y > 0.1 {
        v = rest(&v);
        let last = &v[v.len() - 1..];
        last[0] * y + v[0]
    } else {
        v = and_sum(&v);
        v[3] * z * y
    }
}

/// Views before and behind, of parts and of views.
#[differentiable(adjoint)]
fn views<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let mut s = x[0];
    {
        let tail = &v[1..];
        let last = &tail[1..];
        s *= tail[0] * last[0];
    }
    {
        let (left, right) = v.split_at_mut(1);
        left[0] *= right[1];
        right[0] += left[0];
    }
    v = and_sum(&v);
    let tail = &v[2..];
    s += tail[0] * tail[1];
    for _ in 0..2 {
        let inner = &v[1..];
        s += inner[0] * inner[inner.len() - 1];
        v = rest(&v);
        let only = &v[..1];
        s *= only[0];
    }
    s * v[0]
}

#[derive(Clone, Debug, Differentiable)]
struct Fit<S> {
    weights: Vec<S>,
    rows: Vec<Vec<S>>,
    scale: S,
}

#[differentiable(helper, adjoint)]
fn grown<S: Scalar>(fit: &Fit<S>) -> Fit<S> {
    let weights = and_sum(&fit.weights);
    let row = vec![fit.scale, weights[0]];
    Fit { rows: vec![row, rest(&weights), vec![weights[1]]], scale: fit.scale * weights[1], weights }
}

/// Parts of structs, tuples and lists of lists.
#[differentiable(adjoint)]
fn parts<S: Scalar>(x: &[S]) -> S {
    let mut fit = Fit { weights: x.to_vec(), rows: vec![vec![x[0]; 2]; 2], scale: x[1] };
    let mut pair = (x[2], vec![x[0]]);
    let mut rows = vec![vec![S::zero(); 2]; 3];
    let mut s = S::zero();
    for k in 0..2 {
        s += norm(&fit.weights) * fit.rows[k][1];
        fit.weights = rest(&fit.weights);
        fit.rows[k] = vec![fit.weights[0] * x[k]; 3];
        pair.1 = and_sum(&pair.1);
        pair.0 *= pair.1[k];
        rows[k] = fit.rows[k].clone();
        rows[k + 1] = vec![pair.0];
        s += rows[k][2] * rows[k + 1][0];
    }
    fit = grown(&fit);
    for row in &fit.rows {
        s *= norm(row);
    }
    pair = (s, vec![fit.weights[1], x[0]]);
    pair.0 * pair.1[1] + fit.scale * rows[2][0]
}

#[differentiable(adjoint)]
fn exchanged<S: Scalar>(x: &[S]) -> S {
    let (mut v, mut w) = (vec![x[0] * x[1]; 1], x.to_vec());
    let mut s = S::one();
    for k in 0..3 {
        core::mem::swap(&mut v, &mut w);
        s *= v[0] * norm(&w);
        (v, w) = (w, v);
        if k == 1 {
            std::mem::swap(&mut w, &mut v);
        }
        w[0] *= s;
    }
    v.iter().map(|v| *v * *v).sum::<S>() * w[0] + s
}

#[differentiable(adjoint)]
fn rows_change_places<S: Scalar>(x: &[S]) -> S {
    let (mut rows, mut row) = (vec![vec![x[0]], x.to_vec()], rest(x));
    let mut s = rows[1][2];
    rows.swap(0, 1);
    for k in 0..3 {
        s *= rows[0][0] * norm(&rows[1]);
        core::mem::swap(&mut rows[k % 2], &mut row);
        s += row[0];
        if k == 1 {
            rows.swap(1, k - 1);
        }
        rows[0][0] *= s;
    }
    s * rows[0][0]
}

/// Lengths of what changes its form, in loops and indices.
#[differentiable(adjoint)]
fn lengths<S: Scalar>(x: &[S]) -> S {
    let (mut v, mut rows, mut s) = (x.to_vec(), vec![x.to_vec(), rest(x)], x[0]);
    for k in 0..2 {
        for i in 0..v.len() {
            s += v[i] * v[v.len() - 1 - i];
        }
        for row in rows.iter() {
            s += row[row.len() - 1] * s;
        }
        for (i, row) in rows.iter().enumerate() {
            for j in 0..row.len() {
                s += row[j] * v[i];
            }
        }
        let n = v.len();
        v = if k == 0 { and_sum(&v) } else { vec![s] };
        rows[k] = rest(&rows[k]);
        rows[0] = vec![s / n as f64, v[0], rows[k][0]];
        if rows[1].len() > v.len() {
            s *= rows[1][v.len()];
        }
    }
    s * rows[0][rows[0].len() - 1] + v[v.len() - 1]
}

/// The function returns the list.
#[differentiable(helper, adjoint)]
fn refined<S: Scalar>(x: &[S]) -> Vec<S> {
    let mut grid = x.to_vec();
    for _ in 0..2 {
        let mut finer = vec![S::zero(); 2 * grid.len() - 1];
        for i in 0..grid.len() {
            finer[2 * i] = grid[i];
        }
        for i in 1..grid.len() {
            finer[2 * i - 1] = (grid[i - 1] * grid[i]).sin();
        }
        grid = finer;
    }
    grid
}

#[differentiable(adjoint)]
fn of_refined<S: Scalar>(x: &[S]) -> S {
    let grid = refined(x);
    let mut s = S::zero();
    for i in 0..grid.len() {
        s += grid[i] * grid[i * i % grid.len()];
    }
    s
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Rect { w: S, h: S },
    Polygon(Vec<S>),
}

#[differentiable(helper, adjoint)]
fn area<S: Scalar>(shape: &Shape<S>) -> S {
    match shape {
        Shape::Circle(r) => *r * *r * 3.0,
        Shape::Rect { w, h } => *w * *h,
        Shape::Polygon(sides) => norm(sides),
    }
}

#[differentiable(helper, adjoint)]
fn shape_of<S: Scalar>(x: &[S], #[constant] k: usize) -> Shape<S> {
    match k {
        0 => Shape::Circle(x[0] * x[1]),
        1 => Shape::Rect { w: x[0], h: x[1] * x[0] },
        _ => Shape::Polygon(x.to_vec()),
    }
}

/// A variable with several variants.
#[differentiable(adjoint)]
fn variants<S: Scalar>(x: &[S]) -> S {
    let mut shape = Shape::Circle(x[0]);
    let mut y = area(&shape);
    for k in 0..3 {
        y += area(&shape) * x[k];
        shape = shape_of(x, k);
        y *= area(&shape);
        if k == 1 {
            shape = Shape::Rect { h: y, w: x[k] };
        }
    }
    y += area(&shape);
    shape = Shape::<S>::Polygon(vec![y, x[0]]);
    area(&shape) * y
}

#[test]
fn values_of_another_form() {
    agree!(shorter, Shorter, [0.3, 0.5, 0.7]);
    agree!(longer, Longer, [0.3, 0.5, 0.7]);
    agree!(in_loops, InLoops, [0.3, 0.5, 0.7]);
    agree!(found, Found, [0.3, 0.5, 0.7], [0.1, -0.1, 1.5]);
    agree!(at_the_end, AtTheEnd, [0.3, 0.5, 0.7], [0.3, 0.1, 0.7]);
    agree!(views, Views, [0.3, 0.5, 0.7]);
    agree!(parts, Parts, [0.3, 0.5, 0.7]);
    agree!(rows_change_places, RowsChangePlaces, [0.3, 0.5, 0.7]);
    agree!(lengths, Lengths, [0.3, 0.5, 0.7]);
    agree!(exchanged, Exchanged, [0.3, 0.5, 0.7]);
    agree!(of_refined, OfRefined, [0.3, 0.5, 0.7]);
    agree!(variants, Variants, [0.3, 0.5, 0.7]);
}

/// Copies of lists, tuples, arrays and structs.
#[differentiable(adjoint)]
fn repeated<S: Scalar>(x: &[S]) -> S {
    let rows = vec![vec![x[0] * x[1]; 3]; 2];
    let mut pairs = vec![(x[0], x[1]); 3];
    let grid = [[x[2] * x[0]; 2]; 3];
    let mut fits = vec![Fit { weights: x.to_vec(), rows: vec![], scale: x[1] }; 2];
    for k in 0..2 {
        pairs[k].0 *= rows[k][2];
        fits[k].weights[1] *= pairs[k + 1].1;
        fits[k].scale += grid[k][1] * rows[1][k];
    }
    rows[1][0] * pairs[1].0 + grid[2][0] * fits[0].scale * norm(&fits[1].weights)
}

/// What changes is passed to helpers.
#[differentiable(adjoint)]
fn passed<S: Scalar>(x: &[S]) -> S {
    let mut fit = Fit { weights: x.to_vec(), rows: vec![x.to_vec()], scale: x[1] };
    let mut s = x[0];
    for k in 0..2 {
        let next = grown(&fit);
        s += next.scale * norm(&fit.weights);
        fit.weights[k] *= s;
        fit.rows[0] = rest(&fit.rows[0]);
    }
    fit = grown(&fit);
    s * fit.scale
}

#[test]
fn values_that_are_made_of_numbers() {
    agree!(repeated, Repeated, [0.3, 0.5, 0.7]);
    agree!(passed, Passed, [0.3, 0.5, 0.7]);
}

/// Behind a reference a list keeps its length: what was done with a longer one would be lost.
#[differentiable(adjoint)]
fn behind_a_reference<S: Scalar>(x: &[S]) -> S {
    let mut s = x[0];
    for _ in 0..2 {
        let mut rows = vec![x.to_vec(), x.to_vec()];
        for row in rows.iter_mut() {
            for v in row.iter() {
                s += *v * *v;
            }
            *row = rest(row);
        }
        s *= rows[1][1];
    }
    s
}

#[test]
#[should_panic(expected = "stand in one place of a function with an adjoint")]
fn a_list_of_another_length_behind_a_reference() {
    agree!(behind_a_reference, BehindAReference, [0.3, 0.5, 0.7]);
}
