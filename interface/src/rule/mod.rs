//! Pieces of a function that bring their derivatives along: [`Rule`] and [`NumberRule`].
//!
//! | for | there is |
//! |---|---|
//! | a number of a number, as tanh or a table | [`NumberRule`] |
//! | anything else, as a linear solve | [`Rule`] |
//! | a function with `#[differentiable]` | its settings `pushforward = path` and `pullback = path` |
//! | a rule as the whole function | [`AsFunction`] |
//! | a change of the gradient that flows back through a value | [`surgery`] |

mod arithmetic;
mod copied;
mod erased;
pub(crate) mod fault;
mod first_order;
mod flat;
mod function;
mod held;
mod lanes;
mod lent;
mod level;
mod number;
mod pool;
mod products;
mod slopes;
mod spare;
mod storage;
#[doc(hidden)]
pub mod surgery;

pub use arithmetic::{by_arithmetic, by_arithmetic_of_first_order};
pub use copied::Copied;
pub use erased::Erased;
pub use fault::{by_rows, settled};
pub use flat::{Few, Flat, flatten, unflatten};
pub(crate) use flat::{pairs_inside, written};
pub use function::{AsFunction, pull_whole};
pub use held::{Failed, Keep};
pub use lanes::by_lanes;
pub use lent::{Lent, lent_map};
pub(crate) use lent::{lent, lent_copy};
pub use level::One;
pub use number::{ByDerivative, NumberRule};
pub(crate) use products::pull;
pub(crate) use slopes::Slopes;
pub use storage::{Storage, put_in_place};

use crate::{Owned, Real, Scalar, Space, View};
use core::convert::Infallible;

/// The products with the Jacobian that a [`Rule`] implements. The missing one is made of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gives {
    /// [`Rule::pushforward`] is implemented. A pullback takes n pushforwards.
    Pushforward,
    /// [`Rule::pullback`] is implemented. A pushforward takes m pullbacks.
    Pullback,
    /// Both are implemented.
    Both,
    /// [`Rule::pullback`] is implemented, and is not linear in ȳ, as one that clips a gradient. It has first derivatives by the
    /// sweep of a tape and by the adjoint of the function that calls it. Everything else is [`Error::NotLinear`](crate::Error::NotLinear).
    NonlinearPullback,
}

impl Gives {
    /// Whether the pushforward is implemented.
    pub const fn pushforward(self) -> bool {
        matches!(self, Self::Pushforward | Self::Both)
    }
    /// Whether the pullback is implemented.
    pub const fn pullback(self) -> bool {
        matches!(self, Self::Pullback | Self::Both | Self::NonlinearPullback)
    }
    /// Whether the products are linear in their seeds, so that one gives the other.
    pub const fn is_linear(self) -> bool {
        !matches!(self, Self::NonlinearPullback)
    }
}

