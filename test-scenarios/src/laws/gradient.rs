//! `gradient`, `hessian` and `hvp`.

use super::general::silent;
use super::{Bench, Law};
use crate::allocations::allocations_in;
use crate::case::{direction, flat, spoiled};
use crate::{Case, Expected};
use Operator::{Gradient, Hessian, Hvp};
use fluxions::{Backend, Counting, Differentiate, Function, IsNumber, Operator, Space, View};
use nalgebra::DMatrix;

type In<C> = <<C as Case>::F as Function>::Input;
type Out<C> = <<C as Case>::F as Function>::Output;

pub(super) fn run<B: Backend + Expected, C: Case>(b: &B, case: &C, bench: &mut Bench)
where
    Out<C>: IsNumber,
{
    let f = Counting::new(case.f());
    for which in [0, 1, 0] {
        let x = case.x(which);
        gradient(b, case, &f, In::<C>::view(&x), bench);
        let h = hessian(b, case, &f, In::<C>::view(&x), bench);
        hvp(b, case, &f, In::<C>::view(&x), h, bench);
    }
    reuse(b, case, &f, bench);
}

fn numbers<C: Case>(x: &fluxions::Owned<In<C>, f64>) -> Vec<f64> {
    flat::<In<C>>(In::<C>::view(x))
}

fn gradient<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    x: View<'_, In<C>, f64>,
    bench: &mut Bench,
) where
    Out<C>: IsNumber,
{
    let at = flat::<In<C>>(x);
    let by_hand = case.jacobian(&at);
    let Some(mut p) = bench.ok(Gradient, b.bind(f, case.args()).prepare_gradient(x)) else { return };
    f.reset();
    let Some(g) = bench.ok(Gradient, p.with(case.args()).gradient(x)).map(|g| numbers::<C>(&g)) else { return };
    let (calls, stated) = (f.reset() as usize, b.calls(Gradient, at.len(), 1));
    bench.check(Law::Calls, Gradient, calls <= stated, || format!("{calls} calls, stated {stated}"));
    bench.close(Law::Correct, Gradient, &g, &by_hand);
    if let Some((y, again)) = bench.ok(Gradient, p.with(case.args()).value_and_gradient(x)) {
        bench.close(Law::Correct, Gradient, &flat::<Out<C>>(Out::<C>::view(&y)), &case.value(&at));
        bench.same(Law::VariantsAgree, Gradient, &numbers::<C>(&again), &g);
    }
    let mut into = spoiled::<In<C>>(x);
    let (outcome, allocations) =
        allocations_in(|| p.with(case.args()).value_and_gradient_into(x, In::<C>::view_mut(&mut into)));
    let _ = bench.ok(Gradient, outcome);
    silent(case, allocations, Gradient, bench);
    bench.same(Law::Overwrites, Gradient, &numbers::<C>(&into), &g);
    if let Some(fresh) = bench.ok(Gradient, b.bind(f, case.args()).gradient(x)) {
        bench.same(Law::VariantsAgree, Gradient, &numbers::<C>(&fresh), &g);
    }
}

/// H by hand, unless the case leaves it out; without inputs it is empty.
fn by_hand<C: Case>(case: &C, at: &[f64]) -> Option<Vec<f64>> {
    let h = case.second(at);
    (!h.is_empty() || at.is_empty()).then_some(h)
}

/// Gives the H that was found.
fn hessian<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    x: View<'_, In<C>, f64>,
    bench: &mut Bench,
) -> Option<DMatrix<f64>>
where
    Out<C>: IsNumber,
{
    let at = flat::<In<C>>(x);
    let n = at.len();
    let mut p = bench.ok(Hessian, b.bind(f, case.args()).prepare_hessian(x))?;
    let h = bench.ok(Hessian, p.with(case.args()).hessian(x))?;
    if let Some(by_hand) = by_hand(case, &at) {
        bench.close(Law::Correct, Hessian, h.as_slice(), &by_hand);
    }
    bench.close(Law::Symmetric, Hessian, h.transpose().as_slice(), h.as_slice());
    let mut into = DMatrix::repeat(n, n, f64::NAN);
    let mut g = spoiled::<In<C>>(x);
    let (outcome, allocations) =
        allocations_in(|| p.with(case.args()).value_gradient_and_hessian_into(x, In::<C>::view_mut(&mut g), &mut into));
    if let Some(y) = bench.ok(Hessian, outcome) {
        bench.close(Law::Correct, Hessian, &flat::<Out<C>>(Out::<C>::view(&y)), &case.value(&at));
    }
    silent(case, allocations, Hessian, bench);
    bench.same(Law::Overwrites, Hessian, into.as_slice(), h.as_slice());
    bench.close(Law::Correct, Hessian, &numbers::<C>(&g), &case.jacobian(&at));
    let mut wrong = DMatrix::zeros(n, n + 1);
    bench.refused(Hessian, p.with(case.args()).hessian_into(x, &mut wrong));
    if let Some(again) = bench.ok(Hessian, p.with(case.args()).hessian(x)) {
        bench.same(Law::Shapes, Hessian, again.as_slice(), h.as_slice());
    }
    Some(h)
}

