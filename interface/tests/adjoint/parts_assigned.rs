//! References that are assigned parts which a loop or a branch has, and parts that are given to the function itself.

use crate::agree;
use fluxions::prelude::*;

mod exchanged {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = x.to_vec();
        let mut s = x[0];
        for i in 1..4 {
            let (mut p, mut q) = v.split_at(i);
            if i == 2 {
                (p, q) = (q, p);
            }
            s = s + p[0] * q[q.len() - 1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod copied_and_exchanged {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 1..4 {
            let (a, b) = x.split_at(i);
            let mut p = a;
            let mut q = b;
            if i == 2 {
                (p, q) = (q, p);
            }
            s = s + s * p[0] * q[q.len() - 1];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod one_or_another {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 1..4 {
            let a = &x[..i];
            let mut p = a;
            if i == 2 {
                p = &x[1..];
            }
            s = s + s * p[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_pair {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 1..4 {
            let (a, b) = x.split_at(i);
            let mut p = a;
            if i == 2 {
                p = b;
            }
            s = s + s * p[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_parts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        for i in 1..4 {
            let (a, b) = x.split_at(i);
            let (c, d) = a.split_at(i / 2);
            let mut p = d;
            for j in 0..2 {
                if j == 1 {
                    p = b;
                    s = s * c.iter().copied().sum::<S>();
                }
                s = s + s * p[0];
            }
            s = s * d[0] * a[0];
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_list_written_to {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s = x[0];
        let mut v = x.to_vec();
        for i in 1..4 {
            let (a, b) = v.split_at(i);
            let mut p = a;
            if i == 2 {
                p = b;
            }
            s = s + s * p[0];
            v[i] = s;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_tuple {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v: Vec<S> = x.to_vec();
        let mut s = x[0];
        for i in 1..4 {
            let (a, b) = v.split_at(i);
            let (mut p, mut q) = (a, b);
            if i % 2 == 0 {
                (p, q) = (q, p);
            }
            s = s + p[0] * q[q.len() - 1];
            v[i] = s;
        }
        s * v[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod recursive {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn rec<S: Scalar>(v: &mut [S], k: S, d: usize) -> S {
        if v.len() < 2 || d == 0 {
            return k * v[0];
        }
        let m = v.len() / 2;
        let (l, r) = v.split_at_mut(m);
        let a = rec(l, k * r[0], d - 1);
        let b = rec(r, a, d - 1);
        a + b
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = x.to_vec();
        let s = rec(&mut v, x[1], 3);
        s * v[0] + v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod recursive_by_halves {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn haar<S: Scalar>(v: &mut [S], w: f64) -> S {
        if v.len() < 2 {
            return v[0] * w;
        }
        let (a, b) = v.split_at_mut(v.len() / 2);
        for (p, q) in a.iter_mut().zip(b.iter_mut()) {
            let (s, d) = (*p + *q, *p - *q);
            *p = s * 0.5;
            *q = d * 0.5;
        }
        let low = haar(a, w * 0.5);
        let high = haar(b, w * 2.0);
        low * high + low
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut v = x.to_vec();
        haar(&mut v, 1.0) + v[3] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn parts_that_references_are_assigned() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        exchanged::agrees(x);
        copied_and_exchanged::agrees(x);
        one_or_another::agrees(x);
        of_pair::agrees(x);
        of_parts::agrees(x);
        of_list_written_to::agrees(x);
        in_tuple::agrees(x);
        recursive::agrees(x);
        recursive_by_halves::agrees(x);
    }
}
