//! Same-point preparation: `.at(x)` fixes x and gives the linear map there.

use super::call::Call;
use super::kind::{Hvp, Pullback, Pushforward};
use super::prepared::Prepared;
use crate::engine::{Engine, Engine2, Point};
use crate::{Args, Context, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};

/// The linear map of a prepared operator at one point: the differential ẋ ↦ J ẋ, the pullback ȳ ↦ +Jᵀ ȳ, or ẋ ↦ H ẋ.
///
/// Engines that can keep the evaluation of f do; the others evaluate at each call, and
/// [`Capabilities`](crate::Capabilities) say which.
pub struct SamePoint<'p, O, E, F: Function<R>, R: Real = f64> {
    prepared: &'p mut Prepared<O, E, F, R>,
    args: Args<'p, F, R, R>,
    /// Lent by `prepared`, so that nothing is allocated; `Some` until the end.
    x: Option<Owned<F::Input, R>>,
}

impl<O, E, F: Function<R>, R: Real> Drop for SamePoint<'_, O, E, F, R> {
    fn drop(&mut self) {
        self.prepared.x = self.x.take();
        self.prepared.linearized = false;
    }
}

impl<'p, O: super::kind::Kind, E, F: Function<R>, R: Real> SamePoint<'p, O, E, F, R> {
    fn new(call: Call<'p, O, E, F, R>, x: View<'_, F::Input, R>) -> Result<Self, Error<F::Error>> {
        let Call { prepared, args } = call;
        prepared.admit(x, args)?;
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
        // A rule needs no engine, and over the engine's numbers its function may fail.
        if let Some(x) = &$self.x
            && !super::rules::has::<R, F>()
        {
            let p = &mut *$self.prepared;
            p.engine.linearize(Point::new(&p.f, F::Input::view(x), $self.args))?;
            p.linearized = true;
        }
    };
}

/// The methods of a call without its x.
macro_rules! same_point {
    ($kind:ident, $engine:ident<$($param:ty),*>, $($number:ident)?, $self:ident => $linearize:expr;
     $($(#[$doc:meta])* fn $name:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        impl<'p, E, F, R> Call<'p, $kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            E: $engine<$($param),*>,
        {
            /// Fixes x: the linear map there, to be applied again and again.
            #[allow(unused_mut)]
            pub fn at(self, x: View<'_, F::Input, R>) -> Result<SamePoint<'p, $kind, E, F, R>, Error<F::Error>> {
                let mut $self = SamePoint::new(self, x)?;
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
            /// Fixes x: the linear map there, to be applied again and again.
            pub fn at(&mut self, x: View<'_, F::Input, R>) -> Result<SamePoint<'_, $kind, E, F, R>, Error<F::Error>> {
                self.with(()).at(x)
            }
        }

        impl<E, F, R> SamePoint<'_, $kind, E, F, R>
        where
            R: Real,
            F: Function<R>,
            $(F::Output: $number,)?
            E: $engine<$($param),*>,
        {
            $($(#[$doc])*
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

same_point! { Pushforward, Engine<R, SignatureOf<F, R>>, , map => linearize!(map);
    /// J ẋ.
    fn pushforward(x_dot: View<'_, F::Input, R>) -> Owned<F::Output, R>;
    /// Overwrites `y_dot` with J ẋ.
    fn pushforward_into(x_dot: View<'_, F::Input, R>, y_dot: ViewMut<'_, F::Output, R>) -> ();
    /// J ẋ for each of several tangents.
    fn pushforward_batch(x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Output, R>>;
    /// Overwrites each of `y_dots`.
    fn pushforward_batch_into(x_dots: &[View<'_, F::Input, R>], y_dots: &mut [Owned<F::Output, R>]) -> ();
}

same_point! { Pullback, Engine<R, SignatureOf<F, R>>, , map => linearize!(map);
    /// +Jᵀ ȳ.
    fn pullback(y_bar: View<'_, F::Output, R>) -> Owned<F::Input, R>;
    /// Overwrites `x_bar` with +Jᵀ ȳ.
    fn pullback_into(y_bar: View<'_, F::Output, R>, x_bar: ViewMut<'_, F::Input, R>) -> ();
    /// +Jᵀ ȳ for each of several cotangents.
    fn pullback_batch(y_bars: &[View<'_, F::Output, R>]) -> Vec<Owned<F::Input, R>>;
    /// Overwrites each of `x_bars`.
    fn pullback_batch_into(y_bars: &[View<'_, F::Output, R>], x_bars: &mut [Owned<F::Input, R>]) -> ();
}

same_point! { Hvp, Engine2<SignatureOf<F, R>>, IsNumber, map => {};
    /// H ẋ.
    fn hvp(x_dot: View<'_, F::Input, R>) -> Owned<F::Input, R>;
    /// Overwrites `product` with H ẋ.
    fn hvp_into(x_dot: View<'_, F::Input, R>, product: ViewMut<'_, F::Input, R>) -> ();
    /// ∇f and H ẋ.
    fn gradient_and_hvp(x_dot: View<'_, F::Input, R>) -> (Owned<F::Input, R>, Owned<F::Input, R>);
    /// H ẋ for each of several tangents.
    fn hvp_batch(x_dots: &[View<'_, F::Input, R>]) -> Vec<Owned<F::Input, R>>;
    /// Overwrites each of `products`.
    fn hvp_batch_into(x_dots: &[View<'_, F::Input, R>], products: &mut [Owned<F::Input, R>]) -> ();
}
