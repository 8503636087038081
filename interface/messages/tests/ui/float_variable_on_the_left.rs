use fluxions::prelude::*;

struct Model {
    factor: f64,
    count: usize,
    matrix: Vec<f64>,
}

fn rate(model: &Model) -> f64 {
    model.factor
}

#[differentiable]
impl Model {
    fn of_a_call<S: Scalar>(&self, x: S) -> S {
        rate(self) * x
    }
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
