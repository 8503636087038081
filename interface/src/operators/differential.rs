//! The differential of a function at a point, as a value: [`Differential`], and [`LinearMap`] for lists of them.

use super::call::{Place, like};
use super::kind::Pullback;
use super::prepared::Prepared;
use super::products::{linearize, pullbacks, pushforwards, value, values};
use super::pullback::{pull, pull_batch};
use super::pushforward::{push_along, push_batch};
use super::validation::check;
use crate::engine::Engine;
use crate::{Args, Argument, Backend, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};
use core::convert::Infallible;
use core::fmt;

/// The differential of f at a point x, as a value: ẋ ↦ J ẋ, and ȳ ↦ Jᵀ ȳ.
/// [`Differentiate::linearize`](crate::Differentiate::linearize) makes it, along with y = f(x).
///
/// It owns x, the function if that is passed by value, the engine and all storage. It is `Send`, and
/// [`LinearMap`] puts differentials of several functions into one list. Methods that end in `_into`
/// do not allocate. [`relinearize`](Self::relinearize) moves it to another point of the same shape,
/// with the same storage. Arguments that are not differentiated are borrowed for `'a`.
///
/// A tangent ẋ has the shape of x, and a cotangent ȳ that of y. A backend that keeps the evaluation
/// of f needs one sweep for a product, and no call of f. The others call f as for a
/// [`pullback`](crate::Differentiate::pullback), or for a
/// [`pushforward`](crate::Differentiate::pushforward) with the tangents at a time that suit a
/// pullback. [`Capabilities::keeps_evaluation`](crate::Capabilities::keeps_evaluation) says which.
/// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_tape::RecordedTape;
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[0] - x[1]]
/// }
///
/// let (y, mut differential) = RecordedTape::new().linearize(Pair, &[2.0, 3.0])?;
/// assert_eq!(y, [6.0, -1.0]);
/// assert_eq!(differential.pullback(&[1.0, 10.0])?, [13.0, -8.0]); // J = (3, 2; 1, −1)
/// assert_eq!(differential.pushforward(&[1.0, 10.0])?, [23.0, -9.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// [`Error::Shape`] if a tangent, a cotangent or a buffer does not fit. [`Error::Batch`] if the
/// numbers of seeds and of results differ. [`Error::Function`] if f is evaluated again and fails. The
/// differential works after an error.
pub struct Differential<'a, E, F: Function<R>, R: Real = f64> {
    prepared: Prepared<Pullback, E, F, R>,
    args: Args<'a, F, R, R>,
    x: Owned<F::Input, R>,
    /// Whether the engine was called for x last.
    here: bool,
}

/// The differential of a function of type `F` by backend `B`, for signatures and fields:
/// `DifferentialOf<'static, Dual, Layer>`.
pub type DifferentialOf<'a, B, F, R = f64> = Differential<'a, <B as Backend<R>>::Engine<SignatureOf<F, R>>, F, R>;

impl<'a, E, F, R> Differential<'a, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Makes the differential at the point of the preparation, with the value there.
    pub(super) fn new(
        mut prepared: Prepared<Pullback, E, F, R>,
        x: View<'_, F::Input, R>,
        args: Args<'a, F, R, R>,
    ) -> Result<(Owned<F::Output, R>, Self), Error<F::Error>> {
        let x = prepared.x.take().unwrap_or_else(|| like::<F::Input>(x));
        let mut differential = Self { prepared, args, x, here: false };
        let y = differential.value()?;
        Ok((y, differential))
    }

    /// Returns the prepared operator, linearized, and where it is called.
    #[inline]
    fn place(&mut self) -> Result<(&mut Prepared<Pullback, E, F, R>, Place<'_, F, R>), Error<F::Error>> {
        let mut place = Place::new(F::Input::view(&self.x), self.args);
        if !self.here {
            linearize(&mut self.prepared, place)?;
            self.here = true;
        }
        place.linearized = true;
        Ok((&mut self.prepared, place))
    }

    values! { self => self.place()? }
    pushforwards! { self => self.place()? }
    pullbacks! { self => self.place()? }

    /// Moves to the point `x`, and returns f(x).
    ///
    /// Costs one call of f.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if `x` has another shape than before, or f(x) has. [`Error::Function`] if f
    /// fails. After an error the differential is that of the previous point.
    pub fn relinearize(&mut self, x: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        self.relinearize_into(x, F::Output::view_mut(&mut y))?;
        Ok(y)
    }

    /// Moves to the point `x`, and overwrites `y` with f(x). Does not allocate.
    ///
    /// Costs one call of f.
    ///
    /// # Errors
    ///
    /// Those of [`relinearize`](Self::relinearize), and [`Error::Shape`] if `y` does not fit.
    pub fn relinearize_into(
        &mut self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        let p = &mut self.prepared;
        p.validate(x, self.args)?;
        check::<F::Output, R, _>(Argument::Output, F::Output::read(&y), &p.y_shape)?;
        self.here = false;
        let mut place = Place::new(x, self.args);
        linearize(p, place)?;
        place.linearized = true;
        value(p, place, y)?;
        F::Input::assign(F::Input::view_mut(&mut self.x), x, &mut |v: R| v);
        self.here = true;
        Ok(())
    }

    /// Replaces the arguments that are not differentiated. The next product evaluates f.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if an argument has another shape than before. The differential is then as it
    /// was.
    pub fn change(&mut self, args: Args<'a, F, R, R>) -> Result<(), Error<F::Error>> {
        self.prepared.validate(F::Input::view(&self.x), args)?;
        self.args = args;
        self.here = false;
        Ok(())
    }
}

