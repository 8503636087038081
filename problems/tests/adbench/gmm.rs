use crate::{assert_close, direction, dot};
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_problems::adbench::{Mixture, MixtureCase};

const SMALL: [&str; 3] = ["gmm_d2_k3_n1_adbench_test", "gmm_d2_k5_n20", "gmm_d10_k5_n100"];

fn by_hand(mixture: &Mixture, x: &[f64]) -> (f64, Vec<f64>) {
    let (mut work, mut gradient) = (vec![f64::NAN; mixture.gradient_work()], vec![f64::NAN; x.len()]);
    let value = mixture.gradient_by_hand(x, &mut work, &mut gradient);
    (value, gradient)
}

#[test]
fn expected_values() {
    for name in SMALL.iter().chain(&["gmm_d10_k25_n1000_perf"]) {
        let MixtureCase { mixture, x, expected } = MixtureCase::read(name).unwrap();
        assert_eq!(x.len(), mixture.unknowns());
        assert_close(name, &[mixture.log_likelihood(&x)], &[expected.value], 1e-13);
        let (value, gradient) = by_hand(&mixture, &x);
        assert_close(name, &[value], &[expected.value], 1e-13);
        assert_close(name, &gradient, &expected.gradient, 1e-11);
    }
}

#[test]
fn dual_numbers() {
    for name in SMALL {
        let MixtureCase { mixture, x, expected } = MixtureCase::read(name).unwrap();
        let (value, gradient) = Dual::new().value_and_gradient(mixture.log_likelihood_function(), &x).unwrap();
        assert_close(name, &[value], &[expected.value], 1e-13);
        assert_close(name, &gradient, &expected.gradient, 1e-11);
    }
}

#[test]
fn without_allocation() {
    let MixtureCase { mixture, x, expected } = MixtureCase::read(SMALL[1]).unwrap();
    let work = vec![0.0; mixture.work()];
    let f = mixture.log_likelihood_in_function();
    let gradient = Dual::new().bind(f, work.as_slice()).gradient(&x).unwrap();
    assert_close("gradient", &gradient, &expected.gradient, 1e-11);
}

#[test]
fn many_unknowns_in_one_direction() {
    let MixtureCase { mixture, x, expected } = MixtureCase::read("gmm_d10_k25_n1000_perf").unwrap();
    let x_dot = direction(x.len());
    let y_dot = Dual::new().pushforward(mixture.log_likelihood_function(), &x, &x_dot).unwrap();
    assert_close("pushforward", &[y_dot], &[dot(&expected.gradient, &x_dot)], 1e-10);
}

#[test]
fn finite_differences() {
    let MixtureCase { mixture, x, expected } = MixtureCase::read(SMALL[0]).unwrap();
    let gradient = FiniteDifference::central().gradient(mixture.log_likelihood_function(), &x).unwrap();
    assert_close("gradient", &gradient, &expected.gradient, 1e-7);
}

#[test]
fn a_prior_with_m_in_other_sizes() {
    let (mixture, x) = Mixture::random(3, 4, 6, 1).unwrap();
    let mixture = Mixture::new(3, 4, mixture.points().flatten().copied().collect(), 0.7, 2).unwrap();
    let (value, gradient) = Dual::new().value_and_gradient(mixture.log_likelihood_function(), &x).unwrap();
    let by_hand = by_hand(&mixture, &x);
    assert_close("value", &[by_hand.0], &[value], 1e-13);
    assert_close("gradient", &by_hand.1, &gradient, 1e-12);
}

#[test]
fn the_prior_alone() {
    // No point, one component, all unknowns 0: C − γ²/2 · 2, N = 5, and Γ₂(5/2) = √π Γ(5/2) Γ(2) with Γ(5/2) = ¾ √π.
    let gamma: f64 = 0.7;
    let expected = 10.0 * (gamma.ln() - 0.5 * f64::ln(2.0)) - (0.75 * std::f64::consts::PI).ln() - gamma * gamma;
    let mixture = Mixture::new(2, 1, vec![], gamma, 2).unwrap();
    assert_close("value", &[mixture.log_likelihood(&[0.0; 6])], &[expected], 1e-14);
    assert_close("by hand", &[by_hand(&mixture, &[0.0; 6]).0], &[expected], 1e-14);
}
