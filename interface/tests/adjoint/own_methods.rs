//! Methods of structs with names of derivatives and of steps that take functions.

use crate::agree;
use fluxions::prelude::*;

mod derivatives {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn derivative(&self) -> P<S> {
            P { a: self.b, b: S::zero() }
        }
        fn hessian(&self) -> S {
            self.b * self.a
        }
        fn tangent(&self) -> P<S> {
            P { a: self.b, b: S::zero() }
        }
    }
    #[differentiable(helper, adjoint)]
    fn make<S: Scalar>(a: S, b: S) -> P<S> {
        P { a, b }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = make(x[0], x[1]);
        let d = r.derivative();
        d.a * r.hessian() + r.tangent().a
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod derivatives_with_arguments {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn gradient(&self, x: S) -> S {
            self.b * x
        }
        fn hessian(&self, x: &[S]) -> S {
            self.b * self.a * x[0]
        }
    }
    #[differentiable(helper, adjoint)]
    fn make<S: Scalar>(a: S, b: S) -> P<S> {
        P { a, b }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r: P<S> = make(x[0], x[1]);
        let q = P { a: x[0], b: x[1] };
        r.gradient(x[0]) * r.hessian(x) + q.gradient(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod chained {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct A<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> A<S> {
        fn new(a: S) -> Self {
            A { a }
        }
        fn then(self, o: Self) -> Self {
            A { a: self.a * o.a }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        A::new(x[0]).then(A::new(x[1])).then(A::new(x[0])).a
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod with_numbers {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct A<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> A<S> {
        fn new(a: S) -> Self {
            A { a }
        }
        fn then(self, o: Self) -> Self {
            A { a: self.a * o.a }
        }
        fn map(&self, k: S) -> S {
            self.a * k
        }
        fn reduce(&self, n: usize, k: S) -> Self {
            A { a: self.a * k * n as f64 }
        }
        fn inspect(&self, k: f64) -> S {
            self.a * k
        }
        fn filter(&self, k: &[S]) -> S {
            self.a * k[1]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = A::new(x[0]).then(A::new(x[1])).reduce(2, x[0]);
        q.then(A::new(x[1])).map(x[0]) * q.then(A::new(x[0])).inspect(0.4) * q.reduce(1, x[1]).filter(x)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn own_methods() {
    for x in [[0.7, 1.3], [0.9, 0.4]] {
        derivatives::agrees(x);
        derivatives_with_arguments::agrees(x);
        chained::agrees(x);
        with_numbers::agrees(x);
    }
}