impl<E, F: Function<R>, R: Real> Differential<'_, E, F, R> {
    /// Returns x.
    pub fn point(&self) -> View<'_, F::Input, R> {
        F::Input::view(&self.x)
    }

    /// Returns the function.
    pub fn function(&self) -> &F {
        &self.prepared.f
    }

    /// Returns the engine, for example to read its counters.
    pub fn engine(&self) -> &E {
        &self.prepared.engine
    }

    /// Returns n = dim x and m = dim y.
    pub fn dims(&self) -> (usize, usize) {
        self.prepared.dims
    }
}

/// A clone evaluates f again at its first product: an engine's clone need not have the evaluation.
impl<E: Clone, F: Function<R> + Clone, R: Real> Clone for Differential<'_, E, F, R> {
    fn clone(&self) -> Self {
        let (prepared, x) = (self.prepared.clone(), self.x.clone());
        Self { prepared, args: self.args, x, here: false }
    }
}

impl<E, F: Function<R>, R: Real> fmt::Debug for Differential<'_, E, F, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Differential").field("x", &self.x).field("prepared", &self.prepared).finish()
    }
}

/// A linear map from `X` to `Y` with its transpose: a [`Differential`] without the types of function
/// and backend.
///
/// `Box<dyn LinearMap<X, Y>>` is the type of a list of layers. `E` is the error of the functions.
///
/// # Requirements
///
/// Both methods are linear, and ⟨ȳ, J ẋ⟩ = ⟨Jᵀ ȳ, ẋ⟩.
///
/// # Usage
///
/// Each layer of a network returns its value, and the list of maps runs backwards:
///
/// ```
/// use fluxions::operators::LinearMap;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_tape::RecordedTape;
///
/// #[differentiable]
/// fn squares<S: Scalar>(x: &[S]) -> Vec<S> {
///     x.iter().map(|x| x * x).collect()
/// }
///
/// #[differentiable]
/// fn total<S: Scalar>(x: &[S]) -> Vec<S> {
///     vec![x.iter().sum()]
/// }
///
/// let (y, squares) = Dual::new().linearize(Squares, &[1.0, 2.0])?;
/// let (z, total) = RecordedTape::new().linearize(Total, &y)?;
/// let mut layers: Vec<Box<dyn LinearMap<Vec<f64>, Vec<f64>>>> = vec![Box::new(squares), Box::new(total)];
///
/// let mut bar = vec![1.0];
/// for layer in layers.iter_mut().rev() {
///     bar = layer.pullback(&bar)?;
/// }
/// assert_eq!((z, bar), (vec![5.0], vec![2.0, 4.0])); // 1² + 2², and 2x
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
pub trait LinearMap<X: Space, Y: Space<Real = X::Real>, E = Infallible>: Send {
    /// Returns J ẋ.
    ///
    /// # Errors
    ///
    /// Those of [`Differential`].
    fn pushforward(&mut self, x_dot: View<'_, X, X::Real>) -> Result<Owned<Y, X::Real>, Error<E>>;

    /// Overwrites `y_dot` with J ẋ.
    ///
    /// # Errors
    ///
    /// Those of [`Differential`].
    fn pushforward_into(&mut self, x_dot: View<'_, X, X::Real>, y_dot: ViewMut<'_, Y, X::Real>)
    -> Result<(), Error<E>>;

    /// Returns Jᵀ ȳ.
    ///
    /// # Errors
    ///
    /// Those of [`Differential`].
    fn pullback(&mut self, y_bar: View<'_, Y, X::Real>) -> Result<Owned<X, X::Real>, Error<E>>;

    /// Overwrites `x_bar` with Jᵀ ȳ.
    ///
    /// # Errors
    ///
    /// Those of [`Differential`].
    fn pullback_into(&mut self, y_bar: View<'_, Y, X::Real>, x_bar: ViewMut<'_, X, X::Real>) -> Result<(), Error<E>>;
}

impl<E, F, R> LinearMap<F::Input, F::Output, F::Error> for Differential<'_, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
    Self: Send,
{
    fn pushforward(&mut self, x_dot: View<'_, F::Input, R>) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        self.pushforward(x_dot)
    }

    fn pushforward_into(
        &mut self,
        x_dot: View<'_, F::Input, R>,
        y_dot: ViewMut<'_, F::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.pushforward_into(x_dot, y_dot)
    }

    fn pullback(&mut self, y_bar: View<'_, F::Output, R>) -> Result<Owned<F::Input, R>, Error<F::Error>> {
        self.pullback(y_bar)
    }

    fn pullback_into(
        &mut self,
        y_bar: View<'_, F::Output, R>,
        x_bar: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.pullback_into(y_bar, x_bar)
    }
}
