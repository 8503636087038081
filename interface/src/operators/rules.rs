//! The rules of derivatives that a function brings along. Operators of order 1 use them instead of
//! the backend.
//!
//! If there is a pullback only, pushforwards are m pullbacks. If there is a pushforward only,
//! pullbacks are n pushforwards. Rules allocate at each call: their storage is not prepared.

use super::validation::check;
use crate::engine::Point;
use crate::target::Target;
use crate::{Argument, Context, Error, Function, Owned, Real, Scalar, Space, View, ViewMut};

/// Returns whether a function brings a rule along.
pub(crate) const fn has<R: Real, F: Function<R>>() -> bool {
    F::PUSHFORWARD_RULE || F::PULLBACK_RULE
}

/// Returns an error if a function brings a rule along, for derivatives that no rule gives.
///
/// # Errors
///
/// [`Error::FirstOrderRule`].
pub(crate) fn refuse<R: Real, F: Function<R>>() -> Result<(), Error<F::Error>> {
    if has::<R, F>() { Err(Error::FirstOrderRule) } else { Ok(()) }
}

/// The buffer for the value, if it is asked for.
type Value<'a, R, T, F> = Option<ViewMut<'a, <F as Function<R>>::Output, T>>;

/// Computes x̄ = Jᵀ ȳ for each cotangent by the function's own rule, or by n pushforwards if there
/// is no pullback. `like` is a point of the output space.
pub(crate) fn pullback<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    y_bars: &[T],
    value: Value<'_, R, T, F>,
    x_bars: &mut [T],
) -> Result<(), Error<F::Error>> {
    if F::PULLBACK_RULE {
        return own_pullback(point, like, batch, y_bars, value, x_bars);
    }
    let (n, m) = (F::Input::dim(point.x), F::Output::dim(like));
    let columns = matrix(n, m, |seeds, columns| own_pushforward(point, like, n, seeds, value, columns))?;
    products(&columns, m, y_bars, batch, x_bars);
    Ok(())
}

/// Computes ẏ = J ẋ for each tangent by the function's own rule, or by m pullbacks if there is no
/// pushforward.
pub(crate) fn pushforward<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    x_dots: &[T],
    value: Value<'_, R, T, F>,
    y_dots: &mut [T],
) -> Result<(), Error<F::Error>> {
    if F::PUSHFORWARD_RULE {
        return own_pushforward(point, like, batch, x_dots, value, y_dots);
    }
    let (n, m) = (F::Input::dim(point.x), F::Output::dim(like));
    let rows = matrix(m, n, |seeds, rows| own_pullback(point, like, m, seeds, value, rows))?;
    products(&rows, n, x_dots, batch, y_dots);
    Ok(())
}

/// Computes J by one pushforward for each column, or by one pullback for each row, whichever are
/// fewer.
pub(crate) fn jacobian<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    value: Value<'_, R, T, F>,
    jacobian: &mut impl Target<T>,
) -> Result<(), Error<F::Error>> {
    let (n, m) = (F::Input::dim(point.x), F::Output::dim(like));
    if F::PUSHFORWARD_RULE && (n <= m || !F::PULLBACK_RULE) {
        let columns = matrix(n, m, |seeds, columns| own_pushforward(point, like, n, seeds, value, columns))?;
        columns.iter().enumerate().for_each(|(k, &entry)| jacobian.set(k % m, k / m, entry));
    } else {
        let rows = matrix(m, n, |seeds, rows| own_pullback(point, like, m, seeds, value, rows))?;
        rows.iter().enumerate().for_each(|(k, &entry)| jacobian.set(k / n, k % n, entry));
    }
    Ok(())
}

/// Returns what `fill` makes of the unit seeds: `count` vectors of `dim` numbers.
fn matrix<R: Real, T: Scalar<R>, E>(
    count: usize,
    dim: usize,
    fill: impl FnOnce(&[T], &mut [T]) -> Result<(), E>,
) -> Result<Vec<T>, E> {
    let mut seeds = vec![T::zero(); count * count];
    seeds.iter_mut().step_by(count + 1).for_each(|seed| *seed = T::one());
    let mut vectors = vec![T::zero(); count * dim];
    fill(&seeds, &mut vectors)?;
    Ok(vectors)
}

