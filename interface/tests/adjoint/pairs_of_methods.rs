//! Methods that return integers and floats in tuples and options, called in the other methods of their block.

use crate::agree;
use fluxions::prelude::*;

mod pairs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct B<S> {
        v: S,
        #[differentiable(skip)]
        lo: usize,
        #[differentiable(skip)]
        hi: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> B<S> {
        fn range(&self) -> (usize, usize) {
            (self.lo, self.hi)
        }
        fn at(&mut self, x: &[S]) -> S {
            let mut s = self.v;
            for _ in 0..2 {
                let (lo, hi) = self.range();
                for i in lo..hi {
                    s = s * x[i];
                }
                self.lo += 1;
                let r = self.range();
                s = s + x[r.0] * s;
            }
            self.lo = 0;
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut b = B { v: x[0], lo: 0, hi: 3 };
        b.at(x) * b.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod mixed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct B<S> {
        v: S,
        #[differentiable(skip)]
        lo: f64,
        #[differentiable(skip)]
        hi: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> B<S> {
        fn pair(&self) -> (f64, usize) {
            (self.lo, self.hi)
        }
        fn at(&mut self, x: &[S]) -> S {
            let (c, n) = self.pair();
            self.lo = 0.3;
            let p = self.pair();
            let mut s = self.v * c * x[n];
            s = s * p.0 + self.pair().0;
            s
        }
        fn o(&self) -> Option<f64> {
            Some(self.lo)
        }
        fn b(&self, x: &[S]) -> S {
            if let Some(c) = self.o() { x[0] * c } else { x[1] }
        }
        fn c(&self, x: S) -> S {
            x * self.o().unwrap_or(2.0) * self.o().map_or(1.0, |v| v * 2.0)
        }
        fn d(&self, x: S) -> S {
            match self.o() {
                Some(v) => x * v,
                None => x,
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut b = B { v: x[0], lo: 0.7, hi: 2 };
        b.at(x) * b.v * b.b(x) * b.c(x[1]) * b.d(x[2])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod matched {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct B<S> {
        v: S,
        #[differentiable(skip)]
        lo: bool,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> B<S> {
        fn pair(&self, k: usize) -> (bool, Option<usize>) {
            (self.lo, if k > 1 { Some(k) } else { None })
        }
        fn at(&self, x: &[S]) -> S {
            let mut s = self.v;
            for i in 0..3 {
                match self.pair(i) {
                    (true, Some(k)) => s = s * x[k],
                    (_, None) => s = s + x[i],
                    _ => {}
                }
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = B { v: x[0], lo: true };
        b.at(x) * b.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn pairs_of_methods() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        pairs::agrees(x);
        mixed::agrees(x);
        matched::agrees(x);
    }
}
