//! The matrices by hand, as the floor: values in the order of the pattern.

use fluxions::sparse::Pattern;

/// The Jacobian of the Brusselator.
pub(crate) fn brusselator_jacobian(x: &[f64], pattern: &Pattern, values: &mut [f64]) {
    let points = x.len() / 2;
    let alpha = 0.1 * points as f64;
    let (u, v) = x.split_at(points);
    for j in 0..2 * points {
        let at = j % points;
        let by_v = j >= points;
        let diagonal = if by_v { -4.0 * alpha - u[at] * u[at] } else { -4.0 * alpha + 2.0 * u[at] * v[at] - 4.4 };
        let reaction = if by_v { u[at] * u[at] } else { 3.4 - 2.0 * u[at] * v[at] };
        for (&i, value) in pattern.column(j).iter().zip(&mut values[pattern.places(j)]) {
            let i = i as usize;
            *value = match i.abs_diff(j) {
                0 => diagonal,
                apart if apart == points => reaction,
                _ => alpha,
            };
        }
    }
}

/// The lower triangle of Rosenbrock's Hessian: diagonal and subdiagonal in turn.
pub(crate) fn rosenbrock_hessian(x: &[f64], values: &mut [f64]) {
    values.fill(0.0);
    for i in 0..x.len() - 1 {
        values[2 * i] += 1200.0 * x[i] * x[i] - 400.0 * x[i + 1] + 2.0;
        values[2 * i + 1] = -400.0 * x[i];
        values[2 * i + 2] += 200.0;
    }
}
