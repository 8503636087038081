//! Linear systems without a rule.

use fluxions::prelude::*;
use nalgebra::{DMatrix, DVector};

/// Gaussian elimination.
pub(crate) fn eliminate<S: Scalar>(mut a: DMatrix<S>, mut b: DVector<S>) -> DVector<S> {
    let n = b.len();
    for k in 0..n {
        for i in k + 1..n {
            let factor = a[(i, k)] / a[(k, k)];
            for j in k..n {
                let product = factor * a[(k, j)];
                a[(i, j)] -= product;
            }
            let product = factor * b[k];
            b[i] -= product;
        }
    }
    for k in (0..n).rev() {
        for j in k + 1..n {
            let product = a[(k, j)] * b[j];
            b[k] -= product;
        }
        b[k] /= a[(k, k)];
    }
    b
}