/// H ẋ by hand, or else by the `hessian` that was found.
fn hvp<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    x: View<'_, In<C>, f64>,
    hessian: Option<DMatrix<f64>>,
    bench: &mut Bench,
) where
    Out<C>: IsNumber,
{
    let at = flat::<In<C>>(x);
    let found = || hessian.map(|h| (Law::VariantsAgree, h.transpose().as_slice().to_vec()));
    let Some((law, h)) = by_hand(case, &at).map(|h| (Law::Correct, h)).or_else(found) else { return };
    let n = at.len();
    let Some(mut p) = bench.ok(Hvp, b.bind(f, case.args()).prepare_hvp(x)) else { return };
    let tangents: Vec<_> = (0..2).map(|k| direction::<In<C>>(x, k)).collect();
    let mut products = Vec::new();
    for t in &tangents {
        let t_flat = numbers::<C>(t);
        let expected: Vec<f64> = (0..n).map(|i| (0..n).map(|j| h[i * n + j] * t_flat[j]).sum()).collect();
        let Some(found) = bench.ok(Hvp, p.with(case.args()).hvp(x, In::<C>::view(t))) else { return };
        bench.close(law, Hvp, &numbers::<C>(&found), &expected);
        let (mut g, mut into) = (spoiled::<In<C>>(x), spoiled::<In<C>>(x));
        let (outcome, allocations) = allocations_in(|| {
            let call = p.with(case.args());
            call.gradient_and_hvp_into(x, In::<C>::view(t), In::<C>::view_mut(&mut g), In::<C>::view_mut(&mut into))
        });
        let _ = bench.ok(Hvp, outcome);
        silent(case, allocations, Hvp, bench);
        bench.same(Law::Overwrites, Hvp, &numbers::<C>(&into), &numbers::<C>(&found));
        bench.close(Law::Correct, Hvp, &numbers::<C>(&g), &case.jacobian(&at));
        products.push(numbers::<C>(&found));
    }
    let views: Vec<_> = tangents.iter().map(In::<C>::view).collect();
    if let Some(all) = bench.ok(Hvp, p.with(case.args()).hvp_batch(x, &views)) {
        for (found, expected) in all.iter().zip(&products) {
            bench.close(Law::VariantsAgree, Hvp, &numbers::<C>(found), expected);
        }
    }
    if let Some(mut map) = bench.ok(Hvp, p.with(case.args()).at(x))
        && let Some(found) = bench.ok(Hvp, map.hvp(views[0]))
    {
        bench.close(Law::VariantsAgree, Hvp, &numbers::<C>(&found), &products[0]);
    }
}

fn reuse<B: Backend + Expected, C: Case>(b: &B, case: &C, f: &Counting<C::F>, bench: &mut Bench)
where
    Out<C>: IsNumber,
{
    let (a, other) = (case.x(0), case.x(1));
    let Some(mut p) = bench.ok(Gradient, b.bind(f, case.args()).prepare_gradient(In::<C>::view(&other))) else {
        return;
    };
    for x in [&a, &other, &a] {
        if let Some(g) = bench.ok(Gradient, p.with(case.args()).gradient(In::<C>::view(x))) {
            let Some(fresh) = bench.ok(Gradient, b.bind(f, case.args()).gradient(In::<C>::view(x))) else { return };
            bench.same(Law::Reuse, Gradient, &numbers::<C>(&g), &numbers::<C>(&fresh));
        }
    }
}
