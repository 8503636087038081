use fluxions::prelude::*;

use fluxions::GradientOf;
use fluxions_tape::RecordedTape;

#[differentiable]
fn pair<S: Scalar>(x: &[S; 2]) -> S {
    (x[0] * x[0]).max(x[0]) * x[1]
}

#[differentiable]
pub(crate) fn f<S: Scalar>(x: &[S]) -> S {
    let v0 = GradientOf::new(Pair, RecordedTape::new()).first(&[x[0], x[0]], ((), &mut None)).map_or(S::zero(), |(_, [a, b])| a + b);
    v0
}
