use fluxions::prelude::*;

/// The half with the larger first number. The adjoint would be that of the half whose first adjoint is larger.
fn larger<S: PartialOrd>(x: &[S]) -> &[S] {
    let (a, b) = x.split_at(x.len() / 2);
    if a[0] > b[0] { a } else { b }
}

#[differentiable(adjoint, views(larger))]
fn of_the_larger<S: Scalar>(x: &[S]) -> S {
    let half = larger(x);
    half[0] * half[1]
}

fn main() {}
