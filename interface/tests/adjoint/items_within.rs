//! Constants, functions and imports within the blocks of a body.

use crate::agree;
use fluxions::prelude::*;

mod imports {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        use std::f64::consts::{PI, TAU};
        let mut s = x[0];
        for k in 0..2 {
            use std::f64::consts::E;
            s = s * E + (x[k] * PI).sin() * TAU;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            const M: usize = 2;
            s = s * x[i] + x[M];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_one_name {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            if i > 1 {
                const K: f64 = 1.5;
                s = s * x[i] * K;
            } else {
                const K: f64 = 0.5;
                s += x[i] * s * K;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod function {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            fn idx(i: usize) -> usize {
                (i * 3) % 4
            }
            s = s * x[idx(i)] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .map(|v| {
                const K: f64 = 1.5;
                (*v * K).sin()
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure_of_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> S {
        let g = |a: S| {
            const W: [f64; 2] = [0.5, 2.0];
            a * W[0] + a * a * W[1]
        };
        x.iter().map(|v| g(*v)).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h(x) * x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod enumeration {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        #[derive(Clone, Copy)]
        enum K {
            A,
            B,
        }
        use K::*;
        let ks = [A, B, A];
        let mut s = x[0];
        for (k, v) in ks.iter().zip(x) {
            s = match k {
                A => s * *v,
                B => s + *v * *v,
            };
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_within_blocks() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        imports::agrees(x);
        in_loop::agrees(x);
        of_one_name::agrees(x);
        function::agrees(x);
        in_closure::agrees(x);
        in_closure_of_helper::agrees(x);
        enumeration::agrees(x);
    }
}
