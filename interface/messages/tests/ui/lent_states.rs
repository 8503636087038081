use fluxions::prelude::*;
use std::cell::Cell;
use std::rc::Rc;

/// Copies of this count together.
#[derive(Clone)]
struct Counter(Rc<Cell<usize>>);

#[differentiable(helper, adjoint)]
fn counted<S: Scalar>(v: S, counter: &mut Counter) -> S {
    counter.0.set(counter.0.get() + 1);
    v * counter.0.get() as f64
}

fn counter() -> Counter {
    Counter(Rc::default())
}

#[differentiable(adjoint)]
fn shared_state<S: Scalar>(x: &[S]) -> S {
    let mut own = counter();
    counted(x[0], &mut own)
}

fn main() {}
