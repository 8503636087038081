//! The law of derivatives that a function does not know: they are NaN or an error, and no number.

use super::{Findings, Law};
use crate::case::{Sample, Trial, direction, flat};
use Operator::{Gradient, Hessian, Hvp};
use core::fmt::Debug;
use fluxions::{Backend, Differentiate, Error, Function, Operator, Space};

type In<F> = <F as Function>::Input;

/// Checks a function with first derivatives only.
///
/// Second derivatives that are differences are not asked for: differences of slopes are numbers of their own.
pub(super) fn run<B: Backend, F: Function<Output = f64>>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    for sample in &trial.samples {
        if !findings.second_only {
            let found = b.bind(trial.f(), trial.args()).gradient(sample.x());
            settle(Gradient, found.map(|g| flat::<In<F>>(In::<F>::view(&g))), &sample.jacobian, findings);
        }
        if findings.error(Hessian) == 0.0 {
            second(b, trial, sample, findings);
        }
    }
}

fn second<B: Backend, F: Function<Output = f64>>(
    b: &B,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    findings: &mut Findings,
) {
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let unknown = vec![f64::NAN; sample.at.len()];
    let found = b.bind(f, args).hessian(x).map(|h| h.as_slice().to_vec());
    settle(Hessian, found, &unknown.repeat(unknown.len()), findings);
    let x_dot = direction::<In<F>>(x, 0);
    let found = b.bind(f, args).hvp(x, In::<F>::view(&x_dot)).map(|p| flat::<In<F>>(In::<F>::view(&p)));
    settle(Hvp, found, &unknown, findings);
}

/// Checks that each number is the one expected, or NaN, unless the call was refused because the derivative is unknown.
fn settle<E: Debug>(operator: Operator, found: Result<Vec<f64>, Error<E>>, expected: &[f64], findings: &mut Findings) {
    if matches!(found, Err(Error::UnknownOrder)) {
        return findings.check(Law::Unknown, operator, true, format_args!(""));
    }
    let Some(found) = findings.ok(operator, found) else { return };
    let known: Vec<f64> = found.iter().zip(expected).map(|(f, &e)| if f.is_nan() { f64::NAN } else { e }).collect();
    findings.close(Law::Unknown, operator, &found, &known);
}
