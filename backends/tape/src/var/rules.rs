//! Calls of rules.

use super::Var;
use crate::call::{Call, RecordedCall};
use crate::recording::{self, Base};
use crate::strict;
use fluxions::rule::{Erased, Few, Keep, Lent, lent_map};
use fluxions::{Owned, Rule, Scalar, Space, View};

/// Calls a rule over the real numbers, and records the call. A replay calls the rule again.
pub(super) fn call<R: Base, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, Var<R>>,
) -> Result<(Owned<G::Output, Var<R>>, G::Kept), G::Error> {
    let x0 = lent_map::<G::Input, Var<R>, R>(x, &mut |v: Var<R>| v.value());
    let inputs = components::<G::Input, Var<R>>(x, Var::fixed(R::zero()));
    let id = recording::common_id(&inputs);
    if id == 0 {
        let (y0, kept) = rule.value(G::Input::view(&x0))?;
        return Ok((lent_map::<G::Output, R, Var<R>>(G::Output::view(&y0), &mut Var::fixed).own(), kept));
    }
    let (number, mut spare) = recording::next_call::<R>(id);
    let value = match &mut spare {
        Some(spare) => spare.keep.value(rule, G::Input::view(&x0)),
        None => rule.value(G::Input::view(&x0)),
    };
    let (y0, kept) = value.inspect_err(|_| pin::<G::Input, R>(x))?;
    let y0 = Lent::of_value::<R, G>(y0);
    let y = G::Output::view(&y0);
    strict::check(number, rule, &kept, G::Input::view(&x0), y)?;
    let mut values = components::<G::Output, R>(y, R::zero());
    if values.is_empty() {
        // The call has a node all the same, so that it is not forgotten.
        values = Few::filled(R::zero(), 1);
    }
    let recorded = renewed(spare, rule, G::Input::view(&x0), y, &kept);
    let mut node = recording::call(id, recorded, &inputs, &values);
    let results = lent_map::<G::Output, R, Var<R>>(y, &mut |value: R| {
        node += 1;
        Var::variable(value, node - 1, id)
    });
    Ok((results.own(), kept))
}

/// Pins the recording to its point. f may go on where a rule failed, which it may not do at another point.
#[cold]
fn pin<X: Space<Real = R>, R: Base>(x: View<'_, X, Var<R>>) {
    X::each(x, &mut |v: Var<R>| {
        Scalar::primal(v);
    });
}

/// Returns a call of this rule, if possible in the storage of an earlier one.
fn renewed<R: Base, G: Rule<R>>(
    spare: Option<RecordedCall<R>>,
    rule: &G,
    x: View<'_, G::Input, R>,
    y: View<'_, G::Output, R>,
    kept: &G::Kept,
) -> RecordedCall<R> {
    let mut recorded = match spare {
        Some(mut spare) => {
            spare.call.rule.renew(rule, x, y, kept);
            spare
        }
        None => RecordedCall {
            call: Call { rule: Erased::stored(rule, x, y, kept), inputs: Vec::new(), results: Vec::new() },
            keep: Keep::default(),
            start: 0,
        },
    };
    recorded.keep.store_call::<G>(y, kept);
    recorded
}

/// The components of a point.
fn components<X: Space, S: Scalar<X::Real>>(x: View<'_, X, S>, filler: S) -> Few<S> {
    let mut all = Few::filled(filler, X::dim(x));
    let mut to = all.iter_mut();
    X::each(x, &mut |s: S| to.next().into_iter().for_each(|to| *to = s));
    all
}
