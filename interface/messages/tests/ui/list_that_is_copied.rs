//! Lists without derivatives that change elsewhere in the function: a loop goes through a copy, which has to stay as it is.

use fluxions::prelude::*;
use std::cell::Cell;

/// Cells would change in the copy alone.
#[differentiable(adjoint)]
fn counted<S: Scalar>(x: &[S]) -> S {
    let mut cells = Vec::new();
    cells.push(Cell::new(1_usize));
    let mut y = x[0];
    for cell in &cells {
        y = y * x[cell.get()];
        cell.set(0);
    }
    y * x[cells[0].get()]
}

struct Link {
    from: usize,
    to: usize,
}

/// There is no copy of these.
#[differentiable(adjoint)]
fn linked<S: Scalar>(x: &[S]) -> S {
    let mut links = Vec::new();
    for i in 1..x.len() {
        links.push(Link { from: i - 1, to: i });
    }
    let mut y = x[0];
    for link in &links {
        y = y + x[link.from] * x[link.to];
    }
    y
}

fn main() {}
