//! What changes behind a shared reference or behind a function without derivative is asked for once, and guards end where their blocks do.

use crate::agree;
use fluxions::prelude::*;

mod references {
    use super::*;

    fn row(d: &[f64], i: usize) -> &[f64] {
        &d[i..i + 2]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = vec![1.0, 2.0, 0.3, 0.7, 0.9];
        let mut s = x[0];
        for i in 0..3 {
            let r = row(&d, i);
            s = s * x[i] * r[0] + r[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    fn row(d: &[f64], i: usize) -> Vec<f64> {
        d[i..i + 2].to_vec()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = vec![1.0, 2.0, 0.3, 0.7, 0.9];
        let mut s = x[0];
        for i in 0..3 {
            let r = row(&d, i);
            s = s * x[i] * r[0] + r[1];
            if s > 1.0 {
                let q = row(&d, 1);
                s *= q[0];
            }
        }
        s * row(&d, 1)[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod plain_structs {
    use super::*;

    struct W {
        a: f64,
        l: Vec<f64>,
    }
    fn w(d: &[f64], i: usize) -> W {
        W { a: d[i], l: d.to_vec() }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = vec![1.0, 2.0, 0.3, 0.7, 0.9];
        let mut s = x[0];
        for i in 0..3 {
            let r = w(&d, i);
            s = s * x[i] * r.a + r.l[1];
        }
        let q = w(&d, 2);
        s * q.a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod conditions {
    use super::*;

    fn w(n: usize) -> impl Iterator<Item = usize> {
        (0..n).filter(|k| k % 2 == 0)
    }
    fn lab(i: usize) -> &'static str {
        if i == 0 { "a" } else { "b" }
    }
    fn opt(d: &[f64], i: usize) -> Option<&f64> {
        d.get(i)
    }
    #[derive(Clone, Copy, PartialEq)]
    enum K {
        A,
        B,
    }
    fn kind(i: usize) -> K {
        if i % 2 == 0 { K::A } else { K::B }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = vec![1.0, 2.0, 0.3];
        let mut s = x[0];
        for i in 0..3 {
            for k in 0..i {
                s = s * x[k] + 0.3;
            }
            let l = lab(i);
            if l == "b" {
                s = s * 1.2;
            }
            if let Some(v) = opt(&d, i) {
                s = s * *v;
            }
            match kind(i) {
                K::A => s = s.sin(),
                K::B => s = s * x[i],
            }
            let k = kind(i);
            if k == K::A {
                s += x[1];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_data {
    use super::*;

    use nalgebra::Vector2;
    struct Data {
        p: Vec<Vector2<f64>>,
        names: Vec<String>,
    }
    fn get(d: &Data, i: usize) -> &Vector2<f64> {
        &d.p[i]
    }
    fn pair(d: &Data, i: usize) -> (&str, f64) {
        (&d.names[i], d.p[i].x)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let d = Data { p: vec![Vector2::new(1.0, 2.0), Vector2::new(0.5, 0.1)], names: vec!["a".into(), "b".into()] };
        let mut s = x[0];
        for i in 0..2 {
            let v = get(&d, i);
            s = s * v.x + x[i] * v[1];
            let (n, w) = pair(&d, i);
            if n == "a" {
                s = s * w;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod indices {
    use super::*;

    fn idx(i: usize, j: usize) -> usize {
        (i * 2 + j) % 4
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        for i in 0..2 {
            for j in 0..2 {
                y[idx(i, j)] = y[idx(j, i)] * x[idx(i, i)] + 0.1;
                y[idx(i, j)] += x[idx(j, j)];
            }
        }
        y[idx(1, 1)] * y[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod counting {
    use super::*;

    thread_local! { static C: std::cell::Cell<usize> = const { std::cell::Cell::new(0) }; }
    fn nx(k: usize) -> usize {
        C.with(|c| {
            let v = if k == 0 { 0 } else { c.get() + k };
            c.set(v);
            v % 4
        })
    }
    fn wt(k: usize) -> f64 {
        nx(k) as f64
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let z = nx(0);
        let mut y = x[z] * x[nx(1)];
        for i in 0..3 {
            y = y * x[nx(1)] + wt(1) * y.sin();
            if nx(1) > 1 {
                y = y * x[i];
            }
            let k = nx(1);
            y = y * x[k];
        }
        for i in 0..nx(1) {
            y = y * 1.1 + x[i] * y;
        }
        y * x[nx(1)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod drawn {
    use super::*;

    thread_local! { static C: std::cell::Cell<u64> = const { std::cell::Cell::new(0) }; }
    static N: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    fn reset() {
        C.with(|c| c.set(1))
    }
    fn rand01(s: f64) -> f64 {
        C.with(|c| {
            let v = c.get().wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            c.set(v);
            s * (v >> 11) as f64 / (1u64 << 53) as f64
        })
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> S {
        N.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
        x[0] * 2.0
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        reset();
        let sd = 2.0;
        let mut a = h(x);
        for i in 0..3 {
            let e = rand01(sd);
            a = a * x[i] + a.sin() * e;
            if rand01(1.0) > 0.5 {
                a *= x[1];
            }
            a += x[2] * rand01(sd);
        }
        a * h(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod counting_static {
    use super::*;

    static C: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    fn nx(k: usize) -> usize {
        use std::sync::atomic::Ordering::SeqCst;
        if k == 0 {
            C.store(0, SeqCst);
            0
        } else {
            C.fetch_add(k, SeqCst)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = nx(0);
        let mut s = x[r];
        for i in 0..4 {
            s = s * x[nx(1) % 4] + x[i];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod cell {
    use super::*;

    fn nx(c: &std::cell::Cell<usize>) -> usize {
        c.set(c.get() + 1);
        c.get() % 4
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(0usize);
        let r = &c;
        let y = x[nx(r)];
        y * x[nx(r)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod atomic {
    use super::*;

    fn nx(c: &std::sync::atomic::AtomicUsize) -> usize {
        c.fetch_add(1, std::sync::atomic::Ordering::SeqCst) % 4
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::sync::atomic::AtomicUsize::new(0);
        let r = &c;
        let y = x[nx(r)];
        y * x[nx(r)] * x[nx(&c)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod floats {
    use super::*;

    fn nx(c: &std::cell::Cell<f64>) -> f64 {
        c.set(c.get() + 0.5);
        c.get()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(0.0);
        let r = &c;
        let y = x[0] * nx(r);
        let z = y * nx(r) + x[1] * nx(&c);
        z * z * nx(r)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod methods {
    use super::*;

    struct R {
        s: std::cell::Cell<usize>,
    }
    impl R {
        fn nx(&self, k: usize) -> usize {
            self.s.set(self.s.get() + k);
            self.s.get() % 4
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = R { s: std::cell::Cell::new(0) };
        let r = &c;
        let y = x[r.nx(1)];
        let z = x[c.nx(1)] * y;
        z * x[r.nx(1)] * z
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod boxed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(0usize);
        let g: Box<dyn Fn(usize) -> usize> = Box::new(|k| {
            c.set(c.get() + k);
            c.get() % 4
        });
        let y = x[g(1)];
        y * x[g(1)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_tuple {
    use super::*;

    struct R {
        s: std::cell::Cell<usize>,
    }
    fn nx(r: &R) -> usize {
        r.s.set(r.s.get() + 1);
        r.s.get() % 4
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = R { s: std::cell::Cell::new(0) };
        let r = &c;
        let w = (r, 1usize);
        let y = x[nx(w.0)];
        y * x[nx(w.0)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod two_names {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::rc::Rc::new(std::cell::RefCell::new(vec![1usize]));
        let d = c.clone();
        let y = x[d.borrow().len()];
        c.borrow_mut().push(3);
        let z = x[d.borrow()[1]] * y;
        c.borrow_mut().pop();
        z * y * x[d.borrow().len()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(2usize);
        let r = &c;
        let mut s = x[0];
        for i in 0..r.get() {
            s = s * x[i] + 0.3;
        }
        r.set(4);
        for i in 1..r.get() {
            s = s + x[i] * s;
        }
        c.set(1);
        s * x[r.get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(2usize);
        let r = &c;
        let mut s = x[0];
        for i in 0..3 {
            r.set((r.get() + i + 1) % 4);
            s = s * x[r.get()] + 0.1;
            if r.get() > 2 {
                s = s * s;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_sum {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(1usize);
        let r = &c;
        let mut s = S::zero();
        for v in x {
            r.set(r.get() % 3 + 1);
            s += x[r.get()] * *v;
        }
        s * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(1usize);
        let a = [&c, &c];
        let y = x[a[0].get()];
        a[1].set(3);
        let z = y * x[a[0].get()];
        c.set(0);
        z * z * x[a[1].get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod counted_twice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::rc::Rc::new(std::cell::Cell::new(1usize));
        let d = c.clone();
        let y = x[d.get()];
        c.set(2);
        let z = y * x[d.get()];
        c.set(3);
        z * z * x[d.get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod generator {
    use super::*;

    struct Lcg(std::cell::Cell<u32>);
    impl Lcg {
        fn unit(&self) -> f64 {
            self.0.set(self.0.get().wrapping_mul(1664525).wrapping_add(1013904223));
            self.0.get() as f64 / 4294967296.0
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let g = Lcg(std::cell::Cell::new(1));
        let rng = &g;
        let mut s = x[0];
        for v in x {
            let noise: f64 = rng.unit();
            s = s * *v + noise * s.sin();
            if rng.unit() > 0.5 {
                s = s * 1.5;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod guard {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::RefCell::new(vec![1usize]);
        {
            let mut g = c.borrow_mut();
            g.push(3);
        }
        let k = c.borrow()[1];
        x[k] * x[k]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod guard_in_block {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::RefCell::new(vec![1usize, 2]);
        let y = x[c.borrow()[0]];
        {
            let mut g = c.borrow_mut();
            g.push(3);
            g[0] = 2;
        }
        let z = x[c.borrow()[0]] * y;
        c.borrow_mut().clear();
        z * z
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lock {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = std::sync::Mutex::new(1usize);
        {
            let mut g = m.lock().unwrap();
            *g += 1;
        }
        let k = *m.lock().unwrap();
        x[k] * x[k]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dropped {
    use super::*;

    struct D<'a>(&'a std::cell::Cell<usize>);
    impl Drop for D<'_> {
        fn drop(&mut self) {
            self.0.set(self.0.get() + 2);
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::Cell::new(0usize);
        let mut s = x[0];
        {
            let _d = D(&c);
            s = s * x[c.get()];
        }
        s * x[c.get()]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::RefCell::new(vec![1usize]);
        let y = {
            let mut g = c.borrow_mut();
            g.push(2);
            x[g[0]] * x[g[1]]
        };
        let k = c.borrow().len();
        y * x[k]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = std::cell::RefCell::new(vec![1usize]);
        let f = |v: S| {
            let mut g = c.borrow_mut();
            g.push(2);
            v * x[g.len()]
        };
        let y = f(x[0]);
        f(y) * x[3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod all {
    use super::*;

    use std::cell::RefCell;
    use std::rc::Rc;
    use std::sync::Mutex;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = Rc::new(RefCell::new(vec![1usize, 2]));
        let m = Mutex::new(3usize);
        let mut s = x[0];
        for i in 0..3 {
            {
                let g = c.borrow();
                let k = m.lock().unwrap();
                s = s * x[g[i % 2]] + x[*k % 4];
            }
            c.borrow_mut()[0] = i;
            *m.lock().unwrap() += 1;
            {
                let d = Rc::clone(&c);
                let n = d.borrow().len();
                d.borrow_mut().push(n);
            }
        }
        let y = {
            let g = c.borrow();
            let q = g[3] % 4;
            s * x[q]
        };
        let z = {
            let mut g = c.borrow_mut();
            g.clear();
            g.push(2);
            y * x[g[0]]
        };
        z * y * x[c.borrow()[0]]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod own_cell {
    use super::*;

    struct Cell {
        volume: f64,
        n: usize,
    }

    impl Cell {
        fn new(volume: f64, n: usize) -> Self {
            Self { volume, n }
        }
    }

    #[differentiable(helper, adjoint)]
    fn flux<S: Scalar>(u: S, cell: &Cell) -> S {
        u * cell.volume + u.sin() * cell.n as f64
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let cell = Cell { volume: 2.0, n: 1 };
        let other = Cell::new(0.5, 3);
        let both = [Cell::new(1.0, 2), Cell::new(0.2, 0)];
        let mut s = flux(x[0], &cell) * flux(x[1], &other);
        for (c, v) in both.iter().zip(x) {
            s += flux(*v, c);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn shared_state() {
    for x in [[0.7, 1.3, 0.4, 2.1], [0.31, -0.8, 1.7, 0.55], [1.9, 0.05, 0.62, -1.2]] {
        references::agrees(x);
        lists::agrees(x);
        plain_structs::agrees(x);
        conditions::agrees(x);
        of_data::agrees(x);
        indices::agrees(x);
        counting::agrees(x);
        drawn::agrees(x);
        counting_static::agrees(x);
        cell::agrees(x);
        atomic::agrees(x);
        floats::agrees(x);
        methods::agrees(x);
        boxed::agrees(x);
        in_tuple::agrees(x);
        two_names::agrees(x);
        by_reference::agrees(x);
        in_loop::agrees(x);
        in_sum::agrees(x);
        in_array::agrees(x);
        counted_twice::agrees(x);
        generator::agrees(x);
        guard::agrees(x);
        guard_in_block::agrees(x);
        lock::agrees(x);
        dropped::agrees(x);
        in_value::agrees(x);
        in_closure::agrees(x);
        own_cell::agrees(x);
        all::agrees(x);
    }
}
