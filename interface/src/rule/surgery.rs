//! Surgery on gradients: the identity as a value, with a change of the gradient that flows back through it.
//!
//! | change | what to write | linear |
//! |---|---|---|
//! | scale, reverse | `h.with_gradient(Scale(c))`, `Scale(-1.0)` | yes |
//! | stop | [`h.stop_gradient()`](Scalar::stop_gradient) | yes |
//! | clip a number | `h.with_gradient(Clip::within(c))` | no |
//! | clip a vector to a length | `WithGradient::new(ClipNorm(c)).of(&h)` | no |
//! | replace, look at, anything else by plain numbers | `h.with_gradient(\|g: f64\| …)` | no |
//! | a change of one's own, by formula | an implementation of [`Surgery`] | as it states |
//!
//! # Who can do it
//!
//! A change that is linear, ḡ ↦ A ḡ, is the derivative of the map ẋ ↦ Aᵀ ẋ. So forward mode has it too, every backend honours it,
//! and at every order: h counts as Aᵀ x wherever a derivative is taken. With h = x and a change by the factor c the gradient of φ(h)
//! is c φ′, and the second derivative is c² φ″.
//!
//! A change that is not linear belongs to a gradient that flows back: the sweep of a tape has it, and the adjoint of a function. Only first
//! derivatives are known. All else is [`Error::NotLinear`](crate::Error::NotLinear): forward mode, the numbers of other crates, and second
//! derivatives. Where nothing flows back, so that each component of the gradient is 0, the change is not asked for.
//!
//! Finite differences of f see the value, which is the identity, and no surgery.

use super::flat::{Few, flatten, unflatten};
use super::{Gives, NumberRule, Rule, fault};
use crate::{Owned, Real, Scalar, Space, View};
use core::convert::Infallible;
use core::marker::PhantomData;
use derive_where::derive_where;

/// A change of the gradient that flows back through a value.
///
/// Closures from plain numbers to plain numbers are changes of each component, which are not known to be linear:
/// `|g: f64| …`. The module [`surgery`](self) lists the others.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::surgery::Surgery;
/// use fluxions_tape::Tape;
///
/// /// ḡ ↦ sign ḡ
/// #[derive(Clone, Copy)]
/// struct Sign;
///
/// impl Surgery for Sign {
///     const LINEAR: bool = false;
///
///     fn change<T: Scalar>(&self, gradient: &mut [T]) {
///         gradient.iter_mut().for_each(|g| *g = g.signum());
///     }
/// }
///
/// #[differentiable]
/// fn f<S: Scalar>(x: S) -> S {
///     -5.0 * x.with_gradient(Sign)
/// }
/// assert_eq!(Tape.value_and_gradient(&F, 2.0)?, (-10.0, -1.0));
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub trait Surgery<R: Real = f64>: Clone + Send + Sync + 'static {
    /// Whether the change is linear.
    const LINEAR: bool;

    /// Changes the components of a gradient.
    fn change<T: Scalar<R>>(&self, gradient: &mut [T]);

    /// Applies the transpose of a linear change to the components of a tangent: ẋ ↦ Aᵀ ẋ.
    ///
    /// The provided method changes each unit vector. A change that is its own transpose calls [`change`](Self::change) instead. It
    /// is not called for a change that is not linear.
    fn transposed<T: Scalar<R>>(&self, tangent: &mut [T]) {
        let mut all = Few::filled(T::zero(), tangent.len());
        for (i, component) in all.iter_mut().enumerate() {
            let mut unit = Few::filled(T::zero(), tangent.len());
            unit[i] = T::one();
            self.change(&mut unit);
            *component = unit.iter().zip(&*tangent).fold(T::zero(), |sum, (&a, &x)| sum + a * x);
        }
        tangent.copy_from_slice(&all);
    }
}

impl<R: Real, F: Fn(R) -> R + Clone + Send + Sync + 'static> Surgery<R> for F {
    const LINEAR: bool = false;

    fn change<T: Scalar<R>>(&self, gradient: &mut [T]) {
        gradient.iter_mut().for_each(|g| *g = OfPlain(self.clone()).of(*g));
    }
}

/// A closure over plain numbers, whose derivative is not known.
#[derive(Clone)]
struct OfPlain<F>(F);

impl<R: Real, F: Fn(R) -> R + Clone + Send + Sync + 'static> NumberRule<R> for OfPlain<F> {
    fn value(&self, x: R) -> R {
        self.0(x)
    }
    fn derivative<S: Scalar<R>>(&self, _: S, _: S) -> S {
        fault::not_linear();
        S::constant(R::NAN)
    }
}

/// ḡ ↦ c ḡ: a gradient that is scaled, or reversed by c = −1. It is linear.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::surgery::Scale;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: S) -> S {
///     x.with_gradient(Scale(-1.0)).powi(3)
/// }
/// assert_eq!(Dual::new().value_and_gradient(&F, 2.0)?, (8.0, -12.0)); // −3x²
/// assert_eq!(Dual::new().second_derivative(&F, 2.0)?, 12.0); // (−1)² 6x
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale<R = f64>(pub R);

