//! Methods that change their struct and return a float or an integer, as a source of random numbers does.

use crate::agree;
use fluxions::prelude::*;

#[derive(Clone, Debug, Differentiable)]
struct Source<S> {
    scale: S,
    #[differentiable(skip)]
    state: u64,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Source<S> {
    fn draw(&mut self) -> f64 {
        self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.state >> 11) as f64 / 9007199254740992.0
    }
    /// A float that depends on what has a derivative: it is cut by `primal`, and what changes is not.
    fn shrink(&mut self, x: S) -> f64 {
        self.scale *= x * 0.5;
        (self.scale.primal() * 8.0).floor()
    }
    fn advance(&mut self, n: u64) -> bool {
        self.state += n;
        self.scale += 0.1;
        self.state % 2 == 0
    }
    fn sample(&mut self, mean: S) -> S {
        let z = self.draw();
        let u = 2.0 * self.draw() - 1.0;
        let w: f64 = self.draw();
        let v = S::constant(self.draw());
        let shift = self.shrink(mean);
        if self.advance(3) {
            return mean * u;
        }
        let mut tries = 0;
        while self.draw() > 0.3 {
            tries += 1;
        }
        let right = mean + self.scale * self.draw();
        mean + self.scale * z + u * mean + w * v * mean + self.scale * shift + right * tries as f64
    }
}

#[differentiable(adjoint)]
fn samples<S: Scalar>(x: &[S]) -> S {
    let mut source = Source { scale: x[0], state: 42 };
    let mut sum = S::zero();
    for v in x {
        sum += source.sample(*v) * *v;
    }
    // Elsewhere than in the block nothing says what a method returns.
    let z = source.draw();
    let shift = source.shrink(x[1]);
    sum * z + x[2] * shift + source.scale + x[3] * source.draw() * z
}

#[derive(Clone, Debug, Differentiable)]
struct Walk<S> {
    at: S,
    #[differentiable(skip)]
    left: usize,
}

#[differentiable(helper, adjoint)]
impl<S: Scalar> Walk<S> {
    fn step(&mut self, x: S) -> Option<usize> {
        self.at *= x;
        self.left -= 1;
        if self.left > 0 { Some(self.left) } else { None }
    }
    fn leave(&mut self, x: S) -> S {
        while self.step(x).is_some() {}
        self.at * x
    }
}

#[differentiable(adjoint)]
fn walks<S: Scalar>(x: &[S]) -> S {
    let mut walk = Walk { at: x[0], left: 4 };
    let mut y = S::zero();
    while walk.step(x[1]).is_some() {
        y += walk.at;
    }
    let mut other = Walk { at: x[2], left: 3 };
    y * walk.at + other.leave(x[3])
}

#[test]
fn what_is_drawn() {
    for x in [[0.7, 1.3, 0.4, 2.1], [1.7, 0.3, 2.4, 0.9]] {
        agree!(samples, Samples, x);
        agree!(walks, Walks, x);
    }
}
