use core::ops::Mul;
use fluxions::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point<S> {
    x: S,
}

#[differentiable(adjoint)]
impl<S: Scalar> Mul<Point<S>> for f64 {
    type Output = Point<S>;
    fn mul(self, p: Point<S>) -> Point<S> {
        Point { x: p.x * self }
    }
}

fn main() {}
