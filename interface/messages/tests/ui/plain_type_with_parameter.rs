//! A type without derivatives has no type parameters: a number could be one.

use fluxions::prelude::*;

#[derive(Clone, Differentiable)]
#[differentiable(skip)]
struct Table<T> {
    values: Vec<T>,
}

fn main() {}
