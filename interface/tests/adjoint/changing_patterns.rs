//! Variables that change in the patterns of `let … else` and of arguments.

use crate::agree;
use fluxions::prelude::*;

mod of_option {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn bracket<S: Scalar>(x: &[S]) -> Option<S> {
        if x[0] > 0.0 { Some(x[0] * x[1]) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Some(mut a) = bracket(x) else { return S::zero() };
        for _ in 0..3 {
            a = a * x[0];
        }
        a
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_variable {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let best: Option<S> = Some(x[0]);
        let Some(mut b) = best else {
            return x[0];
        };
        b *= x[1];
        b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_tuple {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn bracket<S: Scalar>(x: &[S]) -> Option<(S, S)> {
        if x[0] > 0.0 { Some((x[0] * x[1], x[1])) } else { None }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Some((mut a, mut b)) = bracket(x) else { return S::zero() };
        for _ in 0..3 {
            a = a * x[0];
            b += a;
        }
        a * b
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_result {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn bracket<S: Scalar>(x: &[S]) -> Result<(S, Vec<S>), String> {
        if x[0] > 0.0 { Ok((x[0] * x[1], vec![x[1]])) } else { Err("no".to_string()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let Ok((mut a, mut b)) = bracket(x) else { return S::zero() };
        for _ in 0..3 {
            a = a * x[0];
            b.push(a);
        }
        a * b[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_struct {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        p: S,
        q: Vec<S>,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = Some(P { p: x[0], q: vec![x[1]] });
        let Some(P { mut p, q: mut r }) = o else { return x[0] };
        p *= 2.0;
        r.push(p);
        if let Some(P { mut p, q }) = Some(P { p: x[0], q: vec![x[1]] }) {
            p *= q[0];
            r.push(p);
        }
        p * r[0] * r[1] * r[2]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_methods {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct P<S> {
        p: S,
        q: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> P<S> {
        fn go(mut self, (mut a, n): (S, usize)) -> S {
            self.p *= a;
            for _ in 0..n {
                a *= self.q;
            }
            self.p + a
        }
        fn with(&self, (mut n, v): (usize, f64), k: S) -> S {
            n += 1;
            let mut s = k;
            for _ in 0..n {
                s *= self.p * v;
            }
            s
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o = P { p: x[0], q: x[1] };
        o.clone().go((x[1], 3)) * o.with((2, 0.3), x[0]) * o.clone().go((x[1], 3))
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_tuple_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>((mut p, q): (S, S), k: S) -> S {
        p *= k;
        p * q
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h((x[0], x[1]), x[2]) * h((x[2], x[3]), x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_array_argument {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>([mut p, q]: [S; 2], k: S) -> S {
        p *= k;
        p * q
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h([x[0], x[1]], x[2]) * h([x[2], x[3]], x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod of_struct_argument {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        p: S,
        q: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    fn h<S: Scalar>(P { mut p, q }: P<S>, k: S) -> S {
        p *= k;
        p * q[0]
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        h(P { p: x[0], q: vec![x[1]] }, x[2]) * h(P { p: x[2], q: vec![x[3]] }, x[0])
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn changing_patterns() {
    for x in [[0.7, 1.3, 0.4, 0.9], [0.31, 0.8, 1.7, 0.55]] {
        of_option::agrees(x);
        of_variable::agrees(x);
        of_tuple::agrees(x);
        of_result::agrees(x);
        of_struct::agrees(x);
        of_methods::agrees(x);
        of_tuple_argument::agrees(x);
        of_array_argument::agrees(x);
        of_struct_argument::agrees(x);
    }
}
