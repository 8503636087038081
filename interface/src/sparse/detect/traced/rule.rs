//! Rules over traced numbers.

use super::{Kind, Traced};
use crate::rule::lent_map;
use crate::{Owned, Real, Rule, Scalar, Space, View};

/// The value of a call, and what the rule keeps.
type Outcome<R, G> = Result<(Owned<<G as Rule<R>>::Output, Traced<R>>, <G as Rule<R>>::Kept), <G as Rule<R>>::Error>;

/// Calls a rule at the values of x.
///
/// Nothing is known about the inside of a rule. So each component of the result depends on all
/// components of x, and has all second derivatives. That holds at every point.
pub(super) fn call<R: Real, G: Rule<R>>(rule: &G, x: View<'_, G::Input, Traced<R>>) -> Outcome<R, G> {
    let x0 = lent_map::<G::Input, Traced<R>, R>(x, &mut |x: Traced<R>| x.value);
    // Elsewhere the rule may not fail, and f may go on otherwise.
    let look = &mut |x: Traced<R>| {
        x.primal();
    };
    let (y0, kept) = rule.value(G::Input::view(&x0)).inspect_err(|_| G::Input::each(x, look))?;
    let mut all: Option<Traced<R>> = None;
    G::Input::each(x, &mut |x: Traced<R>| {
        all = Some(all.map_or(x, |all| all.binary(x, Kind::FULL, x.value)));
    });
    let dependent = |value| all.map_or(Traced::fixed(value), |all| all.unary(Kind::CURVED, value));
    Ok((G::Output::map(G::Output::view(&y0), &mut { dependent }), kept))
}
