//! `zip` of options that calls return, and options made of those that variables hold.

use crate::agree;
use fluxions::prelude::*;

mod of_functions {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn pos<S: Scalar>(v: S) -> Option<S> {
        if v > 0.4 { Some(v * v) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        pos(x[0] + 0.2).zip(pos(x[1])).map(|(a, b)| a - b * a).unwrap() + x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_methods {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn low(&self) -> Option<S> {
            if self.a < 1.0 { Some(self.a * self.b) } else { None }
        }
        fn high(&self, t: S) -> Option<S> {
            if self.b > t { Some(self.b * t) } else { None }
        }
    }
    #[differentiable(helper, adjoint)]
    fn both<S: Scalar>(p: &P<S>, t: S) -> Option<S> {
        p.low().zip(p.high(t)).map(|(l, h)| l + h * h)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P { a: x[0], b: x[1] };
        let (u, v) = (both(&p, x[0]), both(&p, x[2]));
        u.unwrap_or(x[1]) * v.unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_slices {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn quantile<S: Scalar>(data: &[S], q: f64) -> Option<S> {
        if data.is_empty() {
            return None;
        }
        let mut sorted = data.to_vec();
        sorted.sort_by(|a, b| a.partial_cmp(b).unwrap_or(core::cmp::Ordering::Equal));
        let rank = q * (sorted.len() - 1) as f64;
        let (lo, hi) = (rank.floor() as usize, rank.ceil() as usize);
        let w = rank - rank.floor();
        Some(sorted[lo] * (1.0 - w) + sorted[hi] * w)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let iqr = quantile(x, 0.75).zip(quantile(x, 0.25)).map(|(a, b)| a - b).unwrap();
        let median = quantile(x, 0.5).unwrap();
        let huber: S = x
            .iter()
            .map(|v| {
                let r = (*v - median) / iqr;
                if r.abs() <= 1.0 { 0.5 * r * r } else { r.abs() - 0.5 }
            })
            .sum();
        huber + iqr
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod chained {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn pos<S: Scalar>(v: S) -> Option<S> {
        if v > 0.4 { Some(v * v) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = pos(x[0]);
        let c = a.and_then(|v| pos(v * x[1]));
        c.unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod filtered_or_another {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn pos<S: Scalar>(v: S) -> Option<S> {
        if v > 0.4 { Some(v * v) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = pos(x[0]);
        let c = a.filter(|v| *v < 0.6);
        let d = a.or(Some(x[1]));
        let e = a.or_else(|| pos(x[0] * 2.0));
        c.unwrap_or(x[1]) * d.unwrap() + e.unwrap()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_a_type {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn pos<S: Scalar>(v: S) -> Option<S> {
        if v > 0.4 { Some(v * v) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a: Option<S> = pos(x[0]);
        let c: Option<S> = a.and_then(|v| pos(v * x[1]));
        c.unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_field {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct B<S> {
        last: Option<S>,
    }
    #[differentiable(helper, adjoint)]
    fn pos<S: Scalar>(v: S) -> Option<S> {
        if v > 0.4 { Some(v * v) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = B { last: Some(x[0]) };
        let c = b.last.and_then(|v| pos(v * x[1]));
        c.unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct I<S> {
        lo: S,
        hi: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> I<S> {
        fn new(lo: S, hi: S) -> Option<Self> {
            if lo <= hi { Some(Self { lo, hi }) } else { None }
        }
        fn cut(self, o: I<S>) -> Option<I<S>> {
            I::new(self.lo.max(o.lo), self.hi.min(o.hi))
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a: Option<I<S>> = I::new(S::zero(), x[0]);
        let b = I { lo: x[1], hi: S::one() };
        let c = a.and_then(|i| i.cut(b));
        c.map(|i| i.hi).unwrap_or(S::zero())
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn zip_of_options() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.9, 0.5]] {
        of_functions::agrees(x);
        of_methods::agrees(x);
        of_slices::agrees(x);
        chained::agrees(x);
        filtered_or_another::agrees(x);
        of_a_type::agrees(x);
        of_field::agrees(x);
        of_structs::agrees(x);
    }
}
