//! Products of what calls return, which are matrices by what is done with them.

use crate::agree;
use fluxions::prelude::*;
use nalgebra::{Matrix2, Vector2};

#[differentiable(helper, adjoint)]
fn rot<S: Scalar>(a: S) -> Matrix2<S> {
    let (s, c) = a.sin_cos();
    Matrix2::new(c, -s, s, c)
}

mod two {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = rot(x[0]) * rot(x[1]);
        let v = r * Vector2::new(x[2], x[3]);
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod three {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = rot(x[0]) * rot(x[1]) * rot(x[2]);
        let v = r * Vector2::new(x[2], x[3]);
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod indexed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = rot(x[0]) * rot(x[1]) * rot(x[2]);
        r[(0, 0)] * r[(1, 0)]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod before_vector {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v = rot(x[0]) * rot(x[1]) * Vector2::new(x[2], x[3]);
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod beside_vector {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p = Vector2::new(x[2], x[3]);
        let v = rot(x[0]) * rot(x[1]) * p + p;
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod own_type {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Q<S> {
        w: S,
        z: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> std::ops::Mul<Vector2<S>> for Q<S> {
        type Output = Vector2<S>;
        fn mul(self, v: Vector2<S>) -> Vector2<S> {
            Vector2::new(self.w * v[0] - self.z * v[1], self.z * v[0] + self.w * v[1])
        }
    }
    #[differentiable(helper, adjoint)]
    fn q<S: Scalar>(a: S) -> Q<S> {
        Q { w: a.cos(), z: a.sin() }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let r = q(x[0]);
        let v = r * Vector2::new(x[2], x[3]);
        v[0] * v[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod numbers {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(a: S) -> S {
        a.sin()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let m = nalgebra::Matrix2::new(x[0], x[1], x[2], x[3]);
        let v = m * g(x[0]);
        let w = v * nalgebra::Vector2::new(g(x[1]), x[2]);
        w[0] * g(x[3]) * w[1]
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn products_of_what_calls_return() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6]] {
        two::agrees(x);
        three::agrees(x);
        indexed::agrees(x);
        before_vector::agrees(x);
        beside_vector::agrees(x);
        own_type::agrees(x);
        numbers::agrees(x);
    }
}
