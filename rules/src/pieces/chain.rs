//! Steps one after the other: [`Chain`], which is [`Steps`] or [`Fold`].

use super::budget::Budget;
use super::parts::{Along, Carries, Parts, Repeated, WholeOf, copied};
use super::piece::Piece;
use super::tangent::pushed;
use super::trail::Checkpoints;
use super::work::copy_numbers;
use fluxions::for_rules::{One, flatten, unflatten};
use fluxions::prelude::*;
use fluxions::{Error, Gives, Nestable, Owned, Rule, View};

/// n times the same step, with the states of a few of them kept for the way back.
///
/// sₖ₊₁ = step(sₖ) or sₖ₊₁ = step(sₖ, p), and y = sₙ. The step is a function from the state to the state,
/// or from the state and parameters. The result depends on s₀, and on p, and has derivatives with respect
/// to both. With n = 0 it is s₀.
///
/// It is a [`Rule`] and a [`Function`]. Reverse mode goes back step by step, by the backend that is passed:
/// s̄ₖ = Jₖᵀ s̄ₖ₊₁. A tape records one step and replays it n times. Memory is that of the states that the
/// [`Budget`] allows and the recording of one step. By default these are √(2n) states, and a step is
/// computed up to three times; [`binomial`](Chain::binomial) and [`uniform`](Chain::uniform) set the
/// budget.
///
/// Costs n steps for the value, n steps with one tangent for each pushforward, and for each pullback n
/// pullbacks of a step and the steps of the budget. Cotangents that are passed together go back together. The first way back
/// at a point uses the states that the value kept. Further ones do so if the budget is n states, and else compute
/// them again: n − 1 steps more. Second derivatives are the same over numbers with tangents, with as many states. Source: Griewank and Walther,
/// *Algorithm 799: revolve*, ACM Transactions on Mathematical Software 26 (2000).
///
/// # Errors
///
/// [`Error::Function`] if a step fails. [`Error::Shape`] if a step changes the shape of the state.
/// [`Error::Range`] if the budget is 0. Those of the backend.
///
/// # Pitfalls
///
/// - The thread keeps storage and engine for the next call. It finds them again by the type of the step, if
///   that is without data, as functions with `#[differentiable]` are. If the step has data, they belong to
///   the value of `Steps` and its clones: keep that value, instead of making it in each call of f.
/// - The step depends on its arguments and its data only.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::Steps;
/// use fluxions_tape::RecordedTape;
///
/// /// A step of Euler's method for ẏ = p y.
/// #[differentiable]
/// fn euler<S: Scalar>(y: S, p: S) -> S {
///     y + 0.5 * p * y
/// }
///
/// // y₂ = y₀ (1 + p/2)², at y₀ = 1 and p = 2
/// let steps = Steps::new(Euler, 2, RecordedTape::new());
/// let (y, gradient) = Dual::new().value_and_gradient(&steps, (1.0, 2.0))?;
/// assert_eq!((y, gradient), (4.0, (4.0, 2.0))); // (1 + p/2)², y₀ (1 + p/2)
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
pub type Steps<F, B> = Chain<F, B, Repeated>;

/// A step for each item of a list, from the first to the last, with the states of a few of them kept for
/// the way back.
///
/// sₖ₊₁ = step(sₖ, aₖ) or sₖ₊₁ = step(sₖ, aₖ, p), and y = sₙ. It takes (s₀, a) or (s₀, a, p), where a is a
/// list of points of one shape. The result has derivatives with respect to all of them. With an empty list
/// it is s₀.
///
/// Costs, errors, sources and pitfalls are those of [`Steps`]. [`Error::Shape`] also if the items differ in
/// shape.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::Fold;
/// use fluxions_tape::Tape;
///
/// /// Horner's scheme: p(x) from the highest coefficient on.
/// #[differentiable]
/// fn horner<S: Scalar>(sum: S, a: S, x: S) -> S {
///     sum * x + a
/// }
///
/// // 2x² + 3x + 4 at 10, and its derivatives by the start, the coefficients and x
/// let polynomial = Fold::new(Horner, Tape);
/// let (y, gradient) = Dual::new().value_and_gradient(&polynomial, (0.0, &[2.0, 3.0, 4.0], 10.0))?;
/// assert_eq!(y, 234.0);
/// assert_eq!(gradient, (1000.0, vec![100.0, 10.0, 1.0], 43.0)); // x³; x², x, 1; 4x + 3
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
pub type Fold<F, B> = Chain<F, B, Along>;

