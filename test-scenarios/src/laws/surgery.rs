//! The law of surgery: a gradient that is changed where it flows back is the changed one, or the call is refused.

use super::{Findings, Law};
use crate::case::{Sample, Trial, direction, flat};
use Operator::{Gradient, Hessian, Hvp, Jacobian, Pullback, Pushforward};
use core::fmt::Debug;
use fluxions::{Backend, Differentiate, Error, Function, Operator, Space};

type In<F> = <F as Function>::Input;

/// Whether a call may be refused because the change is not linear.
#[derive(Clone, Copy, PartialEq)]
enum Refusal {
    Never,
    May,
    Must,
}

/// Checks the operators of a function whose gradient is changed. A case with second derivatives has a change that is linear.
///
/// A backend whose derivatives are differences of what is changed goes past the change, and is not asked.
pub(super) fn run<B: Backend, F: Function<Output = f64>>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    if findings.error(Gradient) > 0.0 {
        return;
    }
    if !findings.second_only {
        gradient(b, trial, findings);
    }
    for sample in &trial.samples {
        if !findings.second_only {
            first(b, trial, sample, findings);
        }
        if findings.error(Hessian) == 0.0 {
            second(b, trial, sample, findings);
        }
    }
}

fn gradient<B: Backend, F: Function<Output = f64>>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let (f, args, x) = (trial.f(), trial.args(), trial.samples[0].x());
    let Some(mut p) = findings.ok(Gradient, b.bind(f, args).prepare_gradient(x)) else { return };
    for sample in [&trial.samples[0], &trial.samples[1], &trial.samples[0]] {
        let found = p.with(args).value_and_gradient(sample.x());
        let found = found.map(|(y, g)| [vec![y], flat::<In<F>>(In::<F>::view(&g))].concat());
        let expected = [&sample.value[..], &sample.jacobian].concat();
        settle(Gradient, found, &expected, flows_back(sample), findings);
    }
}

fn flows_back<X: Space<Real = f64>>(sample: &Sample<X>) -> Refusal {
    if sample.hessian().is_some() { Refusal::Never } else { Refusal::May }
}

fn otherwise<X: Space<Real = f64>>(sample: &Sample<X>) -> Refusal {
    if sample.hessian().is_some() { Refusal::Never } else { Refusal::Must }
}

fn first<B: Backend, F: Function<Output = f64>>(
    b: &B,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    findings: &mut Findings,
) {
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let found = b.bind(f, args).pullback(x, 1.0).map(|g| flat::<In<F>>(In::<F>::view(&g)));
    settle(Pullback, found, &sample.jacobian, flows_back(sample), findings);
    let found = b.bind(f, args).jacobian(x).map(|j| j.as_slice().to_vec());
    settle(Jacobian, found, &sample.jacobian, flows_back(sample), findings);
    let x_dot = direction::<In<F>>(x, 0);
    let x_dot = In::<F>::view(&x_dot);
    let expected: f64 = flat::<In<F>>(x_dot).iter().zip(&sample.jacobian).map(|(x_dot, j)| x_dot * j).sum();
    let found = b.bind(f, args).pushforward(x, x_dot).map(|y_dot| vec![y_dot]);
    settle(Pushforward, found, &[expected], otherwise(sample), findings);
}

fn second<B: Backend, F: Function<Output = f64>>(
    b: &B,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    findings: &mut Findings,
) {
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let found = b.bind(f, args).hessian(x).map(|h| h.as_slice().to_vec());
    settle(Hessian, found, &sample.second, otherwise(sample), findings);
    let x_dot = direction::<In<F>>(x, 0);
    let x_dot = In::<F>::view(&x_dot);
    let seed = flat::<In<F>>(x_dot);
    let product = |row: &[f64]| -> f64 { row.iter().zip(&seed).map(|(h, x_dot)| h * x_dot).sum() };
    let expected: Vec<f64> = sample.second.chunks(seed.len()).map(product).collect();
    let found = b.bind(f, args).hvp(x, x_dot).map(|p| flat::<In<F>>(In::<F>::view(&p)));
    settle(Hvp, found, &expected, otherwise(sample), findings);
}

/// Checks that a call gave these numbers, or was refused.
fn settle<E: Debug>(
    operator: Operator,
    found: Result<Vec<f64>, Error<E>>,
    expected: &[f64],
    refusal: Refusal,
    findings: &mut Findings,
) {
    if matches!(found, Err(Error::NotLinear)) {
        return findings.check(Law::Correct, operator, refusal != Refusal::Never, format_args!("it is linear"));
    }
    let Some(found) = findings.ok(operator, found) else { return };
    if refusal == Refusal::Must {
        return findings.check(Law::Correct, operator, false, format_args!("found {found:?} where nothing is known"));
    }
    findings.close(Law::Correct, operator, &found, expected);
}
