//! A complex step on num-complex, called directly.

use super::functions::rosenbrock;
use num_complex::Complex64;

/// 2⁻¹⁰⁰
const STEP: f64 = 1.0 / (1u128 << 100) as f64;

/// ∇f of Rosenbrock's function, one component at a time; y is kept whole, as it is where a call may ask for the value too.
pub fn gradient(x: &[f64], numbers: &mut [Complex64], y: &mut Complex64, g: &mut [f64]) {
    numbers.iter_mut().zip(x).for_each(|(number, &x)| *number = Complex64::new(x, 0.0));
    for j in 0..x.len() {
        numbers[j].im = STEP;
        *y = rosenbrock(numbers, Complex64::new(0.0, 0.0), |c| c);
        g[j] = y.im / STEP;
        numbers[j].im = 0.0;
    }
}
