//! A `?` in a closure leaves the closure, and not the function around it.

use crate::agree;
use fluxions::prelude::*;

mod of_constants {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> Option<S> {
        let keys = [0.5, 1.5];
        let at = |t: f64| -> Option<S> {
            let i = keys.iter().position(|k| *k > t)?;
            Some(x[i] * t)
        };
        Some(at(2.0).unwrap_or(x[0] * x[1]) + x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x).unwrap_or(x[1] * 100.0)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_loop {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> Option<S> {
        let keys = [0.5, 1.5];
        let at = |t: f64| -> Option<S> {
            let i = keys.iter().position(|k| *k > t)?;
            Some(x[i] * t)
        };
        let mut sum = x[0];
        for t in [0.0, 1.0, 2.0] {
            if let Some(v) = at(t) {
                sum += v * v;
            }
        }
        Some(sum)
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x).unwrap_or(x[1] * 100.0)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod called_at_once {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> Option<S> {
        let keys = [0.5, 1.5];
        let v = (|| {
            let i = keys.iter().position(|k| *k > 2.0)?;
            Some(x[i])
        })();
        Some(v.unwrap_or(x[1]) * x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x).unwrap_or(x[1] * 100.0)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod in_function_of_numbers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let keys = [0.5, 1.5];
        let at = |t: f64| -> Option<S> {
            let i = keys.iter().position(|k| *k > t)?;
            Some(x[i] * t)
        };
        let mut sum = S::zero();
        for t in [0.0, 1.0, 2.0] {
            if let Some(v) = at(t) {
                sum += v * v;
            }
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_helper {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v > 1.0 { Some(v.sqrt()) } else { None }
    }
    #[differentiable(helper, adjoint)]
    fn g<S: Scalar>(x: &[S]) -> Option<S> {
        let both = |a: S, b: S| -> Option<S> {
            let p = root(a)?;
            Some(p * b)
        };
        Some(both(x[0], x[1]).unwrap_or(x[0] * x[1]) + x[0])
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        g(x).unwrap_or(x[1] * 100.0)
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_closure {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let root = |v: S| -> Option<S> { if v > 0.0 { Some(v.sqrt()) } else { None } };
        let both = |a: S, b: S| -> Option<S> {
            let p = root(a)?;
            let q = root(b)?;
            Some(p * q)
        };
        both(x[0], x[1]).unwrap_or(x[0])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_item {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let at = |i: usize| -> Option<S> {
            let v = x.get(i)?;
            Some(*v * 2.0)
        };
        at(1).unwrap_or(x[0])
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod of_found {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let large = |bound: f64| -> Option<S> {
            let v = x.iter().copied().find(|v| *v > bound)?;
            Some(v * 2.0)
        };
        large(1.0).unwrap_or(x[0]) * x[1]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod without_derivatives {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let parse = |t: &str| -> Result<f64, std::num::ParseFloatError> {
            let v = t.parse::<f64>()?;
            Ok(v * 2.0)
        };
        let k: f64 = parse("2.5").unwrap();
        let find = |n: usize| -> Option<usize> {
            let keys = [1usize, 0];
            let i = keys.iter().position(|q| *q == n)?;
            Some(i)
        };
        let j: usize = find(1).unwrap_or(0);
        x[0] * k * x[j] + x[1] * parse("1.5").unwrap()
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

mod filtered {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn root<S: Scalar>(v: S) -> Option<S> {
        if v > 1.0 { Some(v.sqrt()) } else { None }
    }

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let v: S = x
            .iter()
            .filter_map(|v| {
                let w = root(*v)?;
                Some(w * x[0])
            })
            .sum();
        v * x[1] + x[0]
    }

    pub(super) fn agrees(x: [f64; 2]) {
        agree!(f, F, x);
    }
}

#[test]
fn closures_that_ask() {
    for x in [[0.7, 1.3], [1.6, 0.4]] {
        of_constants::agrees(x);
        filtered::agrees(x);
        in_loop::agrees(x);
        called_at_once::agrees(x);
        in_function_of_numbers::agrees(x);
        of_helper::agrees(x);
        of_closure::agrees(x);
        of_item::agrees(x);
        of_found::agrees(x);
        without_derivatives::agrees(x);
    }
}
