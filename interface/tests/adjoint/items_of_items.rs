//! `flatten()` before ends that leave items out, before loops that are left early, and from its end.

use crate::agree;
use fluxions::prelude::*;

mod next {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let first = *rows.iter().flatten().next().unwrap();
        first * first + x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod find {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let big = rows.iter().flatten().find(|v| v.primal() > 0.5).copied().unwrap_or(x[0]);
        big * x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod reduce {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows.iter().flatten().copied().reduce(|a, b| a * b).unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod max_by {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let m = rows.iter().flatten().max_by(|a, b| a.primal().total_cmp(&b.primal())).unwrap();
        *m * *m
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod min_by {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let m = rows.iter().flatten().copied().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        m * m
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod skip {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = [[x[0], x[1]], [x[2], x[3]]];
        rows.iter().flatten().skip(1).fold(x[0], |a, &b| a.sin() + b * b)
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod last_and_nth {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let l = rows.iter().flatten().last().unwrap();
        let n = rows.iter().flatten().nth(1).unwrap();
        *l * *n
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod rev {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows.iter().flatten().rev().fold(x[0], |a, b| (a * *b).sin())
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod step_by {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows.iter().flatten().step_by(2).map(|v| v.exp()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows.into_iter().flatten().take(3).map(|v| v.exp()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod take_while {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        rows.iter().flatten().take_while(|a| a.primal() < 1.2).map(|a| a.sin()).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod left_early {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let mut s = x[0];
        for v in rows.iter().flatten() {
            if v.primal() > 1.2 {
                break;
            }
            s = s * *v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod returned_from {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let mut s = x[0];
        for (k, v) in rows.iter().flatten().enumerate() {
            if v.primal() > 1.2 {
                return s * k as f64;
            }
            s = s * *v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod labels {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = [[x[0], x[1]], [x[2], x[3]]];
        let mut s = x[0];
        'a: for k in 0..3 {
            for (j, v) in rows.iter().flatten().enumerate() {
                if j > k {
                    continue 'a;
                }
                if s.primal() > 5.0 {
                    break 'a;
                }
                s = s + *v * s;
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod arguments {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(rows: &[Vec<S>], m: &[[S; 2]]) -> S {
        let a = rows.iter().flatten().skip(1).take(2).fold(m[0][0], |a, &b| a.sin() * b);
        let mut s = a;
        for (k, v) in m.iter().flatten().enumerate() {
            if k == 3 {
                break;
            }
            s = s * *v;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h(&[vec![x[0], x[1]], vec![], vec![x[2], x[3]]], &[[x[0], x[1]], [x[2], x[0] * x[3]]])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_itself {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = [[x[0], x[1]], [x[2], x[3]]];
        rows.iter().flatten().zip(rows.iter().flatten().skip(1)).map(|(a, b)| *a * *b).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod options {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut o: Vec<Option<S>> = Vec::new();
        for &v in x {
            o.push(if v.primal() > 0.9 { Some(v.sin()) } else { None });
        }
        o[1] = Some(x[0]);
        let mut s = S::one();
        for v in o.iter().flatten() {
            if v.primal() > 1.8 {
                break;
            }
            s = s * *v;
        }
        for v in o.iter().flatten().skip(1) {
            s = s.sin() + *v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod options_from_the_end {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = [Some(x[0]), None, Some(x[1] * x[2]), if x[3].primal() > 1.0 { Some(x[3]) } else { None }];
        let a = *o.iter().rev().flatten().next().unwrap();
        let b = o.iter().flatten().rev().copied().next().unwrap_or(x[0]);
        a * b.sin()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod flat_map {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let a = rows.iter().flat_map(|r| r.iter()).find(|v| v.primal() > 1.0).copied().unwrap_or(x[2]);
        let b = rows.iter().flat_map(|r| r.iter().map(|v| v.sin())).next().unwrap();
        a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written_to {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        for v in rows.iter_mut().flatten() {
            *v = v.sin();
        }
        rows.iter().flatten().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written_to_behind_skip {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let mut s = x[0];
        for v in rows.iter_mut().flatten() {
            let a = *v;
            s += a * *v;
            *v = a * *v;
            s = s.sin();
        }
        for v in rows.iter_mut().flatten().skip(1) {
            let a = *v;
            s += a * *v;
            *v = a * *v;
            s = s.sin();
        }
        s * rows.iter().flatten().copied().sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written_to_and_left {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        for v in rows.iter_mut().flatten() {
            if v.primal() > 1.2 {
                break;
            }
            *v = v.sin() * x[0];
        }
        rows.iter().flatten().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written_to_beside_others {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rows = [[x[0], x[1]], [x[2], x[3]]];
        for (v, &w) in rows.iter_mut().flatten().zip(x) {
            if v.primal() > 1.2 {
                break;
            }
            *v = v.sin() * w;
        }
        rows.iter().flatten().rev().fold(S::zero(), |a, &b| (a + b).sin())
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod written_to_by_number {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        for (k, v) in rows.iter_mut().flatten().enumerate() {
            *v = v.sin() * x[k];
        }
        rows.iter().flatten().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod last_by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let l = rows.into_iter().flatten().last().unwrap();
        l * l
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod last_of_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let rows = vec![x[0], x[1]];
        let l = rows.into_iter().last().unwrap();
        l * l
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod last_of_rev {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a: Vec<S> = x.iter().map(|v| v.sin()).collect();
        a.into_iter().rev().last().unwrap() * x[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_of_items() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        next::agrees(x);
        find::agrees(x);
        reduce::agrees(x);
        max_by::agrees(x);
        min_by::agrees(x);
        skip::agrees(x);
        last_and_nth::agrees(x);
        rev::agrees(x);
        step_by::agrees(x);
        by_value::agrees(x);
        take_while::agrees(x);
        left_early::agrees(x);
        returned_from::agrees(x);
        labels::agrees(x);
        arguments::agrees(x);
        beside_itself::agrees(x);
        options::agrees(x);
        options_from_the_end::agrees(x);
        flat_map::agrees(x);
        written_to::agrees(x);
        written_to_behind_skip::agrees(x);
        written_to_and_left::agrees(x);
        written_to_beside_others::agrees(x);
        written_to_by_number::agrees(x);
        last_by_value::agrees(x);
        last_of_list::agrees(x);
        last_of_rev::agrees(x);
    }
}
