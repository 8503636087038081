//! Views of variables that get another form, within branches and loops behind the view.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn in_branches<S: Scalar>(x: &[S]) -> S {
    let mut w = vec![x[0], x[1] * x[2], x[1]];
    let mut s = x[0];
    for k in 0..3 {
        let part = &w[1..];
        let both = &part[..1];
        let t = part[0] * both[0];
        if t > 3.0 {
            s += t * both[0];
        } else if k == 1 {
            s += part[0] * both[0];
            w = vec![s, t];
            let part = &w[1..];
            s *= part[0];
        } else {
            s *= part[part.len() - 1];
            if s > 2.0 {
                s += both[0];
                w.pop();
                s += w[0];
                w.push(s);
                w.push(x[1]);
            } else {
                s += part[0];
            }
        }
        s += w[1];
    }
    s * w[w.len() - 1]
}
#[differentiable(adjoint)]
fn left<S: Scalar>(x: &[S]) -> S {
    let mut w = vec![x[0], x[1] * x[2], x[1]];
    let mut s = x[0];
    for k in 0..3 {
        let part = &w[1..];
        for v in part {
            s += *v * x[k];
            if s > 20.0 {
                return s * part[0];
            }
        }
        if k == 1 {
            continue;
        }
        w = vec![s, x[k], x[0]];
        let part = &w[..2];
        if part[0] > 5.0 {
            break;
        }
        s += part[1];
    }
    s * w[0]
}
#[differentiable(helper, adjoint)]
fn helped<S: Scalar>(x: &[S], y: S) -> Vec<S> {
    let mut w = vec![x[0], y * x[2]];
    let part = &w[1..];
    let t = part[0] * part[0];
    if t > 3.0 {
        return vec![t * part[0]];
    }
    w = vec![t, x[0], x[1]];
    let part = &w[1..];
    if part[0] > 0.6 {
        return vec![part[1] * t, t];
    }
    w
}
#[differentiable(adjoint)]
fn split<S: Scalar>(x: &[S]) -> S {
    let h = helped(x, x[1]);
    let mut s = x[0];
    for y in &h {
        s += *y * *y;
    }
    let h = helped(&[s, x[1], x[2]], x[0]);
    for y in &h {
        s += *y * *y;
    }
    s
}
#[differentiable(adjoint)]
fn sums<S: Scalar>(x: &[S]) -> S {
    let mut rows = vec![vec![x[0], x[1]], vec![x[2]]];
    let mut s = S::one();
    let first = &rows[0];
    s += first.iter().map(|v| *v * *v).sum::<S>();
    if s > 3.0 {
        s *= first[1];
        rows[0].push(s);
        s += rows[0][2] * rows[0][1];
    } else if s > 2.0 {
        s += first[0];
    } else {
        s *= first[0];
        rows[1] = vec![];
    }
    for r in &rows {
        for v in r {
            s += *v * x[0];
        }
    }
    s
}
#[differentiable(adjoint)]
fn views<S: Scalar>(x: &[S]) -> S {
    let mut w = vec![x[0], x[1] * x[2]];
    let part = &w[1..];
    let t = part[0] * part[0];
    if t > 3.0 {
        return t * part[0];
    }
    w = vec![t, x[0], x[1]];
    let part = &w[1..];
    if part[0] > 0.6 {
        return part[1] * t;
    }
    w[0] * w[1] * w[2]
}
#[test]
fn views_of_what_gets_another_form() {
    agree!(in_branches, InBranches, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(left, Left, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(split, Split, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(sums, Sums, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
    agree!(views, Views, &[1.5, 2.5, 3.5], &[-1.2, 0.3, 0.7], &[0.5, -2.0, 4.0]);
}
