//! `pushforward`, `pullback` and `jacobian`.

use super::{Bench, Law};
use crate::allocations::{allocations_in, are_counted};
use crate::case::{direction, flat, spoiled};
use crate::{Case, Expected};
use Operator::{Jacobian, Pullback, Pushforward};
use fluxions::{Backend, Counting, Differentiate, Function, Operator, Space};
use nalgebra::DMatrix;

pub(super) fn run<B: Backend + Expected, C: Case>(b: &B, case: &C, bench: &mut Bench) {
    let f = Counting::new(case.f());
    let points = [case.x(0), case.x(1)];
    for (which, x) in points.iter().enumerate() {
        let x = <C::F as Function>::Input::view(x);
        jacobian(b, case, &f, x, bench);
        linear(b, case, &f, x, which, bench);
    }
    reuse(b, case, &f, &points, bench);
}

type In<C> = <<C as Case>::F as Function>::Input;
type Out<C> = <<C as Case>::F as Function>::Output;

fn row_major(j: &DMatrix<f64>) -> Vec<f64> {
    j.transpose().as_slice().to_vec()
}

fn jacobian<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    x: fluxions::View<'_, In<C>, f64>,
    bench: &mut Bench,
) {
    let (value, by_hand) = (case.value(&flat::<In<C>>(x)), case.jacobian(&flat::<In<C>>(x)));
    f.reset();
    let Some(mut p) = bench.ok(Jacobian, b.bind(f, case.args()).prepare_jacobian(x)) else { return };
    let prepared_with = f.reset();
    bench.check(Law::Calls, Jacobian, prepared_with <= 1 + b.preparing(Jacobian), || {
        format!("prepared with {prepared_with} calls")
    });
    let (n, m) = p.dims();
    let Some(j) = bench.ok(Jacobian, p.with(case.args()).jacobian(x)) else { return };
    let (calls, stated) = (f.reset() as usize, b.calls(Jacobian, n, m));
    bench.check(Law::Calls, Jacobian, calls <= stated, || format!("{calls} calls, stated {stated}"));
    bench.close(Law::Correct, Jacobian, &row_major(&j), &by_hand);
    let mut into = DMatrix::repeat(m, n, f64::NAN);
    let Some(mut y) = bench.ok(Jacobian, p.with(case.args()).value_and_jacobian(x)).map(|(y, again)| {
        bench.same(Law::VariantsAgree, Jacobian, again.as_slice(), j.as_slice());
        bench.close(Law::Correct, Jacobian, &flat::<Out<C>>(Out::<C>::view(&y)), &value);
        y
    }) else {
        return;
    };
    let _ = bench.ok(Jacobian, p.with(case.args()).jacobian_into(x, &mut into));
    bench.same(Law::Overwrites, Jacobian, into.as_slice(), j.as_slice());
    into.fill(f64::NAN);
    y = spoiled::<Out<C>>(Out::<C>::view(&y));
    let (outcome, allocations) =
        allocations_in(|| p.with(case.args()).value_and_jacobian_into(x, Out::<C>::view_mut(&mut y), &mut into));
    let _ = bench.ok(Jacobian, outcome);
    bench.same(Law::Overwrites, Jacobian, into.as_slice(), j.as_slice());
    bench.close(Law::Overwrites, Jacobian, &flat::<Out<C>>(Out::<C>::view(&y)), &value);
    silent(case, allocations, Jacobian, bench);
    let mut wrong = DMatrix::zeros(m + 1, n);
    bench.refused(Jacobian, p.with(case.args()).jacobian_into(x, &mut wrong));
    if let Some(again) = bench.ok(Jacobian, p.with(case.args()).jacobian(x)) {
        bench.same(Law::Shapes, Jacobian, again.as_slice(), j.as_slice());
    }
    if let Some(fresh) = bench.ok(Jacobian, b.bind(f, case.args()).jacobian(x)) {
        bench.same(Law::VariantsAgree, Jacobian, fresh.as_slice(), j.as_slice());
    }
}