/// A piece of a function with derivatives of its own, for every backend and at every order.
///
/// The value y = g(x) is computed over plain numbers: by a solver, a table, a library. The
/// derivatives are formulas over any scalar, so derivatives of them follow. A function calls the
/// rule by [`call`](Self::call), over whatever number it runs.
///
/// # Requirements
///
/// - `value` depends on `self` and x only.
/// - [`pushforward`](Self::pushforward) returns J(x) ẋ, in the shape of y.
///   [`pullback`](Self::pullback) returns +J(x)ᵀ ȳ, in the shape of x. Both are linear in the seed,
///   unless the rule states [`Gives::NonlinearPullback`].
/// - The derivatives use x and y over `T`. A value that they take by [`primal`](Scalar::primal)
///   takes no derivative with it.
/// - What `value` computes for the derivatives at its point is in [`Kept`](Self::Kept), and nowhere
///   else.
///
/// A backend that needs one of the two products only does not call the other one. A law of the test
/// kit, and `fluxions_check::check_rule`, compare the two with each other and with differences.
///
/// # Usage
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions::{Gives, Rule};
/// use fluxions_dual::Dual;
///
/// /// The length of a vector: y = |x|, with the gradient x/y.
/// #[derive(Clone, Copy)]
/// struct Length;
///
/// impl Rule for Length {
///     type Input = Vec<f64>;
///     type Output = f64;
///     type Error = Infallible;
///     type Kept = ();
///     const GIVES: Gives = Gives::Pullback;
///
///     fn value(&self, x: &[f64]) -> Result<(f64, ()), Infallible> {
///         Ok((x.iter().fold(0.0, |sum: f64, x| sum.hypot(*x)), ()))
///     }
///     fn pullback<T: Scalar>(&self, (): &(), x: &[T], y: T, y_bar: T) -> Result<Vec<T>, Infallible> {
///         Ok(x.iter().map(|x| x / y * y_bar).collect())
///     }
/// }
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S]) -> S {
///     Length.of(x).powi(2)
/// }
/// let (gradient, hessian) = (Dual::new().gradient(&F, &[3.0, 4.0])?, Dual::new().hessian(&F, &[3.0, 4.0])?);
/// assert_eq!(gradient, [6.0, 8.0]); // 2x
/// assert!((hessian[(0, 0)] - 2.0).abs() < 1e-15 && hessian[(0, 1)].abs() < 1e-15);
/// # Ok::<(), fluxions::Error<Infallible>>(())
/// ```
///
/// # Implementing
///
/// A derivative that is a rule itself calls that rule. The derivative of a solution of A y = b is
/// the solution for another right-hand side with the same factors: its pushforward calls a rule
/// that holds the factors. All orders follow at the price of solutions, and none of a
/// factorization.
///
/// `Kept` is cloned: a large one is an `Arc`.
///
/// # Pitfalls
///
/// - A wrong derivative is not found by the backends. Check it once.
/// - A shape other than that of x or y is [`Error::Shape`](crate::Error::Shape).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a rule",
    label = "this type brings no derivatives along",
    note = "implement `NumberRule` for a number of a number, and `Rule` for anything else"
)]
pub trait Rule<R: Real = f64>: Clone + Send + Sync + 'static {
    /// The space of the arguments. It is a tuple if there are several.
    type Input: Space<Real = R>;
    /// The space of the result.
    type Output: Space<Real = R>;
    /// The error of a call: [`Infallible`] if a call cannot fail.
    type Error: core::error::Error + Send + Sync + 'static;
    /// What the value leaves for the derivatives at its point, as a factorization. It is `()` if
    /// there is nothing.
    type Kept: Clone + Send + Sync + 'static;

    /// Which of the two products are implemented.
    const GIVES: Gives;

    /// Returns y = g(x), and what the derivatives at x need of its computation.
    ///
    /// Called once for each evaluation of the function that calls the rule.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[allow(clippy::type_complexity)]
    fn value(&self, x: View<'_, Self::Input, R>) -> Result<(Owned<Self::Output, R>, Self::Kept), Self::Error>;

    /// Returns ẏ = J(x) ẋ, with y = g(x) at hand. The result has the shape of y.
    ///
    /// The provided method takes m pullbacks.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    fn pushforward<T: Scalar<R>>(
        &self,
        kept: &Self::Kept,
        x: View<'_, Self::Input, T>,
        y: View<'_, Self::Output, T>,
        x_dot: View<'_, Self::Input, T>,
    ) -> Result<Owned<Self::Output, T>, Self::Error> {
        const { assert!(!Self::GIVES.pushforward(), "`GIVES` says that the rule has a pushforward, and there is none") }
        products::pushforward_by_pullbacks(self, kept, x, y, x_dot).map(Lent::own)
    }

    /// Returns x̄ = +J(x)ᵀ ȳ, with y = g(x) at hand. The result has the shape of x.
    ///
    /// The provided method takes n pushforwards.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    fn pullback<T: Scalar<R>>(
        &self,
        kept: &Self::Kept,
        x: View<'_, Self::Input, T>,
        y: View<'_, Self::Output, T>,
        y_bar: View<'_, Self::Output, T>,
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        const { assert!(!Self::GIVES.pullback(), "`GIVES` says that the rule has a pullback, and there is none") }
        products::pullback_by_pushforwards(self, kept, x, y, y_bar).map(Lent::own)
    }

    /// Returns g(x) over any scalar, with the derivatives of the rule.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[inline]
    fn call<S: Scalar<R>>(&self, x: View<'_, Self::Input, S>) -> Result<Owned<Self::Output, S>, Self::Error> {
        S::call_rule(self, x).map(|(y, _)| y)
    }

    /// Returns what [`call`](Self::call) returns, for a rule that cannot fail.
    #[inline]
    fn of<S: Scalar<R>>(&self, x: View<'_, Self::Input, S>) -> Owned<Self::Output, S>
    where
        Self::Error: Into<Infallible>,
    {
        let Ok(y) = self.call(x).map_err(Into::into);
        y
    }

    /// Computes the value as [`value`](Self::value) does, and overwrites what is kept. A rule that keeps storage uses it again.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[doc(hidden)]
    fn value_again(
        &self,
        x: View<'_, Self::Input, R>,
        kept: &mut Self::Kept,
    ) -> Result<Owned<Self::Output, R>, Self::Error> {
        let y;
        (y, *kept) = self.value(x)?;
        Ok(y)
    }

    /// Computes J(x)ᵀ ȳ for several cotangents, which lie one after another in `y_bars`, as their results do in `x_bars`.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[doc(hidden)]
    fn pullbacks<T: Scalar<R>>(
        &self,
        kept: &Self::Kept,
        x: View<'_, Self::Input, T>,
        y: View<'_, Self::Output, T>,
        y_bars: &[T],
        x_bars: &mut [T],
    ) -> Result<(), Self::Error> {
        products::pull_one_by_one(self, kept, x, y, y_bars, x_bars)
    }

    /// Whether [`pullbacks`](Self::pullbacks) costs less than as many pullbacks.
    #[doc(hidden)]
    const SHARES_PULLBACKS: bool = false;

    /// Whether the storage of a value comes from the thread, to which it goes back.
    #[doc(hidden)]
    const LENDS: bool = false;

    /// Whether the derivatives at a point hold at other points, where a recorded program runs them.
    /// What is kept does not.
    #[doc(hidden)]
    const HOLDS_ANYWHERE: bool = size_of::<Self::Kept>() == 0;
}
