//! `jacobian`, its variants and its reuse. The products are in `products.rs`.

use super::{Findings, Law, products};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, flat, spoiled};
use Operator::Jacobian;
use fluxions::{Backend, Differentiate, Function, Operator, Space};
use nalgebra::DMatrix;

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

pub(super) fn run<B: Backend, F: Function + Clone>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    for (which, sample) in trial.samples.iter().enumerate() {
        jacobian(b, trial, sample, findings);
        products::run(b, trial, sample, which, findings);
    }
    reuse(b, trial, findings);
}

fn row_major(j: &DMatrix<f64>) -> Vec<f64> {
    j.transpose().as_slice().to_vec()
}

fn jacobian<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, sample: &Sample<In<F>>, findings: &mut Findings) {
    let (f, args, x) = (&trial.f, trial.args(), sample.x());
    f.reset();
    let Some(mut p) = findings.ok(Jacobian, b.bind(f, args).prepare_jacobian(x)) else { return };
    findings.prepared(Jacobian, f.reset());
    let (n, m) = p.dims();
    let Some(j) = findings.ok(Jacobian, p.with(args).jacobian(x)) else { return };
    findings.called(Jacobian, (n, m), 0, f.reset());
    findings.close(Law::Correct, Jacobian, &row_major(&j), &sample.jacobian);
    let Some((y, again)) = findings.ok(Jacobian, p.with(args).value_and_jacobian(x)) else { return };
    findings.same(Law::VariantsAgree, Jacobian, again.as_slice(), j.as_slice());
    findings.close(Law::Correct, Jacobian, &flat::<Out<F>>(Out::<F>::view(&y)), &sample.value);
    let mut into = DMatrix::repeat(m, n, f64::NAN);
    let _ = findings.ok(Jacobian, p.with(args).jacobian_into(x, &mut into));
    findings.same(Law::Overwrites, Jacobian, into.as_slice(), j.as_slice());
    into.fill(f64::NAN);
    let mut y = spoiled::<Out<F>>(Out::<F>::view(&y));
    let (outcome, allocations) =
        allocations_in(|| p.with(args).value_and_jacobian_into(x, Out::<F>::view_mut(&mut y), &mut into));
    let _ = findings.ok(Jacobian, outcome);
    findings.same(Law::Overwrites, Jacobian, into.as_slice(), j.as_slice());
    findings.close(Law::Overwrites, Jacobian, &flat::<Out<F>>(Out::<F>::view(&y)), &sample.value);
    findings.allocated(Jacobian, trial.allocates, allocations);
    let mut wrong = DMatrix::zeros(m + 1, n);
    findings.refused(Jacobian, p.with(args).jacobian_into(x, &mut wrong));
    if let Some(again) = findings.ok(Jacobian, p.with(args).jacobian(x)) {
        findings.same(Law::Shapes, Jacobian, again.as_slice(), j.as_slice());
    }
    if let Some(fresh) = findings.ok(Jacobian, b.bind(f, args).jacobian(x)) {
        findings.same(Law::VariantsAgree, Jacobian, fresh.as_slice(), j.as_slice());
    }
}

fn reuse<B: Backend, F: Function + Clone>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let (f, args) = (&trial.f, trial.args());
    let [a, other] = [trial.samples[0].x(), trial.samples[1].x()];
    let Some(mut p) = findings.ok(Jacobian, b.bind(f, args).prepare_jacobian(other)) else { return };
    let Some(fresh) = findings.ok(Jacobian, b.bind(f, args).jacobian(a)) else { return };
    for x in [a, other, a] {
        let Some(found) = findings.ok(Jacobian, p.with(args).jacobian(x)) else { return };
        let Some(fresh) = findings.ok(Jacobian, b.bind(f, args).jacobian(x)) else { return };
        findings.same(Law::Reuse, Jacobian, found.as_slice(), fresh.as_slice());
    }
    if let Some(found) = findings.ok(Jacobian, p.with(args).jacobian(a)) {
        findings.same(Law::Reuse, Jacobian, found.as_slice(), fresh.as_slice());
    }
    let shared = p.shared();
    if let Some(found) = findings.ok(Jacobian, shared.call(|p| p.with(args).jacobian(a))) {
        findings.same(Law::VariantsAgree, Jacobian, found.as_slice(), fresh.as_slice());
    }
}
