//! `scan` before other ends of iterators, and states in parts; loops that find the largest number of several.

use crate::agree;
use fluxions::prelude::*;

mod folded {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .fold(S::zero(), |acc, l| acc + l)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod folded_in_parts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .fold((S::zero(), S::one()), |(a, b), l| (a + l, b * l))
            .1
            + x.iter()
                .scan(S::one(), |c, v| {
                    *c += *v;
                    if *c > 1.6 { None } else { Some(*c) }
                })
                .fold(S::one(), |a, c| a * c)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod scanned_twice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .scan(x[1], |w, r| {
                *w = *w + r;
                Some(*w * r)
            })
            .fold(S::zero(), |acc, l| acc * 0.3 + l)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod nested {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .fold(S::zero(), |acc, l| {
                acc + x
                    .iter()
                    .scan(l, |q, w| {
                        *q = *q * *w;
                        Some(*q)
                    })
                    .fold(S::one(), |a, b| a * b + acc)
            })
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod reduced {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .reduce(|acc, l| acc + l)
            .unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod largest {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan(x[0], |v, r| {
                *v = *v * *r;
                Some(*v)
            })
            .max_by(|a, b| a.partial_cmp(b).unwrap())
            .unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_parts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter()
            .scan((x[0], x[1]), |(a, b), r| {
                *a *= *r;
                *b += *a;
                Some(*b)
            })
            .sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_index {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = vec![x[0], x[1]];
        for i in 0..4 {
            y[i % 2] = y[i % 2].max(x[i]);
        }
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = vec![x[0], x[1]];
        for k in [0usize, 1, 1] {
            y[k] = y[k].max(x[k] * 2.0);
        }
        let ks = vec![1usize, 0];
        for k in ks.iter() {
            y[*k] = y[*k].min(x[*k] * 3.0);
        }
        for i in 0..4 {
            let j = i / 2;
            y[j] = y[j].max(x[i]);
        }
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod shadowed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let i = 1;
        let mut y = vec![x[0], x[1]];
        {
            for i in 0..4 {
                y[i % 2] = y[i % 2].max(x[i]);
            }
        }
        let mut best = x[0];
        for v in x {
            best = best.max(*v * *v);
        }
        y[i] * y[1] * best
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn scanned() {
    for x in [[0.7, 1.3, 0.4, 2.1], [0.31, -0.8, 1.7, 0.55], [1.9, 0.05, 0.62, -1.2]] {
        folded::agrees(x);
        folded_in_parts::agrees(x);
        scanned_twice::agrees(x);
        nested::agrees(x);
        reduced::agrees(x);
        largest::agrees(x);
        in_parts::agrees(x);
        by_index::agrees(x);
        by_items::agrees(x);
        shadowed::agrees(x);
    }
}
