//! Imported functions of the standard library in macros, and where something else has their names elsewhere.

use crate::agree;
use fluxions::prelude::*;

mod in_list {
    use super::*;

    use std::mem::replace;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let v = vec![replace(&mut a, x[1] * x[2]), a];
        v[0] * v[1] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_block_of_list {
    use super::*;

    use std::mem::swap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let mut b = x[1];
        let v = vec![
            {
                swap(&mut a, &mut b);
                a * x[2]
            },
            b,
        ];
        v[0] * v[1] * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod closure {
    use super::*;

    use std::mem::swap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (mut a, mut b) = (x[0], x[1]);
        let mut swap_count = 0;
        for i in 0..3 {
            if a < b {
                swap(&mut a, &mut b);
                swap_count += 1;
            }
            a = a * x[i];
            {
                let swap = |p: S, q: S| p * q + x[3];
                b = swap(a, b) + swap(b, a);
            }
        }
        a * b * x[swap_count % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod variable {
    use super::*;

    use std::mem::swap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let mut b = x[1];
        swap(&mut a, &mut b);
        let swap = a > b;
        if swap {
            a = a * x[2];
        }
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod import {
    use super::*;

    mod o {
        use fluxions::prelude::*;
        #[differentiable(helper, adjoint)]
        pub(super) fn swap<S: Scalar>(a: &mut S, b: &mut S) {
            *a = *a * *b;
            *b = *b + *a;
        }
    }
    use std::mem::swap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let mut b = x[1];
        if a < b {
            use o::swap;
            swap(&mut a, &mut b);
        }
        swap(&mut a, &mut b);
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod closure_behind_loop {
    use super::*;

    use std::iter::{repeat_n, zip};
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for (a, b) in zip(x, &x[1..]) {
            s = s + *a * *b;
        }
        let zip = |a: S, b: S| a * b.sin();
        for (i, v) in repeat_n(x[1], 3).enumerate() {
            s = zip(s, v) + x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn imported_functions_beside_others() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        in_list::agrees(x);
        in_block_of_list::agrees(x);
        closure::agrees(x);
        variable::agrees(x);
        import::agrees(x);
        closure_behind_loop::agrees(x);
    }
}
