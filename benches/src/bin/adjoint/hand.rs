//! Adjoints by hand, as good as one would write them.

use super::functions::{Matrix, STEPS};
use fluxions_problems::adbench::{Bundle, reprojection_jacobian};

/// The value and the gradient of `logistic`: the states are kept.
pub(crate) fn logistic(x: &[f64], gradient: &mut [f64], states: &mut Vec<f64>) -> f64 {
    let (mut y, r) = (x[0], x[1]);
    states.clear();
    for _ in 0..1000 {
        states.push(y);
        y = r * y * (1.0 - y);
    }
    let (mut y_bar, mut r_bar) = (1.0, 0.0);
    for &y in states.iter().rev() {
        r_bar += y_bar * y * (1.0 - y);
        y_bar *= r * (1.0 - 2.0 * y);
    }
    gradient.copy_from_slice(&[y_bar, r_bar]);
    y
}

/// The value and the gradient of `waves`: the states are kept.
pub(crate) fn waves(a: &[f64], gradient: &mut [f64], states: &mut Vec<f64>) -> f64 {
    let mut x: f64 = 0.5;
    states.clear();
    for a in a {
        states.push(x);
        x = x.sin() * a + 0.3;
    }
    let mut x_bar = 2.0 * x;
    for ((a, state), g) in a.iter().zip(states.iter()).zip(gradient.iter_mut()).rev() {
        let (sin, cos) = state.sin_cos();
        *g = x_bar * sin;
        x_bar *= a * cos;
    }
    x * x
}

/// The value and the gradient of `log_sum_exp`: the exponentials are the gradient but for a factor.
pub(crate) fn log_sum_exp(v: &[f64], gradient: &mut [f64]) -> f64 {
    let top = v.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut sum = 0.0;
    for (g, v) in gradient.iter_mut().zip(v) {
        *g = (v - top).exp();
        sum += *g;
    }
    let share = 1.0 / sum;
    gradient.iter_mut().for_each(|g| *g *= share);
    sum.ln() + top
}

/// The value of `brusselator`, and ȳᵀ J: forward and back in one iteration.
pub(crate) fn brusselator(dy: &mut [f64], dy_bar: &[f64], y: &[f64], y_bar: &mut [f64]) {
    let n = y.len() / 2;
    y_bar.fill(0.0);
    let ((u, v), (du, dv), (u_bar, v_bar)) = (y.split_at(n), dy.split_at_mut(n), y_bar.split_at_mut(n));
    for i in 0..n {
        let (left, right) = ((i + n - 1) % n, (i + 1) % n);
        let uv = u[i] * u[i] * v[i];
        du[i] = uv - u[i] * 4.4 + 1.0 + (u[left] - u[i] * 2.0 + u[right]) * 0.1;
        dv[i] = -uv + u[i] * 3.4 + (v[left] - v[i] * 2.0 + v[right]) * 0.1;
        let (g, h) = (dy_bar[i], dy_bar[n + i]);
        u_bar[i] += (g - h) * 2.0 * u[i] * v[i] - g * 4.6 + h * 3.4;
        u_bar[left] += g * 0.1;
        u_bar[right] += g * 0.1;
        v_bar[i] += (g - h) * u[i] * u[i] - h * 0.2;
        v_bar[left] += h * 0.1;
        v_bar[right] += h * 0.1;
    }
}

impl Matrix {
    /// y = A x and x̄ = Aᵀ ȳ: forward and back in one row.
    pub(crate) fn times_adjoint(&self, y: &mut [f64], y_bar: &[f64], x: &[f64], x_bar: &mut [f64]) {
        x_bar.fill(0.0);
        for ((y, y_bar), row) in y.iter_mut().zip(y_bar).zip(self.entries.chunks_exact(self.columns)) {
            *y = x.iter().zip(row).fold(0.0, |sum, (x, a)| sum + x * a);
            x_bar.iter_mut().zip(row).for_each(|(x_bar, a)| *x_bar += y_bar * a);
        }
    }
}

