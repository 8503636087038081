use fluxions::prelude::*;

/// yᵢ = sin xᵢ · xᵢ₊₁, cyclic: n results of n numbers.
#[differentiable]
pub fn ring<S: Scalar>(y: &mut [S], x: &[S]) {
    let n = x.len();
    for i in 0..n {
        y[i] = x[i].sin() * x[(i + 1) % n];
    }
}
