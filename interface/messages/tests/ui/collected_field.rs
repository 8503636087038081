//! Lists that are collected from fields, and methods with names that hide derivatives.

use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Plan<S> {
    gain: S,
    #[differentiable(skip)]
    steps: Vec<usize>,
    #[differentiable(skip)]
    unit: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Plan<S> {
    fn max(&self) -> S {
        self.gain * self.gain
    }
    fn map<G: Fn(usize) -> usize>(&self, g: G) -> S {
        self.gain * (g(2) as f64)
    }
}

#[differentiable(helper, adjoint)]
fn plan<S: Scalar>(x: S) -> Plan<S> {
    Plan { gain: x, steps: vec![1, 2], unit: 3 }
}

// No literal says that these are integers.
#[differentiable(adjoint)]
fn scaled<S: Scalar>(x: &[S]) -> S {
    let mut p = plan(x[0]);
    p.steps = p.steps.iter().map(|k| k * p.unit).collect();
    p.gain * (p.steps[0] as f64)
}

// Numbers have no `max` without arguments, and a struct may.
#[differentiable(adjoint)]
fn largest<S: Scalar>(x: &[S]) -> S {
    let p = plan(x[0]);
    p.max() * x[1]
}

#[differentiable(adjoint)]
fn mapped<S: Scalar>(x: &[S]) -> S {
    let p = plan(x[0]);
    p.map(|k| k + 1) * x[1]
}

fn main() {}
