use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Spring<S> {
    stiffness: S,
}

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(x: &[S], #[constant] by: S) -> S {
    x[0] * by
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Spring<S> {
    fn scaled(&self, #[constant] by: S) -> S {
        self.stiffness * by
    }
}

#[differentiable(adjoint)]
fn of_a_method<S: Scalar>(x: &[S]) -> S {
    let spring = Spring { stiffness: x[0] };
    spring.scaled(x[1]) * spring.scaled(S::one())
}

#[differentiable(adjoint)]
fn energy<S: Scalar>(x: &[S]) -> S {
    let spring = Spring { stiffness: x[0] };
    scaled(x, spring.stiffness)
}

fn main() {}
