//! Calls of helpers with arguments of all kinds of types.
//!
//! Both halves of a helper get each argument. Where that is a closure, it stands in both sweeps, and has a type of its own in each.

use crate::agree;
use fluxions::prelude::*;

/// Arguments whose types have no names.
#[differentiable(helper, adjoint)]
fn weighed<S: Scalar>(x: &[S], weight: impl Fn(usize) -> f64 + Copy) -> S {
    let mut sum = S::zero();
    for (i, x) in x.iter().enumerate() {
        sum += *x * *x * weight(i);
    }
    sum
}

#[differentiable(helper, adjoint)]
fn several<S: Scalar, K: Copy>(
    y: &mut [S],
    of: &(impl Fn(K) -> f64 + ?Sized),
    key: K,
    also: [impl Into<f64> + Copy; 2],
) {
    for (y, also) in y.iter_mut().zip(also) {
        *y = *y * *y * of(key) + *y * also.into();
    }
}

/// One behind a reference alone.
#[differentiable(helper, adjoint)]
fn borrowed<S: Scalar>(x: S, of: &impl Fn(usize) -> f64) -> S {
    x * x * of(1)
}

#[differentiable(adjoint)]
fn without_names<S: Scalar>(x: &[S]) -> S {
    let table = vec![0.5, 1.5, 2.5];
    let mut work = [x[0], x[1]];
    let mut y = weighed::<S>(x, |i| table[i]);
    for k in 0..3 {
        y = y * 0.1 + weighed(&x[..k], |i| table[i]) * weighed::<S>(&[y, y], |i| table[i] + k as f64);
        several(&mut work, &|k| table[k], k, [1.0_f32, 0.25]);
        several::<S, &usize>(&mut work, &|i: &usize| table[*i], &k, [1_u8, 2]);
    }
    y + work[0] * work[1] + borrowed(y, &|i| table[i])
}

/// A type parameter, which may be the type of a closure that borrows.
#[differentiable(helper, adjoint)]
fn generic<S: Scalar, K: Fn(usize) -> f64 + Copy>(x: S, k: K, at: Vec<usize>) -> S {
    let mut y = x;
    for i in &at {
        y = y * y * k(*i);
    }
    y
}

#[differentiable(adjoint)]
fn with_types<S: Scalar>(x: &[S]) -> S {
    let table = vec![0.5, 1.5, 2.5];
    let mut y = x[0];
    for k in 0..3 {
        y = generic(y, |i| table[i] - 0.1 * k as f64, vec![0, k]) + generic::<S, _>(x[1], &|i| table[i], vec![k]);
    }
    y
}

/// Lifetimes that are named, also by the bound of a type parameter.
#[differentiable(helper, adjoint)]
fn shared<'a, 'b: 'a, S: Scalar, K: Fn(&'b [f64]) -> f64 + Copy>(
    x: &'a [S],
    list: &'b [f64],
    also: &'a [f64],
    k: K,
    _at: Vec<usize>,
) -> S {
    x[0] * x[1] * k(list) + x[0].sin() * also[0]
}

#[differentiable(helper, adjoint)]
fn paired<'a, S: Scalar>((a, b): (&'a [S], &'a [S]), list: &'a [f64], at: Vec<usize>) -> (S, S) {
    let mut y = (a[0] * b[0], b[0].sin());
    for i in &at {
        y = (y.0 * y.1 * list[*i], y.0);
    }
    y
}

#[differentiable(adjoint)]
fn with_lifetimes<S: Scalar>(x: &[S]) -> S {
    let list = vec![0.5, 1.5];
    let mut y = x[0];
    for k in 0..2 {
        let inner = [0.3, k as f64];
        let (a, b) = paired((x, &[y]), &list, vec![0, k]);
        y += a * shared(x, &list, &inner, |list| list[1], vec![]) + b;
        y = shared(&[y, b], &inner, &list, |list| list[0] + inner[1], vec![k]);
    }
    y
}

/// Constants, and lists that are passed by value.
#[differentiable(helper, adjoint)]
fn constants<S: Scalar, const N: usize>(x: [S; N], at: Vec<usize>) -> [S; N] {
    let mut y = x;
    for i in &at {
        y[*i % N] = x[0] * y[N - 1];
    }
    y
}

#[differentiable(adjoint)]
fn with_constants<S: Scalar>(x: &[S]) -> S {
    let a = constants::<S, 2>([x[0], x[1]], vec![0, 1, 2]);
    let b = constants([a[0], a[1], x[1]], vec![1]);
    b[1] * a[0] + b[2]
}

/// A function that calls itself, and two that call each other.
#[differentiable(helper, adjoint)]
fn power<S: Scalar>(x: S, n: usize) -> S {
    if n == 0 {
        return S::one();
    }
    let half = power(x, n / 2);
    if n.is_multiple_of(2) { half * half } else { half * half * x }
}

#[differentiable(helper, adjoint)]
fn even<S: Scalar>(x: &mut [S], n: usize) {
    if n > 0 {
        x[0] = x[0] * x[1];
        odd(x, n - 1);
    }
}

#[differentiable(adjoint)]
fn odd<S: Scalar>(x: &mut [S], #[constant] n: usize) {
    if n > 0 {
        x[1] = x[0].sin() * x[1];
        even(x, n - 1);
    }
}

#[differentiable(adjoint)]
fn in_circles<S: Scalar>(x: &[S]) -> S {
    let mut work = [x[0], x[1]];
    even(&mut work, 5);
    let mut y = power(work[0], 5);
    for k in 0..4 {
        odd(&mut work, k);
        y += power(work[1], k);
    }
    y * work[0]
}

#[test]
fn signatures() {
    let x = [0.7, 1.3];
    agree!(without_names, WithoutNames, x);
    agree!(with_types, WithTypes, x);
    agree!(with_lifetimes, WithLifetimes, x);
    agree!(with_constants, WithConstants, x);
    agree!(in_circles, InCircles, x);
}
