//! What functions return: lists at the end of a helper, tuples that go on to another call, counters, parts of matrices in tuples and fields.

use crate::agree;
use fluxions::prelude::*;

mod vectors {
    use super::*;

    use nalgebra::Vector2;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> Vec<Vector2<S>> {
        x.iter()
            .map(|v| {
                let acc: Vector2<S> = Vector2::new(*v, *v);
                acc
            })
            .collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = h(x);
        a[0].dot(&a[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod structs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> Vec<P<S>> {
        x.iter()
            .map(|v| {
                let mut acc = P { a: *v };
                acc.a += *v;
                acc
            })
            .collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = h(x);
        a[0].a * a[1].a
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S]) -> Vec<Vec<S>> {
        x.iter()
            .map(|v| {
                let mut acc = vec![*v];
                acc[0] += *v;
                acc.push(*v);
                acc
            })
            .collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = h(x);
        a[0][0] * a[1][1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_results {
    use super::*;

    use nalgebra::Vector2;
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: &[S], n: usize) -> Result<Vec<Vector2<S>>, usize> {
        if n > 5 {
            return Err(n);
        }
        if n > 3 {
            return Ok(x
                .iter()
                .map(|v| {
                    let mut q = Vector2::new(*v, *v);
                    q += Vector2::new(*v, *v);
                    q
                })
                .collect());
        }
        match n {
            0 => Ok(x
                .iter()
                .map(|v| {
                    let mut q = Vector2::new(*v, *v);
                    q *= *v;
                    q
                })
                .collect()),
            _ => Ok(vec![Vector2::new(x[0], x[1])]),
        }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> Vec<S> {
        if x.len() > 1 {
            return x.iter().map(|v| *v * *v).collect();
        }
        x.iter()
            .map(|v| {
                let mut q = *v;
                q *= *v;
                q
            })
            .collect()
    }
    #[differentiable(helper, adjoint)]
    fn k<S: Scalar>(x: &[S]) -> Option<Vec<S>> {
        x.iter().map(|v| if *v > 0.0 { Some(v.ln()) } else { None }).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = h(x, 0).unwrap();
        let b = h(x, 4).unwrap();
        let q = g(x);
        let o = k(x).unwrap();
        a[0].dot(&b[1]) * q[0] * q[1] + o[0] * o[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod to_helper {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct E<S> {
        r: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> E<S> {
        fn z(&self) -> (S, S) {
            (self.r, self.r * 2.0)
        }
    }
    #[differentiable(helper, adjoint)]
    fn prod<S: Scalar>(b: (S, S)) -> S {
        b.0 * b.1
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = E { r: x[0] };
        prod(e.z()) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod to_method {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct E<S> {
        r: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> E<S> {
        fn pair(&self, k: S) -> (S, S) {
            (self.r * k, k)
        }
        fn use_pair(&self, (a, b): (S, S)) -> S {
            a * b + self.r
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let e = E { r: x[0] };
        e.use_pair(e.pair(x[1]))
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn z<S: Scalar>(r: S) -> (S, S) {
        (r, r * 2.0)
    }
    #[differentiable(helper, adjoint)]
    fn prod<S: Scalar>(b: (S, S)) -> S {
        b.0 * b.1
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        prod(z(x[0])) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod counters {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn search<S: Scalar>(p: S) -> (S, usize) {
        let mut t = p;
        for n in 0..20 {
            if t < 0.1 {
                return (t, n);
            }
            t *= 0.5;
        }
        (t, 20)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (t, n) = search(x[0]);
        t * n as f64
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod counters_in_results {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn search<S: Scalar>(p: S) -> Option<(S, usize)> {
        let mut t = p;
        for n in 0..20 {
            if t < 0.1 {
                return Some((t, n));
            }
            t *= 0.5;
        }
        None
    }
    #[differentiable(helper, adjoint)]
    fn newton<S: Scalar>(p: S) -> Result<(S, u32), String> {
        let mut t = p;
        for n in 0..20 {
            if t < 0.1 {
                return Ok((t, n));
            }
            t *= 0.5;
        }
        Err("none".into())
    }
    #[differentiable(helper, adjoint)]
    fn two<S: Scalar>(p: S) -> (usize, [S; 2], f64) {
        let mut t = p;
        let mut k = 0;
        loop {
            if t < 0.1 {
                return (k, [t, t * p], 0.5);
            }
            for j in 0..3 {
                if t > 0.9 {
                    return (j, [t, t], 1.5);
                }
            }
            t *= 0.5;
            k += 1;
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (t, n) = search(x[0]).unwrap();
        let (a, k) = newton(x[1]).unwrap();
        let (j, [b, c], w) = two(x[0] * x[1]);
        t * n as f64 + a * k as f64 + b * c * j as f64 * w
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod transposed {
    use super::*;

    use nalgebra::{Matrix2, Vector2};
    #[differentiable(helper, adjoint)]
    fn two<S: Scalar>(a: S, b: S) -> (Matrix2<S>, Vector2<S>, S, f64) {
        (Matrix2::new(a, b, a * b, a + b), Vector2::new(a, b), a / b, 2.0)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (m, v, s, k) = two(x[0], x[1]);
        let p = m.transpose() * m;
        let w = v.clone_owned();
        let q: nalgebra::Matrix1<S> = v.transpose() * p * w * s;
        let s = s * q[(0, 0)];
        let (m2, v2, _, _) = two(x[1], s);
        let c = m2.column(0).clone_owned();
        let r = m2.row(1).into_owned();
        let z = m2.transpose();
        let e = v2.into_owned();
        s * k + c.dot(&v2) + (r * v)[0] + z[(0, 1)] * e[0]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod columns {
    use super::*;

    use nalgebra::{Matrix2, Vector2};
    #[derive(Clone, Debug, Differentiable)]
    struct Kf<S> {
        p: Matrix2<S>,
        r: S,
        #[differentiable(skip)]
        q: Matrix2<f64>,
        l: Vec<Matrix2<S>>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Kf<S> {
        fn gain(&self) -> Vector2<S> {
            self.p.column(0) / self.r
        }
        fn row(&self, v: &Vector2<S>) -> S {
            (self.p.row(0) * v)[(0, 0)] + self.l[0].column(1).dot(v)
        }
        fn sum(&self) -> Vector2<S> {
            self.p.column(0) + self.p.column(1) * self.r
        }
        fn t(&self) -> Matrix2<S> {
            let c = self.p.column(0).into_owned();
            c * c.transpose() + self.p.transpose() * self.r
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let kf = Kf {
            p: Matrix2::new(x[0], x[1], x[1] * x[0], x[0]),
            r: x[0],
            q: Matrix2::new(1.0, 2.0, 3.0, 4.0),
            l: vec![Matrix2::new(x[0], x[1], x[1], x[0])],
        };
        let g = kf.gain();
        let s = kf.sum();
        let t = kf.t();
        let v = g + kf.p.column(1);
        g.x * g.y + kf.row(&s) * t[(0, 1)] + v.x * s[1] * kf.q[(0, 1)] + kf.l[0].row(1).sum()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod beside_floats {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Sabr<S> {
        alpha: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sabr<S> {
        fn vol(&self, k: f64) -> S {
            self.alpha * k
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let model = Sabr { alpha: x[0] };
        [(0.9, 0.25), (1.0, 0.2)].into_iter().map(|(k, v)| (model.vol(k) - v).powi(2)).sum()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn handed_back() {
    for x in [[0.7, 1.3], [0.9, 0.4]] {
        vectors::agrees(x);
        structs::agrees(x);
        lists::agrees(x);
        in_results::agrees(x);
        to_helper::agrees(x);
        to_method::agrees(x);
        of_helper::agrees(x);
        counters::agrees(x);
        counters_in_results::agrees(x);
        transposed::agrees(x);
        columns::agrees(x);
        beside_floats::agrees(x);
    }
}
