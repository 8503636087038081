//! `match` and `if let`: guards, options and results of calls, items of lists, and constants behind references.

use crate::agree;
use fluxions::prelude::*;

#[derive(Debug)]
struct Bad;
impl core::fmt::Display for Bad {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "bad")
    }
}
impl core::error::Error for Bad {}

#[differentiable(adjoint)]
fn guards<S: Scalar>(x: &[S]) -> S {
    let mut best: Option<S> = None;
    for v in x {
        let e = *v * *v;
        match best {
            Some(b) if b <= e => {}
            _ => best = Some(e),
        }
    }
    let hit = if x[0] > 1.0 { Some((x[1], x[2])) } else { None };
    let r = match hit {
        Some((a, b)) if a > 0.5 => a * b,
        Some((a, _)) => a.exp(),
        None => x[3],
    };
    let v = x[0] * x[1];
    let s = match v {
        v if v > 1.0 => v * x[2],
        v if v < 0.0 => -v,
        _ => x[3],
    };
    let t = match x[1] {
        a if a > 1.0 => a,
        a => a * a,
    };
    best.unwrap() * r + s * t
}

// `None` is a constant in a pattern and in an arm.
#[differentiable(adjoint)]
fn none_with_a_guard<S: Scalar>(x: &[S]) -> S {
    let o = if x[0] > 1.0 { Some(x[1]) } else { None };
    let mut list = Some(vec![x[2]]);
    let s = match o {
        None if x[1] > 0.5 => {
            list = None;
            x[3]
        }
        other => other.map_or(x[0], |v| v * x[0]),
    };
    match list {
        Some(v) => v[0] * s,
        None => s * x[1],
    }
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Circle(S),
    Rectangle { a: S, b: S },
    List(Vec<S>),
}
#[differentiable(helper, adjoint)]
fn area<S: Scalar>(s: &Shape<S>, k: S) -> S {
    match s {
        Shape::Circle(r) if *r > k => *r * *r,
        Shape::Circle(r) => r.exp() * k,
        Shape::Rectangle { a, b } if a > b => *a * *b,
        Shape::List(l) if l.len() > 1 => l[0] * l[1],
        Shape::List(l) => l[0],
        _ => k,
    }
}
#[differentiable(adjoint)]
fn guards_of_variants<S: Scalar>(x: &[S]) -> S {
    let mut list = vec![Shape::Circle(x[0]), Shape::Rectangle { a: x[1], b: x[2] }, Shape::List(vec![x[3], x[0]])];
    let mut s = S::zero();
    for k in 0..3 {
        for shape in &list {
            s += area(shape, x[3]);
        }
        match &list[k] {
            Shape::Circle(r) if *r > s => s *= *r,
            Shape::Rectangle { a, .. } if *a < s => s += *a * x[0],
            _ => {}
        }
        let g = match list[k].clone() {
            Shape::Circle(r) if r > 0.5 => Shape::List(vec![r, r * s]),
            Shape::List(l) if l.len() == 2 && l[0] > l[1] => Shape::Circle(l[0]),
            other => other,
        };
        list[k] = g;
    }
    s * area(&list[0], x[1])
}

#[differentiable(helper, adjoint)]
fn square<S: Scalar>(a: S) -> Result<S, Bad> {
    if a > 1.0 { Ok(a * a) } else { Err(Bad) }
}
#[differentiable(helper, adjoint)]
fn list<S: Scalar>(a: &[S]) -> Result<(Vec<S>, S), Bad> {
    let b = square(a[0])?;
    if b > 1.5 { Ok((vec![b, a[1]], b * a[2])) } else { Err(Bad) }
}
#[differentiable(adjoint)]
fn results<S: Scalar>(x: &[S]) -> S {
    let mut s = x[0];
    for k in 0..3 {
        if let Ok(y) = square(x[k] * s) {
            s += y;
        }
        s *= match square(s) {
            Ok(y) if y > 2.0 => y.sin(),
            Ok(_) => x[2],
            Err(_) => x[3],
        };
        match list(x) {
            Ok((v, w)) => s += v[0] * v[1] * w,
            _ => s *= 2.0,
        }
    }
    let Ok(z) = square(s) else { return x[0] * s };
    let w = square(z).ok();
    if let Some(w) = w {
        s += w;
    }
    s * z
}

#[differentiable(helper, adjoint)]
fn root<S: Scalar>(a: S) -> Option<S> {
    if a > 0.0 { Some(a.sqrt()) } else { None }
}
#[differentiable(helper, adjoint)]
fn roots<S: Scalar>(x: &[S]) -> Option<Vec<S>> {
    let mut v = vec![];
    for a in x {
        let r = root(*a)?;
        if r > 1.2 {
            v.push(r * root(x[0])?);
        } else {
            v.push(r);
        }
    }
    Some(v)
}
#[differentiable(helper, adjoint)]
fn third<S: Scalar>(x: &[S]) -> Option<S> {
    let l = x.last()?;
    let y = match x.len() {
        4 => root(x[1])?,
        _ => x[0],
    };
    let s = roots(x)?;
    Some(*l * s[0] * s[1] * y)
}
#[differentiable(adjoint)]
fn options<S: Scalar>(x: &[S]) -> S {
    match third(x) {
        Some(y) => y * x[2],
        None => x[3],
    }
}