/// Steps one after the other: [`Steps`] if `K` is [`Repeated`], [`Fold`] if it is [`Along`].
#[derive(Clone, Copy, Debug)]
pub struct Chain<F, B, K> {
    step: Piece<F, B>,
    kind: K,
    budget: Budget,
}

impl<F, B> Chain<F, B, Repeated> {
    /// Makes n times the step. The backend takes a step back.
    pub fn new(step: F, n: usize, backend: B) -> Self {
        Self { step: Piece::new(step, backend), kind: Repeated(n), budget: Budget::Auto }
    }
}

impl<F, B> Chain<F, B, Along> {
    /// Makes a step for each item. The backend takes a step back.
    pub fn new(step: F, backend: B) -> Self {
        Self { step: Piece::new(step, backend), kind: Along, budget: Budget::Auto }
    }
}

impl<F, B, K> Chain<F, B, K> {
    /// Sets how many states are kept.
    pub fn budget(self, budget: Budget) -> Self {
        Self { budget, ..self }
    }

    /// Keeps at most this number of states, placed so that the fewest steps are computed: [`Budget::Binomial`].
    pub fn binomial(self, states: usize) -> Self {
        self.budget(Budget::Binomial(states))
    }

    /// Keeps this number of states at equal distances, and on the way back all those between two of these:
    /// [`Budget::Uniform`].
    pub fn uniform(self, states: usize) -> Self {
        self.budget(Budget::Uniform(states))
    }
}

impl<F, B, K: 'static> Chain<F, B, K> {
    /// Takes the steps back for several cotangents together, which `load` writes. What `read` makes of the cotangents of the arguments is returned.
    /// There is a step.
    fn run_back<R, T, O>(
        &self,
        kept: Checkpoints,
        whole: View<'_, WholeOf<F, K, R>, T>,
        cotangents: usize,
        load: impl FnOnce(&mut [T]),
        read: impl FnOnce(&[T]) -> O,
    ) -> Result<Option<O>, Error<F::Error>>
    where
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Carries<F::Output, K>,
        B: Nestable<R> + PartialEq,
    {
        let (f, n) = (&self.step.f, F::Input::count::<T>(&self.kind, whole));
        let plan = self.budget.plan(n)?;
        self.step.with::<K, R, T, _>(whole, |work| {
            let are_kept = work.kept == Some(kept);
            if !are_kept {
                F::Input::begin::<T>(&mut work.piece, whole);
                work.forth(f, whole, plan, n)?;
            }
            work.kept = None;
            work.make_room(cotangents);
            load(&mut work.bar);
            let outcome = work.back(f, whole, plan, n).map(|()| read(&work.whole_bar));
            work.make_room(1);
            // Where states have to share a place, the way back writes over them.
            work.kept = (are_kept && outcome.is_ok() && work.trail.restore()).then_some(kept);
            outcome
        })
    }

    /// Returns the last state. If `checkpoints` are given, states are kept on the way under their number.
    fn run<R, T>(
        &self,
        whole: View<'_, WholeOf<F, K, R>, T>,
        checkpoints: Option<Checkpoints>,
    ) -> Result<Owned<F::Output, T>, Error<F::Error>>
    where
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Carries<F::Output, K>,
        B: Nestable<R> + PartialEq,
    {
        let (n, start) = (F::Input::count::<T>(&self.kind, whole), F::Input::start::<T>(whole));
        let plan = self.budget.plan(n)?;
        if n == 0 {
            return Ok(copied::<F::Output, T>(start));
        }
        let f = &self.step.f;
        let last = self.step.with::<K, R, T, _>(whole, |work| {
            work.require(start)?;
            F::Input::begin::<T>(&mut work.piece, whole);
            match checkpoints {
                Some(_) => work.forth(f, whole, plan, n)?,
                None => work.advance(f, whole, 0, n - 1)?,
            }
            work.kept = checkpoints;
            F::Input::load::<T>(&mut work.piece, whole, n - 1);
            work.call(f)?;
            Ok(work.out.clone())
        })?;
        Ok(last.unwrap_or_else(|| copied::<F::Output, T>(start)))
    }
}

