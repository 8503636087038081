//! Type aliases of the module that a function stands in.

use crate::agree;
use fluxions::prelude::*;

mod tuple {
    use super::*;

    type Complex<S> = (S, S);
    #[differentiable(helper, adjoint)]
    fn mul<S: Scalar>(a: Complex<S>, b: Complex<S>) -> Complex<S> {
        (a.0 * b.0 - a.1 * b.1, a.0 * b.1 + a.1 * b.0)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut z: Complex<S> = (x[0], x[1]);
        for _ in 0..3 {
            z = mul(z, (x[2], x[0]));
        }
        z.0 * z.0 + z.1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod behind_reference {
    use super::*;

    type Complex<S> = (S, S);
    #[differentiable(helper, adjoint)]
    fn norm<S: Scalar>(a: &Complex<S>) -> S {
        (a.0 * a.0 + a.1 * a.1).sqrt()
    }
    #[differentiable(helper, adjoint)]
    fn mk<S: Scalar>(a: S) -> Complex<S> {
        (a.cos(), a.sin())
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let z = mk(x[0]);
        norm(&z) * x[1] + norm(&(x[1], x[2]))
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod list_of_structs {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Knot<S> {
        t: S,
        y: S,
    }
    type Path<S> = Vec<Knot<S>>;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut path: Path<S> = Vec::new();
        path.push(Knot { t: x[0], y: x[1] });
        path[0].t * path[0].y
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod list_as_argument {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Knot<S> {
        t: S,
        y: S,
    }
    type Path<S> = Vec<Knot<S>>;
    #[differentiable(helper, adjoint)]
    fn rise<S: Scalar>(path: &Path<S>) -> S {
        path.windows(2).map(|w| w[1].y - w[0].y).sum()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let path = vec![Knot { t: x[0], y: x[1] }, Knot { t: x[1], y: x[0] * 2.0 }];
        rise(&path)
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod list_of_numbers {
    use super::*;

    type Params<S> = Vec<S>;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut p: Params<S> = x.to_vec();
        p.push(x[0] * x[1]);
        p.windows(2).map(|w| w[0] * w[1]).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod list_of_tuples {
    use super::*;

    type Scores<S> = Vec<(usize, S)>;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut s: Scores<S> = x.iter().copied().enumerate().collect();
        s.sort_by(|a, b| b.1.partial_cmp(&a.1).unwrap());
        s.truncate(2);
        s.iter().map(|(i, v)| *v * (*i + 1) as f64).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod list_of_helper {
    use super::*;

    type Params<S> = Vec<S>;
    #[differentiable(helper, adjoint)]
    fn grow<S: Scalar>(x: &[S]) -> Params<S> {
        let mut p: Params<S> = Params::with_capacity(4);
        p.extend(x.iter().map(|v| *v * 2.0));
        p
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let p: Params<S> = grow(x);
        p.chunks(2).map(|c| c[0]).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod result {
    use super::*;

    #[derive(Debug)]
    struct Neg;
    type Fallible<T> = Result<T, Neg>;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Fallible<S> {
        if v < 0.0 { Err(Neg) } else { Ok(v.sqrt()) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        root(x[0]).unwrap() * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod result_of_tuple {
    use super::*;

    #[derive(Debug)]
    struct Neg;
    type Outcome<S> = Result<(S, S), Neg>;
    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Outcome<S> {
        if v < 0.0 { Err(Neg) } else { Ok((v.sqrt(), -v.sqrt())) }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let (a, b) = root(x[0]).unwrap();
        a * b * x[1]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod matrix {
    use super::*;

    use nalgebra::Matrix2;
    type Mat<S> = Matrix2<S>;
    #[differentiable(helper, adjoint)]
    fn power<S: Scalar>(a: &Mat<S>) -> Mat<S> {
        let mut term = Mat::<S>::identity();
        for k in 1..4 {
            term = &term * a / S::constant(k as f64);
        }
        term
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = Matrix2::new(x[0], x[1], x[1], x[0]);
        power(&a).trace()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod vector {
    use super::*;

    use nalgebra::{Matrix2, Vector2};
    type V<S> = Vector2<S>;
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = Matrix2::new(x[0], x[1], x[1], x[0]);
        let b: V<S> = a * Vector2::new(x[0], x[1]);
        let c: Matrix2<S> = b * b.transpose() / x[1];
        c.trace()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod taken_apart {
    use super::*;

    type Step<S> = (Vec<S>, S);
    #[differentiable(helper, adjoint)]
    fn advance<S: Scalar>(state: Step<S>, k: S) -> Step<S> {
        let (y, t) = state;
        (y.iter().map(|v| *v * k).collect(), t + 0.1)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut state = (vec![x[0], x[1]], S::zero());
        state = advance(state, x[2]);
        state.0[0] * state.1
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn aliases_of_types() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        tuple::agrees(x);
        behind_reference::agrees(x);
        list_of_structs::agrees(x);
        list_as_argument::agrees(x);
        list_of_numbers::agrees(x);
        list_of_tuples::agrees(x);
        list_of_helper::agrees(x);
        result::agrees(x);
        result_of_tuple::agrees(x);
        matrix::agrees(x);
        vector::agrees(x);
        taken_apart::agrees(x);
    }
}
