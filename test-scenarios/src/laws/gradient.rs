//! `gradient`, `hessian` and `hvp`.

use super::general::{columns, sparse};
use super::{Findings, Law};
use crate::allocations::allocations_in;
use crate::case::{Sample, Trial, direction, flat, spoiled};
use Operator::{Gradient, Hessian, Hvp};
use fluxions::engine::Engine2;
use fluxions::sparse::Pattern;
use fluxions::{Backend, Differentiate, Function, IsNumber, Operator, Owned, Space};
use nalgebra::DMatrix;

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

pub(super) fn run<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings)
where
    Out<F>: IsNumber,
{
    for which in [0, 1, 0] {
        let sample = &trial.samples[which];
        if !findings.second_only {
            gradient(b, trial, sample, findings);
        }
        let h = hessian(b, trial, sample, findings);
        hvp(b, trial, sample, h, findings);
    }
    if !findings.second_only {
        reuse(b, trial, findings);
    }
    second_reuse(b, trial, findings);
}

fn numbers<F: Function>(x: &Owned<In<F>, f64>) -> Vec<f64> {
    flat::<In<F>>(In::<F>::view(x))
}

fn value<F: Function>(y: &Owned<Out<F>, f64>) -> Vec<f64> {
    flat::<Out<F>>(Out::<F>::view(y))
}

fn gradient<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, sample: &Sample<In<F>>, findings: &mut Findings)
where
    Out<F>: IsNumber,
{
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let Some(mut p) = findings.ok(Gradient, b.bind(f, args).prepare_gradient(x)) else { return };
    f.reset();
    let Some(g) = findings.ok(Gradient, p.with(args).gradient(x)) else { return };
    let g = numbers::<F>(&g);
    findings.called(Gradient, (sample.at.len(), 1), 0, f.reset());
    findings.close(Law::Correct, Gradient, &g, &sample.jacobian);
    if let Some((y, again)) = findings.ok(Gradient, p.with(args).value_and_gradient(x)) {
        findings.close(Law::Correct, Gradient, &value::<F>(&y), &sample.value);
        findings.same(Law::VariantsAgree, Gradient, &numbers::<F>(&again), &g);
    }
    let mut into = spoiled::<In<F>>(x);
    let (outcome, allocations) =
        allocations_in(|| p.with(args).value_and_gradient_into(x, In::<F>::view_mut(&mut into)));
    let _ = findings.ok(Gradient, outcome);
    findings.allocated(Gradient, trial.allocates, allocations);
    findings.same(Law::Overwrites, Gradient, &numbers::<F>(&into), &g);
    if let Some(fresh) = findings.ok(Gradient, b.bind(f, args).gradient(x)) {
        findings.same(Law::VariantsAgree, Gradient, &numbers::<F>(&fresh), &g);
    }
}

/// Returns the H that was found.
fn hessian<B: Backend, F: Function>(
    b: &B,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    findings: &mut Findings,
) -> Option<DMatrix<f64>>
where
    Out<F>: IsNumber,
{
    let (f, args, x, n) = (trial.f(), trial.args(), sample.x(), sample.at.len());
    let mut p = findings.ok(Hessian, b.bind(f, args).prepare_hessian(x))?;
    let h = findings.ok(Hessian, p.with(args).hessian(x))?;
    if let Some(by_hand) = sample.hessian() {
        findings.close(Law::Correct, Hessian, h.as_slice(), by_hand);
    }
    findings.close(Law::Symmetric, Hessian, h.transpose().as_slice(), h.as_slice());
    let mut into = vec![f64::NAN; n * n];
    let (mut g, mut target) = (spoiled::<In<F>>(x), columns(&mut into, n, n));
    let (outcome, allocations) =
        allocations_in(|| p.with(args).value_gradient_and_hessian_into(x, In::<F>::view_mut(&mut g), &mut target));
    if let Some(y) = findings.ok(Hessian, outcome) {
        findings.close(Law::Correct, Hessian, &value::<F>(&y), &sample.value);
    }
    findings.allocated(Hessian, trial.allocates, allocations);
    findings.same(Law::Overwrites, Hessian, &into, h.as_slice());
    findings.close(Law::Correct, Hessian, &numbers::<F>(&g), &sample.jacobian);
    let mut wrong = vec![0.0; (n + 1) * n];
    findings.refused(Hessian, p.with(args).hessian_into(x, &mut columns(&mut wrong, n + 1, n)));
    if let Some(again) = findings.ok(Hessian, p.with(args).hessian(x)) {
        findings.same(Law::Shapes, Hessian, again.as_slice(), h.as_slice());
    }
    // The first call makes the pattern of a backend that knows none.
    let mut values = vec![f64::NAN; p.engine().hessian_pattern().map_or(n * n, Pattern::nnz)];
    let _ = findings.ok(Hessian, p.with(args).sparse_hessian_into(x, &mut values));
    values.fill(f64::NAN);
    let (outcome, allocations) = allocations_in(|| p.with(args).sparse_hessian_into(x, &mut values));
    let _ = findings.ok(Hessian, outcome);
    findings.allocated(Hessian, trial.allocates, allocations);
    sparse(Hessian, p.engine().hessian_pattern(), &values, &h, findings);
    Some(h)
}

