use fluxions::prelude::*;
use fluxions_dual::Dual;

#[differentiable]
fn sum<S: Scalar>(x: &[S]) -> S {
    x.iter().copied().sum()
}

fn main() {
    let mut prepared = Dual::new().prepare_gradient(Sum, &[1.0, 2.0]).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| prepared.gradient(&[1.0, 2.0]));
        scope.spawn(|| prepared.gradient(&[1.0, 2.0]));
    });
}