/// ȳᵀ J of a bundle, by the Jacobian of each observation.
pub(crate) fn bundle(bundle: &Bundle, x: &[f64], y_bar: &[f64], x_bar: &mut [f64]) {
    x_bar.fill(0.0);
    let (cameras, observed) = (11 * bundle.cameras(), bundle.observations().len());
    let weights = cameras + 3 * bundle.points();
    for (i, seen) in bundle.observations().iter().enumerate() {
        let (block, mut j) = (bundle.block(x, i), [0.0; 30]);
        reprojection_jacobian(&block, &seen.feature, &mut j);
        let (u, v) = (y_bar[2 * i], y_bar[2 * i + 1]);
        let (camera, point) = (11 * seen.camera, cameras + 3 * seen.point);
        (0..11).for_each(|k| x_bar[camera + k] += u * j[k] + v * j[15 + k]);
        (0..3).for_each(|k| x_bar[point + k] += u * j[11 + k] + v * j[26 + k]);
        x_bar[weights + i] += u * j[14] + v * j[29] - 2.0 * block[14] * y_bar[2 * observed + i];
    }
}

/// The derivatives of angle and speed.
fn slope(angle: f64, speed: f64, length: f64, friction: f64) -> (f64, f64) {
    (speed, -(angle.sin() / length) * 9.81 - friction * speed)
}

/// The value and the gradient of `pendulum`: the states are kept, the stages computed again.
pub(crate) fn pendulum(x: &[f64], gradient: &mut [f64], states: &mut Vec<(f64, f64)>) -> f64 {
    let (mut a, mut s, l, f) = (x[0], x[1], x[2], x[3]);
    let h = 0.01;
    states.clear();
    for _ in 0..STEPS {
        states.push((a, s));
        let (a1, s1) = slope(a, s, l, f);
        let (a2, s2) = slope(a + a1 * 0.5 * h, s + s1 * 0.5 * h, l, f);
        let (a3, s3) = slope(a + a2 * 0.5 * h, s + s2 * 0.5 * h, l, f);
        let (a4, s4) = slope(a + a3 * h, s + s3 * h, l, f);
        a += (a1 + 2.0 * a2 + 2.0 * a3 + a4) * (h / 6.0);
        s += (s1 + 2.0 * s2 + 2.0 * s3 + s4) * (h / 6.0);
    }
    let (mut a_bar, mut s_bar, mut l_bar, mut f_bar) = (2.0 * a, 2.0 * s, 0.0, 0.0);
    // The adjoints of angle and speed of those of their derivatives.
    let mut back = |a: f64, s: f64, by_a: f64, by_s: f64| {
        let (sin, cos) = a.sin_cos();
        l_bar += by_s * sin / (l * l) * 9.81;
        f_bar -= by_s * s;
        (-by_s * cos / l * 9.81, by_a - by_s * f)
    };
    for &(a, s) in states.iter().rev() {
        let (a1, s1) = slope(a, s, l, f);
        let at2 = (a + a1 * 0.5 * h, s + s1 * 0.5 * h);
        let (a2, s2) = slope(at2.0, at2.1, l, f);
        let at3 = (a + a2 * 0.5 * h, s + s2 * 0.5 * h);
        let (a3, s3) = slope(at3.0, at3.1, l, f);
        let (by_a, by_s) = (a_bar * (h / 6.0), s_bar * (h / 6.0));
        let (a4, s4) = back(a + a3 * h, s + s3 * h, by_a, by_s);
        let (a3, s3) = back(at3.0, at3.1, 2.0 * by_a + h * a4, 2.0 * by_s + h * s4);
        let (a2, s2) = back(at2.0, at2.1, 2.0 * by_a + 0.5 * h * a3, 2.0 * by_s + 0.5 * h * s3);
        let (a1, s1) = back(a, s, by_a + 0.5 * h * a2, by_s + 0.5 * h * s2);
        (a_bar, s_bar) = (a_bar + a1 + a2 + a3 + a4, s_bar + s1 + s2 + s3 + s4);
    }
    gradient.copy_from_slice(&[a_bar, s_bar, l_bar, f_bar]);
    a * a + s * s
}
