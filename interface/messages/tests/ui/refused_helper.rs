//! Who calls a helper or a method that is refused is not blamed, too.

use fluxions::prelude::*;

macro_rules! twice {
    ($x:expr) => {
        $x + $x
    };
}

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    k: S,
}

#[differentiable(helper, adjoint)]
fn energy<S: Scalar>(x: S) -> S {
    twice!(x * x)
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Spring<S> {
    fn pull(&self, x: S) -> S {
        let k = twice!(self.k);
        k * x
    }
}

#[differentiable(adjoint)]
fn f<S: Scalar>(x: &[S]) -> S {
    let spring = Spring { k: x[0] };
    let y = energy(x[0]) * x[1];
    y + energy(y) + spring.pull(y)
}

fn main() {}
