//! The two products with the Jacobian of a rule: checked, and each made of the other.

use super::fault::{self, checked};
use super::flat::{Few, flatten, written};
use super::lent::{Lent, lent, lent_map};
use super::{Erased, Rule};
use crate::{Argument, Owned, Real, Scalar, Space, View};

/// Returns J(x) ẋ in the shape of y.
pub(super) fn push<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    x_dot: View<'_, G::Input, T>,
) -> Result<Lent<Owned<G::Output, T>>, G::Error> {
    if T::RECORDS && !G::HOLDS_ANYWHERE {
        return push_recorded(rule, kept, x, y, x_dot);
    }
    if const { !G::GIVES.pushforward() } {
        return pushforward_by_pullbacks(rule, kept, x, y, x_dot);
    }
    let y_dot = rule.pushforward(kept, x, y, x_dot)?;
    Ok(Lent::of_rule(checked::<G::Output, T>(Argument::RulePushforward, y_dot, y)))
}

/// Returns J(x)ᵀ ȳ in the shape of x.
pub(crate) fn pull<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    y_bar: View<'_, G::Output, T>,
) -> Result<Lent<Owned<G::Input, T>>, G::Error> {
    if T::RECORDS && !G::HOLDS_ANYWHERE {
        return pull_recorded(rule, kept, x, y, y_bar);
    }
    if const { !G::GIVES.pullback() } {
        return pullback_by_pushforwards(rule, kept, x, y, y_bar);
    }
    let x_bar = rule.pullback(kept, x, y, y_bar)?;
    Ok(Lent::of_rule(checked::<G::Input, T>(Argument::RulePullback, x_bar, x)))
}

/// Computes J(x)ᵀ ȳ for several cotangents, which lie one after another.
pub(super) fn pull_all<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    y_bars: &[T],
    x_bars: &mut [T],
) -> Result<(), G::Error> {
    if G::SHARES_PULLBACKS && (G::HOLDS_ANYWHERE || !T::RECORDS) {
        return rule.pullbacks(kept, x, y, y_bars, x_bars);
    }
    pull_one_by_one(rule, kept, x, y, y_bars, x_bars)
}

/// Does so by a pullback for each of them.
pub(super) fn pull_one_by_one<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    y_bars: &[T],
    x_bars: &mut [T],
) -> Result<(), G::Error> {
    let (n, m) = (G::Input::dim(x), G::Output::dim(y));
    for k in 0..y_bars.len().checked_div(m).unwrap_or(0) {
        let y_bar = lent::<G::Output, T, T>(y, &y_bars[k * m..(k + 1) * m]);
        let x_bar = pull(rule, kept, x, y, G::Output::view(&y_bar))?;
        G::Input::each(G::Input::view(&x_bar), &mut written(&mut x_bars[k * n..(k + 1) * n]));
    }
    Ok(())
}

/// The pushforward as a rule of its own, because what is kept at this point does not hold where the recording is replayed.
fn push_recorded<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    x_dot: View<'_, G::Input, T>,
) -> Result<Lent<Owned<G::Output, T>>, G::Error> {
    let point = Plain::<R, G>::of(x, y);
    let erased = point.erased(rule, kept).pushforward_rule();
    let seeded = joined::<T>(&flatten::<G::Input, T>(x), &flatten::<G::Input, T>(x_dot));
    if let Ok((flat, _)) = T::call_rule(&erased, &seeded) {
        return Ok(lent::<G::Output, T, T>(y, &flat));
    }
    let x_dot = lent_map::<G::Input, T, R>(x_dot, &mut peek::<R, T>);
    push(rule, kept, point.x(), point.y(), G::Input::view(&x_dot))?;
    Ok(unknown::<G::Output, T>(y))
}

/// The pullback as a rule of its own, as in [`push_recorded`].
fn pull_recorded<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    y_bar: View<'_, G::Output, T>,
) -> Result<Lent<Owned<G::Input, T>>, G::Error> {
    let point = Plain::<R, G>::of(x, y);
    let erased = point.erased(rule, kept).pullback_rule();
    let seeded = joined::<T>(&flatten::<G::Input, T>(x), &flatten::<G::Output, T>(y_bar));
    if let Ok((flat, _)) = T::call_rule(&erased, &seeded) {
        return Ok(lent::<G::Input, T, T>(x, &flat));
    }
    let y_bar = lent_map::<G::Output, T, R>(y_bar, &mut peek::<R, T>);
    pull(rule, kept, point.x(), point.y(), G::Output::view(&y_bar))?;
    Ok(unknown::<G::Input, T>(x))
}

/// x and y over plain numbers.
struct Plain<R: Real, G: Rule<R>>(Lent<Owned<G::Input, R>>, Lent<Owned<G::Output, R>>);

impl<R: Real, G: Rule<R>> Plain<R, G> {
    fn of<T: Scalar<R>>(x: View<'_, G::Input, T>, y: View<'_, G::Output, T>) -> Self {
        Self(lent_map::<G::Input, T, R>(x, &mut peek::<R, T>), lent_map::<G::Output, T, R>(y, &mut peek::<R, T>))
    }
    fn x(&self) -> View<'_, G::Input, R> {
        G::Input::view(&self.0)
    }
    fn y(&self) -> View<'_, G::Output, R> {
        G::Output::view(&self.1)
    }
    fn erased(&self, rule: &G, kept: &G::Kept) -> Erased<R> {
        Erased::stored(rule, self.x(), self.y(), kept)
    }
}

