use fluxions::prelude::*;

struct Model {
    count: usize,
    matrix: Vec<f64>,
}

#[differentiable]
impl Model {
    fn of_an_integer<S: Scalar>(&self, x: S) -> S {
        self.count * x
    }
    fn of_a_list<S: Scalar>(&self, x: S) -> S {
        self.matrix * x
    }
}

#[differentiable]
fn g<S: Scalar>(x: S, #[constant] n: usize) -> S {
    2.0 * n + x
}

fn main() {}
