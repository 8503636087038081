use fluxions::prelude::*;

trait Kernel<S> {
    fn at(&self, x: S) -> S;
}

#[differentiable]
fn f<S: Scalar, K: Kernel<S>>(x: S, #[constant] kernel: &K) -> S {
    kernel.at(x)
}

fn main() {}
