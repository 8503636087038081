//! Variables of type `Self`, and floats that a function repeats.

use crate::agree;
use fluxions::prelude::*;

mod with_length {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Sq<S, const N: usize>([S; N]);
    #[differentiable(helper, adjoint)]
    impl<S: Scalar, const N: usize> Sq<S, N> {
        fn one() -> Self {
            Sq([S::one(); N])
        }
        fn twice(&self) -> S {
            let mut acc: Self = Self::one();
            acc = Sq([self.0[1] * acc.0[0]; N]);
            acc.0[0] * 2.0
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        Sq([x[0], x[1]]).twice()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod plain {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Sq<S> {
        a: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sq<S> {
        fn one() -> Self {
            Sq { a: S::one(), b: S::zero() }
        }
        fn twice(&self) -> S {
            let mut acc: Self = Self::one();
            acc = Sq { a: self.b * acc.a, b: self.a };
            acc.a * 2.0
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        Sq { a: x[0], b: x[1] }.twice()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod repeated {
    use super::*;

    #[differentiable(adjoint)]
    #[allow(clippy::manual_repeat_n)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x[1];
        let mut y = x[0];
        for damp in std::iter::repeat(0.99).take(x.len()) {
            y = r * y * (1.0 - y) * damp;
        }
        y
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod repeated_with_number {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = 2.5 + x[0] * 0.3;
        let mut y = x[1];
        for (n, damp) in std::iter::repeat_n(0.99, 5).enumerate() {
            y = r * y * (1.0 - y) * damp;
            if n < 2 {
                y += x[n];
            }
        }
        y
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod repeated_at_most {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x[1];
        let mut y = x[0];
        for damp in std::iter::repeat_n(0.99, 3) {
            y = r * y * (1.0 - y) * damp;
        }
        y
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod once {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x[0];
        for damp in std::iter::once(0.99).chain([0.5]) {
            y = x[1] * y * (1.0 - y) * damp;
        }
        y
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn variables_of_type_self_and_repeated_floats() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        with_length::agrees(x);
        plain::agrees(x);
        repeated::agrees(x);
        repeated_with_number::agrees(x);
        repeated_at_most::agrees(x);
        once::agrees(x);
    }
}