impl<R, F, B, K> Rule<R> for Chain<F, B, K>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    F::Input: Carries<F::Output, K>,
    B: Nestable<R> + PartialEq,
    K: Clone + Send + Sync + 'static,
{
    type Input = <F::Input as Parts<F::Output, K>>::Whole;
    type Output = F::Output;
    type Error = Error<F::Error>;
    type Kept = Checkpoints;
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: View<'_, Self::Input, R>) -> Result<(Owned<F::Output, R>, Self::Kept), Self::Error> {
        let checkpoints = Checkpoints::new();
        self.run::<R, R>(x, Some(checkpoints)).map(|y| (y, checkpoints))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        _: &Self::Kept,
        x: View<'_, Self::Input, T>,
        _: View<'_, F::Output, T>,
        x_dot: View<'_, Self::Input, T>,
    ) -> Result<Owned<F::Output, T>, Self::Error> {
        pushed::<Self::Input, F::Output, T, _>(x, x_dot, |x| self.run::<R, One<T>>(x, None))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        kept: &Self::Kept,
        x: View<'_, Self::Input, T>,
        _: View<'_, F::Output, T>,
        y_bar: View<'_, F::Output, T>,
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        if F::Input::count::<T>(&self.kind, x) == 0 {
            // y is the first state.
            return Ok(unflatten::<Self::Input, T, T>(x, &flatten::<F::Output, T>(y_bar)));
        }
        let load = |bar: &mut [T]| copy_numbers(bar, &flatten::<F::Output, T>(y_bar));
        let x_bar = self.run_back(*kept, x, 1, load, |bars| unflatten::<Self::Input, T, T>(x, bars))?;
        Ok(x_bar.unwrap_or_else(|| unflatten::<Self::Input, T, T>(x, &[])))
    }

    const SHARES_PULLBACKS: bool = true;

    fn pullbacks<T: Scalar<R>>(
        &self,
        kept: &Self::Kept,
        x: View<'_, Self::Input, T>,
        y: View<'_, F::Output, T>,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Self::Error> {
        let (n, m) = (Self::Input::dim(x), F::Output::dim(y));
        if F::Input::count::<T>(&self.kind, x) == 0 {
            x_bars.fill(T::zero());
            let rows = x_bars.chunks_mut(n.max(1)).zip(y_bars.chunks(m.max(1)));
            rows.for_each(|(x_bar, y_bar)| copy_numbers(x_bar, y_bar));
            return Ok(());
        }
        let cotangents = y_bars.len().checked_div(m).unwrap_or(0);
        let load = |bar: &mut [T]| copy_numbers(bar, y_bars);
        self.run_back(*kept, x, cotangents, load, |bars| copy_numbers(x_bars, bars)).map(|_| ())
    }
}

fluxions::rule_function! {
    [R: Real, F, B, K] Chain<F, B, K>, over R, [where
        F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
        F::Input: Carries<F::Output, K>,
        B: Nestable<R> + PartialEq,
        K: Clone + Send + Sync + 'static,
    ]; Self, |chain| chain
}
