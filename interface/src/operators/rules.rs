//! The rules of derivatives that a function brings along. Operators use them instead of the
//! backend.
//!
//! They allocate at each call: the storage of a rule is not prepared.

use crate::engine::Point;
use crate::{Context, Error, Function, Owned, Real, Scalar, Space, View, ViewMut};

/// Computes x̄ = Jᵀ ȳ for each cotangent by the function's own rule. `like` is a point of the
/// output space.
pub(crate) fn pullback<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    y_bars: &[T],
    value: Option<ViewMut<'_, F::Output, T>>,
    x_bars: &mut [T],
) -> Result<(), Error<F::Error>> {
    let mut y_bar = F::Output::map(like, &mut |v| v);
    let mut x_bar = F::Input::map(point.x, &mut |v| v);
    let (n, m) = (F::Input::dim(point.x), F::Output::dim(like));
    apply::<R, T, F, F::Output, F::Input>(
        point,
        like,
        value,
        batch,
        (y_bars, m, &mut y_bar),
        (x_bars, n, &mut x_bar),
        |scratch, y_bar, y, x_bar| {
            let context = F::Context::lift(point.context, scratch, &mut |t: T| t);
            point.f.pullback_rule(point.x, context, F::Output::view(y_bar), y, x_bar)
        },
    )
}

/// Computes ẏ = J ẋ for each tangent by the function's own rule. `like` is a point of the output
/// space.
pub(crate) fn pushforward<R: Real, T: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    batch: usize,
    x_dots: &[T],
    value: Option<ViewMut<'_, F::Output, T>>,
    y_dots: &mut [T],
) -> Result<(), Error<F::Error>> {
    let mut x_dot = F::Input::map(point.x, &mut |v| v);
    let mut y_dot = F::Output::map(like, &mut |v| v);
    let (n, m) = (F::Input::dim(point.x), F::Output::dim(like));
    apply::<R, T, F, F::Input, F::Output>(
        point,
        like,
        value,
        batch,
        (x_dots, n, &mut x_dot),
        (y_dots, m, &mut y_dot),
        |scratch, x_dot, y, y_dot| {
            let context = F::Context::lift(point.context, scratch, &mut |t: T| t);
            point.f.pushforward_rule(point.x, context, F::Input::view(x_dot), y, y_dot)
        },
    )
}

/// The scratch of the context of `F` over `T`.
type Scratch<R, T, F> = <<F as Function<R>>::Context as Context<R>>::Scratch<T>;

/// Applies a rule to each seed, from the space `A` to the space `B`, and writes the value.
fn apply<R: Real, T: Scalar<R>, F: Function<R>, A: Space<Real = R>, B: Space<Real = R>>(
    Point { f, x, context }: Point<'_, R, T, F>,
    like: View<'_, F::Output, T>,
    mut value: Option<ViewMut<'_, F::Output, T>>,
    batch: usize,
    (seeds, seed_dim, seed): (&[T], usize, &mut Owned<A, T>),
    (results, result_dim, result): (&mut [T], usize, &mut Owned<B, T>),
    mut rule: impl FnMut(
        &mut Scratch<R, T, F>,
        &Owned<A, T>,
        &mut Owned<F::Output, T>,
        &mut Owned<B, T>,
    ) -> Option<Result<(), F::Error>>,
) -> Result<(), Error<F::Error>> {
    let mut y = F::Output::map(like, &mut |v| v);
    let mut scratch = Scratch::<R, T, F>::default();
    if batch == 0 && value.is_some() {
        let context = F::Context::lift(context, &mut scratch, &mut |t: T| t);
        f.evaluate(x, context, &mut y).map_err(Error::Function)?;
    }
    for k in 0..batch {
        let mut from = seeds[k * seed_dim..].iter();
        A::each_mut(A::view_mut(seed), &mut |s: &mut T| from.next().into_iter().for_each(|v| *s = *v));
        match rule(&mut scratch, seed, &mut y, result) {
            Some(outcome) => outcome.map_err(Error::Function)?,
            None => return Err(Error::MissingRule),
        }
        let mut to = results[k * result_dim..(k + 1) * result_dim].iter_mut();
        B::each(B::view(result), &mut |v: T| to.next().into_iter().for_each(|to| *to = v));
    }
    if let Some(value) = value.take() {
        F::Output::assign(value, F::Output::view(&y), &mut |v| v);
    }
    Ok(())
}
