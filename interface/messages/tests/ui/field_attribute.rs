use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    #[differentiable(ignore)]
    a: S,
}

fn main() {}
