use fluxions::prelude::*;

struct Model {
    factor: f64,
}

#[differentiable]
impl Model {
    fn f<S: Scalar>(&self, x: S) -> S {
        self.factor * x
    }
}

#[differentiable]
fn g<S: Scalar>(x: S, #[constant] n: usize) -> S {
    2.0 * n + x
}

fn main() {}
