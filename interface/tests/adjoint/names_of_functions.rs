//! Variables with the names of functions that are called, and variables that texts name.

use crate::agree;
use fluxions::prelude::*;

mod constant {
    use super::*;

    fn weight(i: usize) -> f64 {
        1.0 + i as f64
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..4 {
            s = s * x[i] * weight(i);
        }
        let weight = weight(2);
        s * weight
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod number {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(a: S, b: S) -> S {
        a * b
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let area = area(x[0], x[1]);
        let two = area * x[2];
        two * area
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(a: S, b: S) -> S {
        a * b
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for w in x.windows(2) {
            let area = area(w[0], s);
            s = area * x[2];
        }
        {
            let area = area(s, s);
            s = area;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let at = |i: usize| (i + 1) % 4;
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[at(i)];
        }
        let k = at(2);
        s * x[k]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod pointer {
    use super::*;

    fn one(i: usize) -> usize {
        i
    }
    fn two(i: usize) -> usize {
        3 - i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let pick: fn(usize) -> usize = if x[0] > x[1] { one } else { two };
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[pick(i)];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        area: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    fn area<S: Scalar>(a: S, b: S) -> S {
        a * b
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let area = area(x[0], x[1]);
        let p = P { area, b: x[2] };
        let P { area, b } = p;
        area * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_macros {
    use super::*;

    fn weight(i: usize) -> f64 {
        1.0 + i as f64
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..4 {
            s = s * x[i] * weight(i);
        }
        let weight = weight(2);
        assert!(weight > 1.0, "{weight}");
        let v = vec![s * weight, x[0]];
        let t = format!("{weight}");
        v[0] * v[1] * (t.len() as f64)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod hidden {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let mut s = x[k];
        {
            let k = 2;
            assert!(k > 1, "{k} {s:?}");
            s = s * x[k];
        }
        let t = format!("{k}");
        s * x[k] * (t.len() as f64)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_texts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let mut s = x[k];
        let mut n = 0;
        {
            let k = 222;
            let w = 5;
            let t = format!("{k:>5}{{k}}{}{k}{k:w$}", 3);
            n += t.len();
            assert!(t.starts_with("  222"), "{k}",);
            s = s * (n as f64);
        }
        let t = format!("{k}");
        s * x[k] * (t.len() as f64)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let mut s = x[k];
        {
            let k = 222;
            let t = format!("{k}{a}", a = k);
            s = s * (t.len() as f64);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod named_anew {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let mut s = x[k];
        {
            let k = 222;
            let t = format!("{k}", k = 10 * k);
            s = s * (t.len() as f64);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod import {
    use super::*;

    mod o {
        pub(super) fn at(i: usize) -> usize {
            3 - i
        }
    }
    fn at(i: usize) -> usize {
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[at(1)];
        for i in 0..3 {
            use o::at;
            s = s * x[at(i)];
        }
        {
            let at = at(2);
            s = s * x[at];
        }
        s * x[at(3)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_list {
    use super::*;

    fn at(i: usize) -> usize {
        i
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let v = vec![x[at(1)], {
            let at = [3usize, 2];
            x[at[0]] * s
        }];
        let w = vec![at(2); at(2)];
        s = s * v[0] * v[1] * x[w[1]];
        assert_eq!(at(1), 1);
        let at = w[0];
        s * x[at]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn names_of_functions_and_in_texts() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        constant::agrees(x);
        number::agrees(x);
        in_loop::agrees(x);
        closure::agrees(x);
        pointer::agrees(x);
        field::agrees(x);
        in_macros::agrees(x);
        hidden::agrees(x);
        in_texts::agrees(x);
        named::agrees(x);
        named_anew::agrees(x);
        import::agrees(x);
        in_list::agrees(x);
    }
}
