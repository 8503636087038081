//! Fields without derivatives that count: they say how a list is divided, and are replaced.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct R<S> {
    v: S,
    #[differentiable(skip)]
    k: usize,
    #[differentiable(skip)]
    o: Vec<usize>,
}

mod replaced {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
        #[differentiable(skip)]
        on: bool,
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, on: true };
        let mut s = x[0];
        for i in 0..4 {
            let old = std::mem::replace(&mut r.k, i);
            let was = std::mem::replace(&mut r.on, i % 2 == 0);
            s = s.sin() * x[old] + x[r.k];
            if was && !r.on {
                s = s * x[1];
            }
            if i == 2 {
                let t = std::mem::take(&mut r.k);
                s = s * x[t];
            }
        }
        let _ = std::mem::replace(&mut r.k, 3);
        s * x[r.k] * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod replaced_behind_references {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
        #[differentiable(skip)]
        h: f64,
    }
    #[differentiable(helper, adjoint)]
    fn advance<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        let old = std::mem::replace(&mut r.k, 3);
        let k = std::mem::replace(&mut r.k, old + 1);
        r.h *= 0.5;
        x[r.k % 4] * x[old] * S::constant(r.h) + x[k]
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn go(&mut self, x: &[S]) -> S {
            let old = std::mem::replace(&mut self.k, 2);
            let s = x[old] * x[self.k];
            self.k = old;
            s * self.v
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, h: 0.5 };
        let a = advance(&mut r, x);
        let b = advance(&mut r, x);
        a * b * x[r.k % 4] + r.go(x) * r.go(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dividing_slices {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn adv(&mut self, x: &[S]) {
            self.k += 1;
            self.v = self.v * *x.get(self.k).unwrap();
        }
        fn split(&mut self, x: &[S]) {
            let (a, b) = x.split_at(self.k);
            self.v = self.v.sin() * a[0] + b[0];
            self.k = 1;
        }
        fn chunk(&mut self, x: &[S]) -> S {
            let mut s = x[0];
            for c in x.chunks(self.k + 1) {
                s = s.sin() * c[0];
            }
            let t: S = x.windows(self.k).map(|w| w[0]).sum();
            self.k += 1;
            s * t
        }
        fn list(&mut self, x: &[S]) -> S {
            let (a, b) = x.split_at(self.o[0]);
            let s = a[0] * b[0].sin();
            self.o[0] = 2;
            let t: S = x.chunks_exact(self.o[0]).map(|c| c[0] * c[1]).sum();
            self.o.push(1);
            s * t
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![1] };
        r.adv(x);
        r.split(x);
        r.adv(x);
        let a = r.chunk(x);
        r.split(x);
        let b = r.list(x);
        let c = r.list(x);
        r.v * r.v * a * b * c
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dividing_by_items {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn advance<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        r.o[0] = 1;
        let (a, b) = x.split_at(r.o[0]);
        r.o[0] = 2;
        let t = x.get(r.o[0]).unwrap();
        r.k += 1;
        let u = x.get(r.k);
        r.o[0] = 0;
        a[0] * b[0].sin() * *t * *u.unwrap()
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![3] };
        let a = advance(&mut r, x);
        let b = advance(&mut r, x);
        a * b.exp() * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod dividing_matrices {
    use super::*;

    use nalgebra::SMatrix;
    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar + nalgebra::Scalar> R<S> {
        fn row(&mut self, m: &SMatrix<S, 2, 2>) -> S {
            self.k = 1 - self.k;
            let s = m.row(self.k).sum();
            let c = m.column(self.k);
            self.k = 1 - self.k;
            s * c[0] * m.rows(self.k, 1).sum()
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 0 };
        let m = SMatrix::<S, 2, 2>::new(x[0], x[1], x[2], x[3]);
        let a = r.row(&m);
        let b = r.row(&m);
        a * b.sin() * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod work_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut l = (0..2usize).collect::<Vec<usize>>();
        for i in std::mem::take(&mut l) {
            s = s * 0.3 + x[i % 4];
            l.push((i + 1) % 4);
        }
        s * x[l[0]]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod work_list_in_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut l = (0..2usize).rev().collect::<Vec<_>>();
        for _ in 0..3 {
            let now = l.clone();
            for i in std::mem::take(&mut l) {
                s = s * 0.3 + x[i % 4];
                l.push((i + now.len()) % 4);
            }
        }
        s * x[l[0]]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn fields_that_count() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        replaced::agrees(x);
        replaced_behind_references::agrees(x);
        dividing_slices::agrees(x);
        dividing_by_items::agrees(x);
        dividing_matrices::agrees(x);
        work_list::agrees(x);
        work_list_in_a_loop::agrees(x);
    }
}
