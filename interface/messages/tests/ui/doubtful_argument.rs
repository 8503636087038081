use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
}

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(x: &[S], #[constant] by: S) -> S {
    x[0] * by
}

#[differentiable(adjoint)]
fn energy<S: Scalar>(x: &[S]) -> S {
    let spring = Spring { stiffness: x[0] };
    scaled(x, spring.stiffness)
}

fn main() {}