/// Computes the scalar product of each vector of `dim` numbers with each seed.
fn products<R: Real, T: Scalar<R>>(vectors: &[T], dim: usize, seeds: &[T], batch: usize, results: &mut [T]) {
    results.fill(T::zero());
    if dim == 0 {
        return;
    }
    let count = vectors.len() / dim;
    for k in 0..batch {
        let seed = &seeds[k * dim..(k + 1) * dim];
        let to = &mut results[k * count..(k + 1) * count];
        let product = |vector: &[T]| vector.iter().zip(seed).map(|(&a, &b)| a * b).sum();
        to.iter_mut().zip(vectors.chunks_exact(dim)).for_each(|(to, vector)| *to = product(vector));
    }
}

/// Computes pullbacks by the function's pullback rule.
fn own_pullback<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    y_bars: &[T],
    value: Value<'_, R, T, F>,
    x_bars: &mut [T],
) -> Result<(), Error<F::Error>> {
    let seeds = (y_bars, F::Output::map(like, &mut |v| v));
    let results = (x_bars, F::Input::map(point.x, &mut |v| v));
    apply::<R, T, F, F::Output, F::Input>(point, like, value, batch, seeds, results, |scratch, y_bar, y, x_bar| {
        let context = F::Context::lift(point.context, scratch, &mut |t: T| t);
        point.f.pullback_rule(point.x, context, F::Output::view(y_bar), y, x_bar)
    })
}

/// Computes pushforwards by the function's pushforward rule.
fn own_pushforward<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    x_dots: &[T],
    value: Value<'_, R, T, F>,
    y_dots: &mut [T],
) -> Result<(), Error<F::Error>> {
    let seeds = (x_dots, F::Input::map(point.x, &mut |v| v));
    let results = (y_dots, F::Output::map(like, &mut |v| v));
    apply::<R, T, F, F::Input, F::Output>(point, like, value, batch, seeds, results, |scratch, x_dot, y, y_dot| {
        let context = F::Context::lift(point.context, scratch, &mut |t: T| t);
        point.f.pushforward_rule(point.x, context, F::Input::view(x_dot), y, y_dot)
    })
}

/// The scratch of the context of `F` over `T`.
type Scratch<R, T, F> = <<F as Function<R>>::Context as Context<R>>::Scratch<T>;

/// Applies a rule to each seed, which is a point of `A`, and checks the shapes of what it assigned:
/// a value and a point of `B`.
fn apply<R: Real, T: Scalar<R>, F: Function<R>, A: Space<Real = R>, B: Space<Real = R>>(
    Point { f, x, context }: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    value: Value<'_, R, T, F>,
    batch: usize,
    (seeds, mut seed): (&[T], Owned<A, T>),
    (results, mut result): (&mut [T], Owned<B, T>),
    mut rule: impl FnMut(
        &mut Scratch<R, T, F>,
        &Owned<A, T>,
        &mut Owned<F::Output, T>,
        &mut Owned<B, T>,
    ) -> Option<Result<(), F::Error>>,
) -> Result<(), Error<F::Error>> {
    let mut y = F::Output::map(like, &mut |v| v);
    let mut scratch = Scratch::<R, T, F>::default();
    let (y_shape, shape) = (F::Output::shape(like), B::shape(B::view(&result)));
    if batch == 0 && value.is_some() {
        let context = F::Context::lift(context, &mut scratch, &mut |t: T| t);
        f.evaluate(x, context, &mut y).map_err(Error::Function)?;
    }
    let (seed_dim, dim) = (A::dim(A::view(&seed)), B::dim(B::view(&result)));
    for k in 0..batch {
        let mut from = seeds[k * seed_dim..].iter();
        A::each_mut(A::view_mut(&mut seed), &mut |s: &mut T| from.next().into_iter().for_each(|v| *s = *v));
        match rule(&mut scratch, &seed, &mut y, &mut result) {
            Some(outcome) => outcome.map_err(Error::Function)?,
            None => return Err(Error::MissingRule),
        }
        check::<B, T, _>(Argument::Result, B::view(&result), &shape)?;
        let mut to = results[k * dim..(k + 1) * dim].iter_mut();
        B::each(B::view(&result), &mut |v: T| to.next().into_iter().for_each(|to| *to = v));
    }
    check::<F::Output, T, _>(Argument::Output, F::Output::view(&y), &y_shape)?;
    if let Some(value) = value {
        F::Output::assign(value, F::Output::view(&y), &mut |v| v);
    }
    Ok(())
}