/// That nothing was allocated, where f itself does not and the backend does not say that it does.
pub(super) fn silent<C: Case>(case: &C, allocations: u64, operator: Operator, bench: &mut Bench) {
    if are_counted() && !case.allocates() && !bench.allocates() {
        bench.check(Law::Allocations, operator, allocations == 0, || format!("{allocations} allocations"));
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn linear<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    x: fluxions::View<'_, In<C>, f64>,
    which: usize,
    bench: &mut Bench,
) {
    let numbers = flat::<In<C>>(x);
    let j = case.jacobian(&numbers);
    let value = case.value(&numbers);
    let (n, m) = (numbers.len(), value.len());
    let Some(mut push) = bench.ok(Pushforward, b.bind(f, case.args()).prepare_pushforward(x)) else { return };
    let Some(mut pull) = bench.ok(Pullback, b.bind(f, case.args()).prepare_pullback(x)) else { return };
    let tangents: Vec<_> = (0..3).map(|k| direction::<In<C>>(x, k + 3 * which)).collect();
    let Some(y) = bench
        .ok(Pushforward, push.with(case.args()).value_and_pushforward(x, In::<C>::view(&tangents[0])))
        .map(|r| r.0)
    else {
        return;
    };
    let cotangents: Vec<_> = (0..3).map(|k| direction::<Out<C>>(Out::<C>::view(&y), k)).collect();
    let (mut pushed, mut pulled) = (Vec::new(), Vec::new());
    for k in 0..3 {
        let (t, c) = (In::<C>::view(&tangents[k]), Out::<C>::view(&cotangents[k]));
        let (t_flat, c_flat) = (flat::<In<C>>(t), flat::<Out<C>>(c));
        f.reset();
        let Some(y_dot) = bench.ok(Pushforward, push.with(case.args()).pushforward(x, t)) else { return };
        let calls = f.reset() as usize;
        // Skipped fields of a result like y come from the value, which differences do not need otherwise.
        let stated = b.calls(Pushforward, n, m) + usize::from(Out::<C>::SKIPS);
        bench.check(Law::Calls, Pushforward, calls <= stated, || format!("{calls} calls"));
        let Some(x_bar) = bench.ok(Pullback, pull.with(case.args()).pullback(x, c)) else { return };
        let calls = f.reset() as usize;
        bench.check(Law::Calls, Pullback, calls <= b.calls(Pullback, n, m), || format!("{calls} calls"));
        let (y_dot, x_bar) = (flat::<Out<C>>(Out::<C>::view(&y_dot)), flat::<In<C>>(In::<C>::view(&x_bar)));
        let forward: Vec<f64> = (0..m).map(|i| dot(&j[i * n..(i + 1) * n], &t_flat)).collect();
        let reverse: Vec<f64> = (0..n).map(|l| (0..m).map(|i| j[i * n + l] * c_flat[i]).sum()).collect();
        bench.close(Law::Correct, Pushforward, &y_dot, &forward);
        bench.close(Law::Correct, Pullback, &x_bar, &reverse);
        bench.close(Law::Adjoint, Pullback, &[dot(&x_bar, &t_flat)], &[dot(&c_flat, &y_dot)]);
        into::<B, C>(case, (&mut push, &mut pull), x, (t, c), (&y, &y_dot, &x_bar), bench);
        pushed.push(y_dot);
        pulled.push(x_bar);
    }
    superposition::<B, C>(case, &mut push, x, &tangents, &pushed, bench);
    batches::<B, C>(case, (&mut push, &mut pull), x, (&tangents, &cotangents), (&pushed, &pulled), bench);
}

type Push<'f, B, C> = fluxions::PreparedOf<fluxions::kind::Pushforward, B, &'f Counting<<C as Case>::F>>;
type Pull<'f, B, C> = fluxions::PreparedOf<fluxions::kind::Pullback, B, &'f Counting<<C as Case>::F>>;

fn into<B: Backend, C: Case>(
    case: &C,
    (push, pull): (&mut Push<'_, B, C>, &mut Pull<'_, B, C>),
    x: fluxions::View<'_, In<C>, f64>,
    (t, c): (fluxions::View<'_, In<C>, f64>, fluxions::View<'_, Out<C>, f64>),
    (y, y_dot, x_bar): (&fluxions::Owned<Out<C>, f64>, &[f64], &[f64]),
    bench: &mut Bench,
) {
    let value = case.value(&flat::<In<C>>(x));
    let (mut v, mut to) = (spoiled::<Out<C>>(Out::<C>::view(y)), spoiled::<Out<C>>(Out::<C>::view(y)));
    let (outcome, allocations) =
        allocations_in(|| push.with(case.args()).pushforward_into(x, t, Out::<C>::view_mut(&mut to)));
    let _ = bench.ok(Pushforward, outcome);
    silent(case, allocations, Pushforward, bench);
    bench.same(Law::Overwrites, Pushforward, &flat::<Out<C>>(Out::<C>::view(&to)), y_dot);
    let mut to = spoiled::<Out<C>>(Out::<C>::view(y));
    let outcome = push.with(case.args()).value_and_pushforward_into(
        x,
        t,
        Out::<C>::view_mut(&mut v),
        Out::<C>::view_mut(&mut to),
    );
    let _ = bench.ok(Pushforward, outcome);
    bench.same(Law::VariantsAgree, Pushforward, &flat::<Out<C>>(Out::<C>::view(&to)), y_dot);
    bench.close(Law::Correct, Pushforward, &flat::<Out<C>>(Out::<C>::view(&v)), &value);
    let mut to = spoiled::<In<C>>(x);
    let (outcome, allocations) =
        allocations_in(|| pull.with(case.args()).pullback_into(x, c, In::<C>::view_mut(&mut to)));
    let _ = bench.ok(Pullback, outcome);
    silent(case, allocations, Pullback, bench);
    bench.same(Law::Overwrites, Pullback, &flat::<In<C>>(In::<C>::view(&to)), x_bar);
    if let Some((v, to)) = bench.ok(Pullback, pull.with(case.args()).value_and_pullback(x, c)) {
        bench.same(Law::VariantsAgree, Pullback, &flat::<In<C>>(In::<C>::view(&to)), x_bar);
        bench.close(Law::Correct, Pullback, &flat::<Out<C>>(Out::<C>::view(&v)), &value);
    }
}

fn superposition<B: Backend, C: Case>(
    case: &C,
    push: &mut Push<'_, B, C>,
    x: fluxions::View<'_, In<C>, f64>,
    tangents: &[fluxions::Owned<In<C>, f64>],
    pushed: &[Vec<f64>],
    bench: &mut Bench,
) {
    let mut other = flat::<In<C>>(In::<C>::view(&tangents[1])).into_iter();
    let sum = In::<C>::map(In::<C>::view(&tangents[0]), &mut |u: f64| 2.0 * u - 3.0 * other.next().unwrap_or(0.0));
    if let Some(found) = bench.ok(Pushforward, push.with(case.args()).pushforward(x, In::<C>::view(&sum))) {
        let expected: Vec<f64> = pushed[0].iter().zip(&pushed[1]).map(|(u, v)| 2.0 * u - 3.0 * v).collect();
        bench.close(Law::Linear, Pushforward, &flat::<Out<C>>(Out::<C>::view(&found)), &expected);
    }
    let zero = In::<C>::map(x, &mut |_: f64| 0.0);
    if let Some(found) = bench.ok(Pushforward, push.with(case.args()).pushforward(x, In::<C>::view(&zero))) {
        let found = flat::<Out<C>>(Out::<C>::view(&found));
        bench.close(Law::Linear, Pushforward, &found, &vec![0.0; found.len()]);
    }
}

fn batches<B: Backend, C: Case>(
    case: &C,
    (push, pull): (&mut Push<'_, B, C>, &mut Pull<'_, B, C>),
    x: fluxions::View<'_, In<C>, f64>,
    (tangents, cotangents): (&[fluxions::Owned<In<C>, f64>], &[fluxions::Owned<Out<C>, f64>]),
    (pushed, pulled): (&[Vec<f64>], &[Vec<f64>]),
    bench: &mut Bench,
) {
    let tangents: Vec<_> = tangents.iter().map(In::<C>::view).collect();
    let cotangents: Vec<_> = cotangents.iter().map(Out::<C>::view).collect();
    if let Some(all) = bench.ok(Pushforward, push.with(case.args()).pushforward_batch(x, &tangents)) {
        for (found, expected) in all.iter().zip(pushed) {
            bench.close(Law::VariantsAgree, Pushforward, &flat::<Out<C>>(Out::<C>::view(found)), expected);
        }
        let mut few = all[..2].to_vec();
        bench.refused(Pushforward, push.with(case.args()).pushforward_batch_into(x, &tangents, &mut few));
    }
    if let Some(all) = bench.ok(Pullback, pull.with(case.args()).pullback_batch(x, &cotangents)) {
        for (found, expected) in all.iter().zip(pulled) {
            bench.close(Law::VariantsAgree, Pullback, &flat::<In<C>>(In::<C>::view(found)), expected);
        }
    }
    if let Some(mut map) = bench.ok(Pushforward, push.with(case.args()).at(x)) {
        for (&t, expected) in tangents.iter().zip(pushed) {
            if let Some(found) = bench.ok(Pushforward, map.pushforward(t)) {
                bench.close(Law::VariantsAgree, Pushforward, &flat::<Out<C>>(Out::<C>::view(&found)), expected);
            }
        }
    }
    if let Some(mut map) = bench.ok(Pullback, pull.with(case.args()).at(x)) {
        for (&c, expected) in cotangents.iter().zip(pulled) {
            if let Some(found) = bench.ok(Pullback, map.pullback(c)) {
                bench.close(Law::VariantsAgree, Pullback, &flat::<In<C>>(In::<C>::view(&found)), expected);
            }
        }
    }
}

fn reuse<B: Backend + Expected, C: Case>(
    b: &B,
    case: &C,
    f: &Counting<C::F>,
    points: &[fluxions::Owned<In<C>, f64>; 2],
    bench: &mut Bench,
) {
    let [a, other] = points;
    let (a, other) = (In::<C>::view(a), In::<C>::view(other));
    let Some(mut p) = bench.ok(Jacobian, b.bind(f, case.args()).prepare_jacobian(other)) else { return };
    let Some(fresh) = bench.ok(Jacobian, b.bind(f, case.args()).jacobian(a)) else { return };
    for x in [a, other, a] {
        let Some(found) = bench.ok(Jacobian, p.with(case.args()).jacobian(x)) else { return };
        let Some(fresh) = bench.ok(Jacobian, b.bind(f, case.args()).jacobian(x)) else { return };
        bench.same(Law::Reuse, Jacobian, found.as_slice(), fresh.as_slice());
    }
    if let Some(found) = bench.ok(Jacobian, p.with(case.args()).jacobian(a)) {
        bench.same(Law::Reuse, Jacobian, found.as_slice(), fresh.as_slice());
    }
    let shared = p.shared();
    if let Some(found) = bench.ok(Jacobian, shared.call(|p| p.with(case.args()).jacobian(a))) {
        bench.same(Law::VariantsAgree, Jacobian, found.as_slice(), fresh.as_slice());
    }
}