#[differentiable(helper, adjoint)]
fn first_twice<S: Scalar>(v: &mut [S]) -> S {
    if let Some(l) = v.first_mut() {
        *l *= *l;
    }
    if let Some((l, rest)) = v.split_first_mut() {
        *l *= rest[0];
    }
    v[0]
}
#[differentiable(adjoint)]
fn items_of_lists<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let mut s = first_twice(&mut v[1..]);
    if let Some(l) = v.last_mut() {
        *l *= x[0];
    }
    if let Some(l) = v.get_mut(2) {
        *l *= x[1];
    } else {
        v[0] = x[1];
    }
    if let Some(l) = v.get_mut(7) {
        *l *= x[1];
    } else {
        v[0] = x[1];
    }
    if let Some(l) = v.first() {
        s *= *l;
    }
    let k = v.len() - 2;
    let t = if let Some(l) = v.get(k) { *l * s } else { s };
    match v.first_mut() {
        Some(l) => *l += t,
        None => s += t,
    }
    let Some(l) = v.last() else { return s };
    v[3] * v[2] * s * t * v[0] * *l
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point<S> {
    a: S,
    b: S,
}
#[differentiable(adjoint)]
fn parts_that_change<S: Scalar>(x: &[S]) -> S {
    let mut points = vec![Point { a: x[0], b: x[1] }, Point { a: x[2], b: x[3] }];
    for p in &mut points {
        let Point { a, b } = p;
        *a *= *b;
    }
    for Point { a, b } in points.iter_mut() {
        *b += *a * *a;
    }
    points[0].a * points[1].b * points[1].a
}

enum Step {
    Scale(f64),
    Shift { by: f64, n: usize },
    Polynomial(Vec<f64>),
}
#[differentiable(adjoint)]
fn constants_behind_references<S: Scalar>(x: &[S]) -> S {
    let steps = vec![Step::Scale(2.0), Step::Shift { by: 0.5, n: 2 }, Step::Polynomial(vec![0.5, 1.0, 0.25])];
    let mut y = x[0];
    for step in &steps {
        y = match step {
            Step::Scale(k) => y * *k + x[1] * k.sin(),
            Step::Shift { by, n } => (y + *by) * x[*n],
            Step::Polynomial(c) => {
                let mut s = S::zero();
                for (i, k) in c.iter().enumerate() {
                    s = s * y + x[i] * *k;
                }
                s * c[0] + y * (c.len() as f64)
            }
        };
    }
    let table = [Some(1.5), None, Some(2.0)];
    for (i, item) in table.iter().enumerate() {
        if let Some(b) = item {
            y += x[i] * *b * b.sqrt();
        }
    }
    let rows = [[0.1, 0.2], [0.5, -0.4]];
    let product = |t: &[f64; 2]| x[0] * t[0] + x[1] * t[1];
    for row in &rows {
        y += product(row).exp() * product(&rows[0]);
    }
    let all: Vec<S> = rows.iter().map(|row| product(row)).collect();
    all[0] * all[1] * y
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Term<S> {
    Constant(S),
    Linear { slope: S },
}

#[differentiable(helper, adjoint)]
fn by_value<S: Scalar>(t: Term<S>, v: S) -> S {
    match t {
        Term::Constant(c) => c,
        Term::Linear { slope } => slope * v,
    }
}

#[differentiable(helper, adjoint)]
fn behind<S: Scalar>(t: &Term<S>, v: S) -> S {
    match *t {
        Term::Constant(c) => c,
        Term::Linear { slope } => slope * v,
    }
}

#[differentiable(adjoint)]
fn copied_parts<S: Scalar>(x: &[S]) -> S {
    let linear = Term::Linear { slope: x[2] };
    by_value(Term::Constant(x[0]), x[1]) * by_value(linear, x[3])
        + behind(&linear, x[0]) * behind(&Term::Constant(x[1]), x[0])
}

/// Slices of lists that change later: what is taken apart is a copy.
#[differentiable(adjoint)]
fn slices_that_change<S: Scalar>(x: &[S]) -> S {
    let mut v = x.to_vec();
    let &[a, b, ..] = &v[..] else { return x[0] };
    v[0] *= x[2];
    if let &[c, d, ..] = &v[1..] {
        v[1] *= c * d;
    }
    let y = match &v[..] {
        &[c, .., d] => {
            v[0] *= d;
            v[0] * c * v[1]
        }
        _ => v[0],
    };
    let mut rows = vec![v.clone(), x.to_vec()];
    let [first, second] = &rows[..] else { panic!("two rows") };
    let s = first[0] * second[1];
    rows[0][0] = s;
    let &[p, q, ..] = &rows[1][..] else { panic!("three items") };
    rows[1][1] = p * s;
    rows.iter().flatten().map(|v| *v * *v).sum::<S>() * q + a * b * y
}

#[test]
fn what_is_taken_apart() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.1], [2.7, -1.3, 0.9, 1.1]] {
        agree!(guards, Guards, x);
        agree!(none_with_a_guard, NoneWithAGuard, x);
        agree!(guards_of_variants, GuardsOfVariants, x);
        agree!(results, Results, x);
        agree!(options, Options, x);
        agree!(items_of_lists, ItemsOfLists, x);
        agree!(parts_that_change, PartsThatChange, x);
        agree!(copied_parts, CopiedParts, x);
        agree!(constants_behind_references, ConstantsBehindReferences, x);
        agree!(slices_that_change, SlicesThatChange, x);
    }
}
