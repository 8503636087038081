//! Fields without derivatives and lengths of lists that a call is given by value, and that change afterwards.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct R<S> {
    v: S,
    #[differentiable(skip)]
    k: usize,
    #[differentiable(skip)]
    o: Vec<usize>,
    #[differentiable(skip)]
    h: f64,
}
#[differentiable(helper, adjoint)]
impl<S: Scalar> R<S> {
    fn turn(&mut self, x: &[S], j: usize) {
        self.k = 3;
        self.o.push(1);
        self.o[0] = 3;
        self.h = 5.0;
        self.v = self.v * x[j];
    }
    fn scale(&mut self, x: &[S], h: f64) {
        self.h = h * 0.5;
        self.k = 0;
        self.v = self.v * x[0] * h;
    }
    fn give(&mut self, x: &[S], j: usize) -> S {
        self.k = 3;
        self.o[0] = 3;
        self.v = self.v * x[j];
        self.v * x[j]
    }
    fn own(&mut self, x: &[S]) {
        self.turn(x, self.k);
        self.v = self.v.sin();
    }
    fn own2(&mut self, x: &[S]) {
        self.turn(x, self.o[0]);
        self.v = self.v.sin();
    }
    fn own3(&mut self, x: &[S]) {
        self.scale(x, self.h);
        self.v = self.v.sin();
    }
    fn own4(&mut self, x: &[S]) -> S {
        let t = self.give(x, self.k);
        t * self.v
    }
}
#[differentiable(helper, adjoint)]
fn turn<S: Scalar>(j: usize, r: &mut R<S>, x: &[S]) {
    r.k = 3;
    r.o[0] = 3;
    r.v = r.v * x[j];
}

mod of_function {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        r.turn(x, r.k);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_method {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        let t = r.give(x, r.k);
        r.v = r.v * t;
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_own_method {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        r.own(x);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        for _ in 0..2 {
            r.turn(x, r.k);
        }
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_of_field {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        r.turn(x, r.o.len());
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod float {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, o: vec![2], h: 0.5 };
        r.scale(x, r.h);
        r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(n: usize, v: &[S]) -> S {
        v[n - 1] * v[0]
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = x.to_vec();
        let s = g(v.len(), x);
        v.pop();
        v[2] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod length_before_push {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(n: usize, v: &mut [S]) -> S {
        v[n - 1] = v[n - 1] * v[0];
        v[n - 2]
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = x.to_vec();
        let s = g(v.len(), &mut v);
        v.push(s);
        v[3] * v[4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lengths_in_a_loop {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S], n: usize, k: f64) -> S {
        x[n % 4] * x[0] * k
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = vec![x[0], x[1]];
        let mut s = x[0];
        for _ in 0..3 {
            s = s.sin() * g(x, v.len(), v.len() as f64 * 0.5);
            v.push(s);
            s = s + g(&v, v.len() - 1, 1.0);
        }
        let t = g(&v, v.len() - 1, 1.0);
        v.pop();
        t * v[v.len() - 1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod flags_and_options {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
        #[differentiable(skip)]
        on: bool,
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S], on: bool, k: Option<usize>) -> S {
        if on { x[0] * x[k.unwrap_or(1)] } else { x[3] }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, on: true };
        let mut s = x[1];
        for i in 0..3 {
            s = s.sin() + g(x, r.on, Some(r.k)) * g(x, !r.on, None);
            r.on = !r.on;
            r.k = i;
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod tuples {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S], p: (usize, usize), q: [usize; 2]) -> S {
        x[p.0] * x[p.1] * x[q[0]]
    }
    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
        #[differentiable(skip)]
        j: usize,
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 1, j: 2 };
        let mut s = x[1];
        for i in 0..3 {
            s = s.sin() + g(x, (r.k, r.j), [r.j, r.k]);
            r.j = (r.j + 1) % 4;
            r.k = i;
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn fields_as_arguments() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        of_function::agrees(x);
        of_method::agrees(x);
        of_own_method::agrees(x);
        in_a_loop::agrees(x);
        length_of_field::agrees(x);
        float::agrees(x);
        length::agrees(x);
        length_before_push::agrees(x);
        lengths_in_a_loop::agrees(x);
        flags_and_options::agrees(x);
        tuples::agrees(x);
    }
}
