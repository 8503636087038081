//! References whose new value looks at what they were.

use crate::agree;
use fluxions::prelude::*;

mod linked_nodes {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Nd<S> {
        a: S,
        #[differentiable(skip)]
        next: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ns = [Nd { a: x[0], next: 2 }, Nd { a: x[1], next: 0 }, Nd { a: x[2], next: 1 }];
        let mut n = &ns[0];
        let mut s = x[3];
        for _ in 0..4 {
            s = s * n.a;
            n = &ns[n.next];
        }
        s * n.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod tree {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Nd<S> {
        a: S,
        #[differentiable(skip)]
        l: usize,
        #[differentiable(skip)]
        r: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ns = vec![Nd { a: x[0], l: 1, r: 2 }, Nd { a: x[1], l: 2, r: 0 }, Nd { a: x[2], l: 0, r: 1 }];
        let mut n = &ns[0];
        let mut s = x[3] * n.a;
        for _ in 0..3 {
            if s > n.a {
                n = &ns[n.l];
            } else {
                n = &ns[n.r];
            }
            s = s * n.a + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod nodes_of_a_helper {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Nd<S> {
        a: S,
        #[differentiable(skip)]
        next: usize,
    }
    #[differentiable(helper, adjoint)]
    fn along<S: Scalar>(ns: &[Nd<S>], t: S, k: usize) -> S {
        let mut n = &ns[k];
        let mut s = t;
        while n.next != 0 {
            s = s * n.a;
            n = &ns[n.next];
        }
        s * n.a
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ns = vec![Nd { a: x[0], next: 2 }, Nd { a: x[1], next: 0 }, Nd { a: x[2], next: 1 }];
        along(&ns, x[3], 0) * along(&ns, x[1], 2)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod halves {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let y = x.to_vec();
        let mut s = x[0];
        let mut v = &y[..];
        for _ in 0..2 {
            v = &v[v.len() / 2..];
            s = s * v[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shorter {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s = x[0];
        let mut v = x;
        v = &v[..v.len() - 1];
        v = &v[..v.len() - 1];
        v = &v[v.len() - 1..];
        s * v[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod from_the_end {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut v = x;
        for _ in 0..2 {
            s = s * v.last().unwrap().sin();
            v = &v[..v.len() - 1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_a_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut v = x;
        for _ in 0..3 {
            v = &v[usize::from(v[0] > 0.8)..];
            s = s * v[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_tuple {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s = x[0];
        let mut v = x;
        let mut w = &x[1..];
        let s = s * w[0];
        (v, w) = (&v[1..], v);
        s * v[0] * w[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_each_other {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut v = x;
        let mut w = &x[..3];
        for _ in 0..2 {
            s = s * v[0] * w[w.len() - 1];
            (v, w) = (&v[1..], &w[..v.len() - 2]);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod exchanged {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut v = x;
        let mut w = &x[1..];
        for _ in 0..1 {
            (v, w) = (w, v);
            s = s * v[0] * w[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_an_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s = x[0];
        let mut v = x;
        let mut w = &x[1..];
        let s = s * w[0];
        [v, w] = [&v[1..], &v[2..]];
        s * v[0] * w[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn references_that_move() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        linked_nodes::agrees(x);
        tree::agrees(x);
        nodes_of_a_helper::agrees(x);
        halves::agrees(x);
        shorter::agrees(x);
        from_the_end::agrees(x);
        by_a_value::agrees(x);
        in_a_tuple::agrees(x);
        of_each_other::agrees(x);
        exchanged::agrees(x);
        in_an_array::agrees(x);
    }
}
