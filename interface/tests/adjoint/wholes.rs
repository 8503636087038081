//! Variables for what a pattern takes apart, `p @ (a, b)`.

use crate::agree;
use fluxions::prelude::*;

mod tuple {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let q @ (a, _) = (x[0] * a, x[1]);
        q.0 * a + q.1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod array {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = (x[3], x[2]);
        let q @ [a, b] = [x[0] * b, a];
        q[0] * q[1] + a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod structure {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = (x[3], x[2]);
        let p @ P { a, b } = P { a: x[0] * b, b: x[1] * a };
        p.a * a * b + p.b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod float {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = 5.0;
        let b = x[1];
        let q @ (a, b) = (x[0] * x[1], b * x[2] * a);
        q.0 * a + b * q.1
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod integer {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 1;
        let q @ (a, k) = (x[0] * x[k], 2usize);
        q.0 * x[k] * x[q.1] * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod changing {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = x[0] * x[0];
        let mut q @ (_, b) = (x[1], x[2] * b);
        q.1 = q.1 * b;
        q.0 * q.1 + b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = (x[3], x[2]);
        let o = (x[0] * x[1], x[2]);
        let g = |p @ (a, b): (S, S)| p.0 * a * b;
        g(o) * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let mut s = x[0];
        for i in 0..3 {
            let q @ (a, _) = (x[i] * a, 1.0);
            if q.0 > x[1] {
                continue;
            }
            s = s * a + q.0;
        }
        let b = a;
        let t @ (a, b) = (b * x[0], x[1]);
        t.0 * a * b * s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod variable {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let v @ a = x[0] * a;
        v * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_fold {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let t = x[0] * x[2];
        let n = x.iter().fold(x[1], |s @ t, v| s * t * 0.1 + *v);
        n * t
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod nested {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let (q @ (a, _), e) = ((x[0] * a, x[2]), x[1]);
        q.0 * a * e
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(p @ (a, b): (S, S)) -> S {
        p.0 * a * b + p.1
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h((x[0], x[1] * x[2]))
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_branch {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let o = Some((x[0], x[1]));
        let mut s = x[2];
        if let Some(p @ (a, b)) = o {
            s = s * a * b * p.0;
        }
        s * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ps = vec![(x[0], x[1]), (x[2], x[3])];
        let a = x[1];
        let mut s = x[0];
        for q @ (a, b) in ps.iter() {
            s = s * *a + *b * q.1;
        }
        s * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_let_else {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = x[3];
        let o = Some((x[0], x[1]));
        let Some(q @ (a, b)) = o else { return b };
        q.0 * a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod in_parts {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = x[2];
        let (e @ (p @ (a, b), c), g) = (((x[0], x[1] * c), x[3]), x[2]);
        p.0 * a * b * c * g * e.1 + e.0.0
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_arms {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let n = x[1];
        match (x[0] * n, 2usize) {
            t @ (n, 2) => t.0 * n * x[t.1],
            t @ (n, _) => n + t.0,
        }
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_while_let {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let b = x[3];
        let mut s = x[2];
        let mut v = vec![(x[0], x[1]), (x[1], x[2])];
        while let Some(p @ (a, b)) = v.pop() {
            s = s * a + b * p.0;
        }
        s * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_fields {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        a: S,
        b: (S, S),
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let P { a, b: w @ (u, v) } = P { a: x[0], b: (x[1], a) };
        w.0 * u * v * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod with_guards {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        (match x {
            w @ [a, b, ..] if *a > *b => w[2] * *a,
            w @ [a, ..] => w[1] * *a,
            _ => a,
        }) * a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_ranges {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let k = 2;
        let mut s = x[0];
        for i in 0..4 {
            match i {
                n @ (0 | 3) => s = s * x[n],
                k @ 1..=2 => s = s * x[k] + x[0],
                _ => s = s + x[k],
            }
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn variables_for_wholes() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        tuple::agrees(x);
        array::agrees(x);
        structure::agrees(x);
        float::agrees(x);
        integer::agrees(x);
        changing::agrees(x);
        of_closure::agrees(x);
        in_loop::agrees(x);
        variable::agrees(x);
        of_fold::agrees(x);
        nested::agrees(x);
        of_helper::agrees(x);
        of_branch::agrees(x);
        of_items::agrees(x);
        of_let_else::agrees(x);
        in_parts::agrees(x);
        of_arms::agrees(x);
        of_while_let::agrees(x);
        of_fields::agrees(x);
        with_guards::agrees(x);
        of_ranges::agrees(x);
    }
}
