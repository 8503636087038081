//! Mutable views that are only read, within loops and branches, of lists that are looked at behind them.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn in_loops<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0], x[1]];
    let (mut s, mut k) = (x[1], 0);
    {
        let w = &mut v[..];
        for _ in 0..2 {
            s *= w[0];
        }
        while k < 2 {
            s += w[k];
            k += 1;
        }
    }
    s + v[0]
}
#[differentiable(adjoint)]
fn in_branches<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0], x[1]];
    let mut s = x[1];
    {
        let w = &mut v[..];
        if s > 0.5 {
            s *= w[0];
        }
        let (a, b) = v.split_at_mut(1);
        s *= if s > 1.0 { a[0] } else { x[1] };
        b[0] *= s;
    }
    s + v[1]
}
#[differentiable(adjoint)]
fn of_views<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0], x[1], x[2]];
    let mut s = x[1];
    {
        let w = &mut v[..];
        let u = &mut w[1..];
        for k in 0..2 {
            for z in u.iter() {
                s *= *z;
            }
            if s > 0.0 {
                s *= u[k] * u[0];
            }
        }
        s *= w[0];
        w[1] *= s;
    }
    s + v[0] * v[1]
}
#[differentiable(helper, adjoint)]
fn product<S: Scalar>(w: &[S], s: S) -> S {
    w[0] * w[1] * s
}
#[differentiable(adjoint)]
fn in_calls<S: Scalar>(x: &[S]) -> S {
    let mut v = [x[0], x[1], x[2]];
    let mut s = x[1];
    {
        let (a, b) = v.split_at_mut(2);
        for k in 0..2 {
            s += product(a, s);
            a[k] *= 0.5;
        }
        b[0] += product(a, s);
        for p in a.iter().rev() {
            s += *p * s;
        }
    }
    s + v[0] * v[1] * v[2]
}
#[differentiable(adjoint)]
fn left<S: Scalar>(x: &[S]) -> S {
    let mut v = vec![x[0], x[1], x[2]];
    let mut s = x[1];
    let w = &mut v[1..];
    for k in 0..2 {
        s *= w[k] * w[k];
    }
    for k in 0..3 {
        s += v[k];
    }
    if s > 1.0 {
        return s * v[0];
    }
    s
}

#[test]
fn views_of_what_is_looked_at_behind_them() {
    let (large, small, mixed) = (&[1.5, 2.5, 1.2], &[0.5, -0.4, 0.7], &[-0.6, 1.7, 0.4]);
    agree!(in_loops, InLoops, large, small, mixed);
    agree!(in_branches, InBranches, large, small, mixed);
    agree!(of_views, OfViews, large, small, mixed);
    agree!(in_calls, InCalls, large, small, mixed);
    agree!(left, Left, large, small, mixed);
}
