//! Loops: stored, free and fused ones; iterator chains.

use crate::{agree, agree_in_place};
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn chained<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for i in 0..x.len() - 1 {
        let (a, b) = (x[i + 1] - x[i] * x[i], 1.0 - x[i]);
        sum += a * a * 100.0 + b * b;
    }
    sum
}

#[differentiable(adjoint)]
fn logistic<S: Scalar>(x: &[S]) -> S {
    let (mut y, r) = (x[0], x[1]);
    for _ in 0..20 {
        y = r * y * (1.0 - y);
    }
    y
}

#[differentiable(adjoint)]
fn newton<S: Scalar>(x: &[S]) -> S {
    let a = x[0];
    let mut y = a;
    let mut n = 0;
    while (y * y - a).abs() > 1e-12 && n < 50 {
        y = (y + a / y) * 0.5;
        n += 1;
    }
    y * x[1]
}

#[differentiable(adjoint)]
fn leaving<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    for (i, v) in x.iter().enumerate() {
        if i == 1 {
            continue;
        }
        y = y * *v + 0.1;
        if y > 10.0 {
            break;
        }
        y += v.sin();
    }
    let mut n = 0;
    loop {
        if n > 3 || y > 100.0 {
            break;
        }
        y *= x[1];
        n += 1;
    }
    y
}

#[differentiable(adjoint)]
fn returning<S: Scalar>(x: &[S]) -> S {
    let mut y = S::one();
    for v in x {
        for k in 0..3 {
            y *= *v + k as f64;
            if y > 20.0 {
                return y * y;
            }
        }
        y -= *v;
    }
    y * 2.0
}

#[differentiable(adjoint)]
fn nested<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let mut total = S::zero();
    for i in 0..n {
        let mut y = x[i];
        for j in 0..i {
            y = y * x[j] + y.sin();
        }
        total = total * 0.5 + y;
    }
    total
}

#[differentiable(adjoint)]
fn chains<S: Scalar>(x: &[S]) -> S {
    let top = x[1..].iter().fold(x[0], |top, v| top.max(*v));
    let sum = x.iter().map(|v| (*v - top).exp()).sum::<S>();
    let squares: S = x.iter().zip(x.iter().rev()).map(|(a, b)| *a * *b * 2.0).sum();
    let product = x.iter().copied().product::<S>();
    let pairs = x.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2)).sum::<S>();
    let by_two = x.chunks(2).map(|c| c[0]).fold(S::zero(), |s, c| s + c * c);
    let list: Vec<S> = x.iter().map(|v| v.sin()).map(|v| v * v).collect();
    let mapped = [x[0], x[1]].map(|v| v * top);
    let made: [S; 2] = core::array::from_fn(|i| x[i] * x[1]);
    let mut late = S::zero();
    list.iter().enumerate().for_each(|(i, v)| late += *v * i as f64);
    sum.ln() + top + squares * product + pairs + by_two + late + mapped[1] * made[0]
}

#[differentiable(adjoint)]
fn counters<S: Scalar>(x: &[S]) -> S {
    let mut best = 0;
    for i in 1..x.len() {
        if x[i] > x[best] {
            best = i;
        }
    }
    let mut k = 0;
    let mut y = x[best];
    while k < x.len() {
        y = y * x[k];
        k += 1;
    }
    for i in 0..k - 1 {
        y += x[i] * x[k - 1 - i];
    }
    y
}

#[test]
fn loops() {
    let x = [0.7, 1.3, 0.4, 2.1];
    agree!(chained, Chained, x, [1.0, 2.0]);
    agree!(logistic, Logistic, [0.3, 3.2]);
    agree!(newton, Newton, [2.0, 3.0]);
    agree!(leaving, Leaving, x, [5.0, 1.0, 2.0, 3.0], [0.1, 0.2]);
    agree!(returning, Returning, x, [0.2, -0.1], [5.0, 1.0]);
    agree!(nested, Nested, x);
    agree!(chains, Chains, x, [2.0, 1.0, 0.5]);
    agree!(counters, Counters, x, [3.0, 1.0]);
}

#[differentiable(adjoint)]
fn brusselator<S: Scalar>(dy: &mut [S], y: &[S]) {
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

#[differentiable(adjoint)]
fn in_steps<S: Scalar>(y: &mut [S], x: &[S]) {
    y.copy_from_slice(x);
    for k in 1..y.len() {
        for i in k..y.len() {
            y[i] = y[i] * y[i - k] + x[k];
        }
    }
    y.swap(0, 1);
    let sum = y.iter().map(|y| y.sin()).sum::<S>();
    y.iter_mut().for_each(|y| *y *= sum);
    for (y, x) in y.iter_mut().zip(x).rev() {
        *y += *x * *x;
    }
}

#[test]
fn in_place() {
    agree_in_place!(brusselator, Brusselator, 6, [0.7, 1.3, 0.4, 2.1, 0.2, 0.9]);
    agree_in_place!(in_steps, InSteps, 4, [0.7, 1.3, 0.4, 2.1]);
}
