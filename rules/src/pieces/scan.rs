use super::parts::{Along, Carries, Parts, WholeOf};
use super::piece::Piece;
use super::tangent::pushed;
use super::work::add;
use fluxions::for_rules::{One, unflatten};
use fluxions::prelude::*;
use fluxions::{Error, Gives, Nestable, Owned, Rule, View};

/// A step for each item of a list, with all states as the result.
///
/// sₖ₊₁ = step(sₖ, aₖ) or sₖ₊₁ = step(sₖ, aₖ, p), and y = (s₁, …, sₙ). It takes (s₀, a) or (s₀, a, p) as
/// [`Fold`](crate::Fold) does, of which it has all states and not the last one alone. So no state is
/// computed again on the way back.
///
/// Costs n steps for the value, n steps with one tangent for each pushforward, and n pullbacks of a step
/// for each pullback. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §12.
///
/// # Errors
///
/// [`Error::Function`] if a step fails. [`Error::Shape`] if a step changes the shape of the state, or if
/// items differ in shape. Those of the backend.
///
/// # Pitfalls
///
/// Those of [`Steps`](crate::Steps).
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::Scan;
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn plus<S: Scalar>(sum: S, a: S) -> S {
///     sum + a
/// }
///
/// let sums = Scan::new(Plus, Tape); // the running sums
/// let (y, (start_bar, a_bar)) = Dual::new().value_and_pullback(&sums, (10.0, &[1.0, 2.0]), &[1.0, 1.0])?;
/// assert_eq!(y, [11.0, 13.0]);
/// assert_eq!((start_bar, a_bar), (2.0, vec![2.0, 1.0])); // in how many sums each one is
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Scan<F, B>(Piece<F, B>);

impl<F, B> Scan<F, B> {
    /// Makes a step for each item. The backend takes a step back.
    pub fn new(step: F, backend: B) -> Self {
        Self(Piece::new(step, backend))
    }

    fn run<R, T>(&self, whole: View<'_, WholeOf<F, Along, R>, T>) -> Result<Vec<Owned<F::Output, T>>, Error<F::Error>>
    where
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Carries<F::Output, Along>,
        B: Nestable<R> + PartialEq,
    {
        let states = self.0.with::<Along, R, T, _>(whole, |work| {
            work.require(F::Input::start::<T>(whole))?;
            F::Input::begin::<T>(&mut work.piece, whole);
            let count = F::Input::count::<T>(&Along, whole);
            let mut states = Vec::with_capacity(count);
            for k in 0..count {
                F::Input::load::<T>(&mut work.piece, whole, k);
                work.call(&self.0.f)?;
                F::Input::set_state::<T>(&mut work.piece, F::Output::view(&work.out));
                states.push(work.out.clone());
            }
            Ok(states)
        })?;
        Ok(states.unwrap_or_default())
    }
}

impl<R, F, B> Rule<R> for Scan<F, B>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    F::Input: Carries<F::Output, Along>,
    B: Nestable<R> + PartialEq,
{
    type Input = <F::Input as Parts<F::Output, Along>>::Whole;
    type Output = Vec<F::Output>;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = false;

    fn value(&self, x: View<'_, Self::Input, R>) -> Result<(Vec<Owned<F::Output, R>>, ()), Self::Error> {
        self.run::<R, R>(x).map(|states| (states, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        _: &[Owned<F::Output, T>],
        x_dot: View<'_, Self::Input, T>,
    ) -> Result<Vec<Owned<F::Output, T>>, Self::Error> {
        pushed::<Self::Input, Self::Output, T, _>(x, x_dot, |x| self.run::<R, One<T>>(x))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        y: &[Owned<F::Output, T>],
        y_bar: &[Owned<F::Output, T>],
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        let x_bar = self.0.with::<Along, R, T, _>(x, |work| {
            work.whole_bar.fill(T::zero());
            work.bars.fill(T::zero());
            F::Input::begin::<T>(&mut work.piece, x);
            for (k, y_bar) in y_bar.iter().enumerate().rev() {
                match k.checked_sub(1) {
                    Some(before) => F::Input::set_state::<T>(&mut work.piece, F::Output::view(&y[before])),
                    None => F::Input::set_state::<T>(&mut work.piece, F::Input::start::<T>(x)),
                }
                F::Input::load::<T>(&mut work.piece, x, k);
                work.set_bar(F::Output::view(y_bar));
                add(&mut work.bar, &work.bars);
                work.pull(&self.0.f)?;
                work.spread(k);
            }
            work.step_back();
            work.spread_bar();
            Ok(unflatten::<Self::Input, T, T>(x, &work.whole_bar))
        })?;
        Ok(x_bar.unwrap_or_else(|| unflatten::<Self::Input, T, T>(x, &[])))
    }
}

fluxions::rule_function! {
    [R: Real, F, B] Scan<F, B>, over R, [where
        F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
        F::Input: Carries<F::Output, Along>,
        B: Nestable<R> + PartialEq,
    ]; Self, |scan| scan
}
