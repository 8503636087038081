/// ∇f of [`rosenbrock`](super::rosenbrock()) by hand; returns f.
pub fn rosenbrock_gradient(x: &[f64], g: &mut [f64]) -> f64 {
    g.fill(0.0);
    let mut sum = 0.0;
    for i in 0..x.len().saturating_sub(1) {
        let (a, b) = (x[i + 1] - x[i] * x[i], 1.0 - x[i]);
        sum += 100.0 * a * a + b * b;
        g[i] += -400.0 * a * x[i] - 2.0 * b;
        g[i + 1] += 200.0 * a;
    }
    sum
}
