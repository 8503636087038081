//! References to what a call without numbers returns, as arguments.

use crate::agree;
use fluxions::prelude::*;

mod in_loop {
    use super::*;

    fn vals(k: usize) -> Vec<f64> {
        vec![0.5; k]
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(t: S, k: &[f64]) -> S {
        let mut s = t;
        for w in k {
            s = s * t + t * *w;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = 0;
        let mut s = x[0];
        loop {
            k += 1;
            s = s * x[k] + h(s, &vals(k));
            if k > 2 {
                break;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod one_after_the_other {
    use super::*;

    fn vals(k: usize) -> Vec<f64> {
        vec![0.5; k]
    }
    fn name(k: usize) -> String {
        "a".repeat(k)
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(t: S, k: &[f64], n: &str) -> S {
        let mut s = t;
        for w in k {
            s = s * t + t * *w * n.len() as f64;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut k = 1;
        let a = h(x[0], &vals(k), &name(k));
        k += 2;
        let b = h(x[1], &vals(k), &name(2));
        a * b * h(x[k], &vals(3), "abc")
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Debug)]
    struct Rule {
        nodes: Vec<f64>,
        weights: Vec<f64>,
    }
    fn rule(n: usize) -> Rule {
        Rule { nodes: (0..n).map(|i| i as f64 / n as f64).collect(), weights: vec![1.0 / n as f64; n] }
    }
    #[differentiable(helper, adjoint)]
    fn integrate<S: Scalar>(a: S, r: &Rule) -> S {
        r.nodes.iter().zip(&r.weights).map(|(t, w)| (a * *t).exp() * *w).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = S::zero();
        for n in 1..4 {
            s = s * x[0] + integrate(x[n], &rule(n + 1));
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn references_to_results() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        in_loop::agrees(x);
        one_after_the_other::agrees(x);
        of_structs::agrees(x);
    }
}
