//! Tuples that are arguments and are handed on as a whole, and patterns with alternatives.

use crate::agree;
use fluxions::prelude::*;

mod handed_on {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>(p: (S, S)) -> S {
        (p.0 * p.0 + p.1 * p.1).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(p: (S, S)) -> S {
        norm(p) * p.0
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g((x[0], x[1]))
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod behind_references {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>((a, b): (S, S)) -> S {
        (a * a + b * b).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(p: (S, S), q: &(S, S)) -> S {
        norm(p) * p.0 * norm(*q)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = (x[1], x[0]);
        g((x[0], x[1]), &q) * g(q, &q)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod mixed {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>(p: (S, f64)) -> S {
        (p.0 * p.0 + p.1 * p.1).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(p: (S, f64)) -> S {
        norm(p) * p.0
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g((x[0], 0.5)) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod lent {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>(p: &(S, S)) -> S {
        (p.0 * p.0 + p.1 * p.1).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(p: (S, S)) -> S {
        norm(&p) * p.0
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g((x[0], x[1]))
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod changed {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>(p: (S, S)) -> S {
        (p.0 * p.0 + p.1 * p.1).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(mut p: (S, S), k: S) -> S {
        p.0 *= k;
        let r = norm(p);
        p.1 += r;
        norm(p) * p.0
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(p: (Vec<S>, S), n: (usize, f64)) -> (Vec<S>, S) {
        let q = p.clone();
        let (v, w) = p;
        (v.iter().map(|a| *a * w * n.1).collect(), q.0[n.0] * w)
    }
    #[differentiable(helper, adjoint)]
    fn step<S: Scalar>(s: (S, S, S), dt: f64) -> (S, S, S) {
        let k = rate(s);
        (s.0 + k.0 * dt, s.1 + k.1 * dt, s.2 + k.2 * dt)
    }
    #[differentiable(helper, adjoint)]
    fn rate<S: Scalar>(s: (S, S, S)) -> (S, S, S) {
        (s.1 * s.0, s.2, -s.0)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (v, w) = h((x.to_vec(), x[1]), (1, 0.5));
        let mut s = (x[0], x[1], x[0]);
        for _ in 0..3 {
            s = step(s, 0.1);
        }
        g((x[0], x[1]), w) * v[0] * s.0 * s.2
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod copied_out {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>((a, b): (S, S)) -> S {
        (a * a + b * b).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(q: &(S, S)) -> S {
        norm(*q)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = (x[1], x[0]);
        g(&q)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod items {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>((a, b): (S, S)) -> S {
        (a * a + b * b).sqrt()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let q = [(x[1], x[0]), (x[0], x[0])];
        let r = &q[1];
        let mut s = norm(*r) * norm(q[0]);
        for v in &q {
            s *= norm(*v);
        }
        q.iter().map(|p| norm(*p)).sum::<S>() * s
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_methods {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Arm<S> {
        l: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Arm<S> {
        fn reach(&self, q: (S, S)) -> (S, S) {
            (self.l * q.0.cos(), q.1 * self.l)
        }
        fn at(&self, q: (S, S)) -> S {
            let (a, b) = self.reach(q);
            let (c, d) = self.reach((b, a));
            let r = q;
            a * b + c * d * self.norm(&r)
        }
        fn norm(&self, q: &(S, S)) -> S {
            q.0 * q.1
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let arm = Arm { l: x[0] };
        arm.at((x[0], x[1]))
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod alternatives {
    use super::*;

    #[derive(Clone, Copy, Debug)]
    enum Dose {
        A { t: f64 },
        B { t: f64, mg: f64 },
        C,
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    enum Law<S> {
        A(S),
        B(S, S),
        C(S),
    }
    #[differentiable(helper, adjoint)]
    fn c<S: Scalar>(k: S, dose: Dose) -> S {
        match dose {
            Dose::A { t } | Dose::B { t, .. } => k * t,
            Dose::C => k,
        }
    }
    #[differentiable(helper, adjoint)]
    fn l<S: Scalar>(k: S, law: Law<S>) -> S {
        match law {
            Law::A(t) | Law::B(t, _) => k * t,
            Law::C(w) => k + w,
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = S::one();
        for d in [Dose::A { t: 1.0 }, Dose::B { t: 0.5, mg: 2.0 }] {
            if let Dose::A { t } | Dose::B { t, .. } = d {
                s *= x[0] * t;
            }
        }
        let law = Law::B(x[1], x[0]);
        if let Law::A(v) | Law::B(v, _) = law {
            s += v;
        }
        c(x[0], Dose::A { t: 1.0 }) + c(x[1], Dose::B { t: 1.0, mg: 2.0 }) + l(x[0], law) * l(x[1], Law::A(s))
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn whole_tuples() {
    for x in [[0.7, 1.3], [0.9, 0.4]] {
        handed_on::agrees(x);
        behind_references::agrees(x);
        mixed::agrees(x);
        lent::agrees(x);
        changed::agrees(x);
        copied_out::agrees(x);
        items::agrees(x);
        in_methods::agrees(x);
        alternatives::agrees(x);
    }
}
