//! Options that a helper makes of what another helper returns, and a helper that calls itself in the place of two that call each other.

use crate::agree;
use fluxions::prelude::*;

mod or_other {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v < 0.9 { None } else { Some(v.sqrt()) }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(v: S) -> Option<S> {
        root(v).or(Some(v * 2.0))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).unwrap() * g(x[1]).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod or_else {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v < 0.9 { None } else { Some(v.sqrt()) }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(v: S) -> Option<S> {
        root(v).or_else(|| root(v * 2.0))
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).unwrap() * g(x[1]).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod filtered {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v < 0.9 { None } else { Some(v.sqrt()) }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(v: S) -> Option<S> {
        root(v).map(|r| r * r * v).filter(|r| *r > 0.0)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0] + 1.0).unwrap() * g(x[1] + 1.0).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_variable {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v < 0.9 { None } else { Some(v.sqrt()) }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(v: S) -> Option<S> {
        let a = root(v).or_else(|| root(v * 2.0));
        a.map(|a| a * v)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).unwrap() * g(x[1]).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod by_turns {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn both<S: Scalar>(odd: bool, n: usize, v: S) -> S {
        if n == 0 {
            if odd { v * 2.0 } else { v }
        } else if odd {
            both(false, n - 1, v.sin())
        } else {
            both(true, n - 1, v * v)
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        both(false, 3, x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn options_made_of_options() {
    for x in [[0.7, 1.3], [1.2, 0.5]] {
        or_other::agrees(x);
        or_else::agrees(x);
        filtered::agrees(x);
        in_variable::agrees(x);
        by_turns::agrees(x);
    }
}