/// Returns H t for a Hessian in row-major order.
fn product(h: &[f64], t: &[f64]) -> Vec<f64> {
    let n = t.len();
    (0..n).map(|i| (0..n).map(|j| h[i * n + j] * t[j]).sum()).collect()
}

/// Compares H ẋ with the product by hand. Without a Hessian by hand it compares with the product of `hessian`, which
/// the backend gave.
fn hvp<B: Backend, F: Function>(
    b: &B,
    trial: &Trial<'_, F>,
    sample: &Sample<In<F>>,
    hessian: Option<DMatrix<f64>>,
    findings: &mut Findings,
) where
    Out<F>: IsNumber,
{
    let by_hand = sample.hessian().map(|h| (Law::Correct, h.to_vec()));
    let found = || hessian.map(|h| (Law::VariantsAgree, h.transpose().as_slice().to_vec()));
    let Some((law, h)) = by_hand.or_else(found) else { return };
    let (f, args, x) = (trial.f(), trial.args(), sample.x());
    let Some(mut p) = findings.ok(Hvp, b.bind(f, args).prepare_hvp(x)) else { return };
    let tangents: Vec<_> = (0..2).map(|k| direction::<In<F>>(x, k)).collect();
    let mut products = Vec::new();
    for t in &tangents {
        let Some(found) = findings.ok(Hvp, p.with(args).hvp(x, In::<F>::view(t))) else { return };
        let found = numbers::<F>(&found);
        findings.close(law, Hvp, &found, &product(&h, &numbers::<F>(t)));
        let (mut g, mut into) = (spoiled::<In<F>>(x), spoiled::<In<F>>(x));
        let (outcome, allocations) = allocations_in(|| {
            let (g, into) = (In::<F>::view_mut(&mut g), In::<F>::view_mut(&mut into));
            p.with(args).gradient_and_hvp_into(x, In::<F>::view(t), g, into)
        });
        let _ = findings.ok(Hvp, outcome);
        findings.allocated(Hvp, trial.allocates, allocations);
        findings.same(Law::Overwrites, Hvp, &numbers::<F>(&into), &found);
        findings.close(Law::Correct, Hvp, &numbers::<F>(&g), &sample.jacobian);
        products.push(found);
    }
    let views: Vec<_> = tangents.iter().map(In::<F>::view).collect();
    if let Some(all) = findings.ok(Hvp, p.with(args).hvp_batch(x, &views)) {
        for (found, expected) in all.iter().zip(&products) {
            findings.close(Law::VariantsAgree, Hvp, &numbers::<F>(found), expected);
        }
    }
    if let Some(mut map) = findings.ok(Hvp, p.with(args).at(x))
        && let Some(found) = findings.ok(Hvp, map.hvp(views[0]))
    {
        findings.close(Law::VariantsAgree, Hvp, &numbers::<F>(&found), &products[0]);
    }
}

fn reuse<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings)
where
    Out<F>: IsNumber,
{
    let (f, args) = (trial.f(), trial.args());
    let [a, other] = [trial.samples[0].x(), trial.samples[1].x()];
    let Some(mut p) = findings.ok(Gradient, b.bind(f, args).prepare_gradient(other)) else { return };
    for x in [a, other, a] {
        if let Some(g) = findings.ok(Gradient, p.with(args).gradient(x)) {
            let Some(fresh) = findings.ok(Gradient, b.bind(f, args).gradient(x)) else { return };
            findings.same(Law::Reuse, Gradient, &numbers::<F>(&g), &numbers::<F>(&fresh));
        }
    }
}

/// The same for the second order, up to rounding. It is left out without a Hessian by hand, because such cases are large.
fn second_reuse<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings)
where
    Out<F>: IsNumber,
{
    if trial.samples[0].hessian().is_none() {
        return;
    }
    let (f, args) = (trial.f(), trial.args());
    let [a, other] = [trial.samples[0].x(), trial.samples[1].x()];
    let Some(mut hessian) = findings.ok(Hessian, b.bind(f, args).prepare_hessian(other)) else { return };
    let Some(mut hvp) = findings.ok(Hvp, b.bind(f, args).prepare_hvp(other)) else { return };
    let t = direction::<In<F>>(a, 0);
    let t = In::<F>::view(&t);
    for x in [a, other, a] {
        let Some(fresh) = findings.ok(Hessian, b.bind(f, args).hessian(x)) else { return };
        if let Some(found) = findings.ok(Hessian, hessian.with(args).hessian(x)) {
            findings.close(Law::Reuse, Hessian, found.as_slice(), fresh.as_slice());
        }
        let Some(fresh) = findings.ok(Hvp, b.bind(f, args).hvp(x, t)) else { return };
        if let Some(found) = findings.ok(Hvp, hvp.with(args).hvp(x, t)) {
            findings.close(Law::Reuse, Hvp, &numbers::<F>(&found), &numbers::<F>(&fresh));
        }
    }
}
