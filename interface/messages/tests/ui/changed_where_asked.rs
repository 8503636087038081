//! A method without an adjoint changes numbers where a condition asks it.

use fluxions::prelude::*;

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
