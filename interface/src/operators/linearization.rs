//! Products at one point, by a prepared operator: [`Linearization`].

use super::call::{Call, Place, like};
use super::kind::{Hvp, Kind, Pullback, Pushforward};
use super::prepared::Prepared;
use super::products::{linearize, pullbacks, pushforwards, values};
use super::pullback::{pull, pull_batch};
use super::pushforward::{push_along, push_batch};
use crate::engine::{Engine, Engine2};
use crate::{Args, Context, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};
use derive_where::derive_where;

/// The linear map of a prepared operator at one point: ẋ ↦ J ẋ, ȳ ↦ Jᵀ ȳ, or ẋ ↦ H ẋ. `.at(x)`
/// makes it.
///
/// It borrows the prepared operator. [`Differential`](super::Differential) is a value of its own.
///
/// For J ẋ and Jᵀ ȳ a backend that can keep the evaluation of f does so, and each product then costs
/// one sweep. The others evaluate f at each product.
/// [`Capabilities::keeps_evaluation`](crate::Capabilities::keeps_evaluation) says which. H ẋ is
/// computed anew at each product. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd
/// edition, §3.
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
/// assert_eq!(map.value()?, [6.0, -1.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// `.at(x)` returns [`Error::Shape`] if x or an argument differs in shape from the preparation, and
/// [`Error::Function`] if f fails. A product returns [`Error::Shape`] if a tangent, a cotangent or
/// a buffer does not fit, [`Error::Batch`] if the numbers of seeds and of results differ, and
/// [`Error::Function`] if f is evaluated again and fails. The map works after an error.
#[derive_where(Debug; O: Kind)]
pub struct Linearization<'p, O, E, F: Function<R>, R: Real = f64> {
    prepared: &'p mut Prepared<O, E, F, R>,
    #[derive_where(skip(Debug))]
    args: Args<'p, F, R, R>,
    /// The point. The storage is lent by `prepared`, so that nothing is allocated. It is `Some`
    /// until the drop.
    x: Option<Owned<F::Input, R>>,
    /// Whether the engine was linearized at the point.
    linearized: bool,
}

impl<O, E, F: Function<R>, R: Real> Drop for Linearization<'_, O, E, F, R> {
    fn drop(&mut self) {
        self.prepared.x = self.x.take();
    }
}

impl<'p, O: Kind, E, F: Function<R>, R: Real> Linearization<'p, O, E, F, R> {
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
        Ok(Self { prepared, args, x: Some(kept), linearized: false })
    }

    /// Lets the engine evaluate f at the point, if it can keep the evaluation.
    fn linearized(mut self) -> Result<Self, Error<F::Error>>
    where
        E: Engine<R, SignatureOf<F, R>>,
    {
        let (prepared, place) = self.place()?;
        linearize(prepared, place)?;
        self.linearized = true;
        Ok(self)
    }

    /// Returns the prepared operator, and where it is called.
    #[inline]
    fn place(&mut self) -> Result<(&mut Prepared<O, E, F, R>, Place<'_, F, R>), Error<F::Error>> {
        // Out of reach: x is there until the drop.
        let x = self.x.as_ref().ok_or(Error::Batch { expected: 1, found: 0 })?;
        let place = Place { linearized: self.linearized, ..Place::new(F::Input::view(x), self.args) };
        Ok((self.prepared, place))
    }
}

/// Writes `.at(x)` for one operator.
macro_rules! at {
    ($kind:ident, $engine:ident<$($param:ty),*>, $($number:ident)?, $cost:literal, |$map:ident| $ready:expr) => {
        impl<'p, E, F, R> Call<'p, $kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            E: $engine<$($param),*>,
        {
            /// Fixes x, and returns the linear map at x.
            ///
            #[doc = $cost]
            ///
            /// # Errors
            ///
            /// [`Error::Shape`] if x or an argument differs in shape from the preparation.
            /// [`Error::Function`] if f fails.
            pub fn at(self, x: View<'_, F::Input, R>) -> Result<Linearization<'p, $kind, E, F, R>, Error<F::Error>> {
                let $map = Linearization::new(self, x)?;
                $ready
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
            #[doc = $cost]
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
    };
}

at!(Pushforward, Engine<R, SignatureOf<F, R>>, , "Costs one call of f if the backend can keep the evaluation, and none if not.", |map| map.linearized());
at!(Pullback, Engine<R, SignatureOf<F, R>>, , "Costs one call of f if the backend can keep the evaluation, and none if not.", |map| map.linearized());
at!(Hvp, Engine2<SignatureOf<F, R>>, IsNumber, "Costs no call of f: each product is computed anew.", |map| Ok(map));

impl<E, F, R> Linearization<'_, Pushforward, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    values! { self => self.place()? }
    pushforwards! { self => self.place()? }
}

impl<E, F, R> Linearization<'_, Pullback, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    values! { self => self.place()? }
    pullbacks! { self => self.place()? }
}

/// Writes the methods of ẋ ↦ H ẋ: those of a call, without x.
macro_rules! hvps {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        impl<E, F, R> Linearization<'_, Hvp, E, F, R>
        where
            R: Real,
            F: Function<R>,
            F::Output: IsNumber,
            E: Engine2<SignatureOf<F, R>>,
        {
            $($(#[$doc])*
            ///
            /// # Errors
            ///
            /// [`Error::Shape`] if an argument does not fit, [`Error::Batch`] if the numbers of
            /// seeds and of results differ, [`Error::Function`] if f fails.
            pub fn $name(&mut self, $($arg: $ty),*) -> Result<$ret, Error<F::Error>> {
                let (prepared, place) = self.place()?;
                prepared.with(place.args).$name(place.x, $($arg),*)
            })*
        }
    };
}

hvps! {
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
