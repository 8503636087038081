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

#[derive(Clone, Debug, Differentiable)]
struct Point<S> {
    a: S,
    b: S,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Point<S> {
    fn scale(&mut self, t: S) -> Result<(), TooLarge> {
        self.a *= t;
        if t > 1.0 { Err(TooLarge) } else { Ok(()) }
    }
    fn turn(&mut self) {
        self.b = -self.b;
    }
}

#[differentiable(adjoint)]
fn of_a_method<S: Scalar>(x: &[S]) -> S {
    let mut p = Point { a: x[0], b: x[1] };
    p.turn();
    if p.scale(x[1]).is_err() {
        p.turn();
    }
    p.a * p.b
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
