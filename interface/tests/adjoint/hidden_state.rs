//! What a function has made, and what changes behind a shared reference though no type says so.

use crate::agree;
use fluxions::prelude::*;

mod asked {
    use super::*;

    use std::cell::Cell;
    struct Rng {
        st: Cell<usize>,
    }
    impl Rng {
        fn new(s: usize) -> Self {
            Rng { st: Cell::new(s) }
        }
        fn pick(&self) -> usize {
            self.st.set(self.st.get() * 5 + 3);
            self.st.get() % 4
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rng = Rng::new(7);
        let mut s = x[0];
        for _ in 0..5 {
            s = s * x[rng.pick()] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod cell {
    use super::*;

    use std::cell::Cell;
    fn cell(k: usize) -> Cell<usize> {
        Cell::new(k)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = cell(1);
        let mut s = x[0];
        for _ in 0..4 {
            s = s * x[c.get()];
            c.set((c.get() + 3) % 4);
            s = s + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_default {
    use super::*;

    use std::cell::Cell;
    #[derive(Default)]
    struct Ctl {
        n: Cell<usize>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = Ctl::default();
        let mut s = x[0];
        for _ in 0..4 {
            s = s * x[c.n.get()] + x[0];
            c.n.set((c.n.get() + 3) % 4);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod told {
    use super::*;

    use std::cell::RefCell;
    struct Log {
        v: RefCell<Vec<usize>>,
    }
    impl Log {
        fn new() -> Self {
            Log { v: RefCell::new(vec![0]) }
        }
        fn add(&self, k: usize) {
            self.v.borrow_mut().push(k);
        }
        fn last(&self) -> usize {
            *self.v.borrow().last().unwrap()
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let log = Log::new();
        let mut s = x[0];
        for i in [1usize, 3, 2] {
            s = s * x[log.last()] + x[0];
            log.add(i);
        }
        s * x[log.last()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shared {
    use super::*;

    use std::cell::Cell;
    use std::rc::Rc;
    fn shared() -> (Rc<Cell<usize>>, Rc<Cell<usize>>) {
        let a = Rc::new(Cell::new(1));
        (a.clone(), a)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = shared();
        let mut s = x[0];
        for _ in 0..3 {
            let k = a.get();
            s = s * x[a.get()] + x[k] * x[0];
            b.set((k + 2) % 4);
        }
        s * x[a.get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod atomic {
    use super::*;

    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
    struct Pool {
        n: AtomicUsize,
    }
    impl Pool {
        const fn new() -> Self {
            Pool { n: AtomicUsize::new(0) }
        }
        fn id(&self) -> usize {
            self.n.fetch_add(1, Relaxed) % 4
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = Pool::new();
        let mut s = x[0];
        for _ in 0..4 {
            let k = p.id();
            s = s * x[k] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod closure {
    use super::*;

    fn counter(start: usize) -> impl Fn(usize) -> usize {
        let n = std::cell::Cell::new(start);
        move |k| {
            n.set((n.get() * 3 + k) % 16);
            n.get() % 4
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = counter(2);
        let mut s = x[0];
        for i in 0..4 {
            s = s * x[c(i)] + x[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn state_that_no_type_shows() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        asked::agrees(x);
        cell::agrees(x);
        by_default::agrees(x);
        told::agrees(x);
        shared::agrees(x);
        atomic::agrees(x);
        closure::agrees(x);
    }
}
