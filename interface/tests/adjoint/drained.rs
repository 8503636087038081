//! Lists without derivatives whose items a loop takes out by `drain`.

use crate::agree;
use fluxions::prelude::*;

mod twice {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut h: Vec<usize> = (0..x.len()).collect();
        let mut sum = S::zero();
        for i in h.drain(..) {
            sum = sum * x[0] + x[i];
        }
        h.push(1);
        for i in h.drain(..) {
            sum = sum * x[0] + x[i];
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod in_part {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut h: Vec<usize> = (0..x.len()).collect();
        let mut sum = S::zero();
        for i in h.drain(1..) {
            sum = sum * x[0] + x[i];
        }
        for i in h.drain(..).enumerate().map(|(a, b)| a + b) {
            sum = sum * x[0] + x[i];
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod in_sum {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut h: Vec<usize> = (0..x.len()).collect();
        let sum: S = h.drain(..).map(|i| x[i] * x[0]).sum();
        sum * x[h.len()]
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod by_steps {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut h: Vec<usize> = (0..x.len()).collect();
        let mut sum = S::zero();
        for (k, i) in h.drain(..).enumerate() {
            sum = sum * x[0] + x[i] * (k as f64);
        }
        for i in h.drain(..).filter(|i| i % 2 == 0) {
            sum = sum * x[0] + x[i];
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

mod backwards {
    use super::*;

    #[differentiable(adjoint)]
    fn f<S: Scalar>(x: &[S]) -> S {
        let mut h: Vec<usize> = (0..x.len()).collect();
        let mut sum = S::zero();
        for i in h.drain(..).rev() {
            sum = sum * x[0] + x[i];
        }
        sum
    }

    pub(super) fn agrees(x: [f64; 3]) {
        agree!(f, F, x);
    }
}

#[test]
fn items_that_are_taken_out() {
    for x in [[0.7, 1.3, 0.4], [1.2, 0.3, 0.9]] {
        twice::agrees(x);
        in_part::agrees(x);
        in_sum::agrees(x);
        by_steps::agrees(x);
        backwards::agrees(x);
    }
}
