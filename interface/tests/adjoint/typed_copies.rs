//! Copies of variables whose types are written, and the best of what a filter leaves.

use crate::agree;
use fluxions::prelude::*;

mod tuples {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn dist<S: Scalar>(a: (S, S), b: (S, S)) -> S {
        (a.0 - b.0) * b.1 + a.1
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let all: Vec<(S, S)> = x.iter().map(|v| (*v, *v * *v)).collect();
        let home: (S, S) = (S::constant(0.5), S::one());
        let mut here = home;
        let mut t = S::zero();
        for s in all.iter() {
            t += dist(here, *s);
            here = *s;
        }
        t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod arrays {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let home: [S; 2] = [S::constant(0.5), S::one()];
        let mut here = home;
        here[0] *= x[0];
        here[1] += x[1];
        let zero = S::zero();
        let mut a = zero;
        a += x[0];
        let start: (S, f64) = (S::zero(), 1.0);
        let mut b = start;
        b.0 += x[1] * b.1;
        here[0] * here[1] + a * b.0
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod structs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct C<S> {
        cost: S,
        w: Vec<S>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let base: C<S> = C { cost: S::one(), w: vec![S::one(); 2] };
        let mut c = base;
        c.cost *= x[0];
        c.w[1] += x[1];
        let zeros: Vec<S> = vec![S::zero(); 4];
        let mut y = zeros.clone();
        let z = zeros;
        for (a, b) in y.iter_mut().zip(x) {
            *a += *b;
        }
        let o: Option<S> = None;
        let mut best = o;
        if x[0] > 0.0 {
            best = Some(x[3]);
        }
        let p: (S, S) = (x[0], x[1]);
        let mut q = p;
        q.0 *= x[2];
        c.cost * c.w[1] * y[2] + z[0] + best.unwrap_or(x[0]) * q.0 * p.0
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod best {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct C<S> {
        cost: S,
        w: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let cands = vec![C { cost: x[0], w: x[1] }, C { cost: x[1], w: x[0] }];
        let r = cands.iter().filter(|c| c.w > 0.0).min_by(|a, b| a.cost.partial_cmp(&b.cost).unwrap()).unwrap();
        r.cost * r.w
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_numbers {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct C<S> {
        cost: S,
        w: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let cands = vec![C { cost: x[0], w: x[1] }, C { cost: x[1], w: x[0] }];
        let m = x.iter().copied().filter(|v| *v > 0.2).reduce(|a, b| a * b + a).unwrap();
        let k = cands.iter().filter(|c| c.w > 5.0).max_by(|a, b| a.cost.partial_cmp(&b.cost).unwrap());
        let s = match k {
            Some(c) => c.cost,
            None => m,
        };
        let t =
            cands.iter().filter(|c| c.w > 0.0).map(|c| c.w * c.cost).min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        s * m * t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn typed_copies() {
    for x in [[0.7, 1.3, 0.4, 0.9], [0.9, 0.31, 1.7, 0.55]] {
        tuples::agrees(x);
        arrays::agrees(x);
        structs::agrees(x);
        best::agrees(x);
        of_numbers::agrees(x);
    }
}
