//! What functions have made, in lists, branches and behind references, and is told something.

use crate::agree;
use crate::hidden_counter::D;
use fluxions::prelude::*;
use std::cell::Cell;

mod ignored {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for _ in 0..3 {
            let _ = d.next();
            s = s * x[d.peek()] + x[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ds = [D::new(0), D::new(2)];
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[ds[0].next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod items_of_list {
    use super::*;

    struct W {
        d: D,
    }
    impl W {
        fn of(k: usize) -> W {
            W { d: D::new(k) }
        }
        fn inner(&self) -> &D {
            &self.d
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = W::of(0);
        let e = d.inner();
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[e.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_branches {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = if x.len() > 3 { D::new(0) } else { D::new(1) };
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod taken_out {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = Some(D::new(0)).unwrap();
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_method {
    use super::*;

    impl D {
        fn named(self) -> Self {
            self
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0).named();
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_another_name {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = D::new(0);
        let d = e;
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_tuple {
    use super::*;

    struct W {
        d: D,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let w = W { d: D::new(0) };
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[w.d.next()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod told_by_function {
    use super::*;

    struct H {
        n: Cell<usize>,
    }
    impl H {
        fn new() -> H {
            H { n: Cell::new(0) }
        }
    }
    fn bump(h: &H) {
        h.n.set((h.n.get() + 1) % 4);
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = H::new();
        let mut s = x[0];
        for _ in 0..3 {
            s = s * x[a.n.get()] + x[0];
            bump(&a);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod told_in_branch {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for i in 0..3 {
            if x[i] > x[0] {
                d.set(d.peek() + 1)
            }
            s = s * x[d.peek()] + x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod told_by_path {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[d.peek()] + x[1];
            D::set(&d, i + 1);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod told_by_let {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[d.peek()] + x[1];
            let () = d.set(i + 1);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod asked_twice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let r = &d;
        x[r.next()] * x[r.next()] + x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod behind_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = D::new(0);
        let e = &d;
        let mut s = x[0];
        for i in e.next()..4 {
            s = s * x[i] + x[e.peek()];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod asked_at_the_end {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct M<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> M<S> {
        fn new(a: S) -> Self {
            M { a }
        }
        fn rate(&self, x: S) -> S {
            self.a * x
        }
        fn twice(&self, x: S) -> S {
            self.a * x * 2.0
        }
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(m: &M<S>, x: S) -> S {
        m.rate(x) * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = M::new(x[1]);
        let t = h(&m, x[0]);
        if x[0] > x[1] { m.rate(t) } else { m.twice(t) }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod table_asked_at_the_end {
    use super::*;

    struct T {
        k: Vec<f64>,
    }
    impl T {
        fn new(n: usize) -> Self {
            T { k: (0..n).map(|i| i as f64 + 0.5).collect() }
        }
        fn first(&self) -> f64 {
            self.k[0]
        }
        fn at(&self, i: usize) -> f64 {
            self.k[i]
        }
    }
    fn weigh(t: &T, i: usize) -> f64 {
        t.at(i) + t.first()
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: S, #[constant] t: &T) -> S {
        x * t.at(1)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = T::new(4);
        let mut s = x[0];
        for i in 0..3 {
            s = s * x[i] * weigh(&t, i) + h(s, &t);
        }
        let k = if x[0] > x[1] { t.first() } else { t.at(2) };
        s * k
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn state_that_is_made_anywhere() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        ignored::agrees(x);
        in_list::agrees(x);
        items_of_list::agrees(x);
        of_branches::agrees(x);
        taken_out::agrees(x);
        of_method::agrees(x);
        by_another_name::agrees(x);
        in_tuple::agrees(x);
        told_by_function::agrees(x);
        told_in_branch::agrees(x);
        told_by_path::agrees(x);
        told_by_let::agrees(x);
        asked_twice::agrees(x);
        behind_reference::agrees(x);
        asked_at_the_end::agrees(x);
        table_asked_at_the_end::agrees(x);
    }
}
