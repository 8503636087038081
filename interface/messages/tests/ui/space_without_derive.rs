use fluxions::prelude::*;
use fluxions_dual::Dual;

struct Params<S> {
    a: S,
    b: S,
}

#[differentiable]
fn product<S: Scalar>(p: &Params<S>) -> S {
    p.a * p.b
}

fn main() {
    let _ = Dual::new().gradient(&Product, &Params { a: 1.0, b: 2.0 });
}
