use fluxions::prelude::*;

// No module of the standard library, though the name says so.
mod mem {
    #[allow(unused_imports)]
    pub use std::mem::*;

    pub fn swap<T: Clone>(a: &mut T, b: &mut T) {
        *a = b.clone();
    }
}

#[differentiable(adjoint)]
fn first<S: Scalar>(x: &[S]) -> S {
    let (mut a, mut b) = (x[0], x[1]);
    mem::swap(&mut a, &mut b);
    a * a * b
}

fn main() {
    let _ = First;
}
