//! Variables that begin as constants, or as structs and variants of them.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Pair<S> {
    a: S,
    b: S,
}
#[derive(Clone, Debug, Differentiable)]
struct Bag<S> {
    list: Vec<S>,
    k: S,
}
#[derive(Clone, Copy, Debug, Differentiable)]
struct Wrap<S>(S);
#[differentiable(adjoint)]
fn owns<S: Scalar>(x: &[S]) -> S {
    let mut p = Pair { a: S::zero(), b: S::one() };
    let mut o = Some(S::one());
    let mut t = (S::zero(), 1);
    let mut a = [S::zero(); 3];
    let mut w = Wrap(S::one());
    let mut b = Bag { list: vec![S::one(); 2], k: S::one() };
    let mut s = x[0];
    for k in 0..3 {
        if let Some(v) = o {
            s += v * x[k];
        }
        o = if x[k] > 1.0 { Some(x[k] * s) } else { None };
        p.a = p.b * x[k];
        p = Pair { a: p.b + x[1], b: p.a };
        t.0 += p.a;
        t.1 += 1;
        a[k] = t.0 * p.b;
        w.0 *= a[k];
        w = Wrap(w.0 + x[2]);
        b.list.push(w.0 * b.k);
        b.k += x[k];
        s += w.0 * b.list[k];
    }
    if let Some(v) = o {
        s *= v;
    }
    s * a[1] + b.list.iter().map(|v| *v * *v).sum::<S>() + t.0 * (t.1 as f64)
}

#[derive(Clone, Debug, Differentiable)]
enum Form<S> {
    Point(S),
    List(Vec<S>),
    Empty,
}
#[differentiable(adjoint)]
fn constants_among_numbers<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![None; 3];
    let mut e = vec![Form::Point(S::one()), Form::Empty];
    let mut w: Vec<Vec<S>> = vec![vec![]; 2];
    let mut w2 = vec![vec![]; 2];
    let mut o = Some(vec![S::one(); 2]);
    let mut best = None;
    let mut pair = (None, S::one());
    let mut s = x[0];
    for k in 0..3 {
        v[k] = Some(S::one());
        if k > 0 {
            v[k - 1] = Some(x[k] * s);
        }
        for o in &v {
            if let Some(y) = o {
                s += *y * x[2];
            }
        }
        e[k % 2] = Form::List(vec![s, x[k]]);
        e[(k + 1) % 2] = if k == 1 { Form::Point(S::one()) } else { Form::Point(s * x[k]) };
        for e in &e {
            match e {
                Form::Point(p) => s *= *p,
                Form::List(l) => {
                    for y in l {
                        s += y.sin();
                    }
                }
                Form::Empty => s += x[0],
            }
        }
        s = s.sin() + x[k];
        w[k % 2] = vec![s; k];
        w2[k % 2].push(s * x[1]);
        w2[(k + 1) % 2] = vec![S::one(), S::zero()];
        for r in w.iter().chain(&w2) {
            for y in r {
                s += *y * x[1];
            }
        }
        if let Some(l) = &o {
            s += l[0] * x[k];
            for y in l {
                s += *y;
            }
        }
        o = if k == 1 { None } else { Some(vec![s; k + 1]) };
        if best.is_none() || x[k] > x[0] {
            best = Some((k, x[k] * s));
        }
        if let (Some(y), z) = &pair {
            s += *y * *z;
        }
        pair = (Some(s), x[k]);
        pair.0 = Some(S::one());
        if k == 2 {
            pair.0 = None;
        }
    }
    if let Some((k, y)) = best {
        s += y * x[k];
    }
    s.sin()
}

