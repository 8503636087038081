//! References to items that change behind them.

use crate::agree;
use fluxions::prelude::*;

mod by_index {
    use super::*;

    use std::cell::Cell;
    struct D {
        n: Cell<usize>,
    }
    fn all() -> Vec<D> {
        vec![D { n: Cell::new(1) }, D { n: Cell::new(2) }]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ds = all();
        let mut s = x[0];
        for i in 0..4 {
            let d = &ds[i % 2];
            s = s * x[d.n.get()] + x[0];
            d.n.set((d.n.get() + 1) % 4);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod one_after_the_other {
    use super::*;

    use std::cell::Cell;
    fn all() -> (Vec<Cell<usize>>, usize) {
        (vec![Cell::new(1), Cell::new(2)], 3)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (ds, _) = all();
        let mut it = ds.iter();
        let mut s = x[0];
        while let Some(d) = it.next() {
            s = s * x[d.get()] + x[0];
            d.set((d.get() + 1) % 4);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    use std::cell::RefCell;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = vec![RefCell::new(vec![0usize, 1]); 2];
        let mut s = x[0];
        for i in 0..4 {
            let r = &t[i % 2];
            s = s * x[r.borrow()[0]] + x[r.borrow().len() % 4];
            r.borrow_mut().insert(0, i);
            let mut q = t[1].borrow_mut();
            q[1] = (q[1] + 1) % 4;
            drop(q);
            s = s + x[t[1].borrow()[1]];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_map {
    use super::*;

    use std::cell::Cell;
    use std::collections::BTreeMap;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m: BTreeMap<usize, Cell<usize>> = [0usize, 1].into_iter().map(|k| (k, Cell::new(k))).collect();
        let mut s = x[0];
        for i in 0..4 {
            let c = &m[&(i % 2)];
            s = s * x[c.get()];
            c.set((c.get() + 1) % 4);
            s = s + x[m[&0].get()];
        }
        s * x[m[&1].get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn state_of_items() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        by_index::agrees(x);
        one_after_the_other::agrees(x);
        lists::agrees(x);
        in_map::agrees(x);
    }
}
