//! Products at one point: [`Linearization`].

use super::call::Call;
use super::kind::{Hvp, Pullback, Pushforward};
use super::prepared::Prepared;
use crate::engine::{Engine, Engine2, Point};
use crate::rule::fault::settled;
use crate::{Args, Context, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};
use derive_where::derive_where;

/// The linear map of a prepared operator at one point: ẋ ↦ J ẋ, ȳ ↦ Jᵀ ȳ, or ẋ ↦ H ẋ. `.at(x)`
/// makes it.
///
/// A backend that can keep the evaluation of f does so, and each product then costs one sweep. The
/// others evaluate f at each product.
/// [`Capabilities::keeps_evaluation`](crate::Capabilities::keeps_evaluation) says which. Source:
/// Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §3.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn pair<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[0] - x[1]]
/// }
///
/// let mut prepared = Dual::new().prepare_pullback(&Pair, &[0.0; 2])?;
/// let mut map = prepared.at(&[2.0, 3.0])?; // J = (3, 2; 1, −1)
/// assert_eq!(map.pullback(&[1.0, 0.0])?, [3.0, 2.0]);
/// assert_eq!(map.pullback(&[0.0, 1.0])?, [1.0, -1.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// `.at(x)` returns [`Error::Shape`] if x or an argument differs in shape from the preparation, and
/// [`Error::Function`] if f fails. A product returns [`Error::Shape`] if a tangent, a cotangent or
/// a buffer does not fit, [`Error::Batch`] if the numbers of seeds and of results differ, and
/// [`Error::Function`] if f is evaluated again and fails. The map works after an error.
#[derive_where(Debug; O: super::kind::Kind)]
pub struct Linearization<'p, O, E, F: Function<R>, R: Real = f64> {
    prepared: &'p mut Prepared<O, E, F, R>,
    #[derive_where(skip(Debug))]
    args: Args<'p, F, R, R>,
    /// The point. The storage is lent by `prepared`, so that nothing is allocated. It is `Some`
    /// until the drop.
    x: Option<Owned<F::Input, R>>,
}

impl<O, E, F: Function<R>, R: Real> Drop for Linearization<'_, O, E, F, R> {
    fn drop(&mut self) {
        self.prepared.x = self.x.take();
        self.prepared.linearized = false;
    }
}

impl<'p, O: super::kind::Kind, E, F: Function<R>, R: Real> Linearization<'p, O, E, F, R> {
    /// Checks x and the arguments, and copies x.
    fn new(call: Call<'p, O, E, F, R>, x: View<'_, F::Input, R>) -> Result<Self, Error<F::Error>> {
        let Call { prepared, args } = call;
        prepared.validate(x, args)?;
        let kept = match prepared.x.take() {
            Some(mut kept) => {
                F::Input::assign(F::Input::view_mut(&mut kept), x, &mut |v: R| v);
                kept
            }
            None => F::Input::map(x, &mut |v| v),
        };
        Ok(Self { prepared, args, x: Some(kept) })
    }
}

macro_rules! linearize {
    ($self:ident) => {
        if let Some(x) = &$self.x {
            let p = &mut *$self.prepared;
            settled(p.engine.linearize(Point::new(&p.f, F::Input::view(x), $self.args)))?;
            p.linearized = true;
        }
    };
}

