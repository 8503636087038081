//! autodiff, called directly.

use super::functions::rosenbrock;
use autodiff::F1;

/// ∇f of Rosenbrock's function, one component at a time; y is kept whole, as it is where a call may ask for the value too.
pub fn gradient(x: &[f64], numbers: &mut [F1], y: &mut F1, g: &mut [f64]) {
    numbers.iter_mut().zip(x).for_each(|(number, &x)| *number = F1::new(x, 0.0));
    for j in 0..x.len() {
        numbers[j].dx = 1.0;
        *y = rosenbrock(numbers, F1::new(0.0, 0.0), |c| c);
        g[j] = y.dx;
        numbers[j].dx = 0.0;
    }
}
