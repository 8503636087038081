//! Guards of a `match` that takes a number as a whole.

use crate::agree;
use fluxions::prelude::*;

mod of_item {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        for v in x {
            sum += match v {
                v if *v > 2.0 => *v * 2.0,
                v if *v > 1.0 => v.sin(),
                v => *v * *v,
            };
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .map(|v| match v {
                v if *v > 2.0 => *v * 2.0,
                v if *v > 1.0 => v.sin(),
                v => *v * *v,
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y: Vec<S> = x.iter().map(|v| *v * *v).collect();
        let t = &y[1];
        let m = t;
        match m {
            w if *w > 2.0 => *w * 2.0,
            w => w.sin(),
        }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_number {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        match x[1] * x[0] {
            w if w > 2.0 => w * 2.0,
            w if w.sin() > 0.5 => w * w,
            w => w.sin(),
        }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(v: &S) -> S {
        match v {
            w if *w > 2.0 => *w * 2.0,
            w if w.sin() > 0.5 => *w * *w,
            w => w.sin(),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(&x[0]) * g(&(x[1] * x[2]))
            + match *x.first().unwrap() {
                w if w > 2.0 => w * 2.0,
                w => w,
            }
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn guards_of_numbers() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        of_item::agrees(x);
        in_closure::agrees(x);
        of_reference::agrees(x);
        of_number::agrees(x);
        of_argument::agrees(x);
    }
}
