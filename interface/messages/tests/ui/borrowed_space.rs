use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Params<'a, S> {
    a: &'a [S],
}

fn main() {}
