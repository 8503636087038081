//! Certifies the second derivatives of each pair that it visits.

use fluxions::Backend;
use fluxions::prelude::*;
use fluxions_list::Visitor;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::{Scope, certify};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

pub(crate) struct Certify;

impl Visitor for Certify {
    fn visit<B: Backend, K: Scope>(&mut self, backend: B, scope: K) {
        certify(&backend, scope).require();
        first_derivatives(&backend);
    }
}

#[differentiable(adjoint)]
fn product<S: Scalar>(x: &[S; 2]) -> S {
    x[0] * x[0] * x[1]
}

/// The first derivatives of a pair are those of its inner backend, so one function shows that they are.
fn first_derivatives<B: Backend>(backend: &B) {
    let near = |found: f64, expected: f64| (found - expected).abs() <= 100.0 * backend.capabilities().exactness.first();
    let (y, [a, b]) = backend.value_and_gradient(&Product, &[2.0, 3.0]).expect("the product has a gradient");
    assert!(y == 12.0 && near(a, 12.0) && near(b, 4.0), "{y}, [{a}, {b}]");
}
