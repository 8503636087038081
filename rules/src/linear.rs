//! Linear maps, which are their own derivatives: [`Linear`].

use fluxions::prelude::*;
use fluxions::{Error, Gives, Owned, Rule, View};

/// A linear map x ↦ A x, with its transpose.
///
/// Both are over plain numbers, as a library or a fast transform has them. [`Apply`] and
/// [`Transpose`] make rules and functions of them, over any scalar and for derivatives of all
/// orders: the derivative of A x is A ẋ, and x̄ = Aᵀ ȳ.
///
/// # Requirements
///
/// - `apply` is linear, and ⟨A x, y⟩ = ⟨x, Aᵀ y⟩ for all x and y. [`check_linear`](crate::check_linear) tells.
///
/// # Implementing
///
/// ```
/// use core::convert::Infallible;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::{Apply, Linear, Transpose, check_linear};
///
/// /// The differences of neighbours: yᵢ = xᵢ₊₁ − xᵢ.
/// #[derive(Clone, Copy, Debug)]
/// struct Differences;
///
/// impl Linear for Differences {
///     type Input = Vec<f64>;
///     type Output = Vec<f64>;
///     type Error = Infallible;
///
///     fn apply(&self, x: &[f64]) -> Result<Vec<f64>, Infallible> {
///         Ok(x.windows(2).map(|x| x[1] - x[0]).collect())
///     }
///     fn transpose(&self, y: &[f64]) -> Result<Vec<f64>, Infallible> {
///         let at = |i: usize| y.get(i).copied().unwrap_or(0.0);
///         Ok((0..=y.len()).map(|i| if i == 0 { -at(0) } else { at(i - 1) - at(i) }).collect())
///     }
/// }
///
/// check_linear(&Differences, &[0.0; 4], &[0.0; 3]).expect("it is linear, and has the right transpose");
/// let jacobian = Dual::new().jacobian(&Apply(Differences), &[5.0, 7.0])?;
/// assert_eq!(jacobian.as_slice(), [-1.0, 1.0]);
/// let transposed = Dual::new().jacobian(&Transpose(Differences), &[5.0])?;
/// assert_eq!(transposed.as_slice(), [-1.0, 1.0]); // a column
/// # Ok::<(), fluxions::Error<Infallible>>(())
/// ```
pub trait Linear<R: Real = f64>: Clone + Send + Sync + 'static {
    /// The space of x.
    type Input: Space<Real = R>;
    /// The space of A x.
    type Output: Space<Real = R>;
    /// The error of a call: [`Infallible`](core::convert::Infallible) if a call cannot fail.
    type Error: core::error::Error + Send + Sync + 'static;

    /// Returns A x.
    ///
    /// # Errors
    ///
    /// The map's own error.
    fn apply(&self, x: View<'_, Self::Input, R>) -> Result<Owned<Self::Output, R>, Self::Error>;
    /// Returns Aᵀ y.
    ///
    /// # Errors
    ///
    /// The map's own error.
    fn transpose(&self, y: View<'_, Self::Output, R>) -> Result<Owned<Self::Input, R>, Self::Error>;
}

/// The linear map x ↦ A x as a rule and as a function.
///
/// Costs one application for each evaluation and for each tangent, and one transpose for each
/// cotangent, at every order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Apply<L>(pub L);

/// The linear map y ↦ Aᵀ y as a rule and as a function.
///
/// Costs one transpose for each evaluation and for each tangent, and one application for each
/// cotangent, at every order. [`new`](Self::new) transposes a function by a backend.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Transpose<L>(pub L);

// The two name each other: a map that is the transpose of its transpose would be an infinite type.
macro_rules! both_ways {
    ($($map:ident: $input:ident to $output:ident by $apply:ident, transposed $transposed:ident;)*) => {$(
        impl<R: Real, L: Linear<R>> Rule<R> for $map<L> {
            type Input = L::$input;
            type Output = L::$output;
            type Error = L::Error;
            type Kept = ();
            const GIVES: Gives = Gives::Both;

            fn value(&self, x: View<'_, L::$input, R>) -> Result<(Owned<L::$output, R>, ()), L::Error> {
                self.0.$apply(x).map(|y| (y, ()))
            }
            fn pushforward<T: Scalar<R>>(
                &self,
                (): &(),
                _: View<'_, L::$input, T>,
                _: View<'_, L::$output, T>,
                x_dot: View<'_, L::$input, T>,
            ) -> Result<Owned<L::$output, T>, L::Error> {
                self.call(x_dot)
            }
            fn pullback<T: Scalar<R>>(
                &self,
                (): &(),
                _: View<'_, L::$input, T>,
                _: View<'_, L::$output, T>,
                y_bar: View<'_, L::$output, T>,
            ) -> Result<Owned<L::$input, T>, L::Error> {
                $transposed(self.0.clone()).call(y_bar)
            }
        }

        fluxions::rule_function! { [R: Real, L: Linear<R>] $map<L>, over R; Self, |map| map }
    )*};
}
both_ways! {
    Apply: Input to Output by apply, transposed Transpose;
    Transpose: Output to Input by transpose, transposed Apply;
}

/// A function that is linear in x, with a backend that transposes it: A = f, and Aᵀ y is a pullback
/// of f.
///
/// Any backend will do. Reverse mode needs one sweep.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByBackend<F, B, X> {
    f: F,
    backend: B,
    like: X,
}

impl<F, B, X> ByBackend<F, B, X> {
    /// Makes a linear map of a function. `like` tells the shape of x; its components do not count.
    pub const fn new(f: F, backend: B, like: X) -> Self {
        Self { f, backend, like }
    }
}

impl<F, B, X> Transpose<ByBackend<F, B, X>> {
    /// Returns the transpose of a linear function as a function. `like` tells the shape of x; its
    /// components do not count.
    ///
    /// ```
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    /// use fluxions_rules::Transpose;
    /// use fluxions_tape::Tape;
    ///
    /// #[differentiable]
    /// fn spread<S: Scalar>(x: S) -> [S; 2] {
    ///     [2.0 * x, 3.0 * x]
    /// }
    ///
    /// let gather = Transpose::new(Spread, Tape, 0.0); // y ↦ 2 y₀ + 3 y₁
    /// let (value, gradient) = Dual::new().value_and_gradient(&gather, &[1.0, 10.0])?;
    /// assert_eq!((value, gradient), (32.0, [2.0, 3.0]));
    /// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
    /// ```
    pub const fn new(f: F, backend: B, like: X) -> Self {
        Self(ByBackend::new(f, backend, like))
    }
}

impl<R, F, B, X> Linear<R> for ByBackend<F, B, X>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    F::Input: Space<Real = R, Owned<R> = X>,
    B: Backend<R>,
    X: Clone + Send + Sync + 'static,
{
    type Input = F::Input;
    type Output = F::Output;
    type Error = Error<F::Error>;

    fn apply(&self, x: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Self::Error> {
        self.f.first(x, ()).map_err(Error::Function)
    }
    fn transpose(&self, y: View<'_, F::Output, R>) -> Result<X, Self::Error> {
        self.backend.pullback(&self.f, F::Input::view(&self.like), y)
    }
}