fn joined<T: Copy + num_traits::Zero + 'static>(a: &[T], b: &[T]) -> Few<T> {
    Few::from_slices(&[a, b], T::zero())
}

/// Returns NaN in a shape.
fn unknown<X: Space, T: Scalar<X::Real>>(like: View<'_, X, T>) -> Lent<Owned<X, T>> {
    lent_map::<X, T, T>(like, &mut nan::<X::Real, T>)
}

/// Returns the unit vector `index` in a shape.
pub(super) fn unit<X: Space, T: Scalar<X::Real>>(like: View<'_, X, T>, index: usize) -> Lent<Owned<X, T>> {
    lent_map::<X, T, T>(like, &mut unit_of::<X::Real, T>(index))
}

// Closures in the functions of this file would be compiled for each rule. These are compiled once for a number.

fn peek<R: Real, T: Scalar<R>>(t: T) -> R {
    t.peek()
}

fn nan<R: Real, T: Scalar<R>>(_: T) -> T {
    T::constant(R::NAN)
}

/// Returns what makes a 1 of component `index`, and zeros of the others.
fn unit_of<R: Real, T: Scalar<R>>(index: usize) -> impl FnMut(T) -> T {
    let mut i = 0;
    move |_| {
        i += 1;
        if i == index + 1 { T::one() } else { T::zero() }
    }
}

/// Returns Σ aᵢ bᵢ over the components.
fn dot<X: Space, T: Scalar<X::Real>>(a: View<'_, X, T>, b: &[T]) -> T {
    let (mut sum, mut b) = (T::zero(), b.iter());
    X::each(a, &mut |a: T| b.next().into_iter().for_each(|&b| sum += a * b));
    sum
}

/// Returns J ẋ by a pullback for each row of J. A rule whose pullback is not linear has no J.
pub(super) fn pushforward_by_pullbacks<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    x_dot: View<'_, G::Input, T>,
) -> Result<Lent<Owned<G::Output, T>>, G::Error> {
    if const { !G::GIVES.is_linear() } {
        fault::not_linear();
        return Ok(unknown::<G::Output, T>(y));
    }
    let x_dot = flatten::<G::Input, T>(x_dot);
    let mut y_dot = Few::filled(T::zero(), G::Output::dim(y));
    for (i, y_dot) in y_dot.iter_mut().enumerate() {
        let row = pull(rule, kept, x, y, G::Output::view(&unit::<G::Output, T>(y, i)))?;
        *y_dot = dot::<G::Input, T>(G::Input::view(&row), &x_dot);
    }
    Ok(lent::<G::Output, T, T>(y, &y_dot))
}

/// Returns Jᵀ ȳ by a pushforward for each column of J.
pub(super) fn pullback_by_pushforwards<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    y_bar: View<'_, G::Output, T>,
) -> Result<Lent<Owned<G::Input, T>>, G::Error> {
    let y_bar = flatten::<G::Output, T>(y_bar);
    let mut x_bar = Few::filled(T::zero(), G::Input::dim(x));
    for (j, x_bar) in x_bar.iter_mut().enumerate() {
        let column = push(rule, kept, x, y, G::Input::view(&unit::<G::Input, T>(x, j)))?;
        *x_bar = dot::<G::Output, T>(G::Output::view(&column), &y_bar);
    }
    Ok(lent::<G::Input, T, T>(x, &x_bar))
}

/// Returns the Jacobian row after row, if the rule has one: by pullbacks or by pushforwards, whichever are given, or fewer.
pub(super) fn jacobian<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
) -> Result<Few<T>, G::Error> {
    let (n, m) = (G::Input::dim(x), G::Output::dim(y));
    if const { !G::GIVES.is_linear() } {
        fault::not_linear();
        return Ok(Few::filled(T::constant(R::NAN), m * n));
    }
    let mut all = Few::filled(T::zero(), m * n);
    // What a rule does not give is known to the compiler, which makes no code for it.
    if const { !G::GIVES.pushforward() } {
        by_rows(rule, kept, x, y, &mut all)?;
    } else if const { !G::GIVES.pullback() } || m > n {
        by_columns(rule, kept, x, y, &mut all)?;
    } else {
        by_rows(rule, kept, x, y, &mut all)?;
    }
    Ok(all)
}

/// Computes the rows of the Jacobian, which lie one after another, by a pullback for each of them.
fn by_rows<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    all: &mut [T],
) -> Result<(), G::Error> {
    let n = G::Input::dim(x);
    for i in 0..G::Output::dim(y) {
        let row = pull(rule, kept, x, y, G::Output::view(&unit::<G::Output, T>(y, i)))?;
        all[i * n..(i + 1) * n].copy_from_slice(&flatten::<G::Input, T>(G::Input::view(&row)));
    }
    Ok(())
}

/// Computes the same by a pushforward for each column.
fn by_columns<R: Real, T: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, T>,
    y: View<'_, G::Output, T>,
    all: &mut [T],
) -> Result<(), G::Error> {
    let n = G::Input::dim(x);
    for j in 0..n {
        let column = push(rule, kept, x, y, G::Input::view(&unit::<G::Input, T>(x, j)))?;
        let column = flatten::<G::Output, T>(G::Output::view(&column));
        for (i, &entry) in column.iter().enumerate() {
            all[i * n + j] = entry;
        }
    }
    Ok(())
}
