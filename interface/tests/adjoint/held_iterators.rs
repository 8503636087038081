//! Iterators that a variable holds until they are gone through.

use crate::agree;
use fluxions::prelude::*;

mod reduced {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = x.len();
        let terms = (0..n).map(|i| x[i] * if i == 1 { 1.0 } else { -0.5 });
        terms.reduce(|a, b| a.max(b)).unwrap()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_floats {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let z = [0.5, 1.5];
        let terms = z.iter().flat_map(|z| [*z, -*z]).map(|z| (x[0] * z).exp());
        let total: S = terms.sum();
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_slice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let terms = x.iter().map(|v| *v * 2.0);
        let total: S = terms.sum();
        total
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_range {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let terms = (0..3).map(|i| x[i] * 2.0);
        let total: S = terms.sum();
        total * x[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod gone_through {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let terms = (0..3).map(|i| x[i] * 2.0);
        let mut s = x[0];
        for t in terms {
            s = s * t;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let sq = x.iter().map(|v| *v * *v);
        let n: S = sq.clone().sum();
        sq.map(|v| v * n).sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod zipped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = x.iter().map(|v| *v * 2.0);
        x.iter().zip(t).map(|(a, b)| *a * b).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod held_by_another {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = x.iter().map(|v| *v * 2.0);
        let u = t.filter(|v| *v > x[0]);
        let mut s = x[0];
        for w in u {
            s = s * w;
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
        let t = x.iter().map(|v| *v * 2.0);
        if x[0] > x[1] { t.sum::<S>() } else { t.map(|v| v * v).sum::<S>() }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod scanned {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = x.iter().scan(x[0], |s, v| {
            *s = *s * *v;
            Some(*s)
        });
        t.sum()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = x.iter().map(|v| *v * 2.0);
        let g = |a: S| {
            let s: S = t.clone().map(|v| v * a).sum();
            s
        };
        g(x[0]) * g(x[1])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_list_that_changes_later {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        y[0] = x[1] * x[2];
        let t = y.iter().map(|v| *v * x[0]);
        let s: S = t.sum();
        y[1] = s;
        y[0] * y[1] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 0..3 {
            let mut y = vec![s, x[i]];
            y[0] = y[0] * x[3];
            let t = y.iter().map(|v| *v * *v);
            s = t.sum();
            y[1] = s;
            s = s * y[1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_indices {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 3;
        let ks = (0..n).filter(|i| x[*i] > x[0]);
        n = 2;
        let mut s = x[n];
        for k in ks {
            s = s * x[k];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn iterators_that_are_held() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        reduced::agrees(x);
        of_floats::agrees(x);
        of_slice::agrees(x);
        of_range::agrees(x);
        gone_through::agrees(x);
        copied::agrees(x);
        zipped::agrees(x);
        held_by_another::agrees(x);
        in_branches::agrees(x);
        scanned::agrees(x);
        in_closure::agrees(x);
        of_list_that_changes_later::agrees(x);
        in_loop::agrees(x);
        of_indices::agrees(x);
    }
}
