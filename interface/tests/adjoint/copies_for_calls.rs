//! Copies of some items of a list, as arguments.

use crate::agree;
use fluxions::prelude::*;

mod structs {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        w: S,
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(v: Vec<P<S>>) -> S {
        let mut s = v[0].a;
        for p in &v {
            s = s * p.a + p.w;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a: Vec<P<S>> = x.windows(2).map(|w| P { a: w[0], w: w[1] }).collect();
        h(a.iter().step_by(2).copied().collect())
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod recursion {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Cpx<S> {
        re: S,
        im: S,
    }
    #[differentiable(helper, adjoint)]
    fn fft<S: Scalar>(a: Vec<Cpx<S>>) -> Vec<Cpx<S>> {
        let n = a.len();
        if n == 1 {
            return a;
        }
        let even = fft(a.iter().step_by(2).copied().collect());
        let odd = fft(a.iter().skip(1).step_by(2).copied().collect());
        let mut out = vec![Cpx { re: S::zero(), im: S::zero() }; n];
        for k in 0..n / 2 {
            let t = -2.0 * std::f64::consts::PI * k as f64 / n as f64;
            let (c, s) = (t.cos(), t.sin());
            let w = Cpx { re: odd[k].re * c - odd[k].im * s, im: odd[k].re * s + odd[k].im * c };
            out[k] = Cpx { re: even[k].re + w.re, im: even[k].im + w.im };
            out[k + n / 2] = Cpx { re: even[k].re - w.re, im: even[k].im - w.im };
        }
        out
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let z: Vec<Cpx<S>> = x.iter().map(|v| Cpx { re: *v, im: S::zero() }).collect();
        let y = fft(z);
        y.iter().map(|c| c.re * c.re * c.im + c.re).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn copies_of_items_as_arguments() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        structs::agrees(x);
        recursion::agrees(x);
    }
}
