//! Closures of `flat_map` that compute something before they give items.

use crate::agree;
use fluxions::prelude::*;

mod summed {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        x.chunks(2)
            .flat_map(|w| {
                let a = w[0];
                [a * 0.75, a * w[1]]
            })
            .sum::<S>()
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

mod collected {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let a = x[3];
        let v: Vec<S> = x
            .chunks(2)
            .flat_map(|w| {
                let b = w[0] * a;
                let c = b * w[1];
                [b * 0.75, c, a]
            })
            .map(|v| v * a)
            .collect();
        let mut s = S::zero();
        for w in &v {
            s += *w * *w;
        }
        s
    }

    pub(super) fn agrees(x: [f64; 4]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_computed_first() {
    for x in [[0.7, 1.3, 0.4, 1.9], [1.2, 0.3, 0.9, 0.6], [1.9, 1.6, 0.8, 0.1]] {
        summed::agrees(x);
        collected::agrees(x);
    }
}
