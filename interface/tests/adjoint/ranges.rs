//! Ranges that have a name, as an index.

use crate::agree;
use fluxions::prelude::*;

mod arguments {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn total<S: Scalar>(values: &[S], range: std::ops::Range<usize>) -> S {
        values[range].iter().map(|v| *v * *v).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        total(x, 0..1) * total(x, 1..2)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod variables {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = 0..1;
        let n = r.len();
        let part = &x[r];
        let mut s = part[0] * n as f64;
        let q = 1..=1;
        for v in &x[q] {
            s *= *v;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_loops {
    use super::*;

    use std::ops::Range;
    #[differentiable(helper, adjoint)]
    fn total<S: Scalar>(values: &mut [S], range: Range<usize>) -> S {
        let mut s = S::zero();
        for i in range {
            s += values[i] * values[i];
            values[i] *= s;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let a = total(&mut y, 0..1) * total(&mut y, 1..2);
        a * y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod written {
    use super::*;

    use std::ops::Range;
    #[differentiable(helper, adjoint)]
    fn total<S: Scalar>(values: &mut [S], range: Range<usize>, k: S) -> S {
        for v in values[range.clone()].iter_mut() {
            *v *= k;
        }
        let part = &mut values[range];
        part[0] *= part[0];
        part[0] * k
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let a = total(&mut y, 0..1, x[1]) * total(&mut y, 1..2, x[0]);
        a * y[0] * y[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_loops {
    use super::*;

    use std::ops::Range;
    #[derive(Clone, Debug)]
    struct Block {
        rows: Range<usize>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let blocks = vec![Block { rows: 0..1 }, Block { rows: 1..2 }];
        let mut s = S::one();
        for b in &blocks {
            s *= x[b.rows.clone()].iter().copied().sum::<S>();
        }
        for r in [0..1, 0..2] {
            s += x[r].iter().copied().sum::<S>();
        }
        s
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn ranges() {
    for x in [[0.7, 1.3], [0.9, 0.4]] {
        arguments::agrees(x);
        variables::agrees(x);
        of_loops::agrees(x);
        written::agrees(x);
        in_loops::agrees(x);
    }
}
