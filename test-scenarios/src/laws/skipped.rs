//! Skipped fields that change between calls.

use super::{Findings, Law};
use crate::case::{Trial, direction};
use Operator::{Jacobian, Pullback, Pushforward};
use fluxions::{Backend, Differentiate, Function, Operator, Space, View};

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

/// A point without its numbers: its shape and its skipped fields, as text.
fn fields<X: Space<Real = f64>>(x: View<'_, X, f64>) -> String {
    format!("{:?}", X::map(x, &mut |_: f64| 0.0))
}

fn alike(law: Law, operator: Operator, found: &str, expected: &str, findings: &mut Findings) {
    findings.check(law, operator, found == expected, format_args!("expected the fields of {expected}, found {found}"));
}

/// Prepares at the second point, and calls at the first, the second and the first again.
pub(super) fn run<B: Backend, F: Function>(b: &B, trial: &Trial<'_, F>, findings: &mut Findings) {
    let (f, args) = (trial.f(), trial.args());
    let [a, other] = [trial.samples[0].x(), trial.samples[1].x()];
    let Some(mut jacobian) = findings.ok(Jacobian, b.bind(f, args).prepare_jacobian(other)) else { return };
    let Some(mut push) = findings.ok(Pushforward, b.bind(f, args).prepare_pushforward(other)) else { return };
    let Some(mut pull) = findings.ok(Pullback, b.bind(f, args).prepare_pullback(other)) else { return };
    let Some((_, mut differential)) = findings.ok(Pullback, b.bind(f, args).linearize(other)) else { return };
    let mut last = None;
    for x in [a, other, a] {
        let Some((y, fresh)) = findings.ok(Jacobian, b.bind(f, args).value_and_jacobian(x)) else { return };
        let (of_x, of_y) = (fields::<In<F>>(x), fields::<Out<F>>(Out::<F>::view(&y)));
        let Some((found, _)) = findings.ok(Jacobian, jacobian.with(args).value_and_jacobian(x)) else { return };
        alike(Law::Reuse, Jacobian, &fields::<Out<F>>(Out::<F>::view(&found)), &of_y, findings);

        let (mut into, mut j) = (last.unwrap_or(found), fresh.clone());
        let outcome = jacobian.with(args).value_and_jacobian_into(x, Out::<F>::view_mut(&mut into), &mut j);
        let _ = findings.ok(Jacobian, outcome);
        alike(Law::Overwrites, Jacobian, &fields::<Out<F>>(Out::<F>::view(&into)), &of_y, findings);
        findings.same(Law::Reuse, Jacobian, j.as_slice(), fresh.as_slice());

        let x_dot = direction::<In<F>>(x, 0);
        if let Some(y_dot) = findings.ok(Pushforward, push.with(args).pushforward(x, In::<F>::view(&x_dot))) {
            alike(Law::Reuse, Pushforward, &fields::<Out<F>>(Out::<F>::view(&y_dot)), &of_y, findings);
        }
        if let Some((y, x_bar)) = findings.ok(Pullback, pull.with(args).value_and_pullback(x, Out::<F>::view(&into))) {
            alike(Law::Reuse, Pullback, &fields::<Out<F>>(Out::<F>::view(&y)), &of_y, findings);
            alike(Law::Reuse, Pullback, &fields::<In<F>>(In::<F>::view(&x_bar)), &of_x, findings);
        }
        if let Some(y) = findings.ok(Pullback, differential.relinearize(x)) {
            alike(Law::Reuse, Pullback, &fields::<Out<F>>(Out::<F>::view(&y)), &of_y, findings);
        }
        if let Some(y_dot) = findings.ok(Pushforward, differential.pushforward(In::<F>::view(&x_dot))) {
            alike(Law::Reuse, Pushforward, &fields::<Out<F>>(Out::<F>::view(&y_dot)), &of_y, findings);
        }
        if let Some(x_bar) = findings.ok(Pullback, differential.pullback(Out::<F>::view(&into))) {
            alike(Law::Reuse, Pullback, &fields::<In<F>>(In::<F>::view(&x_bar)), &of_x, findings);
        }
        last = Some(into);
    }
}
