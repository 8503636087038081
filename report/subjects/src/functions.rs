//! Derivatives by hand of the functions of n numbers.

pub use fluxions_problems::scaling::{Ring, Rosenbrock, ring, rosenbrock, start};

/// ∇ of [`rosenbrock`].
pub(crate) fn rosenbrock_gradient(x: &[f64], g: &mut [f64]) {
    g.fill(0.0);
    for i in 0..x.len().saturating_sub(1) {
        let a = x[i + 1] - x[i] * x[i];
        g[i] += -400.0 * a * x[i] - 2.0 * (1.0 - x[i]);
        g[i + 1] += 200.0 * a;
    }
}

/// The Hessian of [`rosenbrock`], row after row.
pub(crate) fn rosenbrock_hessian(x: &[f64], h: &mut [f64]) {
    let n = x.len();
    h.fill(0.0);
    for i in 0..n.saturating_sub(1) {
        h[i * n + i] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        h[(i + 1) * n + i + 1] += 200.0;
        h[i * n + i + 1] = -400.0 * x[i];
        h[(i + 1) * n + i] = -400.0 * x[i];
    }
}

/// The Jacobian of [`ring`], row after row.
pub(crate) fn ring_jacobian(x: &[f64], j: &mut [f64]) {
    let n = x.len();
    j.fill(0.0);
    for i in 0..n {
        let next = (i + 1) % n;
        j[i * n + i] += x[i].cos() * x[next];
        j[i * n + next] += x[i].sin();
    }
}
