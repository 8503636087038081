//! Derivatives that are functions themselves, over any number: [`GradientOf`], [`DerivativeOf`], [`PullbackOf`] and
//! [`PushforwardOf`].

mod kept;

pub use kept::{Curves, Gradients, Inner, Jacobians, Keeps, Pullbacks, Pushforwards};

use crate::engine::{Engine, Point};
use crate::operators::gather;
use crate::operators::validation::check;
use crate::{
    Argument, At, Context, Error, Function, Nestable, Owned, Real, Scalar, Shape, SignatureOf, Space, View, ViewMut,
};

/// An engine that is kept inside a function, with the shapes of its preparation, and with room for
/// what does not lie in one slice.
#[derive(Clone, Debug)]
pub struct KeptEngine<E, T> {
    pub(super) engine: E,
    pub(super) x_shape: Shape,
    pub(super) y_shape: Shape,
    pub(super) seeds: Vec<T>,
    pub(super) room: Vec<T>,
}

impl<E, T> KeptEngine<E, T> {
    /// Prepares the engine of the operator `K`. `y` is like f(x).
    pub(super) fn prepare<K, R, F, B>(
        backend: &B,
        point: Point<'_, R, T, F>,
        y: View<'_, F::Output, T>,
    ) -> Result<Self, Error<F::Error>>
    where
        K: Keeps<B, R, Engine<T, SignatureOf<F, R>> = E>,
        R: Real,
        T: Scalar<R>,
        F: Function<R>,
        B: Nestable<R>,
    {
        let engine = K::prepare(backend, point, F::Output::shorten(y))?;
        let (x_shape, y_shape) = (F::Input::shape(point.x), F::Output::shape(y));
        Ok(Self { engine, x_shape, y_shape, seeds: Vec::new(), room: Vec::new() })
    }
}

/// Writes a result that comes as one slice into a point. If the components of the point lie in one
/// slice, there is no copy.
pub(super) fn fill<X: Space, S: Scalar<X::Real>, E>(
    mut to: ViewMut<'_, X, S>,
    room: &mut Vec<S>,
    write: impl FnOnce(&mut [S]) -> Result<(), E>,
) -> Result<(), E> {
    if let Some(slice) = X::as_mut_slice(&mut to) {
        return write(slice);
    }
    room.clear();
    room.resize(X::dim(X::read(&to)), S::zero());
    let outcome = write(room);
    X::assign_flat(to, room);
    outcome
}

/// Returns a point of the output space of f, by a call of f if its type does not tell the shape.
pub(super) fn first_value<R: Real, S: Scalar<R>, F: Function<R>>(
    point: Point<'_, R, S, F>,
) -> Result<Owned<F::Output, S>, Error<F::Error>> {
    if let Some(y) = F::Output::filled(S::zero()) {
        return Ok(y);
    }
    let mut scratch = <F::Context as Context<R>>::Scratch::<S>::default();
    point.f.first(point.x, F::Context::lift(point.context, &mut scratch, &mut |s| s)).map_err(Error::Function)
}

