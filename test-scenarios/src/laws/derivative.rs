//! `derivative` and `second_derivative`.

use super::general::silent;
use super::{Bench, Law};
use crate::allocations::allocations_in;
use crate::case::{flat, spoiled};
use crate::{Case, Expected};
use Operator::{Derivative, SecondDerivative};
use fluxions::{Backend, Counting, Differentiate, Function, IsNumber, Operator, Owned, Space};

type In<C> = <<C as Case>::F as Function>::Input;
type Out<C> = <<C as Case>::F as Function>::Output;

fn numbers<C: Case>(y: &Owned<Out<C>, f64>) -> Vec<f64> {
    flat::<Out<C>>(Out::<C>::view(y))
}

pub(super) fn run<B: Backend + Expected, C: Case>(b: &B, case: &C, bench: &mut Bench)
where
    In<C>: IsNumber,
{
    let f = Counting::new(case.f());
    for which in [0, 1, 0] {
        first(b, case, &f, which, bench);
        second(b, case, &f, which, bench);
    }
}

fn first<B: Backend + Expected, C: Case>(b: &B, case: &C, f: &Counting<C::F>, which: usize, bench: &mut Bench)
where
    In<C>: IsNumber,
{
    let (prepared_at, x) = (case.x(1 - which), case.x(which));
    let (prepared_at, x) = (In::<C>::view(&prepared_at), In::<C>::view(&x));
    let at = flat::<In<C>>(x);
    let Some(mut p) = bench.ok(Derivative, b.bind(f, case.args()).prepare_derivative(prepared_at)) else { return };
    f.reset();
    let Some(d) = bench.ok(Derivative, p.with(case.args()).derivative(x)) else { return };
    let (calls, stated) = (f.reset() as usize, b.calls(Derivative, 1, numbers::<C>(&d).len()));
    bench.check(Law::Calls, Derivative, calls <= stated, || format!("{calls} calls, stated {stated}"));
    bench.close(Law::Correct, Derivative, &numbers::<C>(&d), &case.jacobian(&at));
    let (mut y, mut into) = (spoiled::<Out<C>>(Out::<C>::view(&d)), spoiled::<Out<C>>(Out::<C>::view(&d)));
    let (outcome, allocations) = allocations_in(|| {
        p.with(case.args()).value_and_derivative_into(x, Out::<C>::view_mut(&mut y), Out::<C>::view_mut(&mut into))
    });
    let _ = bench.ok(Derivative, outcome);
    silent(case, allocations, Derivative, bench);
    bench.same(Law::Overwrites, Derivative, &numbers::<C>(&into), &numbers::<C>(&d));
    bench.close(Law::Correct, Derivative, &numbers::<C>(&y), &case.value(&at));
    if let Some(fresh) = bench.ok(Derivative, b.bind(f, case.args()).derivative(x)) {
        bench.same(Law::VariantsAgree, Derivative, &numbers::<C>(&fresh), &numbers::<C>(&d));
    }
}

fn second<B: Backend + Expected, C: Case>(b: &B, case: &C, f: &Counting<C::F>, which: usize, bench: &mut Bench)
where
    In<C>: IsNumber,
{
    let x = case.x(which);
    let x = In::<C>::view(&x);
    let at = flat::<In<C>>(x);
    let by_hand = case.second(&at);
    if by_hand.is_empty() {
        return;
    }
    let Some(mut p) = bench.ok(SecondDerivative, b.bind(f, case.args()).prepare_second_derivative(x)) else { return };
    let Some(d) = bench.ok(SecondDerivative, p.with(case.args()).second_derivative(x)) else { return };
    bench.close(Law::Correct, SecondDerivative, &numbers::<C>(&d), &by_hand);
    let blank = || spoiled::<Out<C>>(Out::<C>::view(&d));
    let (mut y, mut first, mut into) = (blank(), blank(), blank());
    let (outcome, allocations) = allocations_in(|| {
        let (y, first) = (Out::<C>::view_mut(&mut y), Out::<C>::view_mut(&mut first));
        let call = p.with(case.args());
        call.value_derivative_and_second_derivative_into(x, y, first, Out::<C>::view_mut(&mut into))
    });
    let _ = bench.ok(SecondDerivative, outcome);
    silent(case, allocations, SecondDerivative, bench);
    bench.same(Law::Overwrites, SecondDerivative, &numbers::<C>(&into), &numbers::<C>(&d));
    bench.close(Law::Correct, SecondDerivative, &numbers::<C>(&y), &case.value(&at));
    bench.close(Law::Correct, SecondDerivative, &numbers::<C>(&first), &case.jacobian(&at));
}

pub(super) fn whole_domain<B: Backend, C: Case>(b: &B, case: &C, points: [f64; 2], bench: &mut Bench)
where
    C::F: Function<Input = f64, Output = f64, Context = ()>,
{
    for x in points {
        if bench.error(Derivative) == 0.0
            && let Some((y, slope)) = bench.ok(Derivative, b.value_and_derivative(case.f(), x))
        {
            bench.digits(Derivative, &[y, slope], &[case.value(&[x])[0], case.jacobian(&[x])[0]]);
        }
        if bench.error(SecondDerivative) == 0.0
            && let Some(second) = bench.ok(SecondDerivative, b.second_derivative(case.f(), x))
        {
            bench.digits(SecondDerivative, &[second], &case.second(&[x]));
        }
    }
}
