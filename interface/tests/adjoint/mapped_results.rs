//! Results of calls that are mapped and chained before they are taken apart, or leave the function.

use crate::agree;
use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
fn g<S: Scalar>(a: S) -> Result<S, String> {
    if a > 1.0 { Err(String::new()) } else { Ok(a * a) }
}

mod unwrapped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod mapped {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).map(|v| v * 2.0).unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod mapped_or {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).map_or(x[1], |v| v * 2.0)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod matched {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        match g(x[0]).map(|v| v * 2.0) {
            Ok(v) => v,
            Err(_) => x[1],
        }
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod chained {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).and_then(|v| g(v * 2.0)).unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod asked {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        if let Ok(v) = g(x[0]).map(|v| v * 3.0) { v } else { x[1] }
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod panics {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).map(|v| v * 2.0).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod or_else {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).or_else(|_| g(x[1])).unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod twice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x[0]).map(|v| (v, v * v)).map(|(a, b)| a + b).unwrap_or(x[1])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod leaving_mapped {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn w<S: Scalar>(x: &[S]) -> Result<S, String> {
        let v = g(x[0])?;
        g(v).map(|v| v * 2.0)
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        w(x).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod leaving_asked {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn w<S: Scalar>(x: &[S]) -> Result<S, String> {
        let v = g(x[0])?;
        let q = g(v).map(|v| v * 2.0)?;
        Ok(q * v)
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        w(x).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod leaving_chained {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn w<S: Scalar>(x: &[S]) -> Result<S, String> {
        let v = g(x[0])?;
        g(v).and_then(|v| g(v * 0.5))
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        w(x).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod leaving_asked_of_chain {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn w<S: Scalar>(x: &[S]) -> Result<S, String> {
        let v = g(x[0])?;
        let q = g(v).and_then(|u| g(u * v))?;
        Ok(q)
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        w(x).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod leaving_with_error {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn w<S: Scalar>(x: &[S]) -> Result<S, String> {
        let v = g(x[0])?;
        g(v).map(|u| u * v).map_err(|e| e + "!")
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        w(x).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn mapped_results() {
    for x in [[0.7, 0.3], [1.3, 0.4]] {
        unwrapped::agrees(x);
        mapped::agrees(x);
        mapped_or::agrees(x);
        matched::agrees(x);
        chained::agrees(x);
        asked::agrees(x);
        or_else::agrees(x);
        twice::agrees(x);
        leaving_mapped::agrees(x);
        leaving_asked::agrees(x);
        leaving_chained::agrees(x);
        leaving_asked_of_chain::agrees(x);
        leaving_with_error::agrees(x);
    }
    panics::agrees([0.7, 0.3]);
}
