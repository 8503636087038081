//! Items of lists that calls return, in the place of the loop.

use crate::agree;
use fluxions::prelude::*;

mod in_loop {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn flows<S: Scalar>(c: S) -> Vec<(f64, S)> {
        (1..=3).map(|y| (y as f64, c)).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x[1];
        let mut s = r;
        for (t, a) in flows(x[0]) {
            s += a * (-r * t).exp();
        }
        for (t, a) in flows(x[1]).iter() {
            s += *a * (-r * *t).exp();
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_function {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn flows<S: Scalar>(c: S) -> Vec<(f64, S)> {
        (1..=3).map(|y| (y as f64, c)).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x[1];
        flows(x[0]).into_iter().map(|(t, a)| a * (-r * t).exp()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_method {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Bond<S> {
        coupon: S,
        #[differentiable(skip)]
        years: u32,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Bond<S> {
        fn flows(&self) -> Vec<(f64, S)> {
            (1..=self.years).map(|y| (y as f64, self.coupon)).collect()
        }
        fn price(&self, r: S) -> S {
            self.flows().into_iter().map(|(t, a)| a * r * t).sum()
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        Bond { coupon: x[0], years: 3 }.price(x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod mapped {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn flip<S: Scalar>(v: [S; 2]) -> [S; 2] {
        [v[1] * 2.0, v[0]]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let normed = [[x[0], x[1]], [x[2], x[3]]].map(|t| flip(t));
        normed[0][0] * normed[1][1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_of_lists_of_calls() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        in_loop::agrees(x);
        of_function::agrees(x);
        of_method::agrees(x);
        mapped::agrees(x);
    }
}