/// A derivative as a function, without the value of the function that it is the derivative of. The
/// method `without_value` of [`GradientOf`], [`DerivativeOf`], [`PullbackOf`] and [`PushforwardOf`]
/// makes it.
///
/// ```
/// use fluxions::GradientOf;
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> S {
///     x[0] * x[0] * x[1]
/// }
///
/// // x ↦ ∇f(x) = (2xy, x²), whose Jacobian is the Hessian
/// let gradient = GradientOf::new(F, Dual::new()).without_value();
/// let hessian = Dual::new().jacobian(&gradient, &[2.0, 3.0])?;
/// assert_eq!(hessian.as_slice(), [6.0, 4.0, 4.0, 0.0]); // 2y, 2x; 2x, 0
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
///
/// # Errors
///
/// Those of the derivative.
#[derive(Clone, Debug)]
pub struct WithoutValue<D>(D);

/// Writes a derivative as a function: from `$input`, which is x with what stands beside it, to f(x) and
/// `$output`, which is like `$like`. `$call` writes to one slice.
macro_rules! derived {
    ($(#[$doc:meta])* $name:ident by $kind:ident, |$x:ident $(, $seed:ident)?|: $input:ty => $output:ty, like $like:ident;
     $(seed: $argument:ident of $space:ty, like $shape:ident;)?
     |$engine:ident, $point:ident, $seeds:ident, $y:ident, $out:ident| $call:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $name<F, B> {
            f: F,
            backend: B,
        }

        impl<F, B> $name<F, B> {
            /// Makes the derivative of `f` by `backend`.
            pub const fn new(f: F, backend: B) -> Self {
                Self { f, backend }
            }

            /// Returns the same derivative without the value f(x).
            pub fn without_value(self) -> WithoutValue<Self> {
                WithoutValue(self)
            }

            /// Writes the derivative, and the value if there is a buffer for it.
            #[inline]
            fn run<R: Real, S: Scalar<R>>(
                kept: &mut KeptEngine<<$kind as Keeps<B, R>>::Engine<S, SignatureOf<F, R>>, S>,
                $point: Point<'_, R, S, F>,
                $($seed: View<'_, $space, S>,)?
                $y: Option<ViewMut<'_, F::Output, S>>,
                out: ViewMut<'_, $output, S>,
            ) -> Result<(), Error<F::Error>>
            where
                F: Function<R>,
                B: Nestable<R>,
            {
                let KeptEngine { engine: $engine, room, .. } = kept;
                $(
                    check::<$space, S, _>(Argument::$argument, $seed, &kept.$shape)?;
                    let $seeds = gather::<$space, S>(&$seed, &mut kept.seeds);
                )?
                fill::<$output, S, _>(out, room, |$out| $call)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<R: Real, F: Function<R>, B: Nestable<R>> Function<R> for $name<F, B> {
            type Input = $input;
            type Output = (F::Output, $output);
            type Context = Inner<$kind, B, SignatureOf<F, R>>;
            type Error = Error<F::Error>;

            fn evaluate<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                (y, out): &mut Owned<Self::Output, S>,
            ) -> Result<(), Self::Error> {
                let point = Point::new(&self.f, $x, F::Context::args::<S>(&context));
                let kept = match kept {
                    Some(kept) => kept,
                    None => kept.insert(KeptEngine::prepare::<$kind, _, _, _>(&self.backend, point, F::Output::view(y))?),
                };
                Self::run(kept, point, $($seed,)? Some(F::Output::view_mut(y)), <$output>::view_mut(out))
            }

            fn first<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
            ) -> Result<Owned<Self::Output, S>, Self::Error> {
                let y = first_value(Point::new(&self.f, $x, F::Context::args::<S>(&context)))?;
                let out = derived!(@like $like, $x, &y, F);
                let mut first = (y, out);
                self.evaluate(derived!(@pattern $x $($seed)?), (context, kept), &mut first)?;
                Ok(first)
            }

            fn warm<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                (y, _): View<'_, Self::Output, S>,
            ) -> Result<(), Self::Error> {
                $(let _ = $seed;)?
                let point = Point::new(&self.f, $x, F::Context::args::<S>(&context));
                *kept = Some(KeptEngine::prepare::<$kind, _, _, _>(&self.backend, point, y)?);
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        impl<R: Real, F: Function<R>, B: Nestable<R>> Function<R> for WithoutValue<$name<F, B>> {
            type Input = $input;
            type Output = $output;
            type Context = Inner<$kind, B, SignatureOf<F, R>>;
            type Error = Error<F::Error>;

            fn evaluate<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                out: &mut Owned<Self::Output, S>,
            ) -> Result<(), Self::Error> {
                let point = Point::new(&self.0.f, $x, F::Context::args::<S>(&context));
                let kept = match kept {
                    Some(kept) => kept,
                    None => {
                        let y = first_value(point)?;
                        kept.insert(KeptEngine::prepare::<$kind, _, _, _>(&self.0.backend, point, F::Output::view(&y))?)
                    }
                };
                $name::<F, B>::run(kept, point, $($seed,)? None, <$output>::view_mut(out))
            }

            fn first<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
            ) -> Result<Owned<Self::Output, S>, Self::Error> {
                let mut out = derived!(
                    @like $like, $x, &first_value(Point::new(&self.0.f, $x, F::Context::args::<S>(&context)))?, F
                );
                self.evaluate(derived!(@pattern $x $($seed)?), (context, kept), &mut out)?;
                Ok(out)
            }

            fn warm<S: Scalar<R>>(
                &self,
                derived!(@pattern $x $($seed)?): View<'_, $input, S>,
                (context, kept): At<'_, '_, Self, S, R>,
                _: View<'_, Self::Output, S>,
            ) -> Result<(), Self::Error> {
                $(let _ = $seed;)?
                let point = Point::new(&self.0.f, $x, F::Context::args::<S>(&context));
                let y = first_value(point)?;
                *kept = Some(KeptEngine::prepare::<$kind, _, _, _>(&self.0.backend, point, F::Output::view(&y))?);
                Ok(())
            }
        }
    };
    (@pattern $x:ident) => { $x };
    (@pattern $x:ident $seed:ident) => { ($x, $seed) };
    (@like Input, $x:ident, $y:expr, $f:ident) => { $f::Input::map($x, &mut |x| x) };
    (@like Output, $x:ident, $y:expr, $f:ident) => { $f::Output::map($f::Output::view($y), &mut |y| y) };
}

derived! {
    /// The function x ↦ (f(x), ∇f(x)), for a function with one number as output.
    ///
    /// It is a [`Function`] over any scalar, so a backend can differentiate it again, and a user's
    /// function can call it. The inner backend differentiates f over the scalar that the outer one
    /// runs: its tangents are apart from those of the outer one.
    /// [`without_value`](Self::without_value) leaves f(x) out.
    ///
    /// Costs what the inner backend needs for a gradient. An engine that runs it allocates nothing
    /// after the preparation.
    ///
    /// ```
    /// use fluxions::GradientOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn f<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0] * x[0] * x[1]
    /// }
    ///
    /// // ẏ and the Hessian-vector product at (2, 3) along (1, 0)
    /// let gradient = GradientOf::new(F, Dual::new());
    /// let result = Dual::new().pushforward(&gradient, &[2.0, 3.0], &[1.0, 0.0]);
    /// assert_eq!(result, Ok((12.0, [6.0, 4.0]))); // 2xy; 2y, 2x
    /// ```
    ///
    /// # Errors
    ///
    /// A call returns the [`Error`] of the inner operator. [`Error::flatten`] makes one of two.
    GradientOf by Gradients, |x|: F::Input => F::Input, like Input;
    |engine, point, _seeds, y, out| engine.gradient(point, y, out)
}

derived! {
    /// The function x ↦ (f(x), f′(x)), for a function with one number as input.
    ///
    /// It is a [`Function`] over any scalar, as [`GradientOf`] is. Costs what the inner backend
    /// needs for a derivative.
    ///
    /// ```
    /// use fluxions::DerivativeOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn cube<S: Scalar>(x: S) -> S {
    ///     x * x * x
    /// }
    ///
    /// let slope = DerivativeOf::new(Cube, Dual::new());
    /// assert_eq!(Dual::new().derivative(&slope, 2.0), Ok((12.0, 12.0))); // 3x² and 6x
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`GradientOf`].
    DerivativeOf by Curves, |x|: F::Input => F::Output, like Output;
    |engine, point, _seeds, y, out| engine.pushforward(point, 1, &[S::one()], y, out)
}

derived! {
    /// The function (x, ẋ) ↦ (f(x), J(x) ẋ): the tangent map of f.
    ///
    /// It is a [`Function`] over any scalar, as [`GradientOf`] is. In ẋ it is linear, and its
    /// derivative with respect to ẋ is itself. ẋ has the shape of x, and J ẋ that of y. Costs what the
    /// inner backend needs for a pushforward. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd
    /// edition, §3.1.
    ///
    /// ```
    /// use fluxions::PushforwardOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn square<S: Scalar>(x: S) -> S {
    ///     x * x
    /// }
    ///
    /// // (x, ẋ) ↦ 2x ẋ, whose gradient is (2ẋ, 2x)
    /// let tangent = PushforwardOf::new(Square, Dual::new()).without_value();
    /// assert_eq!(Dual::new().gradient(&tangent, (3.0, 10.0)), Ok((20.0, 6.0)));
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`GradientOf`], and [`Error::Shape`] if the tangent does not fit x.
    PushforwardOf by Pushforwards, |x, x_dot|: (F::Input, F::Input) => F::Output, like Output;
    seed: Tangent of F::Input, like x_shape;
    |engine, point, seeds, y, out| engine.pushforward(point, 1, seeds, y, out)
}

