//! What people write: values that are reset, methods of numbers behind references, lengths of parts, ranges with their end.

use crate::{agree, agree_in_place};
use fluxions::adjoint::{Bars, Cell};
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Body<S> {
    position: S,
    speeds: [S; 2],
}

/// Arrays, tuples, structs and vectors are set to constants.
#[differentiable(adjoint)]
fn reset<S: Scalar>(x: &[S]) -> S {
    let (mut m, mut rows) = ([x[0], x[1]], [[x[0], x[1]], [x[1], x[2]]]);
    let (mut pair, mut v) = ((x[0], x[1]), vec![x[0], x[1]]);
    let mut body = Body { position: x[0], speeds: [x[1], x[2]] };
    let mut y = S::zero();
    for i in 0..2 {
        y += m[1] * rows[1][0] * pair.0 * v[1] * body.speeds[1] * body.position;
        m = [S::one(); 2];
        m[i] = x[0] * x[1];
        rows[1] = [S::one(), S::one()];
        rows[1][i] *= x[2];
        pair = (S::one(), S::one());
        pair.0 += x[1];
        v = vec![S::one(); 2];
        v[1] = x[2] * x[2];
        body = Body { position: S::one(), speeds: [S::one(); 2] };
        body.speeds[1] *= x[0];
    }
    let row = &mut rows[0];
    y += row[0] * row[1];
    *row = [S::one(); 2];
    y * row[0]
}

/// Methods of numbers behind references that are written through.
#[differentiable(adjoint)]
fn behind_references<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    for v in v.iter_mut() {
        *v = v.sin();
    }
    for v in &mut v {
        *v = v.powi(2) + v.max(x[0]);
    }
    v.iter_mut().for_each(|v| *v = v.exp() * v.cos());
    let first = &mut v[0];
    *first = first.tanh();
    v.iter().copied().sum::<S>()
}

/// Lengths of parts that are written to.
#[differentiable(adjoint)]
fn lengths_of_parts<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0]; 6];
    for c in v.chunks_mut(2) {
        for i in 0..c.len() {
            c[i] *= x[1];
        }
        let last = c.len() - 1;
        c[last] = c[last] * c[c.len() - 2];
    }
    let mut m = vec![x.to_vec(), x.to_vec()];
    for row in m.iter_mut() {
        for j in 1..row.len() {
            row[j] = row[j - 1] * row[j];
        }
    }
    for i in 0..2 {
        let row = &mut m[i];
        let n = row.len();
        for j in 0..n {
            row[j] = row[n - 1 - j] * x[0];
        }
    }
    {
        let s = &mut v[1..];
        for i in 0..s.len() {
            s[i] = s[i] * s[i];
        }
        if s.len() > 2 {
            s[0] *= x[1];
        }
    }
    v[0] = x[1] * v[0];
    v[0] * v[1] + v[5] + m[1][2] * m[0][0]
}

/// Ranges that end with a number of theirs, and chains: left early, zipped, numbered and from the end.
#[differentiable(adjoint)]
fn whole_ranges<S: Scalar>(x: &[S]) -> S {
    let (mut s, (a, b)) = (x[0], x.split_at(1));
    for i in 0..=3usize {
        s = s * x[1] + i as f64;
        if s > 10.0 {
            break;
        }
    }
    for i in (1..=3).rev() {
        s *= x[0] + i as f64;
        if s > 1e3 {
            break;
        }
    }
    for (i, x) in (1..=3).zip(x) {
        s = s * *x + f64::from(i);
    }
    for (i, v) in a.iter().chain(b).enumerate() {
        s = s * *v + i as f64;
    }
    for (v, w) in a.iter().chain(b).zip(x.iter().rev()) {
        s = s.sin() * *v + *w;
    }
    for v in a.iter().chain(b) {
        s *= *v;
        if s > 0.1 {
            return s * s;
        }
    }
    s
}

/// Rows change places, as in elimination with pivots.
#[differentiable(adjoint)]
fn rows_change_places<S: Scalar>(x: &[S]) -> S {
    let mut m = [[x[0], x[1]], [x[1] * x[1], x[2]]];
    let mut lists = vec![x.to_vec(), vec![x[2]; 3]];
    let mut bodies = [Body { position: x[0], speeds: [x[1], x[2]] }, Body { position: x[2], speeds: [x[0]; 2] }];
    let mut y = S::one();
    for k in 0..2 {
        m.swap(0, 1);
        lists.swap(k, 1);
        bodies.swap(1, k);
        m[0][k] *= x[0];
        lists[0][k] *= m[0][1];
        bodies[0].speeds[k] *= lists[1][k];
        y = y * m[1][0] + lists[0][2] + bodies[0].position * bodies[0].speeds[1];
    }
    y
}

