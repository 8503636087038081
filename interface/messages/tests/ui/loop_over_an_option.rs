//! A loop over an option that a method changes, and over the values in a list of such options.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Filter<S> {
    last: Option<S>,
    slots: Vec<Option<S>>,
}

#[differentiable(adjoint)]
impl<S: Scalar> Filter<S> {
    fn step(&mut self, e: S) -> S {
        let mut y = e;
        for last in &self.last {
            y += *last * e;
        }
        self.last = Some(y);
        y
    }
    fn total(&mut self, e: S) -> S {
        let y: S = self.slots.iter().flatten().map(|v| *v * e).sum();
        self.slots[0] = Some(y);
        y
    }
}

fn main() {}
