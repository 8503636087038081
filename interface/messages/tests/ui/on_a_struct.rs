use fluxions::prelude::*;

#[differentiable]
struct Params<S> {
    a: S,
}

fn main() {}
