//! `derivative` and `second_derivative`.

use super::{Findings, Law};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, flat, spoiled};
use Operator::{Derivative, SecondDerivative};
use fluxions::{Backend, Differentiate, Function, IsNumber, Operator, Owned, Space};

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

fn numbers<F: Function>(y: &Owned<Out<F>, f64>) -> Vec<f64> {
    flat::<Out<F>>(Out::<F>::view(y))
}

pub(super) fn run<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings)
where
    In<F>: IsNumber,
{
    for which in [0, 1, 0] {
        if !findings.second_only {
            first(b, trial, which, findings);
        }
        second(b, trial, &trial.samples[which], findings);
    }
}

fn first<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, which: usize, findings: &mut Findings)
where
    In<F>: IsNumber,
{
    let (f, args, sample) = (trial.f(), trial.args(), &trial.samples[which]);
    let (prepared_at, x) = (trial.samples[1 - which].x(), sample.x());
    let Some(mut p) = findings.ok(Derivative, b.bind(f, args).prepare_derivative(prepared_at)) else { return };
    f.reset();
    let Some(d) = findings.ok(Derivative, p.with(args).derivative(x)) else { return };
    findings.called(Derivative, (1, sample.value.len()), 0, f.reset());
    let found = numbers::<F>(&d);
    findings.close(Law::Correct, Derivative, &found, &sample.jacobian);
    let (mut y, mut into) = (spoiled::<Out<F>>(Out::<F>::view(&d)), spoiled::<Out<F>>(Out::<F>::view(&d)));
    let (outcome, allocations) = allocations_in(|| {
        p.with(args).value_and_derivative_into(x, Out::<F>::view_mut(&mut y), Out::<F>::view_mut(&mut into))
    });
    let _ = findings.ok(Derivative, outcome);
    findings.allocated(Derivative, trial.allocates, allocations);
    findings.same(Law::Overwrites, Derivative, &numbers::<F>(&into), &found);
    findings.close(Law::Correct, Derivative, &numbers::<F>(&y), &sample.value);
    if let Some(fresh) = findings.ok(Derivative, b.bind(f, args).derivative(x)) {
        findings.same(Law::VariantsAgree, Derivative, &numbers::<F>(&fresh), &found);
    }
}

fn second<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, sample: &Sample<In<F>>, findings: &mut Findings)
where
    In<F>: IsNumber,
{
    if sample.second.is_empty() {
        return;
    }
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let Some(mut p) = findings.ok(SecondDerivative, b.bind(f, args).prepare_second_derivative(x)) else { return };
    let Some(d) = findings.ok(SecondDerivative, p.with(args).second_derivative(x)) else { return };
    findings.close(Law::Correct, SecondDerivative, &numbers::<F>(&d), &sample.second);
    let blank = || spoiled::<Out<F>>(Out::<F>::view(&d));
    let (mut y, mut first, mut into) = (blank(), blank(), blank());
    let (outcome, allocations) = allocations_in(|| {
        let (y, first) = (Out::<F>::view_mut(&mut y), Out::<F>::view_mut(&mut first));
        p.with(args).value_derivative_and_second_derivative_into(x, y, first, Out::<F>::view_mut(&mut into))
    });
    let _ = findings.ok(SecondDerivative, outcome);
    findings.allocated(SecondDerivative, trial.allocates, allocations);
    findings.same(Law::Overwrites, SecondDerivative, &numbers::<F>(&into), &numbers::<F>(&d));
    findings.close(Law::Correct, SecondDerivative, &numbers::<F>(&y), &sample.value);
    findings.close(Law::Correct, SecondDerivative, &numbers::<F>(&first), &sample.jacobian);
}

/// Compares f, f′ and f″ at a point with those by hand, if the backend is exact.
pub(super) fn far_out<B: Backend, F>(b: &B, f: &F, x: f64, by_hand: [f64; 3], findings: &mut Findings)
where
    F: Function<Input = f64, Output = f64, Context = ()>,
{
    if !findings.second_only
        && findings.error(Derivative) == 0.0
        && let Some((y, slope)) = findings.ok(Derivative, b.value_and_derivative(f, x))
    {
        findings.digits(Derivative, &[y, slope], &by_hand[..2]);
    }
    if findings.error(SecondDerivative) == 0.0
        && let Some(second) = findings.ok(SecondDerivative, b.second_derivative(f, x))
    {
        findings.digits(SecondDerivative, &[second], &by_hand[2..]);
    }
}
