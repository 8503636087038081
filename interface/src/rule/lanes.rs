//! Rules over numbers with tangents.

use super::Rule;
use super::flat::Few;
use super::lent::{Lent, lent_map};
use super::products::push;
use crate::scalar::Seeded;
use crate::{Owned, Real, Scalar, Space, View};

/// Calls a rule over a number with `N` tangents over `T`: the value over `T`, and one pushforward for each lane that has a
/// tangent.
#[doc(hidden)]
pub fn by_lanes<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, G: Rule<R>, const N: usize>(
    rule: &G,
    x: View<'_, G::Input, S>,
) -> Result<(Owned<G::Output, S>, G::Kept), G::Error> {
    let x0 = lent_map::<G::Input, S, T>(x, &mut |s: S| s.value());
    let (y0, kept) = T::call_rule(rule, G::Input::view(&x0))?;
    let y0 = Lent::of_call::<R, T, G::Output>(y0);
    let y = with_tangents(rule, &kept, x, G::Input::view(&x0), G::Output::view(&y0))?;
    Ok((y.own(), kept))
}

/// Returns y with the tangents that follow from those of x.
pub(super) fn with_tangents<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, G: Rule<R>, const N: usize>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, S>,
    x0: View<'_, G::Input, T>,
    y0: View<'_, G::Output, T>,
) -> Result<Lent<Owned<G::Output, S>>, G::Error> {
    let used = used_lanes::<R, T, S, G::Input, N>(x);
    if !used.contains(&true) {
        return Ok(lent_map::<G::Output, T, S>(y0, &mut |value: T| S::lift(value)));
    }
    let mut tangents = Few::filled([T::zero(); N], G::Output::dim(y0));
    for lane in (0..N).filter(|&lane| used[lane]) {
        let x_dot = lent_map::<G::Input, S, T>(x, &mut |s: S| s.tangent(lane));
        let y_dot = push(rule, kept, x0, y0, G::Input::view(&x_dot))?;
        let mut to = tangents.iter_mut();
        G::Output::each(G::Output::view(&y_dot), &mut |t: T| to.next().into_iter().for_each(|to| to[lane] = t));
    }
    let mut from = tangents.iter();
    let mut seeded = |value: T| from.next().map_or_else(|| S::lift(value), |t| S::seed(value, *t));
    Ok(lent_map::<G::Output, T, S>(y0, &mut seeded))
}

/// Returns the lanes in which x has a tangent.
fn used_lanes<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, X: Space<Real = R>, const N: usize>(
    x: View<'_, X, S>,
) -> [bool; N] {
    let mut used = [false; N];
    X::each(x, &mut |s: S| {
        if !s.is_constant() {
            used.iter_mut().zip(s.tangents()).for_each(|(used, t)| *used |= !t.vanishes());
        }
    });
    used
}
