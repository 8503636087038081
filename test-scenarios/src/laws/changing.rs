//! Outputs of another shape than at the preparation.

use super::{Findings, Law};
use crate::case::{Sample, Trial, direction, flat};
use Operator::{Jacobian, Pullback, Pushforward};
use fluxions::{Backend, Differentiate, Function, Operator, Space};

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

pub(super) fn run<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let [one, other] = &trial.samples;
    for (here, there) in [(one, other), (other, one)] {
        jacobian(b, trial, [here, there], findings);
        products(b, trial, [here, there], findings);
    }
}

/// Calls at the point of the preparation and at the other one, by turns.
fn jacobian<B: Backend, F: Function>(
    b: &B,
    trial: &Trial<'_, F>,
    [here, there]: [&Sample<In<F>>; 2],
    findings: &mut Findings,
) {
    let (f, args) = (trial.f(), trial.args());
    let Some(mut p) = findings.ok(Jacobian, b.bind(f, args).prepare_jacobian(here.x())) else { return };
    let Some((_, first)) = findings.ok(Jacobian, p.with(args).value_and_jacobian(here.x())) else { return };
    findings.close(Law::Correct, Jacobian, first.transpose().as_slice(), &here.jacobian);
    for _ in 0..2 {
        findings.output_refused(Jacobian, p.with(args).jacobian(there.x()));
        findings.output_refused(Jacobian, p.with(args).value_and_jacobian(there.x()));
        let Some((y, j)) = findings.ok(Jacobian, p.with(args).value_and_jacobian(here.x())) else { return };
        findings.close(Law::Shapes, Jacobian, &flat::<Out<F>>(Out::<F>::view(&y)), &here.value);
        findings.same(Law::Shapes, Jacobian, j.as_slice(), first.as_slice());
    }
}

/// The same for products, also by the linear map at one point.
fn products<B: Backend, F: Function>(
    b: &B,
    trial: &Trial<'_, F>,
    [here, there]: [&Sample<In<F>>; 2],
    findings: &mut Findings,
) {
    let (f, args) = (trial.f(), trial.args());
    let Some(mut push) = findings.ok(Pushforward, b.bind(f, args).prepare_pushforward(here.x())) else { return };
    let Some(mut pull) = findings.ok(Pullback, b.bind(f, args).prepare_pullback(here.x())) else { return };
    let x_dot = direction::<In<F>>(here.x(), 0);
    let x_dot = In::<F>::view(&x_dot);
    let Some(first) = findings.ok(Pushforward, push.with(args).pushforward(here.x(), x_dot)) else { return };
    let y_bar = Out::<F>::view(&first);
    let Some(pulled) = findings.ok(Pullback, pull.with(args).pullback(here.x(), y_bar)) else { return };
    let Some((_, mut differential)) = findings.ok(Pullback, b.bind(f, args).linearize(here.x())) else { return };
    for _ in 0..2 {
        findings.output_refused(Pullback, differential.relinearize(there.x()));
        if let Some(again) = findings.ok(Pullback, differential.pullback(y_bar)) {
            let expected = flat::<In<F>>(In::<F>::view(&pulled));
            findings.same(Law::Shapes, Pullback, &flat::<In<F>>(In::<F>::view(&again)), &expected);
        }
        findings.output_refused(Pushforward, push.with(args).pushforward(there.x(), x_dot));
        findings.output_refused(Pullback, pull.with(args).pullback(there.x(), y_bar));
        let by_map = pull.with(args).at(there.x()).and_then(|mut map| map.pullback(y_bar));
        findings.output_refused(Pullback, by_map);
        if let Some(again) = findings.ok(Pushforward, push.with(args).pushforward(here.x(), x_dot)) {
            findings.same(Law::Shapes, Pushforward, &flat::<Out<F>>(Out::<F>::view(&again)), &flat::<Out<F>>(y_bar));
        }
        if let Some(again) = findings.ok(Pullback, pull.with(args).pullback(here.x(), y_bar)) {
            let expected = flat::<In<F>>(In::<F>::view(&pulled));
            findings.same(Law::Shapes, Pullback, &flat::<In<F>>(In::<F>::view(&again)), &expected);
        }
    }
}
