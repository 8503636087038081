//! A reference that is lent by its name, `grow(r)`, or by the names of its parts: what the call changes is seen by the loops behind it.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct R<S> {
    v: S,
    #[differentiable(skip)]
    order: Vec<usize>,
}

#[differentiable(helper, adjoint)]
fn grow<S: Scalar>(r: &mut R<S>) {
    r.order[0] = 3;
    r.v *= 1.1;
}

mod of_struct {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut R<S>, x: &[S]) {
        grow(r);
        for &i in &r.order {
            r.v = r.v * x[i];
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: vec![2] };
        step(&mut r, x);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_result {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        grow(r);
        let mut s = r.v;
        for &i in &r.order {
            s = s * x[i];
        }
        s
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: vec![2] };
        step(&mut r, x) * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_loop {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut R<S>, x: &[S]) {
        for _ in 0..2 {
            grow(r);
            for &i in &r.order {
                r.v = r.v * x[i];
            }
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: vec![2] };
        step(&mut r, x);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_branch {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut R<S>, x: &[S]) {
        if x[0] > x[1] {
            grow(r);
        }
        for &i in &r.order {
            r.v = r.v * x[i];
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: vec![2] };
        step(&mut r, x);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod array {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        order: [usize; 2],
    }

    #[differentiable(helper, adjoint)]
    fn grow<S: Scalar>(r: &mut R<S>) {
        r.order[0] = 3;
        r.v *= 1.1;
    }

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut R<S>, x: &[S]) {
        grow(r);
        for &i in &r.order {
            r.v = r.v * x[i];
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: [2, 1] };
        step(&mut r, x);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod pair {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn grow<S: Scalar>(r: &mut (S, Vec<usize>)) {
        r.1[0] = 3;
        r.0 *= 1.1;
    }

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(r: &mut (S, Vec<usize>), x: &[S]) {
        grow(r);
        for &i in &r.1 {
            r.0 = r.0 * x[i] + 0.1;
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = (x[0], vec![2usize]);
        step(&mut r, x);
        r.0
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod list {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn all<S: Scalar>(l: &mut Vec<R<S>>) {
        l.swap(0, 1);
        l[0].order[0] = 3;
    }

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(l: &mut Vec<R<S>>, x: &[S]) -> S {
        all(l);
        let mut s = x[2];
        for k in 0..2 {
            for &i in &l[k].order {
                s = s * x[i] + l[k].v;
            }
        }
        s
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut l = vec![R { v: x[0], order: vec![2] }, R { v: x[1], order: vec![1] }];
        step(&mut l, x) * step(&mut l, x) * l[0].v * l[1].v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_method {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        o: Vec<usize>,
    }

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn go(&mut self) -> S {
            self.o[0] = 3;
            self.v *= 1.1;
            self.v
        }
    }

    #[differentiable(helper, adjoint)]
    fn a<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        let t = R::go(r);
        let mut s = x[0];
        for &i in &r.o {
            s = s * x[i] * t;
        }
        s
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], o: vec![1] };
        a(&mut r, x) * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod parts_of_tuple {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(p: &mut (R<S>, S), x: &[S]) {
        let (q, _) = p;
        grow(q);
        for &i in &p.0.order {
            p.1 = p.1 * x[i];
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = (R { v: x[0], order: vec![2] }, x[1]);
        step(&mut p, x);
        p.1 * p.0.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod part_of_slice {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn grow<S: Scalar>(r: &mut R<S>, k: usize) {
        r.order[0] = k;
        r.v *= 1.1;
    }

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(p: &mut [R<S>], x: &[S]) -> S {
        let mut s = x[1];
        for k in 0..3 {
            if let [q, ..] = p {
                grow(q, k);
            }
            for &i in &p[0].order {
                s = s * x[i];
            }
        }
        s
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = vec![R { v: x[0], order: vec![2] }];
        let s = step(&mut p, x);
        s * p[0].v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn references_that_are_lent_by_name() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        of_struct::agrees(x);
        with_result::agrees(x);
        in_a_loop::agrees(x);
        in_a_branch::agrees(x);
        array::agrees(x);
        pair::agrees(x);
        list::agrees(x);
        of_method::agrees(x);
        parts_of_tuple::agrees(x);
        part_of_slice::agrees(x);
    }
}
