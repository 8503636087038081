//! What is called a view, and copies: derivatives would be lost.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Table<S> {
    entries: Vec<S>,
    #[differentiable(skip)]
    columns: usize,
}

impl<S: Clone> Table<S> {
    fn row(&self, i: usize) -> Vec<S> {
        self.entries[i * self.columns..][..self.columns].to_vec()
    }

    fn values(&self) -> impl Iterator<Item = S> {
        self.entries.iter().cloned()
    }
}

fn first<S: Clone>(x: &[S]) -> (S, S) {
    (x[0].clone(), x[1].clone())
}

#[differentiable(adjoint, views(row))]
fn by_row<S: Scalar>(table: &Table<S>) -> S {
    let row = table.row(0);
    row[0] * row[1] + table.row(1)[0]
}

#[differentiable(adjoint, views(values))]
fn by_values<S: Scalar>(table: &Table<S>) -> S {
    let mut sum = S::zero();
    for v in table.values() {
        sum += v * v;
    }
    sum
}

#[differentiable(adjoint, views(first))]
fn by_function<S: Scalar>(x: &[S]) -> S {
    let (a, b) = first(x);
    a * b
}

fn main() {}
