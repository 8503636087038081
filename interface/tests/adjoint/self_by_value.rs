//! Methods that take `self` by value: builders, and types that are not `Copy`.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct O<S> {
    l: S,
    m: S,
    #[differentiable(skip)]
    n: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> O<S> {
    fn new() -> Self {
        O { l: S::zero(), m: S::one(), n: 3 }
    }
    fn lambda(mut self, l: S) -> Self {
        self.l = l;
        self
    }
    fn steps(mut self, n: usize) -> Self {
        self.n = n;
        self
    }
    fn value(&self, x: &[S]) -> S {
        let mut s = self.m;
        for i in 0..self.n {
            s = s * self.l + x[i];
        }
        s
    }
}

mod builder {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = O::new().lambda(x[0]).steps(2);
        let p = O::new().lambda(x[1] * x[2]);
        let q = O::new();
        let q = q.lambda(x[3]).steps(1);
        o.value(x) * p.value(x) + q.value(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod builder_of_lists {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct M<S> {
        w: Vec<S>,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> M<S> {
        fn new(b: S) -> Self {
            M { w: Vec::new(), b }
        }
        fn layer(mut self, w: S) -> Self {
            self.w.push(w);
            self
        }
        fn value(&self, x: &[S]) -> S {
            let mut s = self.b;
            for (w, x) in self.w.iter().zip(x) {
                s += *w * *x;
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = M::new(x[3]).layer(x[0]).layer(x[1] * x[2]);
        m.value(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct T<S> {
        d: Vec<S>,
        #[differentiable(skip)]
        n: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> T<S> {
        fn relu(self) -> Self {
            T { d: self.d.iter().map(|v| if *v > 0.5 { *v } else { *v * 0.1 }).collect(), n: self.n }
        }
        fn relu2(self) -> Self {
            T { d: self.d.into_iter().map(|v| v * v).collect(), n: self.n }
        }
        fn conv(&self, k: &[S]) -> Self {
            let mut d = vec![S::zero(); self.n];
            for i in 0..self.n {
                for j in 0..k.len() {
                    d[i] += self.d[(i + j) % self.n] * k[j];
                }
            }
            T { d, n: self.n }
        }
        fn total(self) -> S {
            let mut s = S::zero();
            for v in self.d {
                s += v * v;
            }
            s
        }
        fn into_parts(self) -> (Vec<S>, usize) {
            (self.d, self.n)
        }
        fn scaled(self, c: S) -> Self {
            let mut d = self.d;
            for v in d.iter_mut() {
                *v *= c;
            }
            T { d, n: self.n }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = T { d: x.to_vec(), n: 4 };
        let u = t.conv(&x[..2]).relu();
        let w = u.clone().relu2().scaled(x[0]);
        let (d, n) = u.into_parts();
        w.total() * d[n - 1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod changed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        w: Vec<S>,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn step(mut self, a: S) -> Self {
            self.v = self.v * a;
            self.k += 1;
            self.w.push(self.v);
            if self.k > 2 {
                self.w[0] = a;
            }
            self
        }
        fn end(self) -> S {
            self.v * self.w[0] * self.w[self.w.len() - 1]
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = R { v: x[0], w: vec![x[1]], k: 0 };
        for a in x {
            r = r.step(*a);
        }
        let q = r.clone().step(x[2]);
        q.end() * r.end()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_copies {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct C<S> {
        re: S,
        im: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> C<S> {
        fn conj(self) -> Self {
            C { re: self.re, im: -self.im }
        }
        fn mul(self, o: Self) -> Self {
            C { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
        }
        fn pow(self, n: usize) -> Self {
            let mut r = self;
            for _ in 1..n {
                r = r.mul(self);
            }
            r
        }
        fn norm(self) -> S {
            let p = self.mul(self.conj());
            p.re.sqrt()
        }
        fn twice(mut self) -> Self {
            self.re *= 2.0;
            self.im *= 2.0;
            self
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = C { re: x[0], im: x[1] };
        let d = c.pow(3).twice();
        d.norm() * c.mul(d).re
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod taken_apart {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    enum Shape<S> {
        Circle(S),
        Poly(Vec<S>),
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Shape<S> {
        fn area(self) -> S {
            match self {
                Shape::Circle(r) => r * r * 3.0,
                Shape::Poly(v) => {
                    let mut s = S::zero();
                    for a in v {
                        s += a * a;
                    }
                    s
                }
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = Shape::Circle(x[0]);
        let b = Shape::Poly(x.to_vec());
        a.area() * b.area()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod skipped {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct R<S> {
        v: S,
        #[differentiable(skip)]
        names: Vec<String>,
        #[differentiable(skip)]
        o: Vec<usize>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> R<S> {
        fn named(self, n: &str) -> Self {
            let mut names = self.names;
            names.push(n.to_string());
            R { v: self.v * 2.0, names, o: self.o }
        }
        fn named2(mut self, n: &str) -> Self {
            self.names.push(n.to_string());
            self.v *= 3.0;
            self
        }
        fn val(self, x: &[S]) -> S {
            let mut s = self.v;
            for i in self.o {
                s = s * x[i];
            }
            s * self.names.len() as f64
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = R { v: x[0], names: vec![], o: vec![1, 2] }.named("a").named2("b");
        r.val(x)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_path {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn new(a: S, b: S) -> Self {
            P { a, b }
        }
        fn add(self, o: Self) -> Self {
            P { a: self.a + o.a, b: self.b * o.b }
        }
        fn total(self) -> S {
            self.a * self.b
        }
        fn of(n: S) -> Self {
            P { a: n, b: n * n }
        }
        fn unit() -> Self {
            P { a: S::one(), b: S::one() }
        }
    }
    #[differentiable(helper, adjoint)]
    fn square<S: Scalar>(x: S) -> S {
        x * x
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = P::of(square(x[0]));
        P::total(P::add(P::new(x[0], x[1]), P::new(x[2], x[3])))
            * P::total(P::add(p, P::of(x[1])))
            * P::add(P { a: x[0], b: x[2] }, p).total()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_path_of_lists {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        w: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn new(x: &[S]) -> Self {
            P { w: x.to_vec() }
        }
        fn add(self, o: Self) -> Self {
            P { w: self.w.iter().zip(&o.w).map(|(a, b)| *a * *b).collect() }
        }
        fn total(self) -> S {
            let mut s = S::one();
            for v in self.w {
                s = s.sin() + v;
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        P::total(P::add(P::new(x), P::new(&x[1..]))) * P::add(P::new(&x[2..]), P::new(x)).total()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn self_by_value() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        builder::agrees(x);
        builder_of_lists::agrees(x);
        lists::agrees(x);
        changed::agrees(x);
        of_copies::agrees(x);
        taken_apart::agrees(x);
        skipped::agrees(x);
        by_path::agrees(x);
        by_path_of_lists::agrees(x);
    }
}
