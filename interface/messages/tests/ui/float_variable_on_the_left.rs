use fluxions::prelude::*;

struct Model {
    factor: f64,
    count: usize,
    matrix: Vec<f64>,
}

impl Model {
    fn rate(&self) -> f64 {
        self.factor
    }
}

#[differentiable]
impl Model {
    fn of_a_method<S: Scalar>(&self, x: S) -> S {
        self.rate() * x
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
