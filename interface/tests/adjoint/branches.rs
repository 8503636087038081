//! `if`, `match`, early returns.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(adjoint)]
fn early<S: Scalar>(x: &[S]) -> S {
    if x[0] > x[1] {
        return x[0] * x[0];
    }
    let y = x[1] * 3.0;
    y.exp() * y
}

#[differentiable(adjoint)]
fn nested<S: Scalar>(x: &[S]) -> S {
    let mut y = x[0] * x[1];
    if y > 0.0 {
        if x[0] > 2.0 {
            return y * x[0];
        }
        y = y * y + x[1];
    } else if x[1] > 0.0 {
        y -= x[1];
    }
    let z = if y > 1.0 { y.ln() } else { y * 2.0 };
    z * y
}

#[differentiable(adjoint)]
fn arms<S: Scalar>(x: &[S]) -> S {
    let n = x.len();
    let y = match n {
        0 => S::zero(),
        1 => x[0] * x[0],
        k if k < 3 => x[0] * x[k - 1],
        _ => {
            let y = x[0].sin();
            y * x[2] * n as f64
        }
    };
    if let Some(k) = n.checked_sub(2) { y * x[k] } else { y }
}

#[differentiable(adjoint)]
fn pairs<S: Scalar>(x: &[S]) -> S {
    let (a, b) = if x[0] > 0.0 { (x[0] * x[1], x[1]) } else { (x[1], x[0] * 3.0) };
    let (mut low, mut high) = (a, b);
    if low > high {
        (low, high) = (high, low);
    }
    let k = if a > 1.0 { 2.0 } else { 3.0 };
    low * high * high + a * k
}

#[differentiable(adjoint)]
fn let_else<S: Scalar>(x: &[S], #[constant] k: Option<usize>) -> S {
    let Some(k) = k else { return x[0] * 2.0 };
    x[k] * x[k]
}

#[test]
fn branches() {
    agree!(early, Early, [2.0, 1.0], [0.3, 0.4]);
    agree!(nested, Nested, [3.0, 1.0], [1.0, 2.0], [1.0, -2.0], [-1.0, 2.0], [0.1, 0.2]);
    agree!(arms, Arms, [2.0], [2.0, 3.0], [2.0, 3.0, 4.0], [2.0, 3.0, 4.0, 5.0]);
    agree!(pairs, Pairs, [2.0, 3.0], [-2.0, 3.0], [0.1, 0.5]);
}

#[test]
fn an_early_end_by_let_else() {
    use fluxions::adjoint::{Cell, Stack};
    for (k, expected) in [(None, [2.0, 0.0]), (Some(1), [0.0, 6.0])] {
        let x_bar = [Cell::new(0.0), Cell::new(0.0)];
        let_else::adjoint(&[2.0, 3.0], &x_bar, k, &Cell::new(1.0), &mut Stack::new());
        assert_eq!(x_bar.map(Cell::into_inner), expected);
    }
}
