//! A list of numbers that gets longer behind a reference, beside one without derivatives.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Plant<S> {
    level: S,
    #[differentiable(skip)]
    alarms: Vec<usize>,
    inflows: Vec<S>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Plant<S> {
    fn step(&mut self, q: S) {
        self.level += q;
        self.alarms.push(1);
        self.inflows.push(S::zero());
    }
}

fn main() {}
