use fluxions::prelude::*;

#[differentiable(helper, adjoint)]
pub fn log_sum_exp<S: Scalar>(v: &[S]) -> S {
    let top = v[1..].iter().fold(v[0], |top, v| top.max(*v));
    v.iter().map(|v| (*v - top).exp()).sum::<S>().ln() + top
}

#[differentiable(adjoint)]
pub fn rosenbrock<S: Scalar>(x: &[S]) -> S {
    let mut sum = S::zero();
    for w in x.windows(2) {
        let (a, b) = (w[1] - w[0] * w[0], -w[0] + 1.0);
        sum += a * a * 100.0 + b * b;
    }
    sum + log_sum_exp(x)
}
