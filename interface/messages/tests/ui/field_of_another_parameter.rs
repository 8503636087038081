use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Linear<S> {
    a: S,
}

#[derive(Clone, Debug, Differentiable)]
struct Link<S, M> {
    scale: S,
    model: M,
}

fn main() {}
