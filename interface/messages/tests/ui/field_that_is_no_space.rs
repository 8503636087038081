use fluxions::prelude::*;

#[derive(Clone, Debug)]
struct Inner<S>(S);

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    inner: Option<Inner<S>>,
}

fn main() {}
