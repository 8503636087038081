//! What an adjoint warns of. The program does not compile for another reason, so that the warnings are seen.
#![deny(unused_variables)]

use fluxions::prelude::*;

#[differentiable(adjoint)]
fn without_effect<S: Scalar>(x: S, y: S, _z: S) -> S {
    x * x
}

#[differentiable(adjoint)]
fn of_nothing<S: Scalar>(x: &[S]) -> S {
    S::constant(x.len() as f64)
}

#[differentiable(adjoint)]
fn cut<S: Scalar>(x: &[S], #[constant] n: usize) -> S {
    let weight = x[0].primal();
    let scaled = x[1] * weight + S::constant(x[n].primal() as i32 as f64) * x[2];
    scaled * (2.0 * weight)
}

#[differentiable(adjoint)]
fn chosen<S: Scalar>(x: &[S], #[constant] table: &[f64]) -> S {
    let top = x[0].primal();
    if top > 1.0 {
        return x[1] * table[top as usize];
    }
    x[0].stop_gradient() * x[1]
}

#[differentiable(adjoint, allow(cut, no_influence))]
fn allowed<S: Scalar>(x: &[S], y: S) -> S {
    x[0] * x[1].primal()
}

#[differentiable(adjoint)]
fn only_decides<S: Scalar>(x: &[S], limit: S) -> S {
    let mut doubled = limit;
    doubled *= 2.0;
    if x[0] > doubled { x[0] * x[0] } else { x[1] }
}

fn main() {
    let unused = 1;
}
