//! What only a written type says: the length of an array, the type of an integer, a parameter of an operator.

use crate::agree;
use fluxions::prelude::*;

mod length_of_struct {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Grid<S, const N: usize> {
        v: [S; N],
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar, const N: usize> Grid<S, N> {
        fn uniform(a: S) -> Self {
            Grid { v: [a; N] }
        }
        fn total(&self) -> S {
            self.v.iter().map(|v| *v * *v).sum()
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let g: Grid<S, 5> = Grid::uniform(x[0]);
        g.total() * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod length_of_array {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn row<S: Scalar, const N: usize>(a: S) -> [S; N] {
        std::array::from_fn(|i| a * (i as f64))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r: [S; 3] = row(x[0]);
        r[1] * r[2] * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod nested_integers {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> ((usize, f64), S) {
        ((2, 0.5), x[0].sqrt())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ((n, h), v) = g(x);
        v.powi(n as i32) * h * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod argument_of_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let before = |i: usize| match i.checked_sub(1) {
            Some(j) => x[j],
            None => S::zero(),
        };
        before(0) + before(1) * before(2) * x[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod operator {
    use super::*;

    use std::ops::Mul;
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Row<S, const N: usize> {
        v: [S; N],
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct One<S> {
        a: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar, const N: usize> Mul<Row<S, N>> for One<S> {
        type Output = Row<S, N>;
        fn mul(self, o: Row<S, N>) -> Row<S, N> {
            Row { v: o.v.map(|v| v * self.a) }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r: Row<S, 2> = One { a: x[0] } * Row { v: [x[0], x[1]] };
        r.v[0] * r.v[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod product {
    use super::*;

    use std::ops::Mul;
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Mat<S, const R: usize, const C: usize> {
        v: [[S; C]; R],
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar, const R: usize, const K: usize, const C: usize> Mul<Mat<S, K, C>> for Mat<S, R, K> {
        type Output = Mat<S, R, C>;
        fn mul(self, o: Mat<S, K, C>) -> Mat<S, R, C> {
            let mut v = [[S::zero(); C]; R];
            for i in 0..R {
                for j in 0..C {
                    for k in 0..K {
                        v[i][j] += self.v[i][k] * o.v[k][j];
                    }
                }
            }
            Mat { v }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a: Mat<S, 2, 3> = Mat { v: [[x[0], x[1], x[0]], [x[1], x[1], x[0] * x[1]]] };
        let b: Mat<S, 3, 1> = Mat { v: [[x[0]], [x[1]], [x[0].sin()]] };
        let c: Mat<S, 2, 1> = a * b;
        c.v[0][0] * c.v[1][0]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod of_trait {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Row<S, const N: usize> {
        v: [S; N],
    }
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct One<S> {
        a: S,
    }
    trait Apply<T> {
        fn apply(&self, t: &T) -> T;
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar, const N: usize> Apply<Row<S, N>> for One<S> {
        fn apply(&self, o: &Row<S, N>) -> Row<S, N> {
            Row { v: o.v.map(|v| v * self.a) }
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let o: One<S> = One { a: x[0] };
        let r = o.apply(&Row { v: [x[0], x[1], x[0]] });
        r.v[0] * r.v[1] + r.v[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod items_of_call {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn curve<S: Scalar>(x: &[S]) -> Vec<(f64, S)> {
        x.iter().enumerate().map(|(i, v)| (i as f64, *v * *v)).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = curve(x);
        let (t, d) = c[1];
        let (t0, d0) = c[0];
        (d - d0) / (t - t0) * x[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod item_of_call {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn curve<S: Scalar>(x: &[S]) -> Vec<(f64, S)> {
        x.iter().enumerate().map(|(i, v)| (i as f64, *v * *v)).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let c = curve(x);
        let p = c[1];
        let q = c[0];
        (p.1 - q.1) / (p.0 - q.0) * x[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn types_that_are_written() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        length_of_struct::agrees(x);
        length_of_array::agrees(x);
        nested_integers::agrees(x);
        argument_of_closure::agrees(x);
        operator::agrees(x);
        product::agrees(x);
        of_trait::agrees(x);
        items_of_call::agrees(x);
        item_of_call::agrees(x);
    }
}
