//! Methods `take` and `replace` of what is no option, and a guard on what an option held.

use crate::agree;
use fluxions::prelude::*;

mod of_struct {
    use super::*;

    struct Pool {
        next: usize,
    }
    impl Pool {
        fn take(&mut self) -> usize {
            self.next = (self.next * 3 + 1) % 4;
            self.next
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = Pool { next: 1 };
        let mut s = x[0];
        for _ in 0..3 {
            let i = p.take();
            s = s * x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cell {
    use super::*;

    use std::cell::Cell;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = Cell::new(1usize);
        let mut s = x[0];
        for k in 0..4 {
            let n = c.take();
            c.set((n + k + 1) % 4);
            s = s * x[c.get()] + n as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_cell_that_is_replaced {
    use super::*;

    use std::cell::Cell;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = Cell::new(1usize);
        let mut s = x[0];
        for k in 0..4 {
            let n = c.replace((c.get() + k) % 4);
            s = s * x[n];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_guard {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        w: S,
        pts: Vec<S>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut cur: Option<T<S>> = None;
        let mut s = x[0];
        for &v in x {
            match cur.take() {
                None => cur = Some(T { w: v, pts: vec![v] }),
                Some(mut t) if t.pts.len() < 3 => {
                    t.w = t.w * v;
                    t.pts.push(v * v);
                    cur = Some(t);
                }
                Some(t) => {
                    s += t.w;
                }
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn methods_by_the_names_of_those_of_options() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        of_struct::agrees(x);
        of_cell::agrees(x);
        of_cell_that_is_replaced::agrees(x);
        with_guard::agrees(x);
    }
}
