//! Adjoints by hand, as good as one would write them.

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
    gradient.iter_mut().for_each(|g| *g /= sum);
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
