use fluxions::prelude::*;

#[derive(Clone, Debug)]
struct Inner<S>(S);

#[derive(Clone, Debug, Differentiable)]
struct Params<S> {
    itself: Inner<S>,
    inner: Option<Inner<S>>,
    pairs: Vec<(S, Inner<S>)>,
    boxed: Option<Box<Inner<S>>>,
    x: S,
}

fn main() {}
