//! The backward sweep calls a function again: what it changes would be changed twice.

use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(x: S, #[constant] n: &mut usize) -> S {
    *n += 1;
    x * *n as f64
}

#[differentiable(helper, adjoint)]
fn counted<S: Scalar>(x: S, #[constant] n: &mut usize) -> S {
    scaled(x, n) * 2.0
}

#[derive(Clone, Debug, Differentiable)]
struct State<S> {
    position: S,
}

impl<S: Scalar> State<S> {
    fn step(&mut self) -> f64 {
        self.position = self.position * self.position;
        1.0
    }
}

#[differentiable(adjoint)]
fn changed_where_it_is_asked<S: Scalar>(x: &[S]) -> S {
    let mut state = State { position: x[0] };
    if state.step() > 0.0 { state.position } else { x[1] }
}

fn main() {}
