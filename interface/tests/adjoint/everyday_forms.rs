//! Results that are asked for success, `_` in types, folds of lists without derivative, and matrices by their written types.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn root<S: Scalar>(v: S) -> Result<S, usize> {
    if v > 0.0 { Ok(v.sqrt()) } else { Err(1) }
}

#[differentiable(helper, adjoint)]
fn ln<S: Scalar>(v: S) -> Result<S, &'static str> {
    if v > 0.0 { Ok(v.ln()) } else { Err("log") }
}

mod left_early {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = root(x[0]);
        if r.is_err() {
            return S::zero();
        }
        x[0] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod unwrapped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = root(x[0]);
        if r.is_err() {
            return S::zero();
        }
        r.unwrap() * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod held_by_type {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r: Result<S, usize> = root(x[0]);
        if r.is_err() {
            return S::zero();
        }
        let r = r.unwrap();
        let q = root(r + x[1]);
        let k = if q.is_ok() { 2.0 } else { 1.0 };
        r * x[1] * k
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[derive(Debug, Clone, PartialEq)]
    enum Bad {
        Negative(usize),
        Other,
    }
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S, k: usize) -> Result<S, Bad> {
        if v > 0.0 { Ok(v.sqrt()) } else { Err(Bad::Negative(k)) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut total = S::zero();
        for (k, v) in x.iter().enumerate() {
            let r = root(*v - 0.5, k);
            if r.is_ok() {
                total += r.unwrap() * x[1];
            } else {
                total += v.sin();
            }
        }
        total
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_list {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn solve<S: Scalar>(v: &[S]) -> Result<Vec<S>, String> {
        if v[0] > 0.0 { Ok(v.iter().map(|v| v.sqrt()).collect()) } else { Err("no".to_string()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = solve(x);
        if r.is_err() {
            return S::zero();
        }
        let list = r.unwrap();
        list[0] * list[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod open_items {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn all<S: Scalar>(v: &[S]) -> Result<S, &'static str> {
        let logs = v.iter().map(|v| ln(*v)).collect::<Result<Vec<_>, _>>()?;
        Ok(logs[0] * logs[1])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        all(x).unwrap()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod open_list {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn all<S: Scalar>(v: &[S]) -> Result<S, &'static str> {
        let logs: Vec<S> = v.iter().map(|v| ln(*v)).collect::<Result<_, _>>()?;
        Ok(logs.iter().map(|l| *l * *l).sum())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        all(x).unwrap()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod open_option {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn ln<S: Scalar>(v: S) -> Option<S> {
        if v > 0.0 { Some(v.ln()) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Some(logs) = x.iter().map(|v| ln(*v)).collect::<Option<Vec<_>>>() else { return S::zero() };
        logs[0] * logs[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod open_result {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn all<S: Scalar>(v: &[S]) -> Result<Vec<S>, &'static str> {
        v.iter().map(|v| ln(*v)).collect::<Result<Vec<_>, _>>()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l = all(x).unwrap();
        l[0] * l[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod first {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn top<S: Scalar>(x: &[S]) -> Result<S, usize> {
        x.first().copied().ok_or(1)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        top(x).unwrap() * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_option {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn half<S: Scalar>(x: S) -> Option<S> {
        if x > 0.0 { Some(x * 0.5) } else { None }
    }
    #[differentiable(helper, adjoint)]
    fn top<S: Scalar>(x: &[S]) -> Result<S, String> {
        half(x[0] * x[1]).ok_or_else(|| "none".to_string())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        top(x).unwrap() * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod last {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn top<S: Scalar>(x: &[S]) -> Result<S, usize> {
        let mut st = x.to_vec();
        st.pop().ok_or(1)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        top(x).unwrap() * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod typed_floats {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Curve<S> {
        #[differentiable(skip)]
        pillars: Vec<f64>,
        v: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Curve<S> {
        fn at(&self, t: f64) -> S {
            let mut prev_t: f64 = 0.0;
            let mut sum = S::zero();
            for (pt, l) in self.pillars.iter().zip(&self.v) {
                let w = (t - prev_t) / (pt - prev_t);
                sum += *l * w;
                prev_t = *pt;
            }
            sum
        }
        fn last(&self, n: usize) -> S {
            let mut best: f64 = -1.0e3;
            let mut k: usize = 0;
            let mut on: bool = false;
            for (i, p) in self.pillars.iter().enumerate() {
                if *p > best {
                    best = *p;
                    k = i;
                    on = true;
                }
            }
            if on { self.v[k] * best * n as f64 } else { self.v[0] }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = Curve { pillars: vec![1.0, 2.0], v: x.to_vec() };
        curve.at(0.5) + curve.last(3)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array_of_pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let pushed = [x[0], x[1]].map(|p| (p * p, 0.5));
        pushed[0].0 * pushed[1].0 * pushed[0].1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod folded {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(p: &[S]) -> S {
        let start: Vec<S> = vec![S::zero(); 3];
        let out: Vec<S> = p.iter().fold(start, |h, a| h.iter().map(|h| *h + *a).collect());
        out[0] * out[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod layers {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Layer<S> {
        w: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Layer<S> {
        fn forward(&self, h: &[S]) -> Vec<S> {
            h.iter().zip(&self.w).map(|(h, w)| (*h * *w).tanh()).collect()
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(p: &[S]) -> S {
        let layers = vec![Layer { w: p.to_vec() }, Layer { w: p.to_vec() }];
        let x0: Vec<S> = vec![S::constant(1.0), S::constant(-2.0), S::one()];
        let out = layers.iter().fold(x0, |h, l| l.forward(&h));
        out[0] * out[1] + out[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod copied_starts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(p: &[S]) -> S {
        let zero = vec![S::zero(); 3];
        let a = p.iter().fold(zero.clone(), |mut h, a| {
            for v in h.iter_mut() {
                *v += *a;
            }
            h
        });
        let b = p.iter().fold(zero, |mut h, a| {
            h[0] += *a * *a;
            h
        });
        a[0] * b[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(p: &[S]) -> S {
        let start = [S::zero(); 2];
        let [a, b] = p.iter().fold(start, |h, a| [h[0] + *a, h[1] + *a * *a]);
        a * b
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod array_in_place {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(p: &[S]) -> S {
        let start = [S::one(), S::zero()];
        let s = p.iter().fold(start, |mut h, a| {
            h[1] += h[0] * *a;
            h[0] *= *a;
            h
        });
        s[0] * s[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod written_size {
    use super::*;

    use nalgebra::SMatrix;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p: SMatrix<S, 2, 2> = SMatrix::from_row_slice(&[x[0], x[1], x[0], x[1]]);
        p[(0, 1)] * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod scaled {
    use super::*;

    use nalgebra::Matrix2;
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(t: S) -> S {
        t * t
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t: Matrix2<S> = Matrix2::identity();
        t *= g(x[0]);
        t[(0, 0)] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod product {
    use super::*;

    use nalgebra::Matrix2;
    #[differentiable(helper, adjoint)]
    fn rot<S: Scalar>(t: S) -> Matrix2<S> {
        Matrix2::new(t, -t, t * t, t)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut t: Matrix2<S> = Matrix2::identity();
        for x in x {
            t *= rot(*x);
        }
        t[(0, 1)] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn everyday_forms() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        left_early::agrees(x);
        unwrapped::agrees(x);
        held_by_type::agrees(x);
        in_loop::agrees(x);
        of_list::agrees(x);
        open_items::agrees(x);
        open_list::agrees(x);
        open_option::agrees(x);
        open_result::agrees(x);
        first::agrees(x);
        of_option::agrees(x);
        last::agrees(x);
        typed_floats::agrees(x);
        array_of_pairs::agrees(x);
        folded::agrees(x);
        layers::agrees(x);
        copied_starts::agrees(x);
        array::agrees(x);
        array_in_place::agrees(x);
        written_size::agrees(x);
        scaled::agrees(x);
        product::agrees(x);
    }
}
