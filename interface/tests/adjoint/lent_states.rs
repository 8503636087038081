//! Variables without derivatives that functions with derivatives change: counters, lists of indices, generators of random numbers.

use crate::{Lcg, agree};
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn scaled<S: Scalar>(x: S, n: &mut usize) -> S {
    *n += 1;
    x * *n as f64 * x
}

#[differentiable(helper, adjoint)]
fn g<S: Scalar>(x: S, n: &mut usize) -> S {
    *n += 1;
    x * *n as f64 + x.sin()
}
mod counter {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let mut s = S::one();
        for v in x {
            s = s * scaled(*v, &mut n) + *v;
        }
        let a = scaled(s, &mut n);
        a * x[n % 3]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod list {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(x: S, log: &mut Vec<usize>) -> S {
        let k = log.len();
        if x > 0.5 {
            log.push(k);
        }
        x * x * (k as f64 + 1.0)
    }
    #[differentiable(helper, adjoint)]
    fn twice<S: Scalar>(x: S, log: &mut Vec<usize>) -> S {
        let a = step(x, log);
        let b = step(a, log);
        a * b + log.len() as f64 * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut log = vec![];
        let mut s = S::one();
        for v in x {
            s = s.sin() * twice(*v, &mut log) + *v;
        }
        for i in &log {
            s = s * x[i % 4];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod several {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn mv<S: Scalar>(x: S, p: &mut (usize, usize), on: &mut bool, ks: &mut [usize]) -> S {
        p.0 += 1;
        *on = !*on;
        ks[0] += p.1;
        if *on { x * p.0 as f64 } else { x * x * ks[0] as f64 }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = (1, 2);
        let mut on = false;
        let mut ks = [3, 4];
        let mut s = x[0];
        for v in x {
            s = s + mv(*v * s, &mut p, &mut on, &mut ks);
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod own_type {
    use super::*;

    #[derive(Clone, Debug)]
    struct Cfg {
        n: usize,
        seen: Vec<f64>,
    }
    #[differentiable(helper, adjoint)]
    fn mv<S: Scalar>(x: &[S], c: &mut Cfg) -> S {
        c.n += 1;
        let i = c.n % x.len();
        let mut s = x[i];
        while c.seen.len() < c.n {
            c.seen.push(0.5 * c.n as f64);
            s = s * x[0];
        }
        let w = c.seen[c.n - 1];
        s * w
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut c = Cfg { n: 0, seen: vec![] };
        let mut s = x[0];
        for _ in 0..3 {
            s = s.sin() + mv(x, &mut c) * s;
        }
        if c.n > 2 {
            s = s * x[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_method {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn step(&mut self, x: S, n: &mut usize) -> S {
            *n += 1;
            self.v = self.v * x;
            if *n > 2 {
                return self.v;
            }
            self.v * x
        }
        fn two(&mut self, x: S, n: &mut usize) -> S {
            self.step(x, n) + self.step(x * x, n)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0] };
        let mut n = 0;
        let mut s = x[1];
        while n < 5 {
            s = s + r.two(s, &mut n);
        }
        s * r.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod option {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn scaled<S: Scalar>(x: S, n: &mut usize) -> Option<S> {
        *n += 1;
        if *n > 6 {
            return None;
        }
        Some(x * *n as f64 * x)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let mut s = x[0];
        while let Some(v) = scaled(s.sin(), &mut n) {
            s = s + v * x[n % 4];
        }
        s * n as f64
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_order {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        scaled(x[0], &mut n) * scaled(x[1], &mut n) + scaled(scaled(x[2], &mut n), &mut n) * n as f64
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_sum {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let mut s = S::zero();
        for v in x {
            s += scaled(*v, &mut n);
        }
        s * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let s = x.iter().map(|v| scaled(*v, &mut n)).sum::<S>();
        s * s * x[n % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_a_fold {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let s = x.iter().fold(S::one(), |a, v| a.sin() + scaled(*v * a, &mut n));
        let v: Vec<S> = x.iter().map(|v| scaled(*v, &mut n) * s).collect();
        v[0] * v[3] + v[1] * v[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod recursion {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn rec<S: Scalar>(x: S, d: usize, n: &mut usize) -> S {
        *n += 1;
        if d == 0 {
            return x * *n as f64;
        }
        let a = rec(x * 0.5, d - 1, n);
        let b = rec(a * x, d - 1, n);
        a * b.cos() + *n as f64 * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let a = rec(x[0], 3, &mut n);
        a * rec(x[1] * a, 2, &mut n)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod parts {
    use super::*;

    #[derive(Clone, Debug)]
    struct Ctx {
        n: usize,
        hist: Vec<usize>,
        inner: (usize, bool),
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: S, n: &mut usize, h: &mut Vec<usize>) -> S {
        h.push(*n);
        *n += h.len();
        x * *n as f64 + h[0] as f64
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(x: S, c: &mut Ctx) -> S {
        let a = g(x, &mut c.n, &mut c.hist);
        c.inner.1 = !c.inner.1;
        let b = g(a, &mut c.inner.0, &mut c.hist);
        if c.inner.1 { a * b } else { a + b.sin() }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut c = Ctx { n: 0, hist: vec![], inner: (1, false) };
        let mut s = x[0];
        for v in x {
            s = h(s, &mut c) * *v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut seen = vec![0usize; 3];
        let mut k = 0;
        let mut s = x[0];
        for v in x {
            s = s + g(*v * s, &mut seen[k]);
            k = (k + 2) % 3;
        }
        seen[1] += 1;
        s * g(s, &mut seen[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod between_reads {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 1;
        let a = x[n] * g(x[n], &mut n) * x[n];
        let b = if g(a, &mut n) > 0.5 { g(x[n % 4], &mut n) } else { x[0] * x[n % 4] };
        n = 0;
        let c = g(b, &mut n);
        a * b + c * x[n]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shadowed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        let a = g(x[0], &mut n);
        let mut n = n + 3;
        let b = g(a, &mut n);
        let d = {
            let mut n = 7;
            let c = g(b, &mut n);
            a * b * c * x[n % 4]
        };
        d + x[n % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod slices {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: S, k: &mut [usize]) -> S {
        k[0] += 1;
        k.swap(0, 1);
        x * k[0] as f64 + x.sin() * k[1] as f64
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = vec![1, 5];
        let mut s = x[0];
        for v in x {
            s = s + g(*v * s, &mut k);
        }
        let mut m = [2, 3, 4];
        s * g(s, &mut m[1..]) * x[k[0] % 4]
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
        #[differentiable(skip)]
        h: f64,
    }
    #[differentiable(helper, adjoint)]
    fn mv<S: Scalar>(x: S, k: &mut usize) -> S {
        *k += 1;
        x * *k as f64
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn turn(&mut self, x: &[S]) -> S {
            let a = mv(self.v, &mut self.k) * x[self.k];
            self.v = mv(a, &mut self.k);
            self.k -= 1;
            if self.k > 2 {
                self.k = 0;
            }
            a * x[self.k]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 0, h: 0.1 };
        let mut s = x[1];
        for _ in 0..3 {
            s = s + r.turn(x);
        }
        s * r.v * mv(s, &mut r.k) * x[r.k % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fields_in_arms {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint)]
    fn mv<S: Scalar>(x: S, k: &mut usize) -> Option<S> {
        *k += 1;
        if *k > 3 {
            return None;
        }
        Some(x * *k as f64)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], k: 0 };
        let mut s = x[1];
        for i in 0..5 {
            match mv(s, &mut r.k) {
                Some(a) => s = s * a * x[r.k],
                None => {
                    s = s + x[r.k % 4];
                    r.k = i;
                }
            }
        }
        s * r.v * x[r.k % 4]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod generator {
    use super::*;

    fn draw_normal(r: &mut Lcg) -> f64 {
        (-2.0 * (r.draw() + 1e-9).ln()).sqrt() * (6.25 * r.draw()).cos()
    }
    #[differentiable(helper, adjoint)]
    fn path<S: Scalar>(mu: S, sigma: S, rng: &mut Lcg) -> S {
        let mut s = S::one();
        for _ in 0..5 {
            let z = draw_normal(rng);
            s = s * (mu * 0.1 + sigma * z).exp();
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rng = Lcg(11);
        let mut sum = S::zero();
        for _ in 0..4 {
            let p = path(x[0], x[1], &mut rng);
            if p > 1.0 {
                sum += (p - 1.0) * x[2];
            }
        }
        sum / 4.0
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_a_bound {
    use super::*;

    trait Draw {
        fn next(&mut self) -> f64;
    }
    impl Draw for Lcg {
        fn next(&mut self) -> f64 {
            self.draw()
        }
    }
    #[differentiable(helper, adjoint)]
    fn walk<S: Scalar, R: Draw + Clone + Send + 'static>(x: S, n: usize, rng: &mut R) -> S {
        let mut s = x;
        for _ in 0..n {
            if rng.next() < 0.5 {
                s = s * x;
            } else {
                s = step(s, rng);
            }
        }
        s
    }
    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(s: S, rng: &mut impl Draw) -> S {
        let z = rng.next();
        s.sin() + s * z
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rng = Lcg(3);
        let a = walk(x[0], 5, &mut rng);
        let b = walk(x[1] * a, 4, &mut rng);
        a * b * step(x[2], &mut rng)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod marked_fields {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    #[differentiable(skip)]
    struct Steps(usize);
    impl Steps {
        fn next(&mut self) -> f64 {
            self.0 += 1;
            self.0 as f64
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        steps: Steps,
    }
    #[differentiable(helper, adjoint)]
    fn walk<S: Scalar>(x: S, steps: &mut Steps) -> S {
        let z: f64 = steps.next();
        x * z + x.sin()
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn step(&mut self, x: S) -> S {
            let a = walk(x, &mut self.steps);
            self.v = self.v * a;
            a
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], steps: Steps(5) };
        let a = r.step(x[1]);
        let b = walk(a, &mut r.steps);
        a * r.v * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod reborrowed {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn twice<S: Scalar>(x: S, n: &mut usize) -> S {
        let a = scaled(x, &mut *n);
        scaled(a, n) + *n as f64 * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        twice(x[0], &mut n) * twice(x[1], &mut n)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lent_states() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        counter::agrees(x);
        list::agrees(x);
        several::agrees(x);
        own_type::agrees(x);
        by_method::agrees(x);
        option::agrees(x);
        in_order::agrees(x);
        in_a_sum::agrees(x);
        in_a_closure::agrees(x);
        in_a_fold::agrees(x);
        recursion::agrees(x);
        parts::agrees(x);
        items::agrees(x);
        between_reads::agrees(x);
        shadowed::agrees(x);
        slices::agrees(x);
        fields::agrees(x);
        fields_in_arms::agrees(x);
        generator::agrees(x);
        of_a_bound::agrees(x);
        marked_fields::agrees(x);
        reborrowed::agrees(x);
    }
}
