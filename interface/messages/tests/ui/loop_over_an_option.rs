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

// References to parts and to items lend the list as well.
#[differentiable(adjoint)]
fn by_references<S: Scalar>(x: &[S]) -> S {
    let filter = Filter { last: Some(x[0]), slots: vec![None, Some(x[1])] };
    let mut filters = vec![filter.clone(), filter];
    if let Some(last) = filters.last_mut() {
        last.step(x[0]);
    }
    let (first, others) = filters.split_at_mut(1);
    first[0].step(x[1]);
    others[0].slots.iter().flatten().map(|v| *v * x[1]).sum()
}

fn main() {}
