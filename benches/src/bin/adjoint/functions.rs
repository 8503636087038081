//! The functions beside the known problems.

use fluxions::prelude::*;

/// yₖ₊₁ = r yₖ (1 − yₖ), 1,000 times.
#[differentiable(adjoint)]
pub(crate) fn logistic<S: Scalar>(x: &[S]) -> S {
    let (mut y, r) = (x[0], x[1]);
    for _ in 0..1000 {
        y = r * y * (1.0 - y);
    }
    y
}

/// xₖ₊₁ = aₖ sin xₖ + 0.3, then x².
#[differentiable(adjoint)]
pub(crate) fn waves<S: Scalar>(a: &[S]) -> S {
    let mut x = S::constant(0.5);
    for a in a {
        x = x.sin() * *a + 0.3;
    }
    x * x
}

/// ln Σ exp vᵢ without overflow.
#[differentiable(adjoint)]
pub(crate) fn log_sum_exp<S: Scalar>(v: &[S]) -> S {
    let top = v[1..].iter().fold(v[0], |top, v| top.max(*v));
    v.iter().map(|v| (*v - top).exp()).sum::<S>().ln() + top
}

/// The Brusselator's residual on a ring.
#[differentiable(adjoint)]
pub(crate) fn brusselator<S: Scalar>(dy: &mut [S], y: &[S]) {
    let n = y.len() / 2;
    let (u, v) = y.split_at(n);
    let (du, dv) = dy.split_at_mut(n);
    for i in 0..n {
        let (left, right) = ((i + n - 1) % n, (i + 1) % n);
        let uv = u[i] * u[i] * v[i];
        du[i] = uv - u[i] * 4.4 + 1.0 + (u[left] - u[i] * 2.0 + u[right]) * 0.1;
        dv[i] = -uv + u[i] * 3.4 + (v[left] - v[i] * 2.0 + v[right]) * 0.1;
    }
}

/// A matrix that vectors are multiplied by.
#[derive(Clone, Debug)]
pub(crate) struct Matrix {
    /// Row after row.
    pub(crate) entries: Vec<f64>,
    pub(crate) columns: usize,
}

#[differentiable(adjoint)]
impl Matrix {
    /// y = A x
    pub(crate) fn times<S: Scalar>(&self, y: &mut [S], x: &[S]) {
        for (y, row) in y.iter_mut().zip(self.entries.chunks_exact(self.columns)) {
            *y = x.iter().zip(row).map(|(x, a)| *x * *a).sum();
        }
    }
}

/// How many steps [`pendulum`] takes.
pub(crate) const STEPS: usize = 1000;

/// Steps of Runge and Kutta's method of fourth order for a pendulum with friction; angle and speed, length and friction are given.
/// The sum of squares at the end.
#[differentiable(adjoint)]
pub(crate) fn pendulum<S: Scalar>(x: &[S]) -> S {
    let (mut angle, mut speed) = (S::zero(), S::zero());
    angle += x[0];
    speed += x[1];
    let h = 0.01;
    for _ in 0..STEPS {
        let (a1, s1) = slope(angle, speed, x);
        let (a2, s2) = slope(angle + a1 * (0.5 * h), speed + s1 * (0.5 * h), x);
        let (a3, s3) = slope(angle + a2 * (0.5 * h), speed + s2 * (0.5 * h), x);
        let (a4, s4) = slope(angle + a3 * h, speed + s3 * h, x);
        angle += (a1 + a2 * 2.0 + a3 * 2.0 + a4) * (h / 6.0);
        speed += (s1 + s2 * 2.0 + s3 * 2.0 + s4) * (h / 6.0);
    }
    angle * angle + speed * speed
}

/// The pendulum's equation of motion, where x is what `pendulum` gets.
#[differentiable(helper, adjoint)]
fn slope<S: Scalar>(angle: S, speed: S, x: &[S]) -> (S, S) {
    (speed, -(angle.sin() / x[2]) * 9.81 - x[3] * speed)
}
