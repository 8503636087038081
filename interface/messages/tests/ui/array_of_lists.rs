//! Arrays of tuples that are made item by item, with a list in each.

use fluxions::prelude::*;

#[differentiable(adjoint)]
fn weighed<S: Scalar>(x: &[S]) -> S {
    let weights = [1.0, 2.0];
    let rows = weights.map(|w| (w, x.iter().map(|v| *v * w).collect::<Vec<S>>()));
    rows[0].1[0] * rows[1].0
}

fn main() {}
