use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    a: S,
    name: String,
}

fn main() {}