derived! {
    /// The function (x, ȳ) ↦ (f(x), J(x)ᵀ ȳ): the cotangent map of f.
    ///
    /// It is a [`Function`] over any scalar, as [`GradientOf`] is. In ȳ it is linear, and its
    /// derivative with respect to ȳ is itself. ȳ has the shape of y, and Jᵀ ȳ that of x. Costs what the
    /// inner backend needs for a pullback. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd
    /// edition, §3.2.
    ///
    /// ```
    /// use fluxions::PullbackOf;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn area<S: Scalar>(x: &[S; 2]) -> S {
    ///     x[0] * x[1]
    /// }
    ///
    /// // (x, ȳ) ↦ (x₁ ȳ, x₀ ȳ), along x₀ and along ȳ
    /// let pullback = PullbackOf::new(Area, Dual::new()).without_value();
    /// let b = Dual::new();
    /// assert_eq!(b.pushforward(&pullback, (&[2.0, 3.0], 10.0), (&[1.0, 0.0], 0.0)), Ok([0.0, 10.0]));
    /// assert_eq!(b.pushforward(&pullback, (&[2.0, 3.0], 10.0), (&[0.0, 0.0], 1.0)), Ok([3.0, 2.0]));
    /// ```
    ///
    /// # Errors
    ///
    /// Those of [`GradientOf`], and [`Error::Shape`] if the cotangent does not fit f(x).
    PullbackOf by Pullbacks, |x, y_bar|: (F::Input, F::Output) => F::Input, like Input;
    seed: Cotangent of F::Output, like y_shape;
    |engine, point, seeds, y, out| engine.pullback(point, 1, seeds, y, out)
}
