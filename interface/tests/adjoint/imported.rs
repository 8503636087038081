//! Functions of the standard library that a `use` brings along.

use crate::agree;
use fluxions::prelude::*;

mod swap {
    use super::*;

    use std::mem::swap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = x.to_vec();
        let mut m = vec![x[0], x[1]];
        swap(&mut l, &mut m);
        l[0] * m[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replace {
    use super::*;

    use std::mem::replace;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = x.to_vec();
        let m = replace(&mut l, vec![x[0], x[1]]);
        l[0] * m[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod take {
    use super::*;

    use std::mem::take;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = x.to_vec();
        let m = take(&mut l);
        l.push(m[0] * m[3]);
        l[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod from_fn {
    use super::*;

    use std::array::from_fn;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: [S; 3] = from_fn(|i| x[i] * x[i + 1]);
        l[0] * l[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod zip {
    use super::*;

    use std::iter::zip;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = S::zero();
        for (a, b) in zip(x, &x[1..]) {
            s += *a * *b;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod once {
    use super::*;

    use std::iter::once;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: Vec<S> = once(x[0] * x[1]).chain(x.iter().copied()).collect();
        l[0] * l[4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod module_by_another_name {
    use super::*;

    use std::mem as memory;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = x.to_vec();
        let mut m = vec![x[0], x[1]];
        memory::swap(&mut l, &mut m);
        l[0] * m[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_the_body {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        use std::mem::{self, swap as exchange};
        let mut l = x.to_vec();
        let mut m = vec![x[0], x[1]];
        exchange(&mut l, &mut m);
        mem::swap(&mut l[0], &mut m[0]);
        l[0] * m[3] * l[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_one_block {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn swap<S: Scalar>(a: &mut S, b: &mut S) {
        let t = *a * *b;
        *a = *b;
        *b = t;
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let mut b = x[1];
        {
            use std::mem::swap;
            swap(&mut a, &mut b);
        }
        a = a * x[2];
        swap(&mut a, &mut b);
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod under_a_condition {
    use super::*;

    #[cfg(any())]
    use std::mem::swap;
    #[differentiable(helper, adjoint)]
    fn swap<S: Scalar>(a: &mut S, b: &mut S) {
        let t = *a * *b;
        *a = *b;
        *b = t;
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut a = x[0];
        let mut b = x[1];
        swap(&mut a, &mut b);
        a * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod argument_of_that_name {
    use super::*;

    #[allow(unused_imports)]
    use std::mem::take;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], take: impl Fn(usize) -> usize) -> S {
        x[take(1)] * x[0]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h(x, |i| i + 1) * x[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod constant_of_that_name {
    use super::*;

    #[allow(unused_imports)]
    use std::iter::once;
    mod own {
        pub(super) fn once(k: usize) -> std::ops::Range<usize> {
            0..k
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        #[allow(non_upper_case_globals)]
        const once: fn(usize) -> std::ops::Range<usize> = own::once;
        let mut s = x[0];
        for i in once(2) {
            s = s * x[i] + x[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn imported_functions() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        swap::agrees(x);
        replace::agrees(x);
        take::agrees(x);
        from_fn::agrees(x);
        zip::agrees(x);
        once::agrees(x);
        module_by_another_name::agrees(x);
        in_the_body::agrees(x);
        in_one_block::agrees(x);
        under_a_condition::agrees(x);
        argument_of_that_name::agrees(x);
        constant_of_that_name::agrees(x);
    }
}
