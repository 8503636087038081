use fluxions::prelude::*;

fn positive<S: Scalar>(x: S) -> S {
    x.max(0.0)
}

fn twice<S: Scalar>(x: S) -> S {
    2.0 * x
}

fn main() {}
