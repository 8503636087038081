use fluxions::prelude::*;

#[differentiable]
fn number<S: Scalar>(x: &[S]) -> S {
    x.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2) * 100.0 + (-w[0] + 1.0).powi(2)).sum()
}

#[differentiable]
fn ring<S: Scalar>(y: &mut [S], x: &[S]) {
    for i in 0..x.len() {
        y[i] = x[i].sin() * x[(i + 1) % x.len()];
    }
}

#[differentiable]
fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    [x[0] * x[1], (x[0] / x[1]).exp()]
}

fn all<B: Backend>(b: &B) {
    println!("{:?}", b.gradient(&Number, &[1.0, 2.0]));
    println!("{:?}", b.hessian(&Number, &[1.0, 2.0]));
    println!("{:?}", b.jacobian(&Ring::new(&[0.0; 2]), &[1.0, 2.0]));
    println!("{:?}", b.jacobian(&Pair, &[1.0, 2.0]));
}

fn main() {
