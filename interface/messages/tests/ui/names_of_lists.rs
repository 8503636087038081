use core::ops::Deref;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Weighted<S> {
    items: Vec<S>,
    weight: S,
}

impl<T> Deref for Weighted<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items
    }
}

// Names of methods that the slice has as well, to which `Weighted` refers.
impl<S: Scalar> Weighted<S> {
    fn get(&self, i: usize) -> Option<S> {
        Some(self.items[i] * self.weight)
    }
    fn sum(&self) -> S {
        self.weight
    }
    fn fill(&mut self, x: S) {
        self.weight = x;
    }
}

trait Total<S> {
    fn product(&self) -> S;
}

impl<S: Scalar> Total<S> for [S] {
    fn product(&self) -> S {
        self[0]
    }
}

#[differentiable(helper, adjoint)]
fn made<S: Scalar>(x: &[S]) -> Weighted<S> {
    Weighted { items: x.to_vec(), weight: x[1] }
}

#[differentiable(adjoint)]
fn item<S: Scalar>(x: &[S]) -> S {
    let list = made(x);
    list.get(1).unwrap() * x[0]
}

#[differentiable(adjoint)]
fn summed<S: Scalar>(x: &[S]) -> S {
    let list = made(x);
    list.sum() * x[0]
}

#[differentiable(adjoint)]
fn filled<S: Scalar>(x: &[S]) -> S {
    let mut list = made(x);
    list.fill(x[0]);
    list.items[0]
}

#[differentiable(adjoint)]
fn of_slice<S: Scalar>(x: &[S]) -> S {
    x.product() * x[0]
}

fn main() {
    let _ = (Item, Summed, Filled, OfSlice);
}
