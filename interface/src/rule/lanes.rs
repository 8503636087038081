//! Rules over numbers with tangents.

use super::Rule;
use super::flat::Few;
use super::lent::{Lent, lent_map};
use super::products::push;
use crate::engine::value_of;
use crate::scalar::Seeded;
use crate::{Owned, Real, Scalar, Space, View};

/// Calls a rule over a number with `N` tangents over `T`: the value over `T`, and one pushforward for each lane that has a
/// tangent.
#[doc(hidden)]
pub fn by_lanes<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, G: Rule<R>, const N: usize>(
    rule: &G,
    x: View<'_, G::Input, S>,
) -> Result<(Owned<G::Output, S>, G::Kept), G::Error> {
    let x0 = lent_map::<G::Input, S, T>(x, &mut value_of::<R, T, S, N>);
    let (y0, kept) = T::call_rule(rule, G::Input::view(&x0))?;
    let y0 = Lent::of_call::<R, T, G>(y0);
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
        return Ok(lent_map::<G::Output, T, S>(y0, &mut S::lift));
    }
    let mut tangents = Few::filled([T::zero(); N], G::Output::dim(y0));
    for lane in (0..N).filter(|&lane| used[lane]) {
        let x_dot = lent_map::<G::Input, S, T>(x, &mut tangent_of::<R, T, S, N>(lane));
        let y_dot = push(rule, kept, x0, y0, G::Input::view(&x_dot))?;
        G::Output::each(G::Output::view(&y_dot), &mut written_to(tangents.iter_mut(), lane));
    }
    Ok(lent_map::<G::Output, T, S>(y0, &mut seeded_with::<R, T, S, N>(tangents.iter())))
}

// These are compiled once for a number, and not once for each rule, as closures in the functions above would be.

/// Returns what reads a lane of each component.
fn tangent_of<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(lane: usize) -> impl FnMut(S) -> T {
    move |s| s.tangent(lane)
}

/// Returns what writes the components of ẏ to a lane, one after another.
fn written_to<'a, T: 'a, const N: usize>(
    mut tangents: impl Iterator<Item = &'a mut [T; N]>,
    lane: usize,
) -> impl FnMut(T) {
    move |t| {
        if let Some(to) = tangents.next() {
            to[lane] = t;
        }
    }
}

/// Returns what gives the components of y their tangents, one after another.
fn seeded_with<'a, R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(
    mut tangents: impl Iterator<Item = &'a [T; N]>,
) -> impl FnMut(T) -> S {
    move |value| match tangents.next() {
        Some(tangents) => S::seed(value, *tangents),
        None => S::lift(value),
    }
}

/// Returns the lanes in which x has a tangent.
fn used_lanes<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, X: Space<Real = R>, const N: usize>(
    x: View<'_, X, S>,
) -> [bool; N] {
    let mut used = [false; N];
    X::each(x, &mut marking::<R, T, S, N>(&mut used));
    used
}

/// Returns what marks the lanes in which a number has a tangent.
fn marking<R: Real, T: Scalar<R>, S: Seeded<R, T, N>, const N: usize>(used: &mut [bool; N]) -> impl FnMut(S) {
    move |s| {
        if !s.is_constant() {
            used.iter_mut().zip(s.tangents()).for_each(|(used, t)| *used |= !t.vanishes());
        }
    }
}
