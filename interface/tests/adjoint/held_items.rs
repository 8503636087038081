//! Items that iterators find and variables hold, `iter::once`, pairs that a filter looks at, and matrices that are copied.

use crate::agree;
use fluxions::prelude::*;

mod once {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b: Vec<S> = x.iter().copied().chain(std::iter::once(x[0] * 2.0)).collect();
        let mut s = b[4] * b[1];
        for v in std::iter::once(s).chain(b.iter().copied()) {
            s += v * x[3];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied_columns {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut m = nalgebra::DMatrix::from_row_slice(2, 2, x);
        for i in 0..3 {
            let c = m.column(i % 2).clone_owned();
            m.set_column(1 - i % 2, &(c * x[i]));
        }
        let d = m.row(0).clone_owned() / x[1];
        m[(0, 0)] * m[(1, 1)] * d[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s: S = (0..4)
            .flat_map(|i| (0..i).map(move |j| (i, j)))
            .filter(|(i, j)| x[*i] > x[*j])
            .map(|(i, j)| x[i] * x[j])
            .sum();
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod pairs_by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = S::zero();
        for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))).filter(|&(i, j)| i < j) {
            s += x[i] * x[j];
        }
        let p: Vec<(usize, usize)> = (0..4).flat_map(|i| (i + 1..4).map(move |j| (i, j))).collect();
        for &(i, j) in &p {
            s = s * 0.5 + x[i] / x[j];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod triples {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let s: S = (0..4)
            .flat_map(|i| x.iter().map(move |v| (i, *v)))
            .filter(|(i, v)| *v > x[*i])
            .map(|(i, v)| v * x[i])
            .sum();
        let t: S = (0..2)
            .flat_map(|i| (0..3).map(move |j| (i, j, i + j)))
            .filter(|(i, _, k)| x[*i] < x[*k])
            .map(|(i, j, k)| x[i] * x[j] - x[k])
            .sum();
        s * t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod largest {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap());
        if let Some(v) = r { *v * x[0] } else { x[1] }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_pairs {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: Vec<(S, usize)> = vec![(x[0], 1), (x[1], 2)];
        let m = l.iter().max_by(|a, b| a.0.partial_cmp(&b.0).unwrap());
        let (v, i) = m.unwrap();
        *v * x[*i]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_structs {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        a: S,
        #[differentiable(skip)]
        k: usize,
    }
    #[differentiable(helper, adjoint)]
    fn best<S: Scalar>(l: &[P<S>]) -> Option<S> {
        let b = l.iter().min_by(|p, q| p.a.partial_cmp(&q.a).unwrap())?;
        let c = l.iter().find(|p| p.k == 1)?;
        Some(b.a * c.a)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let l: Vec<P<S>> = x.iter().enumerate().map(|(k, a)| P { a: *a * *a, k }).collect();
        let first = l.iter().find(|p| p.a > 0.1);
        let y = match first {
            Some(p) => p.a * 2.0,
            None => x[0],
        };
        let last = x.iter().filter(|v| **v > 0.2).last();
        let w = *last.unwrap() * y;
        let lo = x.iter().copied().reduce(|a, b| a.min(b));
        let lo = lo.unwrap_or(x[0]);
        let z = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap());
        let q = z.copied().unwrap_or(x[1]);
        w * best(&l).unwrap() + lo * q
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn held_items() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.9, 0.3, 0.62, 1.2]] {
        once::agrees(x);
        copied_columns::agrees(x);
        pairs::agrees(x);
        pairs_by_value::agrees(x);
        triples::agrees(x);
        largest::agrees(x);
        of_pairs::agrees(x);
        of_structs::agrees(x);
    }
}
