//! ad_trait, called directly.

use super::functions::rosenbrock;
use ad_trait::forward_ad::adfn::adfn;
use ad_trait::reverse_ad::adr::{GlobalComputationGraph, adr};
use ad_trait::{AD, F64};

/// ∇f of Rosenbrock's function, `N` components at a time; y is kept whole, as it is where a call may ask for the value too.
pub fn forward<const N: usize>(x: &[f64], numbers: &mut [adfn<N>], y: &mut adfn<N>, g: &mut [f64]) {
    numbers.iter_mut().zip(x).for_each(|(number, &x)| *number = adfn::new_constant(x));
    for first in (0..x.len()).step_by(N) {
        let count = N.min(x.len() - first);
        for lane in 0..count {
            let unit = core::array::from_fn(|k| if k == lane { 1.0 } else { 0.0 });
            numbers[first + lane] = adfn::new(x[first + lane], unit);
        }
        *y = rosenbrock(numbers, adfn::new_constant(0.0), F64);
        g[first..first + count].copy_from_slice(&y.tangent()[..count]);
        for j in first..first + count {
            numbers[j] = adfn::new_constant(x[j]);
        }
    }
}

/// ∇f of Rosenbrock's function on the tape.
pub fn reverse(x: &[f64], numbers: &mut [adr], g: &mut [f64]) {
    GlobalComputationGraph::get().reset();
    numbers.iter_mut().zip(x).for_each(|(number, &x)| *number = adr::new_variable(x, false));
    let adjoints = rosenbrock(numbers, adr::constant(0.0), adr::constant).get_backwards_mode_grad();
    g.iter_mut().zip(numbers).for_each(|(g, number)| *g = adjoints.wrt(number));
}