#[derive(Clone, Debug, Differentiable)]
enum Shape<S> {
    Point(S),
    Disk { r: S, c: S },
    None,
}
#[differentiable(adjoint)]
fn a_variant<S: Scalar>(x: &[S]) -> S {
    let mut e = Shape::None;
    let _ = e;
    e = Shape::Point(S::one());
    let mut s = x[0];
    if x[0] > 0.0 {
        e = Shape::Disk { r: x[0] * x[1], c: x[2] };
    }
    for k in 0..3 {
        match &e {
            Shape::Point(p) => {
                s += *p * x[1];
            }
            Shape::Disk { r, c } => {
                s *= *r + *c;
            }
            Shape::None => {}
        }
        if k == 0 {
            e = Shape::None;
        }
        if k == 1 {
            e = Shape::Point(s * x[2]);
        }
        if k == 2 {
            e = Shape::Point(S::one());
        }
    }
    match &e {
        Shape::Point(p) => {
            s += *p * x[1];
        }
        Shape::Disk { r, c } => {
            s *= *r + *c;
        }
        Shape::None => {}
    }
    s
}

#[differentiable(adjoint)]
fn repeats<S: Scalar>(x: &[S]) -> S {
    let rows = vec![vec![x[0], x[1]], vec![x[2]]];
    let mut s = S::zero();
    for r in &rows {
        let mut two = vec![r.clone(); 2];
        two[0][0] *= x[2];
        s += two[0][0] * two[1][0];
    }
    let r = &rows[0];
    let more = vec![r.clone(); 3];
    s + more[2][1]
}

type Square<S> = [[S; 2]; 2];
#[differentiable(helper, adjoint)]
fn turn<S: Scalar>(angle: S, length: f64) -> Square<S> {
    let (s, c) = angle.sin_cos();
    [[c, -s * length], [s, c * length]]
}
#[differentiable(helper, adjoint)]
fn times<S: Scalar>(a: &Square<S>, b: &Square<S>) -> Square<S> {
    let mut c = [[S::zero(); 2]; 2];
    for i in 0..2 {
        for j in 0..2 {
            c[i][j] = (0..2).map(|k| a[i][k] * b[k][j]).sum();
        }
    }
    c
}

/// Folds whose states begin as constants of a type that only the functions say.
#[differentiable(adjoint)]
fn products<S: Scalar>(x: &[S]) -> S {
    let unit = [[S::one(), S::zero()], [S::zero(), S::one()]];
    let lengths = [1.0, 0.7, 0.4];
    let arm = x.iter().zip(lengths).fold(unit, |t, (angle, length)| times(&t, &turn(*angle, length)));
    let more = x.iter().fold(turn(S::zero(), 0.5), |t, angle| times(&t, &turn(*angle, 0.3)));
    arm[0][1] * more[1][1] + arm[0][0] * more[0][1] + unit[0][0]
}

#[derive(Clone, Debug, Differentiable)]
struct Record<S> {
    at: S,
    list: Vec<S>,
}
/// One name for a list, a struct and a number.
#[differentiable(helper, adjoint)]
fn renamed<S: Scalar>(w: &[S]) -> S {
    let w: Record<S> = Record { at: w[0] + (w.len() as f64), list: vec![w[1]; 3] };
    let mut w = w.list[1] * w.at;
    w *= w.cos();
    w
}
/// Structs that are repeated, with a list that is a copy; parts of a tuple of which a loop looks at one.
#[differentiable(adjoint)]
fn repeated<S: Scalar>(x: &[S]) -> S {
    let first = Some(vec![x[0], x[1]]);
    let mut sum = renamed(x);
    if let Some(list) = &first {
        for i in 1..x.len() {
            let all = if i == 2 {
                vec![Record { at: x[i], list: list.clone() }; 2]
            } else {
                vec![Record { at: x[i] * x[0], list: list.clone() }]
            };
            sum += all[0].list[1] * all[0].at;
        }
    }
    let (part, record): (Vec<S>, Record<S>) = if x[0] > 0.0 {
        (vec![x[0]; 2], Record { at: x[1], list: vec![x[2]] })
    } else {
        (vec![x[1], x[2]], Record { at: x[0], list: x.to_vec() })
    };
    let mut count = 0;
    for _ in 0..part.len() {
        count += 1;
    }
    sum * record.list[0] * record.at * (count as f64)
}

#[test]
fn variables_that_begin_as_constants() {
    agree!(repeated, Repeated, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(products, Products, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(owns, Owns, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(constants_among_numbers, ConstantsAmongNumbers, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(a_variant, AVariant, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(repeats, Repeats, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
}
