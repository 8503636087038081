//! The length of a part of a list that is written to later, or gets another length.

use crate::agree;
use fluxions::prelude::*;

mod of_chunk {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for c in y.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        y[0] = s;
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_window {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for c in y.windows(3) {
            s = s * c[c.len() - 1];
        }
        y[0] = s;
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod as_range {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for r in y.chunks(2) {
            for i in 0..r.len() {
                s = s * r[i] + x[i];
            }
        }
        y[0] = s;
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for (a, c) in x.iter().zip(y.chunks(2)) {
            s = s * c[c.len() - 1] * *a;
        }
        y[0] = s;
        y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_row {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = vec![x.to_vec(), vec![x[0], x[1], x[2]]];
        let mut s = x[0];
        for r in &y {
            for c in r.chunks(2) {
                s = s * c[c.len() - 1];
            }
        }
        y[1][0] = s;
        y[0][0] * y[1][0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_list_that_shrinks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for c in y.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        y.pop();
        y[0] * s * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_list_made_anew {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        for c in y.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        y = vec![s, s * x[0], x[1]];
        y[0] * s * y[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_list_exchanged {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut z = vec![x[0], x[2], x[3]];
        let mut s = x[0];
        for c in y.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        std::mem::swap(&mut y, &mut z);
        y[0] * s * z[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        while y.len() > 1 {
            for c in y.chunks(2) {
                s = s * c[0] + c[c.len() - 1];
            }
            y.pop();
            y[0] = s * 0.1;
        }
        y[0] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod made_anew_in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut s = x[0];
        while y.len() > 1 {
            for c in y.chunks(2) {
                s = s * c[0] + c[c.len() - 1];
            }
            y = y.windows(2).map(|w| w[0] * w[1]).collect();
        }
        y[0] * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_field {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        v: Vec<S>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p = P { v: x.to_vec() };
        let mut s = x[0];
        for c in p.v.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        p = P { v: vec![s, x[0] * s, x[2]] };
        p.v[0] * s * p.v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_row_that_shrinks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = vec![x.to_vec(), vec![x[0], x[1]]];
        let mut s = x[0];
        for r in &y {
            for c in r.chunks(2) {
                s = s * r[0] + c[c.len() - 1];
            }
        }
        y[0].pop();
        y[1][0] = s;
        y[0][1] * s * y[1][0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_row_made_anew {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = vec![x.to_vec(), vec![x[0], x[1]]];
        let mut s = x[0];
        for r in &y {
            for c in r.chunks(2) {
                s = s * r[0] + c[c.len() - 1];
            }
        }
        y[0] = vec![s, x[1]];
        y[1][0] = s;
        y[0][1] * s * y[1][0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod behind_reference {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(y: &mut [S], s: S) -> S {
        let mut s = s;
        for c in y.chunks(2) {
            s = s * c[0] + c[c.len() - 1];
        }
        y[0] = s;
        s * y[1]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        g(&mut y, x[1]) * y[0]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn lengths_of_parts_of_lists() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        of_chunk::agrees(x);
        of_window::agrees(x);
        as_range::agrees(x);
        beside_list::agrees(x);
        of_row::agrees(x);
        of_list_that_shrinks::agrees(x);
        of_list_made_anew::agrees(x);
        of_list_exchanged::agrees(x);
        in_loop::agrees(x);
        made_anew_in_loop::agrees(x);
        of_field::agrees(x);
        of_row_that_shrinks::agrees(x);
        of_row_made_anew::agrees(x);
        behind_reference::agrees(x);
    }
}
