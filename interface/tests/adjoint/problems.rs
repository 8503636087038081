//! The known problems beside their derivatives by hand.

use crate::close;
use fluxions::adjoint::{Cell, Stack};
use fluxions_problems::adbench::{Bundle, Lstm, Mixture, Observation};
use fluxions_problems::mgh::*;

/// Jᵀ ȳ of problems of Moré, Garbow and Hillstrom.
macro_rules! agree {
    ($($f:ident: $problem:expr;)*) => {$({
        let problem: Problem = $problem;
        let x: Vec<f64> = problem.start.iter().enumerate().map(|(i, x)| x * 1.1 + 0.01 * i as f64).collect();
        let seed: Vec<f64> = (0..problem.residuals).map(|i| 1.0 - 0.1 * i as f64).collect();
        let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
        let y_bar: Vec<_> = seed.iter().map(|s| Cell::new(*s)).collect();
        let mut y = vec![f64::NAN; problem.residuals];
        $f::adjoint(&mut y, &y_bar, &x, &x_bar, &mut Stack::new());
        let expected = problem.jacobian_at(&x).tr_mul(&fluxions::nalgebra::DVector::from_vec(seed));
        let scale = expected.amax().max(1.0);
        let scaled = |list: Vec<f64>| list.into_iter().map(|v| v / scale).collect::<Vec<_>>();
        let adjoint = x_bar.into_iter().map(Cell::into_inner).collect();
        close(&scaled(adjoint), &scaled(expected.as_slice().to_vec()), problem.name);
        close(&y, &problem.value_at(&x), problem.name);
    })*};
}

#[test]
fn more_garbow_and_hillstrom() {
    agree! {
        rosenbrock: rosenbrock_problem();
        freudenstein_roth: freudenstein_roth_problem();
        powell_badly_scaled: powell_badly_scaled_problem();
        brown_badly_scaled: brown_badly_scaled_problem();
        beale: beale_problem();
        jennrich_sampson: jennrich_sampson_problem(10);
        helical_valley: helical_valley_problem();
        bard: bard_problem();
        gaussian: gaussian_problem();
        meyer: meyer_problem();
        gulf: gulf_problem(10);
        box_three_dimensional: box_three_dimensional_problem(10);
        powell_singular: powell_singular_problem();
        wood: wood_problem();
        kowalik_osborne: kowalik_osborne_problem();
        brown_dennis: brown_dennis_problem(20);
        osborne1: osborne1_problem();
        biggs_exp6: biggs_exp6_problem(13);
        osborne2: osborne2_problem();
        watson: watson_problem(6);
        extended_rosenbrock: extended_rosenbrock_problem(5);
        extended_powell_singular: extended_powell_singular_problem(3);
        penalty1: penalty1_problem(4);
        penalty2: penalty2_problem(4);
        variably_dimensioned: variably_dimensioned_problem(10);
        trigonometric: trigonometric_problem(10);
        brown_almost_linear: brown_almost_linear_problem(10);
        discrete_boundary_value: discrete_boundary_value_problem(5);
        discrete_integral_equation: discrete_integral_equation_problem(10);
        broyden_tridiagonal: broyden_tridiagonal_problem(10);
        broyden_banded: broyden_banded_problem(10);
        linear_full_rank: linear_full_rank_problem(5, 10);
        linear_rank1: linear_rank1_problem(5, 10);
        linear_rank1_with_zeros: linear_rank1_with_zeros_problem(5, 10);
        chebyquad: chebyquad_problem(9);
    }
}

/// Numbers between −½ and ½.
fn some(n: usize) -> Vec<f64> {
    (0..n).map(|i| ((i * 37 + 11) % 101) as f64 / 101.0 - 0.5).collect()
}

#[test]
fn mixture() {
    let mixture = Mixture::new(3, 2, some(12), 1.0, 1).expect("a mixture");
    let x = some(mixture.unknowns());
    let (value, expected) = crate::value_and_gradient(&mixture.log_likelihood_function(), &x);
    let mut stack = Stack::new();
    let work = mixture.work();
    for _ in 0..2 {
        let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
        let work_bar: Vec<_> = (0..work).map(|_| Cell::new(0.0)).collect();
        let y = mixture.log_likelihood_in__adjoint(
            &x,
            &x_bar,
            &mut vec![f64::NAN; work],
            &work_bar,
            &Cell::new(1.0),
            &mut stack,
        );
        close(&[y], &[value], "mixture");
        close(&x_bar.into_iter().map(Cell::into_inner).collect::<Vec<_>>(), &expected, "mixture");
        assert!(work_bar.iter().all(|b| b.get() == 0.0), "the adjoint of scratch is used up");
    }
    let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
    mixture.log_likelihood__adjoint(&x, &x_bar, &Cell::new(1.0), &mut stack);
    close(&x_bar.into_iter().map(Cell::into_inner).collect::<Vec<_>>(), &expected, "mixture that makes its scratch");
}

#[test]
fn network() {
    let network = Lstm::new(2, 3, some(12), some(15)).expect("a network");
    let x = some(network.unknowns());
    let (value, expected) = crate::value_and_gradient(&network.loss_function(), &x);
    let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
    let y = network.loss__adjoint(&x, &x_bar, &Cell::new(1.0), &mut Stack::new());
    close(&[y], &[value], "network");
    close(&x_bar.into_iter().map(Cell::into_inner).collect::<Vec<_>>(), &expected, "network");
}

#[test]
fn bundle() {
    let seen = [(0, 1), (1, 0), (1, 2)].map(|(camera, point)| Observation { camera, point, feature: [0.1, -0.2] });
    let bundle = Bundle::new(2, 3, seen.to_vec()).expect("a bundle");
    let x: Vec<f64> = some(bundle.unknowns()).into_iter().map(|x| x + 1.0).collect();
    let seed = some(bundle.residual_count());
    let f = bundle.residuals_function(&vec![0.0; bundle.residual_count()]);
    let expected = crate::pullback(&f, &x, &seed);
    let x_bar: Vec<_> = x.iter().map(|_| Cell::new(0.0)).collect();
    let y_bar: Vec<_> = seed.iter().map(|s| Cell::new(*s)).collect();
    let mut y = vec![f64::NAN; bundle.residual_count()];
    bundle.residuals__adjoint(&mut y, &y_bar, &x, &x_bar, &mut Stack::new());
    close(&x_bar.into_iter().map(Cell::into_inner).collect::<Vec<_>>(), &expected, "bundle");
}
