//! Counts that look at numbers, lists of structs that are summed up, and matrices that are made by an index.

use crate::agree;
use fluxions::prelude::*;

mod summed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct G<S> {
        s: S,
        e: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let gs: Vec<G<S>> = x.iter().map(|k| G { s: *k, e: *k }).collect();
        gs.iter().map(|g| g.e).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod changed {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct G<S> {
        s: S,
        e: S,
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut gs: Vec<G<S>> = x.iter().map(|k| G { s: *k, e: *k }).collect();
        gs[0].e *= 2.0;
        gs.iter().map(|g| g.e).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_lengths {
    use super::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Ar<S> {
        phi: Vec<S>,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Ar<S> {
        fn order(&self) -> usize {
            self.phi.len()
        }
        fn at(&self, i: usize, x: S) -> S {
            let k = (2 * (self.order() - i)) as f64;
            x * k
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let model = Ar { phi: x.to_vec() };
        let n = (x.len() * model.order()) as f64;
        let m = (model.order() * model.order() + 1) as i32;
        model.phi[1] * x[0] / n + x[1].powi(m) + x[0].powi((model.order() - 1) as i32) + model.at(1, x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod named {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        for v in x {
            let k = (*v > 0.5) as usize;
            n += k;
        }
        x[0] * n as f64
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_items {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        for i in 0..2 {
            n += (x[i] > 0.5) as usize;
        }
        x[0] * n as f64
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod assigned {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0usize;
        for v in x {
            n = n + (*v > 0.5) as usize;
        }
        x[0] * n as f64
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod by_from {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut n = 0;
        for v in x {
            n += usize::from(*v > 0.5);
        }
        x[0] * n as f64
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_option {
    use super::*;

    use nalgebra::Matrix2;
    #[differentiable(helper, adjoint)]
    fn inv<S: Scalar>(m: &Matrix2<S>) -> Option<Matrix2<S>> {
        let d = m[(0, 0)] * m[(1, 1)];
        Some(Matrix2::from_fn(|i, j| m[(i, j)] / d))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = inv(&Matrix2::new(x[0], x[1], x[1], x[0])).unwrap();
        m[(0, 1)] + m[(1, 1)]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_tuple {
    use super::*;

    use nalgebra::Matrix2;
    #[differentiable(helper, adjoint)]
    fn inv<S: Scalar>(m: &Matrix2<S>) -> (Matrix2<S>, S) {
        (Matrix2::from_fn(|i, j| m[(i, j)] / m[(0, 0)]), m[(0, 0)])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (m, d) = inv(&Matrix2::new(x[0], x[1], x[1], x[0]));
        m[(0, 1)] + m[(1, 1)] * d
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod named_matrix {
    use super::*;

    use nalgebra::Matrix2;
    #[differentiable(helper, adjoint)]
    fn inv<S: Scalar>(m: &Matrix2<S>) -> Option<Matrix2<S>> {
        let d = m[(0, 0)] * m[(1, 1)];
        let r = Matrix2::from_fn(|i, j| m[(i, j)] / d);
        Some(r)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = inv(&Matrix2::new(x[0], x[1], x[1], x[0])).unwrap();
        m[(0, 1)] + m[(1, 1)]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod sized {
    use super::*;

    use nalgebra::{Matrix2, SMatrix};
    #[differentiable(helper, adjoint)]
    fn inv<S: Scalar>(m: &SMatrix<S, 2, 2>) -> Option<SMatrix<S, 2, 2>> {
        let d = m[(0, 0)] * m[(1, 1)];
        if d < 0.0 {
            return None;
        }
        Some(SMatrix::from_fn(|i, j| m[(i, j)] / d))
    }
    #[differentiable(helper, adjoint)]
    fn twice<S: Scalar>(m: &SMatrix<S, 2, 2>) -> SMatrix<S, 2, 2> {
        SMatrix::from_fn(|i, j| m[(i, j)] * m[(j, i)])
    }
    #[derive(Clone, Debug, Differentiable)]
    struct P<S> {
        m: Matrix2<S>,
        a: S,
    }
    #[differentiable(helper, adjoint)]
    fn made<S: Scalar>(m: &SMatrix<S, 2, 2>) -> P<S> {
        let m = Matrix2::from_fn(|i, j| m[(i, j)] * m[(j, i)]);
        P { m, a: m[(0, 1)] }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = inv(&Matrix2::new(x[0], x[1], x[1], x[0])).unwrap();
        m[(0, 1)] + m[(1, 1)] + twice(&m)[(0, 1)] * made(&m).a
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn looked_through() {
    for x in [[0.7, 1.3], [0.9, 0.4]] {
        summed::agrees(x);
        changed::agrees(x);
        of_lengths::agrees(x);
        named::agrees(x);
        of_items::agrees(x);
        assigned::agrees(x);
        by_from::agrees(x);
        in_option::agrees(x);
        in_tuple::agrees(x);
        named_matrix::agrees(x);
        sized::agrees(x);
    }
}
