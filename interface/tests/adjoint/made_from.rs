//! `Vec::from`, and lists that are collected anew.

use crate::agree;
use fluxions::prelude::*;

mod from_slices {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m: Vec<Vec<S>> = x.chunks(2).map(Vec::from).collect();
        let a = Vec::from(&x[1..]);
        let b = Vec::from([x[0], x[1]]);
        m[0][1] * a[0] + b[1] * m[1][0] * b[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_arrays {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = [x[0], x[1] * x[2]].to_vec();
        let mut c = [1.0, 2.0].to_vec();
        c.push(4.0);
        let k = Vec::from([1usize, 2]);
        let q = Vec::from(&b[..]);
        b[1] * b[0] * c[2] + x[k[1]] * q[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod collected_anew {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn lerp<S: Scalar>(a: (S, S), b: (S, S), t: f64) -> (S, S) {
        (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut pts: Vec<(S, S)> = x.windows(2).map(|w| (w[0], w[1])).collect();
        while pts.len() > 1 {
            pts = pts.windows(2).map(|w| lerp(w[0], w[1], 0.3)).collect();
        }
        pts[0].0 * pts[0].1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> P<S> {
        fn mid(&self, o: &P<S>) -> P<S> {
            P { a: (self.a + o.a) * 0.5, b: self.b * o.b }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut pts: Vec<P<S>> = x.iter().map(|&v| P { a: v, b: v * v }).collect();
        while pts.len() > 1 {
            pts = pts.windows(2).map(|w| w[0].mid(&w[1])).collect();
        }
        pts[0].a * pts[0].b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_lists {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m: Vec<Vec<S>> = x.chunks(2).map(|c| c.to_vec()).collect();
        for _ in 0..3 {
            m = m.iter().map(|r| r.iter().map(|v| *v * r[0]).collect()).collect();
        }
        m[0][1] * m[1][0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_another_type {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut pts: Vec<(S, S)> = x.windows(2).map(|w| (w[0], w[1])).collect();
        pts[0].0 = x[1] * x[2];
        let s = pts[0].0 * pts[1].1;
        let mut pts = vec![x[0]];
        pts = x.iter().map(|v| *v * s).collect();
        pts[0] * pts[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lists_are_made_from_others() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        from_slices::agrees(x);
        of_arrays::agrees(x);
        collected_anew::agrees(x);
        of_structs::agrees(x);
        of_lists::agrees(x);
        by_another_type::agrees(x);
    }
}
