use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
enum Params<S> {
    A(S),
}

fn main() {}
