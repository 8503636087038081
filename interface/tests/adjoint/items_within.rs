//! Constants, functions and imports within the blocks of a body, which hide others of their names there alone.

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

mod constant_of_module {
    use super::*;

    const K: f64 = 2.0;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            if i == 1 {
                const K: f64 = 0.5;
                s = s * K * x[i];
            }
            s = s * x[i] * K;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod constant_of_module_in_block {
    use super::*;

    const HALF: f64 = 0.5;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = {
            const HALF: f64 = 0.25;
            x[0] * HALF
        };
        let b = x[1] * HALF;
        a * b + x[2].powi(2) * HALF
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod function_of_module {
    use super::*;

    fn idx(i: usize) -> usize {
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            if i == 1 {
                fn idx(i: usize) -> usize {
                    3 - i
                }
                s = s * x[idx(i)];
            }
            s = s * x[idx(i)];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod function_of_module_in_closure {
    use super::*;

    fn at(i: usize) -> usize {
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y: Vec<S> = x
            .iter()
            .enumerate()
            .map(|(i, v)| {
                fn at(i: usize) -> usize {
                    3 - i
                }
                *v * x[at(i)]
            })
            .collect();
        y[at(0)] * y[at(1)] * x[at(2)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod import_of_module {
    use super::*;

    use std::f64::consts::E as K;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        {
            use std::f64::consts::PI as K;
            s = (s * K).sin() * x[1];
        }
        {
            s = (s * K).sin() * x[2];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod variable {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = |i: usize| i;
        let mut s = x[0];
        for i in 0..3 {
            fn k(i: usize) -> usize {
                (i + 1) % 4
            }
            s = s * x[k(i)] + x[0];
        }
        s * x[k(2)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod imports_of_one_name {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        {
            use std::f64::consts::PI as K;
            s = (s * K).sin() * x[1];
        }
        {
            use std::f64::consts::E as K;
            s = (s * K).sin() * x[2];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_all_kinds {
    use super::*;

    use std::mem::swap;
    const K: f64 = 3.0;
    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        const M: usize = 1;
        let p = P { a: x[1], k: 2 };
        let mut s = x[0] * K;
        for i in 0..3 {
            const K: f64 = 0.5;
            const M: usize = 2;
            use std::f64::consts::PI;
            fn at(i: usize) -> usize {
                (i + M) % 4
            }
            assert!(s * K < x[0] * 9.0);
            let w = vec![K; 3];
            s = s * x[at(i)] * K + x[M] * PI * w[i] * p.a * (p.k as f64);
            {
                const K: f64 = 0.25;
                s *= K;
            }
        }
        let mut b = x[3];
        swap(&mut s, &mut b);
        s * K * x[M] * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named_by_inner_ones {
    use super::*;

    const K: f64 = 2.0;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0] * K;
        for i in 0..2 {
            const K: f64 = 0.5;
            const L: f64 = K * 3.0;
            {
                fn h(v: f64) -> f64 {
                    v * K
                }
                const M: f64 = K + L;
                s = s * h(1.5) * M + x[i];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod import_named_by_inner_ones {
    use super::*;

    const PI: f64 = 2.0;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0] * PI;
        if s > 0.0 {
            use std::f64::consts::PI;
            s = {
                const TWICE: f64 = 2.0 * PI;
                fn area(r: f64) -> f64 {
                    PI * r * r
                }
                s * TWICE * area(0.5) * x[1]
            };
        }
        s * PI
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_macro {
    use super::*;

    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..4 {
            const K: usize = 3;
            if matches!(i, 0..K) {
                s = s * x[i] + x[K];
            }
        }
        s * x[K]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_an_assertion {
    use super::*;

    const FULL: usize = 3;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..2 {
            const FULL: usize = 2;
            debug_assert!(x[..FULL].len() == 2);
            s = s * x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_macro_of_a_function {
    use super::*;

    const K: usize = 1;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        {
            const K: usize = 3;
            fn g(v: &[usize]) -> usize {
                let mut n = 0;
                for i in v {
                    if matches!(*i, 0..K) {
                        n += 1;
                    }
                }
                n
            }
            s = s * x[g(&[0, 1, 2])];
        }
        s * x[K]
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
        constant_of_module::agrees(x);
        constant_of_module_in_block::agrees(x);
        function_of_module::agrees(x);
        function_of_module_in_closure::agrees(x);
        import_of_module::agrees(x);
        variable::agrees(x);
        imports_of_one_name::agrees(x);
        of_all_kinds::agrees(x);
        named_by_inner_ones::agrees(x);
        import_named_by_inner_ones::agrees(x);
        in_a_macro::agrees(x);
        in_an_assertion::agrees(x);
        in_a_macro_of_a_function::agrees(x);
    }
}
