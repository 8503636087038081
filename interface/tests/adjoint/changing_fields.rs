//! Skipped fields whose methods change them, as a generator of random numbers in a struct of numbers does.

use crate::agree;
use fluxions::prelude::*;

/// A generator of random numbers.
#[derive(Clone, Debug)]
struct Lcg {
    s: u64,
}

impl Lcg {
    fn u(&mut self) -> f64 {
        self.s = self.s.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.s >> 11) as f64 / (1u64 << 53) as f64
    }
    fn int(&mut self, n: usize) -> usize {
        (self.u() * n as f64) as usize
    }
    fn mixed(&mut self, a: f64) -> f64 {
        self.u() * a
    }
}

/// A model that draws.
#[derive(Clone, Debug, Differentiable)]
struct Mc<S> {
    mu: S,
    sig: S,
    #[differentiable(skip)]
    r: Lcg,
    #[differentiable(skip)]
    n: usize,
}

mod of_model {
    use super::*;

    #[derive(Clone, Debug)]
    struct Normal {
        uniform: Lcg,
        spare: Option<f64>,
    }
    impl Normal {
        fn normal(&mut self) -> f64 {
            if let Some(z) = self.spare.take() {
                return z;
            }
            let r = (-2.0 * (1.0 - self.uniform.u()).ln()).sqrt();
            let (sin, cos) = (std::f64::consts::TAU * self.uniform.u()).sin_cos();
            self.spare = Some(r * sin);
            r * cos
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Gbm<S> {
        mu: S,
        sigma: S,
        #[differentiable(skip)]
        rng: Normal,
        #[differentiable(skip)]
        dt: f64,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> Gbm<S> {
        fn step(&mut self, s: S) -> S {
            let dw: f64 = self.rng.normal() * self.dt.sqrt();
            s * ((self.mu - self.sigma * self.sigma * 0.5) * self.dt + self.sigma * dw).exp()
        }
        fn price(&mut self, s0: S, k: S, steps: usize, paths: usize) -> S {
            let mut total = S::zero();
            for _ in 0..paths {
                let mut s = s0;
                for _ in 0..steps {
                    s = self.step(s);
                }
                total += (s - k).max(S::zero());
            }
            total / paths as f64
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut model = Gbm { mu: x[0], sigma: x[1], rng: Normal { uniform: Lcg { s: 42 }, spare: None }, dt: 0.1 };
        model.price(x[2], x[3] * 0.1, 5, 8)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_return {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mc<S> {
        mu: S,
        sig: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> Mc<S> {
        fn accept(&mut self, e: S) -> S {
            let u: f64 = self.r.u();
            if u > 0.5 {
                return e * self.sig;
            }
            let k: usize = (self.r.u() * 3.0) as usize;
            let mut a = [e, self.mu, e * self.mu];
            a[k] = a[k] * self.mu;
            self.mu = self.mu + a[0] * 0.1;
            a[0] + a[1] * a[2]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], sig: x[1], r: Lcg { s: 11 } };
        let mut t = x[3];
        while t.primal() < 4.0 {
            let a = m.accept(t * x[2]);
            t = t + a * a + 0.3;
        }
        t * m.mu
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_argument {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mc<S> {
        mu: S,
        sig: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(m: &mut Mc<S>, x: &[S]) -> S {
        let i: usize = m.r.int(x.len());
        let z: f64 = m.r.u();
        m.mu = m.mu * z + x[i] * m.sig;
        m.mu * x[i]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], sig: x[1], r: Lcg { s: 7 } };
        let mut t = S::zero();
        for _ in 0..5 {
            t = t * 0.5 + step(&mut m, x);
        }
        t * m.sig
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_grid {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: Vec<S>,
        w: S,
        #[differentiable(skip)]
        grid: Vec<f64>,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> P<S> {
        fn go(&mut self, t: f64) -> S {
            let k: usize = self.grid.partition_point(|g| *g < t);
            let big: bool = self.w.gt(&self.v[0]);
            let n: usize = self.v.len();
            self.w = self.w * self.v[k % n];
            if big { self.w * 2.0 } else { self.w * self.w }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = P { v: x.to_vec(), w: x[0] * x[1], grid: vec![0.1, 0.5, 0.9] };
        p.go(0.3) + p.go(0.7)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loops {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mc<S> {
        mu: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], r: Lcg { s: 42 } };
        let mut s = S::zero();
        for i in 0..4 {
            let z: f64 = m.r.u();
            s += x[i] * x[i] * z;
        }
        let mut y = x.to_vec();
        for i in 0..4 {
            let z: f64 = m.r.u();
            y[i] = x[i] * x[i] * z;
        }
        let t: S = x
            .iter()
            .map(|v| {
                let z: f64 = m.r.u();
                *v * *v * z
            })
            .sum();
        s * m.mu + y[1] * y[2] + t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_state {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mc<S> {
        mu: S,
        #[differentiable(skip)]
        r: Lcg,
        #[differentiable(skip)]
        n: usize,
    }
    #[differentiable(adjoint)]
    impl<S: Scalar> Mc<S> {
        fn go(&mut self, x: &[S]) -> S {
            let mut s = self.mu;
            for _ in 0..4 {
                let k: usize = (self.r.s >> 40) as usize % 4;
                let z: f64 = self.r.u();
                self.n += 1;
                let j: usize = (self.r.s >> 41) as usize % 4;
                s = s * x[k] + x[j] * z * self.n as f64;
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], r: Lcg { s: 42 }, n: 0 };
        let a = m.go(x);
        let b = m.go(x);
        a * b + m.n as f64
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_several {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct In<S> {
        a: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Out<S> {
        inner: In<S>,
        list: Vec<In<S>>,
        #[differentiable(skip)]
        q: Lcg,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Out {
            inner: In { a: x[0], r: Lcg { s: 3 } },
            list: vec![In { a: x[1], r: Lcg { s: 4 } }, In { a: x[2], r: Lcg { s: 5 } }],
            q: Lcg { s: 6 },
        };
        let mut s = x[3];
        for k in 0..4 {
            let z: f64 = o.inner.r.u() * o.q.mixed(2.0);
            let w: f64 = o.list[k % 2].r.u();
            s = s * o.inner.a * z + o.list[k % 2].a * w;
            o.inner.a = s * w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Mc<S> {
        mu: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], r: Lcg { s: 42 } };
        let mut s = S::zero();
        let mut draw = |v: S| {
            let z: f64 = m.r.u();
            v * z
        };
        s += draw(x[1]);
        s += draw(x[1]) * draw(x[2]);
        s * m.mu
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_item {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct In<S> {
        a: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = vec![In { a: x[0], r: Lcg { s: 3 } }, In { a: x[1], r: Lcg { s: 4 } }];
        let mut s = x[3];
        for k in 0..4 {
            let z: f64 = o[k % 2].r.u();
            s = s * o[1].a * z;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod as_indices {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct In<S> {
        a: S,
        #[differentiable(skip)]
        r: Lcg,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = In { a: x[0], r: Lcg { s: 3 } };
        let mut s = x[3];
        let n = x.len();
        for _ in 0..5 {
            let i: usize = o.r.int(n);
            let j: usize = (i + 1 + o.r.int(n - 1)) % n;
            let (p, q) = (x[i], x[j]);
            s = s * o.a + p * q;
            o.a = p * 0.5;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_copies {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], sig: x[1], r: Lcg { s: 1 }, n: 0 };
        let mut t = x[2];
        for _ in 0..3 {
            let mut c = m.clone();
            let a: f64 = c.r.u();
            let b: f64 = m.r.u();
            t = t * a + c.mu * b;
            c.mu = t;
            m.sig = c.mu * m.sig;
        }
        t * m.sig
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_option {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o = Some(Mc { mu: x[0], sig: x[1], r: Lcg { s: 1 }, n: 0 });
        let mut t = x[2];
        for _ in 0..3 {
            if let Some(m) = &mut o {
                let a: f64 = m.r.u();
                t = t * m.mu * a + x[3];
                m.mu = t;
            }
        }
        t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v: Vec<Mc<S>> =
            (0..3).map(|k| Mc { mu: x[k], sig: x[k + 1], r: Lcg { s: k as u64 + 1 }, n: k }).collect();
        let mut t = S::one();
        for m in v.iter_mut() {
            let a: f64 = m.r.u();
            t = t * m.mu + m.sig * a;
            m.sig = t;
        }
        for k in 0..6 {
            let i: usize = v[k % 3].r.int(3);
            let z: f64 = v[i].r.u() + v[(i + 1) % 3].r.u();
            t = t * 0.5 + v[i].mu * v[k % 3].sig * z;
            v[i].mu = t * 0.3;
        }
        t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_labels {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], sig: x[1], r: Lcg { s: 17 }, n: 0 };
        let mut t = x[2];
        'o: for i in 0..4 {
            for j in 0..4 {
                let k: usize = m.r.int(8);
                if k == 0 {
                    break 'o;
                }
                if k == 1 {
                    continue 'o;
                }
                t = t * m.mu * (0.2 + 0.1 * (i + j) as f64) + x[k % 4];
            }
            m.sig = m.sig * t;
        }
        t * m.sig
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_fallible_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(m: &mut Mc<S>, v: S) -> Option<S> {
        let k: usize = m.r.int(4);
        if k == 0 {
            return None;
        }
        let z: f64 = m.r.u();
        m.mu = m.mu + v * z;
        Some(v * m.mu * k as f64)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = Mc { mu: x[0], sig: x[1], r: Lcg { s: 23 }, n: 0 };
        let mut t = x[2];
        for _ in 0..6 {
            match g(&mut m, t) {
                Some(v) => t = v * 0.4 + x[3],
                None => t = t + m.sig,
            }
        }
        t * m.mu
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod that_are_looked_at {
    use super::*;

    #[derive(Clone, Debug)]
    struct Grid(Vec<f64>);
    impl Grid {
        fn find(&self, t: f64) -> usize {
            self.0.iter().filter(|g| **g < t).count()
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        w: S,
        #[differentiable(skip)]
        grid: Grid,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut ps: Vec<P<S>> = x.iter().map(|v| P { w: *v, grid: Grid(vec![0.1, 0.5]) }).collect();
        let mut s = S::zero();
        for (k, p) in ps.iter_mut().enumerate() {
            let i: usize = p.grid.find(0.2 * k as f64);
            p.w = p.w * x[i];
            s += p.w * p.w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn fields_that_are_skipped_change_by_their_methods() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        of_model::agrees(x);
        with_return::agrees(x);
        of_argument::agrees(x);
        of_grid::agrees(x);
        in_loops::agrees(x);
        with_state::agrees(x);
        of_several::agrees(x);
        in_closure::agrees(x);
        of_item::agrees(x);
        as_indices::agrees(x);
        of_copies::agrees(x);
        in_option::agrees(x);
        of_items::agrees(x);
        with_labels::agrees(x);
        of_fallible_helper::agrees(x);
        that_are_looked_at::agrees(x);
    }
}
