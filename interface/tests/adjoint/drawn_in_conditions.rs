//! Methods that may change a skipped field, in conditions and indices: what they returned is kept.

use crate::{Lcg, agree};
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Sim<S> {
    v: S,
    #[differentiable(skip)]
    rate: f64,
    #[differentiable(skip)]
    rng: Lcg,
}

mod conditions {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sim<S> {
        fn conditions0(&mut self, a: S) {
            if self.rng.draw() < 0.5 {
                self.v = self.v * a;
            } else {
                self.v = self.v + a.sin();
            }
        }
        fn conditions1(&mut self, a: S) {
            if !self.rng.flip() {
                self.v = self.v * a;
            } else if self.rng.draw() > 0.2 {
                self.v = self.v * self.v;
            }
        }
        fn conditions2(&mut self, a: S) {
            if a > 0.5 {
                self.v = self.v * a;
            } else if self.rng.flip() {
                self.v = self.v * self.v;
            } else if self.rng.flip() {
                self.v = self.v.sin();
            } else {
                self.v = self.v * 2.0;
            }
        }
        fn conditions3(&mut self, a: S) {
            if self.rng.draw() < 0.5 && a > 0.2 {
                self.v = self.v * a;
            }
        }
        fn conditions4(&mut self, a: S) {
            if a > 0.2 && self.rng.flip() {
                self.v = self.v * a;
            }
        }
        fn conditions5(&mut self, a: S) {
            if self.rng.flip() || self.rng.flip() {
                self.v = self.v * a;
            }
        }
        fn conditions6(&mut self, a: S) {
            let c = self.v * a;
            if c > self.v || self.rng.draw() < 0.3 {
                self.v = c * a;
            }
        }
        fn conditions7(&mut self, a: S) {
            let s = if self.rng.flip() { a } else { a * a };
            self.v *= s;
        }
        fn conditions8(&mut self, a: S) {
            let up = self.rng.draw() < 0.5;
            if up {
                self.v *= a;
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = Sim { v: x[0], rate: 0.4, rng: Lcg(3) };
        for a in &x[1..] {
            s.conditions0(*a);
            s.conditions1(*a);
            s.conditions2(*a);
            s.conditions3(*a);
            s.conditions4(*a);
            s.conditions5(*a);
            s.conditions6(*a);
            s.conditions7(*a);
            s.conditions8(*a);
        }
        s.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod loops {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sim<S> {
        fn loops0(&mut self, a: S) {
            while self.rng.draw() < 0.6 {
                self.v = self.v * a;
            }
        }
        fn loops1(&mut self, a: S) {
            let mut n = 0;
            while self.rng.flip() {
                self.v = self.v.sin() * a;
                n += 1;
                if n > 4 {
                    break;
                }
            }
            self.v *= n as f64 + 1.0;
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = Sim { v: x[0], rate: 0.4, rng: Lcg(3) };
        for a in &x[1..] {
            s.loops0(*a);
            s.loops1(*a);
        }
        s.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod choices {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sim<S> {
        fn choices0(&mut self, a: S) {
            match self.rng.below(3) {
                0 => self.v = self.v * a,
                1 => {
                    self.v = self.v.sin();
                }
                _ => {}
            }
        }
        fn choices1(&mut self, x: &[S]) {
            self.v = self.v * x[self.rng.below(3)];
        }
        fn choices2(&mut self, x: &[S]) {
            let i = self.rng.below(3);
            self.v = self.v * x[i];
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = Sim { v: x[0], rate: 0.4, rng: Lcg(3) };
        for a in &x[1..] {
            s.choices0(*a);
            s.choices1(x);
            s.choices2(x);
        }
        s.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_fields {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sim<S> {
        fn step(&mut self, a: S, x: &[S]) {
            if self.rng.draw() < self.rate {
                self.v = self.v * a;
            }
            let mut k = 0;
            k += self.rng.below(2);
            k = k + self.rng.below(2);
            let p = if a > 0.4 && self.rng.draw() > self.rate { x[k] } else { a };
            self.v += p * x[k];
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = Sim { v: x[0], rate: 0.4, rng: Lcg(3) };
        for a in &x[1..] {
            s.step(*a, x);
            s.step(*a * 0.5, x);
        }
        s.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod looked_at {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Stage<S> {
        w: S,
        #[differentiable(skip)]
        n: usize,
    }
    impl<S: Scalar> Stage<S> {
        fn is_late(&self) -> bool {
            self.n > 2
        }
        fn above(&self, c: f64) -> bool {
            self.w.primal() > c
        }
    }
    #[derive(Clone, Debug, Differentiable)]
    struct Run<S> {
        v: S,
        stage: Stage<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Run<S> {
        fn step(&mut self, a: S) {
            if self.stage.is_late() {
                self.v = self.v * a;
            } else if self.stage.above(0.9) {
                self.v += a.sin();
            }
            self.stage.n += 1;
            self.stage.w *= a;
            while self.stage.is_late() && self.stage.above(0.2) {
                self.stage.w *= 0.5;
                self.v = self.v * a;
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut r = Run { v: x[0], stage: Stage { w: x[1], n: 0 } };
        for _ in 0..2 {
            for a in x {
                r.step(*a);
            }
        }
        r.v * r.stage.w
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod ends_of_ranges {
    use super::*;

    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Sim<S> {
        fn stepped(&mut self, x: &[S]) {
            for i in 0..self.rng.below(5) {
                self.v = self.v * x[i % 4];
            }
            for i in self.rng.below(2)..3 {
                self.v = self.v + x[i] * self.v;
            }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = Sim { v: x[0], rate: 0.4, rng: Lcg(1) };
        for _ in 0..3 {
            s.stepped(x);
        }
        s.v
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn drawn_in_conditions() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        conditions::agrees(x);
        loops::agrees(x);
        choices::agrees(x);
        beside_fields::agrees(x);
        looked_at::agrees(x);
        ends_of_ranges::agrees(x);
    }
}