/// Lists change places from step to step, and numbers, parts and structs do.
#[differentiable(adjoint)]
fn buffers_change_places<S: Scalar>(x: &[S]) -> S {
    let (mut now, mut next) = (x.to_vec(), vec![x[1]; 3]);
    let (mut a, mut b) = (x[0], x[1]);
    let (mut p, mut q) = (Body { position: x[0], speeds: [x[1], x[2]] }, Body { position: x[2], speeds: [x[0]; 2] });
    let mut rows = [[x[0], x[1]], [x[1] * x[1], x[2]]];
    for k in 0..3 {
        for i in 0..3 {
            next[i] = now[i] * now[(i + 1) % 3] + x[k];
        }
        (now, next) = (next, now);
        std::mem::swap(&mut a, &mut b);
        a *= now[0];
        core::mem::swap(&mut p, &mut q);
        p.speeds[1] = p.speeds[1] * q.position + a;
        std::mem::swap(&mut p.position, &mut q.speeds[0]);
        let (first, second) = rows.split_at_mut(1);
        std::mem::swap(&mut first[0], &mut second[0]);
        rows[0][1] *= b;
    }
    std::mem::swap(&mut now, &mut next);
    now[0] * a + next[1] * b + p.position * q.speeds[1] + p.speeds[0] * rows[0][1] * rows[1][0]
}

/// Closures are called in conditions, with variables that change.
#[differentiable(adjoint)]
fn closures_that_decide<S: Scalar>(x: &[S]) -> S {
    let scale = x[0] + 0.5;
    let misfit = |t: S| (t - x[1]).powi(2) * scale;
    let is_far = |t: S, u: S| misfit(t) > 0.01 * u;
    let (mut y, mut step, mut tried) = (x[2], x[0], 0);
    while misfit(y) > 1e-3 && tried < 40 {
        while misfit(y - step) > misfit(y) {
            step *= -0.5;
        }
        y -= step * step;
        tried += 1;
    }
    let scale = y * 2.0;
    let closer = misfit(y) < 0.5;
    y = match misfit(y) > 0.2 {
        true => y * x[0],
        false => y * x[1],
    };
    if is_far(y, scale) {
        misfit(y) * y
    } else if closer {
        y * y
    } else {
        y
    }
}

/// The same, in place and with a return.
#[differentiable(adjoint)]
fn in_place<S: Scalar>(y: &mut [S], x: &[S]) {
    for part in y.chunks_mut(2) {
        for i in 0..part.len() {
            part[i] = x[i] * x[i + 1];
        }
        for v in part.iter_mut() {
            *v = v.exp();
        }
    }
    for i in 1..=2 {
        y[i] = y[i] * y[i - 1];
        if y[i] > 1e6 {
            return;
        }
    }
}

#[test]
fn idioms() {
    agree!(reset, Reset, [0.3, 0.5, 0.7]);
    agree!(behind_references, BehindReferences, [0.3, 0.5, 0.7], [-0.3, 1.5, 0.7]);
    agree!(lengths_of_parts, LengthsOfParts, [0.3, 0.5, 0.7]);
    agree!(rows_change_places, RowsChangePlaces, [0.3, 0.5, 0.7]);
    agree!(buffers_change_places, BuffersChangePlaces, [0.3, 0.5, 0.7]);
    agree!(closures_that_decide, ClosuresThatDecide, [0.3, 0.5, 0.7], [0.5, 1.5, -0.7], [0.1, 0.2, 0.2]);
    agree!(whole_ranges, WholeRanges, [0.3, 0.5, 0.7], [2.3, 1.5, -0.7]);
    agree_in_place!(in_place, InPlace, 4, [0.3, 0.5, 0.7]);
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Rect { w: S, h: S },
    Empty,
}

#[differentiable(helper, adjoint)]
fn area<S: Scalar>(shape: &Shape<S>) -> S {
    match shape {
        Shape::Circle(r) => *r * *r * 3.0,
        Shape::Rect { w, h } => *w * *h,
        Shape::Empty => S::zero(),
    }
}

#[differentiable(helper, adjoint)]
fn shape_of<S: Scalar>(x: &[S], #[constant] is_round: bool) -> Shape<S> {
    if is_round { Shape::Circle(x[0] * x[1]) } else { Shape::Rect { w: x[0], h: x[1] * x[0] } }
}

/// Variants are made and passed on.
#[differentiable(adjoint)]
fn variants<S: Scalar>(x: &[S]) -> S {
    let mut y = S::zero();
    for i in 0..2 {
        let round = Shape::Circle(x[i]);
        let rect = Shape::<S>::Rect { h: x[0] * x[i], w: y + 1.0 };
        let empty = Shape::<S>::Empty;
        y += area(&round) * area(&rect) + area(&empty);
        y = y * area(&shape_of(x, i == 0)) + x[1];
    }
    y
}

#[test]
fn variants_that_are_made() {
    agree!(variants, Variants, [0.3, 0.5]);
}

/// Adjoints of one variant do not go to another one in silence.
#[test]
#[should_panic(expected = "values of two variants stand in one place")]
fn a_variant_for_another() {
    let (round, rect) = (Shape::Circle(Cell::new(0.0)), Shape::Rect { w: Cell::new(1.0), h: Cell::new(2.0) });
    Bars::transfer(&round, &rect);
}
