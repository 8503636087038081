//! Items of lists without derivatives as operands and arguments, floats beside skipped ones, and iterators that variables hold.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct P<S> {
    a: S,
    b: S,
}
#[differentiable(helper, adjoint)]
impl<S: Scalar> P<S> {
    fn dist(&self, o: &P<S>) -> S {
        (self.a - o.a).powi(2) + (self.b - o.b).powi(2)
    }
}

mod structs {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn far<S: Scalar>(p: &P<S>, q: &P<S>, w: f64) -> S {
        p.dist(q) * w
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let targets =
            vec![P { a: S::constant(0.3), b: S::constant(0.2) }, P { a: S::constant(0.7), b: S::constant(-0.2) }];
        let weights = [0.5, 2.0];
        let p = P { a: x[0], b: x[1] };
        let mut sum = S::zero();
        for (i, t) in targets.iter().enumerate() {
            sum += p.dist(t) * i as f64;
        }
        for (w, t) in weights.iter().zip(&targets) {
            sum += far(&p, t, *w);
        }
        for (w, t) in weights.iter().zip(targets.iter().rev()) {
            sum += far(t, &p, *w);
        }
        for t in targets.iter().skip(1) {
            sum += t.dist(&p);
        }
        sum + targets.iter().map(|t| p.dist(t)).sum::<S>() + targets.iter().fold(S::zero(), |s, t| s + far(&p, t, 2.0))
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod numbers {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn sq<S: Scalar>(v: S, w: S) -> S {
        v * w
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ws = [S::constant(0.5), S::constant(1.5)];
        let mut sum = S::zero();
        for w in ws {
            sum += sq(x[0], w);
        }
        for w in &ws {
            sum += sq(x[1], *w) * x[0];
        }
        for (w, v) in ws.iter().zip(x) {
            sum += sq(*v, *w) * x[0];
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod floats {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn sq<S: Scalar>(v: S, w: f64) -> S {
        v * w
    }
    fn knots<S: Scalar>(k: &[S]) -> Vec<f64> {
        k.iter().map(|k| k.primal()).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ws = knots(&[S::constant(0.5), S::constant(1.5)]);
        let mut sum = S::zero();
        for w in ws {
            sum += sq(x[0], w);
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod matrices {
    use super::*;

    use nalgebra::Vector2;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let targets =
            [Vector2::new(S::constant(0.3), S::constant(0.2)), Vector2::new(S::constant(1.3), S::constant(0.5))];
        let mut p = Vector2::new(x[0], x[1]);
        for t in targets.iter() {
            let d = p - t;
            p += d * d.dot(&d);
        }
        for (i, t) in targets.iter().enumerate() {
            p = p * x[0] + t * x[i];
        }
        p.x * p.y
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod mapped {
    use super::*;

    use nalgebra::Vector2;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let targets = [Vector2::new(S::constant(0.3), S::constant(0.2))];
        let p = Vector2::new(x[0], x[1]);
        targets
            .iter()
            .map(|t| {
                let d = p - t;
                d.dot(&d)
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod operators {
    use super::*;

    use core::ops::Sub;
    #[differentiable(adjoint)]
    impl<S: Scalar> Sub for P<S> {
        type Output = P<S>;
        fn sub(self, o: P<S>) -> P<S> {
            P { a: self.a - o.a, b: self.b - o.b }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let targets = [P { a: S::constant(0.3), b: S::constant(0.2) }];
        let p = P { a: x[0], b: x[1] };
        let mut sum = S::zero();
        for t in targets {
            let d = p - t;
            sum += d.a * d.b;
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod receivers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let targets =
            vec![P { a: S::constant(0.3), b: S::constant(0.2) }, P { a: S::constant(0.7), b: S::constant(-0.2) }];
        let p = P { a: x[0], b: x[1] };
        targets.iter().map(|t| t.dist(&p)).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod least {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct B<S> {
        #[differentiable(skip)]
        end: f64,
        h: S,
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(b: &B<S>, t: f64) -> S {
        let dt = t.min(b.end);
        b.h * dt
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(&B { end: 2.0, h: x[0] }, 3.0)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod least_of_tuple {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(b: (f64, S), t: f64) -> S {
        let dt = t.min(b.0);
        b.1 * dt
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g((2.0, x[0]), 3.0)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod left_early {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let steps = (0..3).chain(5..7);
        let mut s = x[0];
        for c in steps {
            if s > 100.0 {
                break;
            }
            s = s * x[1] + s.sin() * c as f64;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn constant_items() {
    for x in [[0.7, 1.3, 0.2], [1.5, 0.4, 0.9]] {
        structs::agrees(x);
        numbers::agrees(x);
        floats::agrees(x);
        matrices::agrees(x);
        mapped::agrees(x);
        operators::agrees(x);
        receivers::agrees(x);
        least::agrees(x);
        least_of_tuple::agrees(x);
        left_early::agrees(x);
    }
}
