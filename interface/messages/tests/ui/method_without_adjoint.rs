use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Pair<S> {
    a: S,
    b: S,
}

impl<S: Scalar> Pair<S> {
    fn norm(&self) -> S {
        (self.a * self.a + self.b * self.b).sqrt()
    }
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Pair<S> {
    fn relative(&self) -> S {
        self.a / self.norm()
    }
}

#[differentiable(adjoint)]
fn length<S: Scalar>(x: &[S]) -> S {
    let pair = Pair { a: x[0], b: x[1] };
    pair.norm()
}

fn main() {
    let _ = Length;
}