impl<R: Real> Surgery<R> for Scale<R> {
    const LINEAR: bool = true;

    fn change<T: Scalar<R>>(&self, gradient: &mut [T]) {
        gradient.iter_mut().for_each(|g| *g *= self.0);
    }
    fn transposed<T: Scalar<R>>(&self, tangent: &mut [T]) {
        self.change(tangent);
    }
}

/// Each component of a gradient, moved into an interval. A NaN stays NaN. It is not linear.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::surgery::Clip;
/// use fluxions::Error;
/// use fluxions_dual::Dual;
/// use fluxions_tape::RecordedTape;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: S) -> S {
///     x.with_gradient(Clip::within(10.0)).powi(3)
/// }
/// assert_eq!(RecordedTape::new().value_and_gradient(&F, 3.0)?, (27.0, 10.0)); // 27 without surgery
/// assert_eq!(Dual::new().gradient(&F, 3.0), Err(Error::NotLinear));
/// # Ok::<(), Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clip<R = f64> {
    /// The least component.
    pub low: R,
    /// The largest component.
    pub high: R,
}

impl<R: Real> Clip<R> {
    /// Returns the clip to [−`bound`, `bound`].
    pub fn within(bound: R) -> Self {
        Self { low: -bound, high: bound }
    }
}

impl<R: Real> Surgery<R> for Clip<R> {
    const LINEAR: bool = false;

    fn change<T: Scalar<R>>(&self, gradient: &mut [T]) {
        for g in gradient {
            if *g < self.low {
                *g = T::constant(self.low);
            } else if *g > self.high {
                *g = T::constant(self.high);
            }
        }
    }
}

/// ḡ ↦ ḡ min(1, c/|ḡ|): a gradient that is shortened to the length c, over all components of the value. It is not linear.
///
/// Source: Pascanu, Mikolov and Bengio, *On the difficulty of training recurrent neural networks*, ICML 2013.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::Rule;
/// use fluxions::surgery::{ClipNorm, WithGradient};
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S]) -> S {
///     let h = WithGradient::<Vec<f64>, _>::new(ClipNorm(5.0)).of(x);
///     30.0 * h[0] + 40.0 * h[1]
/// }
/// assert_eq!(Tape.gradient(&F, &[1.0, 1.0])?, [3.0, 4.0]); // (30, 40) · 5/50
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClipNorm<R = f64>(pub R);

impl<R: Real> Surgery<R> for ClipNorm<R> {
    const LINEAR: bool = false;

    fn change<T: Scalar<R>>(&self, gradient: &mut [T]) {
        let norm = gradient.iter().fold(T::zero(), |norm, g| norm.hypot(*g));
        if norm > self.0 {
            gradient.iter_mut().for_each(|g| *g *= T::constant(self.0) / norm);
        }
    }
}

/// The identity of the space `X`, as a rule with a change of the gradient. For a number there is
/// [`Scalar::with_gradient`].
///
/// Costs a copy of the point for each value, and one change for each cotangent. For a number it does not allocate.
#[derive_where(Clone, Copy, Debug, PartialEq; G)]
pub struct WithGradient<X, G> {
    surgery: G,
    space: PhantomData<fn(X)>,
}

impl<R: Real, X: Space<Real = R>, G: Surgery<R>> WithGradient<X, G> {
    /// Returns the identity with this change.
    pub const fn new(surgery: G) -> Self {
        Self { surgery, space: PhantomData }
    }
}

impl<R: Real, X: Space<Real = R>, G: Surgery<R>> Rule<R> for WithGradient<X, G> {
    type Input = X;
    type Output = X;
    type Error = Infallible;
    type Kept = ();
    const GIVES: Gives = if G::LINEAR { Gives::Both } else { Gives::NonlinearPullback };

    #[inline]
    fn value(&self, x: View<'_, X, R>) -> Result<(Owned<X, R>, ()), Infallible> {
        Ok((X::map(x, &mut |x: R| x), ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        _: View<'_, X, T>,
        y: View<'_, X, T>,
        x_dot: View<'_, X, T>,
    ) -> Result<Owned<X, T>, Infallible> {
        if !G::LINEAR {
            fault::not_linear();
            return Ok(X::map(y, &mut |_: T| T::constant(R::NAN)));
        }
        let mut tangent = flatten::<X, T>(x_dot);
        self.surgery.transposed(&mut tangent);
        Ok(unflatten::<X, T, T>(y, &tangent))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, X, T>,
        _: View<'_, X, T>,
        y_bar: View<'_, X, T>,
    ) -> Result<Owned<X, T>, Infallible> {
        let mut gradient = flatten::<X, T>(y_bar);
        self.surgery.change(&mut gradient);
        Ok(unflatten::<X, T, T>(x, &gradient))
    }
}
