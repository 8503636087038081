//! `None` as an argument, floats of tuples in skipped fields, and arrays of indices that are mapped to items.

use crate::agree;
use fluxions::prelude::*;

mod numbers {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn i<S: Scalar>(y: S, o: Option<S>) -> S {
        y * o.unwrap_or(S::one())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = i(x[0], Some(x[1]));
        for _ in 0..3 {
            s += i(x[1] * s, None);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod constants {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn i<S: Scalar>(y: S, o: Option<usize>, k: f64, q: Option<f64>, _p: Option<&str>) -> S {
        let mut s = y * o.unwrap_or(1) as f64;
        if let Some(q) = q {
            s *= q;
        }
        s * k
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        i(x[0], Some(2), 0.1, None, None) + i(x[1], None, 0.4, Some(2.0), None)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod structs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
        l: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    fn i<S: Scalar>(y: S, o: Option<P<S>>, w: Option<Vec<S>>) -> S {
        match o {
            Some(p) => p.a * p.l[0] * y,
            None => match w {
                Some(w) => w[0] * y,
                None => y,
            },
        }
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn go(&self, u: S, o: Option<S>, k: Option<usize>, q: Option<P<S>>) -> S {
            let mut s = self.a * u;
            if let Some(v) = o {
                s *= v;
            }
            if k.is_some() {
                s *= 2.0;
            }
            if let Some(q) = q {
                s += q.a;
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { a: x[0], l: vec![x[1]] };
        let s = p.go(x[0], None, None, Some(p.clone())) + p.go(x[1], Some(x[0]), Some(3), None);
        i(x[0], None, Some(vec![x[1]])) + i(x[1], Some(p.clone()), None) + s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_itself {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn rec<S: Scalar>(y: S, o: Option<S>, n: usize) -> S {
        if n == 0 {
            return y * o.unwrap_or(S::one());
        }
        match o {
            Some(v) => rec(y * v, None, n - 1),
            None => rec(y.sin(), Some(y * 0.5), n - 1),
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        rec(x[0], None, 5) * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod skipped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Node<S> {
        #[differentiable(skip)]
        t: f64,
        #[differentiable(skip)]
        k: usize,
        hazard: S,
        l: Vec<S>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut nodes: Vec<Node<S>> = Vec::new();
        for (t, k, quote) in [(1.0, 2, x[0]), (3.0, 3, x[1])] {
            nodes.push(Node { t, k, hazard: quote * 2.0, l: vec![quote; 2] });
        }
        for (l, h) in [(vec![x[0], x[1]], x[0]), (vec![x[0]], x[1])] {
            nodes.push(Node { t: 2.0, k: 1, hazard: h, l });
        }
        let mut s = nodes[0].hazard * nodes[1].hazard;
        for n in nodes.iter() {
            s = s * n.t + n.hazard * n.l[0] / n.k as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod skipped_of_variables {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Node<S> {
        #[differentiable(skip)]
        t: f64,
        hazard: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = [(1.0, x[0]), (3.0, x[1])];
        let nodes: Vec<Node<S>> = q.iter().map(|&(t, h)| Node { t, hazard: h * 2.0 }).collect();
        let mut m = vec![];
        for &(t, h) in &q {
            m.push(Node { t, hazard: h * t });
        }
        for (t, h) in q {
            m.push(Node { t: t * 2.0, hazard: h * t });
        }
        nodes[0].hazard * nodes[1].hazard * nodes[1].t * m[1].t * m[2].hazard
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_literals {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: Vec<P<S>> = x.iter().map(|a| P { a: *a }).collect();
        let q = [0, 1].map(|i| v[i]);
        q[0].a * q[1].a * q[1].a
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_variables {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: Vec<P<S>> = x.iter().map(|a| P { a: *a }).collect();
        let mut s = S::zero();
        for t in [[0usize, 1], [1, 0]] {
            let [p, q] = t.map(|i| v[i]);
            s += p.a * q.a * q.a;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod vectors {
    use super::*;

    use nalgebra::Vector3;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: Vec<Vector3<S>> = (0..3).map(|i| Vector3::new(x[0], x[1] * i as f64, S::one())).collect();
        let tri = [0usize, 1, 2];
        let [a, b, c] = tri.map(|i| v[i]);
        let n = (b - a).cross(&(c - a));
        n.dot(&n) + a.dot(&b)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_skipped_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mesh<S> {
        verts: Vec<S>,
        #[differentiable(skip)]
        tri: [usize; 3],
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Mesh<S> {
        fn area(&self) -> S {
            let [a, b, c] = self.tri.map(|i| self.verts[i]);
            a * b + c
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        Mesh { verts: x.to_vec(), tri: [0, 2, 1] }.area()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn given_nothing() {
    for x in [[0.7, 1.3, 0.4], [0.9, 0.4, 1.1]] {
        numbers::agrees(x);
        constants::agrees(x);
        structs::agrees(x);
        by_itself::agrees(x);
        skipped::agrees(x);
        skipped_of_variables::agrees(x);
        by_literals::agrees(x);
        by_variables::agrees(x);
        vectors::agrees(x);
        by_skipped_field::agrees(x);
    }
}
