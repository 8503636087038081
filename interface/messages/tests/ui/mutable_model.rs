use fluxions::prelude::*;

struct Model(f64);

#[differentiable]
impl Model {
    fn f<S: Scalar>(&mut self, x: S) -> S {
        x * self.0
    }
}

fn main() {}
