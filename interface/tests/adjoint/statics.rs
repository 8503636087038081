//! A `static` is looked at as it is at that time.

use crate::agree;
use fluxions::prelude::*;

use std::cell::Cell;
thread_local! { static K: Cell<usize> = const { Cell::new(0) }; }

mod cell {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        K.set(1);
        let s = x[0] * x[K.get()];
        K.set(2);
        s * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod cell_as_end {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        K.set(2);
        let mut s = x[0];
        for i in 0..K.get() {
            s = s * x[i];
        }
        K.set(3);
        s * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod cell_that_is_replaced {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        K.set(2);
        let k = K.replace(1);
        let s = x[0] * x[k];
        K.set(3);
        s * s * x[K.take()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lock {
    use super::*;

    use std::sync::RwLock;
    static W: RwLock<usize> = RwLock::new(0);

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        *W.write().unwrap() = 1;
        let s = x[0] * x[*W.read().unwrap()];
        *W.write().unwrap() = 2;
        s * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        K.set(1);
        let g = |i: usize| x[(i + K.get()) % 4];
        let s = g(1) * g(2);
        K.set(2);
        s * g(0)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn statics_that_change() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        cell::agrees(x);
        cell_as_end::agrees(x);
        cell_that_is_replaced::agrees(x);
        lock::agrees(x);
        in_closure::agrees(x);
    }
}
