//! Closures that change something, before steps that leave items out or begin at the end.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Product<S> {
    value: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Product<S> {
    fn step(&mut self, v: S) -> S {
        self.value *= v;
        self.value
    }
}

#[differentiable(adjoint)]
fn thinned<S: Scalar>(x: &[S]) -> S {
    let mut p = Product { value: x[0] };
    (0..6).map(|_| p.step(x[1])).step_by(2).sum()
}

#[differentiable(adjoint)]
fn from_the_end<S: Scalar>(x: &[S]) -> S {
    let mut y = x.to_vec();
    (0..2).map(|_| y.pop().unwrap()).zip(x).rev().map(|(a, b)| a * *b).sum()
}

fn main() {}
