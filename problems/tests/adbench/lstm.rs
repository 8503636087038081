use crate::{assert_close, direction, dot};
use fluxions::prelude::*;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Lstm, LstmCase};

const SMALL: &str = "lstm_l2_c20_b14";
const LARGE: &str = "lstm_l2_c1024_perf";

/// Relative to the largest, for gradients that are small all over.
fn assert_gradient(what: &str, found: &[f64], expected: &[f64], tolerance: f64) {
    let largest = expected.iter().fold(0.0, |largest, g: &f64| g.abs().max(largest));
    let by_largest = |g: &[f64]| g.iter().map(|g| g / largest).collect::<Vec<_>>();
    assert_close(what, &by_largest(found), &by_largest(expected), tolerance);
}

#[test]
fn expected_values() {
    for name in [SMALL, LARGE] {
        let LstmCase { lstm, x, expected } = LstmCase::read(name).unwrap();
        assert_eq!(x.len(), lstm.unknowns());
        assert_close(name, &[lstm.loss(&x)], &[expected.value], 1e-13);
        let (mut work, mut gradient) = (lstm.gradient_work(), vec![f64::NAN; x.len()]);
        for _ in 0..2 {
            let value = lstm.gradient_by_hand(&x, &mut work, &mut gradient);
            assert_close(name, &[value], &[expected.value], 1e-13);
            assert_gradient(name, &gradient, &expected.gradient, 1e-12);
        }
    }
}

#[test]
fn dual_numbers() {
    let LstmCase { lstm, x, expected } = LstmCase::read(SMALL).unwrap();
    let (value, gradient) = Dual::new().value_and_gradient(lstm.loss_function(), &x).unwrap();
    assert_close("value", &[value], &[expected.value], 1e-13);
    assert_gradient("gradient", &gradient, &expected.gradient, 1e-12);
    let work = vec![0.0; lstm.work()];
    let gradient = Dual::new().bind(lstm.loss_in_function(), work.as_slice()).gradient(&x).unwrap();
    assert_gradient("without allocation", &gradient, &expected.gradient, 1e-12);
}

#[test]
fn a_long_text_in_one_direction() {
    let LstmCase { lstm, x, expected } = LstmCase::read(LARGE).unwrap();
    let x_dot = direction(x.len());
    let y_dot = Dual::new().pushforward(lstm.loss_function(), &x, &x_dot).unwrap();
    assert_gradient("pushforward", &[y_dot], &[dot(&expected.gradient, &x_dot)], 1e-10);
}

#[test]
fn finite_differences() {
    let LstmCase { lstm, x, expected } = LstmCase::read(SMALL).unwrap();
    let gradient = FiniteDifference::central().gradient(lstm.loss_function(), &x).unwrap();
    assert_gradient("gradient", &gradient, &expected.gradient, 1e-6);
}

#[test]
fn other_sizes() {
    let (lstm, x) = Lstm::random(3, 4, 6, 1).unwrap();
    let (mut work, mut gradient) = (lstm.gradient_work(), vec![f64::NAN; x.len()]);
    let value = lstm.gradient_by_hand(&x, &mut work, &mut gradient);
    let expected = Dual::new().value_and_gradient(lstm.loss_function(), &x).unwrap();
    assert_close("value", &[value], &[expected.0], 1e-13);
    assert_gradient("gradient", &gradient, &expected.1, 1e-12);
}

#[test]
fn sizes_are_checked() {
    let found = Lstm::new(1, 2, vec![0.0; 4], vec![0.0; 3]);
    assert!(matches!(found, Err(DataError::Range { number: "characters", found: 1 })));
    let found = Lstm::new(1, 2, vec![0.0; 3], vec![0.0; 4]);
    assert!(matches!(found, Err(DataError::Length { list: "state", expected: 4, found: 3 })));
}
