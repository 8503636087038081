use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    a: S,
}

impl<S: Scalar> Params<S> {
    fn len(&self) -> S {
        self.a * 2.0
    }
}

#[differentiable(adjoint)]
fn double<S: Scalar>(p: &Params<S>) -> S {
    let length = p.len();
    p.a * length
}

fn main() {
    let _ = Double;
}
