//! References that walk through a list of the function, and what is left behind whole chunks.

use crate::agree;
use fluxions::prelude::*;

mod through_list {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        y[0] = x[1] * x[2];
        let mut v = &y[..];
        let mut s = S::zero();
        while v.len() > 1 {
            s += v[0] * v[1];
            v = &v[1..];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod that_writes {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = x.to_vec();
        let mut v = &mut y[..];
        while v.len() > 1 {
            v[0] *= x[1];
            v = &mut v[1..];
        }
        y.iter().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod through_array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = [x[0], x[1], x[2]];
        let mut v = &mut y[..];
        while v.len() > 1 {
            v[0] *= x[1];
            v = &mut v[1..];
        }
        y.iter().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_parts {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(y: &mut [S], k: S) {
        let mut rest = y;
        while rest.len() > 1 {
            let (a, b) = rest.split_at_mut(2);
            a[0] *= k;
            a[1] += a[0];
            rest = b;
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut y = [x[0], x[1], x[2], x[0]];
        g(&mut y, x[1]);
        y.iter().copied().sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod rest_of_chunks {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut sum = S::zero();
        let chunks = x.chunks_exact(2);
        let rest = chunks.remainder();
        for c in chunks {
            sum += c[0] * c[1];
        }
        for v in rest {
            sum += v.sin();
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod rest_behind_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut chunks = x.chunks_exact(2);
        let mut sum = S::zero();
        for c in chunks.by_ref() {
            sum += c[0] * c[1];
        }
        for v in chunks.remainder() {
            sum += v.sin();
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod rest_before_sum {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let chunks = x.chunks_exact(2);
        let rest: S = chunks.remainder().iter().map(|v| v.sin()).sum();
        let sum: S = chunks.map(|c| c[0] * c[1]).sum();
        sum + rest
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod two_rests {
    use super::*;

    const LANES: usize = 4;
    #[differentiable(helper, adjoint)]
    fn dot<S: Scalar>(a: &[S], b: &[S]) -> S {
        let (mut ca, mut cb) = (a.chunks_exact(4), b.chunks_exact(4));
        let mut acc = [S::zero(); 4];
        for (u, v) in ca.by_ref().zip(cb.by_ref()) {
            for i in 0..4 {
                acc[i] += u[i] * v[i];
            }
        }
        let mut s = acc[0] + acc[1] + acc[2] + acc[3];
        for (u, v) in ca.remainder().iter().zip(cb.remainder()) {
            s += *u * *v;
        }
        s
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        dot(x, x) * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod rest_by_constant {
    use super::*;

    const LANES: usize = 4;
    #[differentiable(helper, adjoint)]
    fn dot<S: Scalar>(a: &[S], b: &[S]) -> S {
        let ca = a.chunks_exact(LANES);
        let cb = b.chunks_exact(LANES);
        let tail: S = ca.remainder().iter().zip(cb.remainder()).map(|(u, v)| *u * *v).sum();
        let mut acc = [S::zero(); LANES];
        for (u, v) in ca.zip(cb) {
            for i in 0..LANES {
                acc[i] += u[i] * v[i];
            }
        }
        acc.iter().copied().sum::<S>() + tail
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        dot(x, x) * x[0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn walks_through_lists() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        through_list::agrees(x);
        that_writes::agrees(x);
        through_array::agrees(x);
        by_parts::agrees(x);
        rest_of_chunks::agrees(x);
        rest_behind_loop::agrees(x);
        rest_before_sum::agrees(x);
        two_rests::agrees(x);
        rest_by_constant::agrees(x);
    }
}
