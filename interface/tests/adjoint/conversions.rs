//! `into` of a struct, and squares of what may be a float.

use crate::agree;
use fluxions::prelude::*;

mod by_type {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct A<S> {
        r: S,
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct B<S> {
        x: S,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> From<A<S>> for B<S> {
        fn from(p: A<S>) -> Self {
            B { x: p.r * p.r }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = A { r: x[0] };
        let d: B<S> = a.into();
        let e: B<S> = A { r: d.x * x[1] }.into();
        d.x * e.x
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod square_of_difference {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct C<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> C<S> {
        fn price(&self, c: f64) -> S {
            self.a * c
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = C { a: x[0] };
        [0.3, 0.5]
            .iter()
            .zip([1.0, 1.1])
            .map(|(b, price)| {
                let error = curve.price(*b) - price;
                error * error
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod weighted_square {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Logistic<S> {
        cap: S,
        rate: S,
        mid: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Logistic<S> {
        fn at(&self, t: f64) -> S {
            self.cap / (1.0 + (-self.rate * (t - self.mid)).exp())
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = Logistic { cap: x[1], rate: x[0], mid: x[2] };
        let times = [0.0, 1.0, 2.0, 3.0];
        let counts = [0.4, 0.6, 0.9, 1.0];
        let weights = [1.0, 2.0, 2.0, 1.0];
        times
            .into_iter()
            .zip(counts)
            .zip(weights)
            .map(|((t, y), w)| {
                let e = curve.at(t) - y;
                e * e * w
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn conversions_and_squares() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        by_type::agrees(x);
        square_of_difference::agrees(x);
        weighted_square::agrees(x);
    }
}
