//! What a function returns into a list or the state of a fold is more than a number where the value of the list or the fold says so.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn spin<S: Scalar>(p: [S; 2]) -> [S; 2] {
    [p[0] - p[1], p[1] * p[0]]
}

#[differentiable(helper, adjoint)]
fn mm<S: Scalar>(a: [S; 2], v: S) -> [S; 2] {
    [a[0] * v - a[1], a[1] + v]
}

mod assigned {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = vec![[x[0], x[1]], [x[2], x[3]]];
        for _ in 0..2 {
            p = p.iter().map(|w| spin(*w)).collect();
        }
        let mut s = S::zero();
        for w in &p {
            s += w[0] * w[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod lists {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn relu<S: Scalar>(r: &[S]) -> Vec<S> {
        r.iter().map(|v| if *v > 0.5 { *v } else { *v * 0.1 }).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut b = vec![x[..2].to_vec(), x[1..].to_vec()];
        b = b.iter().map(|r| relu(r)).collect();
        let mut s = S::zero();
        for w in &b {
            for v in w {
                s += *v * w[0];
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod tuples {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn bent<S: Scalar>(p: (S, S), c: S) -> (S, S) {
        (p.0 - p.1, p.1 * c)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = vec![(x[0], x[1]), (x[2], x[3])];
        for _ in 0..2 {
            p = p.iter().map(|w| bent(*w, x[0])).collect();
        }
        let mut s = S::zero();
        for (a, b) in &p {
            s += *a * *b;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_branches {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = vec![[x[0], x[1]], [x[2], x[3]]];
        let q: Vec<[S; 2]> = if x[0] > 0.5 { p.iter().map(|w| spin(*w)).collect() } else { p.to_vec() };
        let mut s = S::zero();
        for w in &q {
            s += w[0] * w[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fold {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let start = [x[0], x[1]];
        let r: [S; 2] = x.iter().fold(start, |acc, v| mm(acc, *v));
        r[0] * r[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fold_as_result {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn all<S: Scalar>(s: &[S; 2], x: &[S]) -> [S; 2] {
        x.iter().fold(*s, |acc, v| mm(acc, *v))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = all(&[x[0], x[1]], x);
        r[0] * r[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fold_of_tuples {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn mm<S: Scalar>(a: (S, S), v: S) -> (S, S) {
        (a.0 * v - a.1, a.1 + v)
    }
    #[differentiable(helper, adjoint)]
    fn init<S: Scalar>(v: S) -> (S, S) {
        (v, v * v)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (p, q) = x.iter().fold(init(x[0]), |acc, v| mm(acc, *v));
        p * q
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fold_of_a_typed_state {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let start = [x[0], x[1]];
        let r = x.iter().fold(start, |acc: [S; 2], v| mm(acc, *v));
        r[0] * r[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod fold_of_lists {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn grown<S: Scalar>(a: Vec<S>, v: S) -> Vec<S> {
        a.iter().map(|w| w.sin() * v).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x.iter().fold(x.to_vec(), |acc, v| grown(acc, *v));
        r[0] * r[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn types_of_results() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        assigned::agrees(x);
        lists::agrees(x);
        tuples::agrees(x);
        in_branches::agrees(x);
        fold::agrees(x);
        fold_as_result::agrees(x);
        fold_of_tuples::agrees(x);
        fold_of_a_typed_state::agrees(x);
        fold_of_lists::agrees(x);
    }
}
