//! What stands in the place of an option or begins a fold is computed behind the call before it, which may change what it looks at.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn q<S: Scalar>(a: S, k: &mut usize) -> Option<S> {
    *k = 3;
    if a > 1.0 { Some(a * a) } else { None }
}

#[differentiable(helper, adjoint)]
fn moved<S: Scalar>(a: S, o: &mut S) -> Option<S> {
    *o = a * 3.0;
    if a > 1.0 { Some(a) } else { None }
}

#[differentiable(helper, adjoint)]
fn items<S: Scalar>(a: S, k: &mut usize) -> Vec<S> {
    *k += 1;
    vec![a, a * a, a * 3.0]
}

#[differentiable(helper, adjoint)]
fn items_of<S: Scalar>(a: S, o: &mut S) -> Vec<S> {
    *o = a * 3.0;
    vec![a, a * a]
}

mod defaults {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = 1;
        let mut s = q(x[0], &mut k).unwrap_or(if k > 2 { x[k] } else { x[0] });
        k = 1;
        s = s * q(x[0], &mut k).unwrap_or(x.get(k).copied().unwrap_or(x[0]));
        k = 0;
        s = s + q(x[2], &mut k).map_or(if k > 2 { x[k] } else { x[0] }, |v| v * x[1]);
        let mut o = x[1];
        s = s * moved(x[0], &mut o).unwrap_or(if o > 1.0 { o } else { x[2] });
        o = x[1];
        s * moved(x[0], &mut o).or(Some(o)).unwrap_or(x[3])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_method {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
        k: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn step(&mut self, v: S) -> Option<S> {
            self.a = self.a * v;
            if v > 1.0 { Some(v) } else { None }
        }
        fn value(&self) -> S {
            self.a * self.k
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = P { a: x[0], k: x[1] };
        let s = p.step(x[2]).unwrap_or(x[3] * p.a);
        let mut l = vec![x[0], x[1], x[2]];
        s * l.pop().filter(|v| *v > 100.0).unwrap_or(if l.len() > 2 { l[2] } else { l[1] })
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod chains {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = x[1];
        let mut s = items_of(x[0], &mut o).iter().fold(o, |a, b| a * *b);
        let mut k = 1;
        s = s * items(x[0], &mut k).iter().fold(if k > 1 { x[k] } else { x[0] }, |a, b| a * *b);
        k = 0;
        s = s + items(x[0], &mut k).iter().skip(k).map(|a| *a * x[1]).sum::<S>();
        k = 0;
        s = s * items(x[2], &mut k).iter().take(k + 1).map(|a| *a * x[1]).sum::<S>();
        k = 0;
        s * *items(x[0], &mut k).iter().rev().nth(k).unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fields {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1 };
        let mut s = q(x[0], &mut r.k).unwrap_or(x[1]) * x[r.k];
        r.k = 0;
        s = s * q(x[2], &mut r.k).map_or(x[1], |v| v * x[1]) + x[r.k];
        let mut found = x[1];
        r.k = 2;
        if let Some(v) = q(x[1], &mut r.k) {
            found = v * x[r.k];
        }
        s * found * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn defaults_in_order() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        defaults::agrees(x);
        by_method::agrees(x);
        chains::agrees(x);
        fields::agrees(x);
    }
}
