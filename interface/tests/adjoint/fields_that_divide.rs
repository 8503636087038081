//! Fields that say how another field, or what a function of the user chooses of, is divided.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct R<S> {
    v: S,
    w: Vec<S>,
    #[differentiable(skip)]
    k: usize,
}

mod chosen {
    use super::*;

    fn pick<S>(x: &[S], k: usize) -> &[S] {
        &x[k % 4..]
    }
    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint, views(pick))]
    fn goo<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        r.k += 1;
        let a = pick(x, r.k);
        let s = a[0] * a[0];
        r.k += 1;
        s
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 0 };
        let a = go2(&mut r, x);
        let b = go2(&mut r, x);
        a * b.exp() * r.v
    }
    #[differentiable(helper, adjoint)]
    fn go2<S: Scalar>(r: &mut R<S>, x: &[S]) -> S {
        goo(r, x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chosen_by_method {
    use super::*;

    impl<S> R<S> {
        fn tail(&self, k: usize) -> &[S] {
            &self.w[k % 3..]
        }
    }
    #[differentiable(helper, adjoint, views(tail))]
    impl<S: Scalar> R<S> {
        fn step(&mut self) -> S {
            self.k += 1;
            let t = self.tail(self.k);
            let s = t[0] * t[0];
            self.k += 1;
            s
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0 };
        let a = r.step();
        let b = r.step();
        a * b.exp() * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod divided {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0 };
        let mut s = x[1];
        for i in 0..3 {
            r.k = i;
            let (a, b) = r.w.split_at(r.k);
            s = s * b[0] + if a.is_empty() { x[0] } else { a[0] };
            let q = r.w.get(r.k + 1).unwrap();
            s = s.sin() * *q;
            r.w[r.k] = s;
            r.w.swap(r.k, 3);
            for c in r.w.chunks(r.k + 1) {
                s = s + c[0] * c[0];
            }
            r.k = 9;
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_another_order {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn rot(&mut self) -> S {
            self.k += 1;
            self.w.rotate_left(self.k % 3);
            let s = self.w[0] * self.w[1];
            self.k += 1;
            s
        }
        fn ins(&mut self, x: &[S]) -> S {
            self.k = 1;
            let mut l = x.to_vec();
            l.insert(self.k, x[3]);
            self.k = 2;
            let r = l.remove(self.k);
            l.truncate(self.k + 1);
            self.k = 0;
            let t = l.swap_remove(self.k);
            l.resize(self.k + 4, t * r);
            l[..self.k + 2].reverse();
            self.k = 3;
            l.iter().fold(S::zero(), |a, &b| (a + b).sin()) * l[self.k]
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0 };
        let a = r.rot();
        let b = r.rot();
        a * b.exp() * r.v + r.ins(x) * r.ins(&[x[1], x[2], x[0], x[3]])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closures_and_counts {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        w: Vec<S>,
        #[differentiable(skip)]
        k: usize,
        #[differentiable(skip)]
        h: f64,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn a(&mut self, x: &[S]) -> S {
            self.h += 0.5;
            let c = |v: S| v.powf(self.h) * self.h;
            let s = c(x[0]) + c(x[1]);
            self.k += 1;
            let l = vec![x[self.k]; self.k];
            let n = [x[self.k]; 2];
            self.k += 1;
            s * l[0] * n[1] * x[0].powi(self.k as i32)
        }
        fn b(&mut self, x: &[S]) -> S {
            let m = x.iter().take(self.k).skip(1).map(|v| v.sin() * self.h).sum::<S>();
            self.k = 1;
            let p = x.iter().step_by(self.k + 1).map(|v| v.exp()).sum::<S>();
            self.k = 3;
            self.h = 0.1;
            m * p
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0, h: 1.0 };
        let a = r.a(x);
        let b = r.b(x);
        let c = r.b(&x[1..]);
        a * b.exp() * r.v * c
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chunks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0 };
        let mut s = x[1];
        for i in 0..3 {
            r.k = i;
            r.w[r.k] = s * s;
            for c in r.w.chunks(r.k + 1) {
                s = s + c[0] * c[0];
            }
            r.k = 9;
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod item {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: x.to_vec(), k: 0 };
        let mut s = x[1];
        for i in 0..3 {
            let q = r.w.get(i + 1).unwrap();
            s = s.sin() * *q;
            r.w[i] = s;
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn fields_that_divide() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        chosen::agrees(x);
        chosen_by_method::agrees(x);
        divided::agrees(x);
        in_another_order::agrees(x);
        in_closures_and_counts::agrees(x);
        chunks::agrees(x);
        item::agrees(x);
    }
}
