//! Straight lines: arithmetic, functions, tuples, arrays, shadowing, constants.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn arithmetic<S: Scalar>(x: &[S]) -> S {
    let (a, b) = (x[0], x[1]);
    let c = 2.0 * a - b / 3.0 + (1.0 - a) * (b + 1.0) / (2.0 - x[2]);
    let c = -c + c * c * 0.5;
    c / x[2] - 4.0 / a
}

#[differentiable(adjoint)]
fn functions<S: Scalar>(x: &[S]) -> S {
    let a =
        x[0].recip() + x[0].sqrt() * x[0].cbrt() + x[0].exp() - x[0].exp2() + x[0].exp_m1() + x[0].ln() * x[0].ln_1p();
    let b = x[1].log2() + x[1].log10() + x[1].sin() * x[1].cos() + x[1].tan() + x[1].sinh() + x[1].cosh() + x[1].tanh();
    let c =
        x[2].asin() + x[2].acos() * x[2].atan() + x[2].asinh() + (x[2] + 1.0).acosh() + x[2].atanh() + (-x[2]).abs();
    let d = x[0].max(x[1])
        + x[0].min(0.5)
        + x[1].pow(x[0])
        + x[0].atan2(x[1])
        + x[0].hypot(x[2])
        + x[0].mul_add(x[1], x[2]);
    let (sin, cos) = x[1].sin_cos();
    a * b
        + c * d
        + x[0].powi(3)
        + x[1].powf(1.5)
        + sin * cos
        + x[2].clamp(0.2, 0.9)
        + S::sqrt(x[1])
        + 2.0_f64.max(x[0])
        + 0.5.max(x[0])
}

#[differentiable(adjoint)]
fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    (1.0 - x[0]).powi(2) + 100.0 * (x[1] - x[0] * x[0]).powi(2)
}

#[differentiable(adjoint)]
fn shadowing<S: Scalar>(x: &[S]) -> S {
    let y = x[0];
    let y = {
        let y = y * 2.0;
        y * x[1]
    };
    let x_bar = y * y;
    let t1 = x_bar + y;
    let stack = t1 * x[0];
    stack * t1
}

#[differentiable(adjoint)]
fn mutation<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0];
    y *= x[1];
    y += y * y;
    y -= x[1];
    y /= x[0] + 3.0;
    let z = y;
    y = z * x[1];
    let mut w = S::zero();
    w += y;
    w *= w + z;
    w + y
}

#[differentiable(adjoint)]
fn groups<S: Scalar>(x: &[S]) -> S {
    let a = [x[0], x[1] * 2.0, x[0] * x[1]];
    let [p, mut q, r] = a;
    q += p;
    let t = (a, q * r);
    let ((b, c), d) = ((t.0[1], t.1), p);
    let mut m = [[p, q], [r, d]];
    m[0][1] = m[1][0] * b;
    m[1][1] += c;
    m[0][0] * m[1][1] - m[0][1] * m[1][0]
}

#[differentiable(adjoint)]
fn assignments<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) = (x[0], x[1]);
    (a, b) = (b, a * 2.0);
    [a, b][0] * b + a
}

#[differentiable(adjoint)]
fn choices<S: Scalar>(x: &[S]) -> S {
    use fluxions::Relation;
    let a = S::select(x[0], Relation::Less, x[1], x[0] * 2.0, x[1] * x[1]);
    a * x[0].floor() + x[1].stop_gradient() * x[0] + x[0] * x.len() as f64
}

#[differentiable(adjoint)]
fn nothing<S: Scalar>(_x: &[S]) -> S {
    S::constant(_x.len() as f64)
}

#[differentiable(adjoint)]
fn rule<S: Scalar>(x: &[S]) -> S {
    let slope = x[0].cos();
    S::from_partials(x[0].primal().sin(), &[(x[0], slope)]) * x[1]
}

#[test]
fn straight_lines() {
    let x = [0.7, 1.3, 0.4];
    agree!(arithmetic, Arithmetic, x, [-2.0, 0.3, 1.5]);
    agree!(functions, Functions, x, [1.9, 0.8, 0.1]);
    agree!(rosenbrock, Rosenbrock, [1.0, 2.0], [-1.2, 1.0]);
    agree!(shadowing, Shadowing, x);
    agree!(mutation, Mutation, x, [-2.0, 0.5, 0.0]);
    agree!(groups, Groups, x);
    agree!(assignments, Assignments, x);
    agree!(choices, Choices, x, [2.5, 1.3, 0.0]);
    agree!(nothing, Nothing, x);
    agree!(rule, Rule, x);
}

#[differentiable(adjoint)]
fn over_any<R: Real, S: Scalar<R>>(x: &[S]) -> S {
    let mut y = 2.0 * x[0] + x[1] * 3.0 - x[0] / 4.0;
    y += 1.0;
    y *= 0.5;
    y.max(0.25) * y
}

#[differentiable(adjoint)]
fn single<S: Scalar<f32>>(x: S) -> [S; 2] {
    [x * 2.0, x * x]
}

#[test]
fn other_reals() {
    use fluxions::adjoint::{Cell, Stack};
    agree!(over_any, OverAny::<f64>::new(), [0.7, 1.3]);
    let (x_bar, y_bar) = (Cell::new(0.0), [Cell::new(1.0), Cell::new(10.0)]);
    assert_eq!(single::adjoint(3.0_f32, &x_bar, &y_bar, &mut Stack::new()), [6.0, 9.0]);
    assert_eq!(x_bar.get(), 62.0); // 2 + 10 · 2x
}
