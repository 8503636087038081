//! Calls that fail after they have kept something for the way back. Calls before and behind them have theirs on the same lists.

use crate::agree;
use fluxions::prelude::*;

#[derive(Debug)]
struct Failed;

#[differentiable(helper, adjoint)]
fn power<S: Scalar>(a: S, k: usize) -> S {
    let mut y = a;
    for _ in 0..k + 1 {
        y = y.sin() * a;
    }
    y
}
/// Fails for k = 2 in its loop, for k = 3 behind it, and for k = 1 in a call.
#[differentiable(helper, adjoint)]
fn powers<S: Scalar>(x: &[S], k: usize) -> Result<Vec<S>, Failed> {
    let mut y = x.to_vec();
    for i in 0..k + 1 {
        for v in y.iter_mut() {
            *v = power(*v, i) * x[0];
        }
        if i == 1 && k == 2 {
            return Err(Failed);
        }
    }
    if k == 3 {
        return Err(Failed);
    }
    y[0] = unless_one(y[0], k)?;
    Ok(y)
}
#[differentiable(helper, adjoint)]
fn unless_one<S: Scalar>(a: S, k: usize) -> Result<S, Failed> {
    let b = power(a, k);
    if k == 1 { Err(Failed) } else { Ok(b * a) }
}

#[differentiable(adjoint)]
fn in_a_loop<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for k in 0..6 {
        sum += match powers(x, k % 5) {
            Ok(y) => y[0] * y[1],
            Err(_) => x[k % 2],
        };
    }
    sum
}

#[differentiable(adjoint)]
fn ignored<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::one();
    for k in 0..6 {
        let _ = powers(x, 5 - k);
        if let Ok(y) = powers(&[sum, x[1]], k) {
            sum = sum * y[1] + x[0];
        }
    }
    sum * powers(x, 3).map_or(x[0], |y| y[0])
}

/// Fails at the end of each odd branch.
#[differentiable(helper, adjoint)]
fn tree<S: Scalar>(a: S, k: usize) -> Result<S, Failed> {
    let y = power(a, k);
    let mut z = y;
    for _ in 0..k {
        z = z.cos() * y;
    }
    if k == 0 {
        return Err(Failed);
    }
    let left = tree(z, k - 1).unwrap_or(z * a);
    let right = tree(left, k / 2).unwrap_or(left * left);
    Ok(left * right + y)
}

#[differentiable(adjoint)]
fn by_recursion<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for k in 0..4 {
        sum += tree(x[k % 2], k).unwrap_or(x[1]);
    }
    sum
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Steps<S> {
    start: S,
    factor: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Steps<S> {
    fn run(&self, k: usize) -> Result<S, Box<dyn std::error::Error>> {
        let mut y = self.start;
        let back = 3_usize.checked_sub(k).ok_or("too many steps")?;
        for _ in 0..k {
            y = y.sin() * self.factor;
        }
        "01".chars().nth(back).ok_or(std::fmt::Error)?;
        Ok(y)
    }
}

#[differentiable(adjoint)]
fn by_methods<S: Scalar>(x: &[S]) -> S {
    let (steps, mut sum) = (Steps { start: x[0], factor: x[1] }, S::zero());
    for k in 0..5 {
        sum += steps.run(k).unwrap_or(x[1] * x[0]);
    }
    sum
}

#[test]
fn what_failed_leaves_nothing() {
    agree!(in_a_loop, InALoop, [0.7, 1.3]);
    agree!(ignored, Ignored, [0.7, 1.3]);
    agree!(by_recursion, ByRecursion, [0.7, 1.3]);
    agree!(by_methods, ByMethods, [0.7, 1.3]);
}