/// Writes `.at(x)` for one operator, and the methods of its linear map: those of a call, without x.
macro_rules! linearization {
    ($kind:ident, $engine:ident<$($param:ty),*>, $($number:ident)?, $self:ident => $linearize:expr;
     $($(#[$doc:meta])* fn $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        impl<'p, E, F, R> Call<'p, $kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            E: $engine<$($param),*>,
        {
            /// Fixes x, and returns the linear map at x.
            ///
            /// Costs one evaluation of f if the backend can keep it.
            ///
            /// # Errors
            ///
            /// [`Error::Shape`] if x or an argument differs in shape from the preparation.
            /// [`Error::Function`] if f fails.
            #[allow(unused_mut)]
            pub fn at(self, x: View<'_, F::Input, R>) -> Result<Linearization<'p, $kind, E, F, R>, Error<F::Error>> {
                let mut $self = Linearization::new(self, x)?;
                $linearize;
                Ok($self)
            }
        }

        impl<E, F, R> Prepared<$kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            for<'a> F::Context: Context<R, Args<'a, R> = ()>,
            E: $engine<$($param),*>,
        {
            /// Fixes x, and returns the linear map at x.
            ///
            /// Costs one evaluation of f if the backend can keep it.
            ///
            /// # Errors
            ///
            /// [`Error::Shape`] if x differs in shape from the preparation. [`Error::Function`] if
            /// f fails.
            pub fn at(
                &mut self,
                x: View<'_, F::Input, R>,
            ) -> Result<Linearization<'_, $kind, E, F, R>, Error<F::Error>> {
                self.with(()).at(x)
            }
        }

        impl<E, F, R> Linearization<'_, $kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            E: $engine<$($param),*>,
        {
            $($(#[$doc])*
            ///
            /// # Errors
            ///
            /// [`Error::Shape`] if an argument does not fit, [`Error::Batch`] if the numbers of
            /// seeds and of results differ, [`Error::Function`] if f is evaluated again and fails.
            pub fn $name(&mut self, $($arg: $ty),*) -> Result<$ret, Error<F::Error>> {
                let call = self.prepared.with(self.args);
                match &self.x {
                    Some(x) => call.$name(F::Input::view(x), $($arg),*),
                    // Out of reach: x is there until the drop.
                    None => Err(Error::Batch { expected: 1, found: 0 }),
                }
            })*
        }
    };
}

linearization! { Pushforward, Engine<R, SignatureOf<F, R>>, , map => linearize!(map);
    /// Returns J ẋ.
    fn pushforward(x_dot: View<'_, F::Input, R>) -> Owned<F::Output, R>;
    /// Overwrites `y_dot` with J ẋ. Does not allocate.
    fn pushforward_into(x_dot: View<'_, F::Input, R>, y_dot: ViewMut<'_, F::Output, R>) -> ();
    /// Returns J ẋ for each of several tangents.
    fn pushforward_batch(x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Output, R>>;
    /// Overwrites each of `y_dots` with J ẋ for the tangent at the same index.
    fn pushforward_batch_into(x_dots: &[View<'_, F::Input, R>], y_dots: &mut [Owned<F::Output, R>]) -> ();
}

linearization! { Pullback, Engine<R, SignatureOf<F, R>>, , map => linearize!(map);
    /// Returns Jᵀ ȳ.
    fn pullback(y_bar: View<'_, F::Output, R>) -> Owned<F::Input, R>;
    /// Overwrites `x_bar` with Jᵀ ȳ. Does not allocate.
    fn pullback_into(y_bar: View<'_, F::Output, R>, x_bar: ViewMut<'_, F::Input, R>) -> ();
    /// Returns Jᵀ ȳ for each of several cotangents.
    fn pullback_batch(y_bars: &[View<'_, F::Output, R>]) -> Vec<Owned<F::Input, R>>;
    /// Overwrites each of `x_bars` with Jᵀ ȳ for the cotangent at the same index.
    fn pullback_batch_into(y_bars: &[View<'_, F::Output, R>], x_bars: &mut [Owned<F::Input, R>]) -> ();
}

linearization! { Hvp, Engine2<SignatureOf<F, R>>, IsNumber, map => {};
    /// Returns H ẋ.
    fn hvp(x_dot: View<'_, F::Input, R>) -> Owned<F::Input, R>;
    /// Overwrites `product` with H ẋ. Does not allocate.
    fn hvp_into(x_dot: View<'_, F::Input, R>, product: ViewMut<'_, F::Input, R>) -> ();
    /// Returns ∇f and H ẋ.
    fn gradient_and_hvp(x_dot: View<'_, F::Input, R>) -> (Owned<F::Input, R>, Owned<F::Input, R>);
    /// Returns H ẋ for each of several tangents.
    fn hvp_batch(x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Input, R>>;
    /// Overwrites each of `products` with H ẋ for the tangent at the same index.
    fn hvp_batch_into(x_dots: &[View<'_, F::Input, R>], products: &mut [Owned<F::Input, R>]) -> ();
}
