use fluxions::prelude::*;

#[derive(Clone, Debug)]
struct TooLarge;

#[differentiable(helper, adjoint)]
fn scale<S: Scalar>(p: &mut [S], t: S) -> Result<(), TooLarge> {
    p[0] *= t;
    if t > 1.0 { Err(TooLarge) } else { Ok(()) }
}

#[differentiable(adjoint)]
fn ignored<S: Scalar>(x: &[S]) -> S {
    let mut p = [x[0], x[1]];
    let _ = scale(&mut p, x[1]);
    if scale(&mut p, x[0]).is_err() {
        p[0] = x[1];
    }
    p[0]
}

mod iter {
    pub fn repeat_n(x: f64, n: usize) -> Vec<f64> {
        vec![2.0 * x; n]
    }
}

#[differentiable(adjoint)]
fn repeated<S: Scalar>(x: &[S]) -> S {
    let mut sum = x[0];
    for w in iter::repeat_n(0.5, 2) {
        sum += x[1] * w;
    }
    sum
}

fn main() {}
