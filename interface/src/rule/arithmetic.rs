//! Rules over numbers of which only their arithmetic is known, as those of other crates.
//!
//! With δ = x − x°, where x° is the value of x without derivatives, y = y° + Σⱼ ½ (∂ⱼ(x) + ∂ⱼ(x°)) δⱼ is exact through
//! second order. That is [`Scalar::from_partials`]. The partial derivatives ∂ⱼ(x) need derivatives of one order less. So
//! they are computed over [`FirstOrder`], the same number with only its first order in use, where a rule in turn needs
//! real partial derivatives only.

use super::Rule;
use super::first_order::FirstOrder;
use super::flat::{Few, flatten};
use super::lent::{Lent, lent, lent_map};
use super::{fault, products};
use crate::{Owned, Real, Scalar, Space, View};

/// The value of a call over `S`, and what is kept.
type Outcome<R, S, G> = Result<(Owned<<G as Rule<R>>::Output, S>, <G as Rule<R>>::Kept), <G as Rule<R>>::Error>;

/// Calls a rule over a number of one or two orders of derivatives, by its arithmetic.
///
/// The number of orders is [`Scalar::ORDER`]. Over a number of more or of an unknown number of orders the derivatives are
/// not known, which is an error of the operator.
#[doc(hidden)]
pub fn by_arithmetic<R: Real, S: Scalar<R>, G: Rule<R>>(rule: &G, x: View<'_, G::Input, S>) -> Outcome<R, S, G> {
    match S::ORDER {
        1 => by_arithmetic_of_first_order(rule, x),
        2 => of_second_order(rule, x),
        _ => {
            fault::unknown_order();
            let (_, y0, kept) = at_reals::<R, S, G>(rule, x)?;
            Ok((G::Output::map(G::Output::view(&y0), &mut S::constant), kept))
        }
    }
}

/// Returns x without derivatives, the value there, and what is kept.
#[allow(clippy::type_complexity)]
fn at_reals<R: Real, S: Scalar<R>, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, S>,
) -> Result<(Lent<Owned<G::Input, R>>, Lent<Owned<G::Output, R>>, G::Kept), G::Error> {
    let x0 = lent_map::<G::Input, S, R>(x, &mut <S as Scalar<R>>::primal);
    let (y0, kept) = rule.value(G::Input::view(&x0))?;
    Ok((x0, Lent::of_value::<R, G>(y0), kept))
}

/// Calls a rule over a number whose first order alone is in use.
#[doc(hidden)]
pub fn by_arithmetic_of_first_order<R: Real, S: Scalar<R>, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, S>,
) -> Outcome<R, S, G> {
    let (x0, y0, kept) = at_reals::<R, S, G>(rule, x)?;
    let partials = products::jacobian(rule, &kept, G::Input::view(&x0), G::Output::view(&y0))?;
    let y = combined::<R, S, G>(x, G::Output::view(&y0), &|k| S::constant(partials[k]));
    Ok((y, kept))
}

fn of_second_order<R: Real, S: Scalar<R>, G: Rule<R>>(rule: &G, x: View<'_, G::Input, S>) -> Outcome<R, S, G> {
    let first = lent_map::<G::Input, S, FirstOrder<S>>(x, &mut FirstOrder);
    let first = G::Input::view(&first);
    let (y, kept) = by_arithmetic_of_first_order::<R, FirstOrder<S>, G>(rule, first)?;
    let y = Lent::of_call::<R, FirstOrder<S>, G>(y);
    let partials = products::jacobian(rule, &kept, first, G::Output::view(&y))?;
    let y0 = lent_map::<G::Output, FirstOrder<S>, R>(G::Output::view(&y), &mut <FirstOrder<S> as Scalar<R>>::peek);
    let y = combined::<R, S, G>(x, G::Output::view(&y0), &|k| partials[k].0);
    Ok((y, kept))
}

/// Returns y with these values, and with the partial derivative `partial(i n + j)` of yᵢ with respect to xⱼ.
fn combined<R: Real, S: Scalar<R>, G: Rule<R>>(
    x: View<'_, G::Input, S>,
    y0: View<'_, G::Output, R>,
    partial: &dyn Fn(usize) -> S,
) -> Owned<G::Output, S> {
    let y = with_partials(&flatten::<G::Input, S>(x), &flatten::<G::Output, R>(y0), partial);
    lent::<G::Output, R, S>(y0, &y).own()
}

/// Returns the components of y. It is compiled once for a number, and not once for each rule.
fn with_partials<R: Real, S: Scalar<R>>(x: &[S], values: &[R], partial: &dyn Fn(usize) -> S) -> Few<S> {
    let mut row = Few::filled((S::zero(), S::zero()), x.len());
    let mut y = Few::filled(S::zero(), values.len());
    for (i, &value) in values.iter().enumerate() {
        for (j, &x_j) in x.iter().enumerate() {
            row[j] = (x_j, partial(i * x.len() + j));
        }
        y[i] = S::from_partials(value, &row);
    }
    y
}
