//! `jacobian`, its variants and its reuse. The products are in `products.rs`.

use super::{Findings, Law, differential, products};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, flat, spoiled};
use Operator::Jacobian;
use fluxions::engine::Engine;
use fluxions::sparse::Pattern;
use fluxions::target::ColumnMajor;
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
    differential::run(b, trial, findings);
}

fn row_major(j: &DMatrix<f64>) -> Vec<f64> {
    j.transpose().as_slice().to_vec()
}

fn jacobian<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, sample: &Sample<In<F>>, findings: &mut Findings) {
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
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
    let mut into = vec![f64::NAN; m * n];
    let _ = findings.ok(Jacobian, p.with(args).jacobian_into(x, &mut columns(&mut into, m, n)));
    findings.same(Law::Overwrites, Jacobian, &into, j.as_slice());
    into.fill(f64::NAN);
    let mut y = spoiled::<Out<F>>(Out::<F>::view(&y));
    let mut target = columns(&mut into, m, n);
    let (outcome, allocations) =
        allocations_in(|| p.with(args).value_and_jacobian_into(x, Out::<F>::view_mut(&mut y), &mut target));
    let _ = findings.ok(Jacobian, outcome);
    findings.same(Law::Overwrites, Jacobian, &into, j.as_slice());
    findings.close(Law::Overwrites, Jacobian, &flat::<Out<F>>(Out::<F>::view(&y)), &sample.value);
    findings.allocated(Jacobian, trial.allocates, allocations);
    let mut wrong = vec![0.0; (m + 1) * n];
    findings.refused(Jacobian, p.with(args).jacobian_into(x, &mut columns(&mut wrong, m + 1, n)));
    if let Some(again) = findings.ok(Jacobian, p.with(args).jacobian(x)) {
        findings.same(Law::Shapes, Jacobian, again.as_slice(), j.as_slice());
    }
    if let Some(fresh) = findings.ok(Jacobian, b.bind(f, args).jacobian(x)) {
        findings.same(Law::VariantsAgree, Jacobian, fresh.as_slice(), j.as_slice());
    }
    // The first call makes the pattern of a backend that knows none.
    let mut values = vec![f64::NAN; p.engine().pattern().map_or(m * n, Pattern::nnz)];
    let _ = findings.ok(Jacobian, p.with(args).sparse_jacobian_into(x, &mut values));
    values.fill(f64::NAN);
    let (outcome, allocations) = allocations_in(|| p.with(args).sparse_jacobian_into(x, &mut values));
    let _ = findings.ok(Jacobian, outcome);
    findings.allocated(Jacobian, trial.allocates, allocations);
    sparse(Jacobian, p.engine().pattern(), &values, &j, findings);
}

/// Returns the target of a matrix that has this many entries.
pub(super) fn columns(entries: &mut [f64], rows: usize, columns: usize) -> ColumnMajor<'_, f64> {
    ColumnMajor::new(entries, rows, columns).expect("there are as many entries")
}

/// Checks that sparse values are those of the dense matrix, which has zeros everywhere else. A pattern of one triangle stands for
/// both.
pub(super) fn sparse(
    operator: Operator,
    pattern: Option<&Pattern>,
    values: &[f64],
    dense: &DMatrix<f64>,
    findings: &mut Findings,
) {
    let Some(pattern) = pattern else {
        return findings.same(Law::VariantsAgree, operator, values, dense.as_slice());
    };
    let mut found = DMatrix::zeros(dense.nrows(), dense.ncols());
    for ((i, j), &value) in pattern.entries().zip(values) {
        found[(i, j)] = value;
        if operator == Operator::Hessian && pattern.place(j, i).is_none() {
            found[(j, i)] = value;
        }
    }
    findings.same(Law::VariantsAgree, operator, found.as_slice(), dense.as_slice());
}

fn reuse<B: Backend, F: Function + Clone>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let (f, args) = (trial.f(), trial.args());
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
