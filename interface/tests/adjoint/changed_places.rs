//! Lists that change places: by an assignment of arrays, and skipped ones in fields, of any lengths.

use crate::agree;
use fluxions::prelude::*;

mod of_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = vec![x[1], x[2], x[3]];
        let mut w = vec![x[0]];
        let mut s = x[0];
        for i in 0..v.len() {
            s = s * v[i] + 0.3;
        }
        [v, w] = [w, v];
        s * v[0] * w[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_array_of_other_length {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = vec![x[0]];
        let mut w = vec![x[1], x[2], x[3]];
        let mut s = x[0];
        for i in 0..v.len() {
            s = s * v[i] + 0.3;
        }
        [v, w] = [w, v];
        for i in 0..v.len() {
            s = s.sin() + v[i] * s;
        }
        s * w[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        order: Vec<usize>,
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], order: vec![2, 1] };
        let mut q = R { v: x[1], order: vec![3] };
        std::mem::swap(&mut r.order, &mut q.order);
        r.v * q.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_self {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        a: Vec<usize>,
        #[differentiable(skip)]
        b: Vec<usize>,
        w: Vec<S>,
        u: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn flip(&mut self, x: &[S]) {
            std::mem::swap(&mut self.a, &mut self.b);
            std::mem::swap(&mut self.w, &mut self.u);
            for &i in &self.a {
                self.v = self.v * x[i] + self.w[0];
            }
            for &i in &self.b {
                self.v = self.v.sin() * x[i] * self.u[1];
            }
            self.a[0] = 0;
            self.w[0] *= 2.0;
        }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], a: vec![2, 1], b: vec![3], w: vec![x[0], x[1]], u: vec![x[2], x[3]] };
        for _ in 0..3 {
            r.flip(x);
        }
        for &i in &r.a {
            r.v = r.v * x[i];
        }
        r.v * r.w[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_loop {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        a: Vec<usize>,
        w: Vec<S>,
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], a: vec![2, 1], w: vec![x[0], x[1]] };
        let mut q = R { v: x[1], a: vec![3], w: vec![x[2], x[3]] };
        for k in 0..3 {
            std::mem::swap(&mut r.a, &mut q.a);
            std::mem::swap(&mut r.w, &mut q.w);
            for &i in &r.a {
                r.v = r.v * x[i] + r.w[0];
            }
            for i in 0..q.a.len() {
                q.v = q.v.sin() + x[q.a[i]] * q.w[1];
            }
            r.a.push(k);
            r.w[0] = r.w[0] * q.v;
        }
        r.v * q.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lists_that_change_places() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        of_array::agrees(x);
        of_array_of_other_length::agrees(x);
        of_structs::agrees(x);
        of_self::agrees(x);
        in_a_loop::agrees(x);
    }
}
