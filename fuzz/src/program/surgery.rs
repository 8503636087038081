//! The change of several gradients that programs make. A program that makes it is printed with it.

use fluxions::Rule as _;
use fluxions::surgery::{Surgery, WithGradient};

/// (ā, b̄) ↦ (2 b̄, −ā), which is linear, and not its own transpose.
#[derive(Clone, Copy)]
struct Turn;

impl Surgery for Turn {
    const LINEAR: bool = true;

    fn change<T: fluxions::Scalar>(&self, gradient: &mut [T]) {
        gradient.swap(0, 1);
        gradient[0] *= 2.0;
        gradient[1] = -gradient[1];
    }
}

/// a − 3 b, with the gradient (−6, −1) in place of (1, −3).
pub(super) fn turned<S: fluxions::Scalar>(a: S, b: S) -> S {
    let y = WithGradient::<[f64; 2], _>::new(Turn).of(&[a, b]);
    y[0] - y[1] * 3.0
}
