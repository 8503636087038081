//! The functions beside the known problems. Only their adjoints are called.

#![allow(dead_code)]

use fluxions::prelude::*;

/// yₖ₊₁ = r yₖ (1 − yₖ), 1,000 times.
#[differentiable(adjoint)]
pub(crate) fn logistic<S: Scalar>(x: &[S]) -> S {
    let (mut y, r) = (x[0], x[1]);
    for _ in 0..1000 {
        y = r * y * (1.0 - y);
    }
    y
}

/// xₖ₊₁ = aₖ sin xₖ + 0.3, then x².
#[differentiable(adjoint)]
pub(crate) fn waves<S: Scalar>(a: &[S]) -> S {
    let mut x = S::constant(0.5);
    for a in a {
        x = x.sin() * *a + 0.3;
    }
    x * x
}

/// ln Σ exp vᵢ without overflow.
#[differentiable(adjoint)]
pub(crate) fn log_sum_exp<S: Scalar>(v: &[S]) -> S {
    let top = v[1..].iter().fold(v[0], |top, v| top.max(*v));
    v.iter().map(|v| (*v - top).exp()).sum::<S>().ln() + top
}

/// The Brusselator's residual on a ring.
#[differentiable(adjoint)]
pub(crate) fn brusselator<S: Scalar>(dy: &mut [S], y: &[S]) {
    let n = y.len() / 2;
    let (u, v) = y.split_at(n);
    let (du, dv) = dy.split_at_mut(n);
    for i in 0..n {
        let (left, right) = ((i + n - 1) % n, (i + 1) % n);
        let uv = u[i] * u[i] * v[i];
        du[i] = uv - u[i] * 4.4 + 1.0 + (u[left] - u[i] * 2.0 + u[right]) * 0.1;
        dv[i] = -uv + u[i] * 3.4 + (v[left] - v[i] * 2.0 + v[right]) * 0.1;
    }
}
