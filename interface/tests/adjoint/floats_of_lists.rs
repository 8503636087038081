//! Floats of lists of literals beside numbers: nothing else says which float they are.

use crate::agree;
use fluxions::prelude::*;

mod beside_call {
    use super::*;

    #[differentiable(helper, adjoint)]
    fn run<S: Scalar>(x: &[S]) -> Vec<S> {
        x.iter().map(|v| *v * *v).collect()
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let hs = run(x);
        hs.iter().zip([0.1, 0.0, 0.2]).map(|(h, y)| (*h - y).powi(2)).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_reference {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter().zip(&[0.1, 0.0, 0.2]).map(|(h, y)| (*h - y).powi(2)).sum()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_name {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let hs = [0.1, 0.0, 0.2];
        let a: S = x.iter().zip(hs.iter()).map(|(h, y)| (*h - *y).powi(2)).sum();
        let b: S = x.iter().zip(hs).map(|(h, y)| (*h - y).sin().powi(2)).sum();
        a * b
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod with_methods {
    use super::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Logistic<S> {
        cap: S,
        rate: S,
        mid: S,
    }
    #[differentiable(helper, adjoint)]
    impl<S: Scalar> Logistic<S> {
        fn at(&self, t: f64) -> S {
            self.cap / (1.0 + (-self.rate * (t - self.mid)).exp())
        }
    }
    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let curve = Logistic { cap: x[1], rate: x[0], mid: x[2] };
        let times = [0.0, 1.0, 2.0, 3.0];
        let counts = [0.4, 0.6, 0.9, 1.0];
        let weights = [1.0, 2.0, 2.0, 1.0];
        let a: S = times
            .into_iter()
            .zip(counts)
            .zip(weights)
            .map(|((t, y), w)| {
                let e = curve.at(t) - y;
                e * x[0] * w
            })
            .sum();
        let b: S = times.iter().zip(counts.iter()).map(|(&t, &y)| (curve.at(t) - y).abs()).sum();
        let c: S = times.iter().zip(&counts).zip(&weights).map(|((t, y), w)| w * (curve.at(*t) - *y).powi(2)).sum();
        a * b + c
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod in_tuples {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        [(0.5, 1.0), (1.5, 2.0)].iter().map(|&(t, y)| (x[0] * t + x[1] - y).powi(2)).sum::<S>()
            + [(0.5, 1.0), (1.5, 2.0)].iter().map(|(t, y)| (x[0] * *t + x[1] - *y).powi(2)).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod integers {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.iter().zip([2, 3, 1]).map(|(v, k)| v.powi(k)).sum::<S>()
            * x.iter().zip(&[0, 2, 1]).map(|(v, k)| *v * x[*k]).sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod two_sums {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ts = [0.0, 1.0, 2.0];
        let ys = [1.0, 0.5, 0.2];
        let a: S = ts.iter().zip(ys.iter()).map(|(&t, &y)| (x[0] * t - y).powi(2)).sum();
        let b: S = ts.iter().zip(ys.iter()).map(|(t, y)| (x[1] * *t - *y).powi(2)).sum();
        a + b * x[2]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod sums_by_value {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let ts = [0.0, 1.0, 2.0];
        let ys = [1.0, 2.0, 2.5];
        let a: S = ts.iter().zip(ys.iter()).map(|(&t, &y)| (x[0] * t - y).powi(2)).sum();
        let b: S = ts.into_iter().zip(ys).map(|(t, y)| (x[1] * t - y).powi(2)).sum();
        a * b
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn floats_of_lists_of_literals() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.9, 0.5]] {
        beside_call::agrees(x);
        by_reference::agrees(x);
        by_name::agrees(x);
        with_methods::agrees(x);
        in_tuples::agrees(x);
        integers::agrees(x);
        two_sums::agrees(x);
        sums_by_value::agrees(x);
    }
}
