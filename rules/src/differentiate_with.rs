//! A backend of its own for a piece of a function: [`DifferentiateWith`].

use fluxions::prelude::*;
use fluxions::{Error, Gives, Owned, Parameter, Rule, View};

/// A function that a backend of its own differentiates, whatever backend differentiates the
/// function that calls it.
///
/// y = f(x), with ẏ = J ẋ and x̄ = Jᵀ ȳ by that backend, over plain numbers.
///
/// It is for functions through which only plain numbers can flow, [`Plain`](crate::Plain), and for a piece that another
/// backend differentiates better, as a long loop inside dual numbers.
///
/// Second derivatives are Hessian-vector products of ȳᵀ f by the same backend. Third ones are not
/// known: they are NaN.
///
/// Costs one call of f for each evaluation, one preparation and one product of the backend for each
/// tangent or cotangent, and for second order one Hessian-vector product more; m of them for a
/// pushforward of a pushforward.
///
/// Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §5.
///
/// # Errors
///
/// Those of the backend: [`Error::Function`] if f fails.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions::Rule;
/// use fluxions_dual::Dual;
/// use fluxions_finite_difference::FiniteDifference;
/// use fluxions_rules::{DifferentiateWith, Plain, PlainError};
///
/// /// 2 · (x₀ x₁), where the product is known as a closure over `f64` only.
/// #[differentiable]
/// fn twice<S: Scalar>(x: &[S]) -> Result<S, fluxions::Error<PlainError>> {
///     let area = Plain::<Vec<f64>, f64>::new(|x| x[0] * x[1]);
///     Ok(2.0 * DifferentiateWith::new(area, FiniteDifference::central()).call(x)?)
/// }
///
/// let gradient = Dual::new().gradient(&Twice, &[2.0, 3.0]).map_err(fluxions::Error::flatten)?;
/// assert!((gradient[0] - 6.0).abs() < 1e-8 && (gradient[1] - 4.0).abs() < 1e-8);
/// let hessian = Dual::new().hessian(&Twice, &[2.0, 3.0]).map_err(fluxions::Error::flatten)?;
/// assert!((hessian[(0, 1)] - 2.0).abs() < 1e-4);
/// # Ok::<(), fluxions::Error<PlainError>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DifferentiateWith<F, B> {
    f: F,
    backend: B,
}

impl<F, B> DifferentiateWith<F, B> {
    /// Makes the rule for a function and its backend.
    pub const fn new(f: F, backend: B) -> Self {
        Self { f, backend }
    }
}

/// A function without context that can be kept.
trait Piece<R: Real>: Function<R, Context = ()> + Clone + Send + Sync + 'static {}
impl<R: Real, F: Function<R, Context = ()> + Clone + Send + Sync + 'static> Piece<R> for F {}

impl<R, F, B> Rule<R> for DifferentiateWith<F, B>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    B: Backend<R>,
{
    type Input = F::Input;
    type Output = F::Output;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, x: View<'_, F::Input, R>) -> Result<(Owned<F::Output, R>, ()), Self::Error> {
        self.f.first(x, ()).map(|y| (y, ())).map_err(Error::Function)
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, F::Input, T>,
        _: View<'_, F::Output, T>,
        x_dot: View<'_, F::Input, T>,
    ) -> Result<Owned<F::Output, T>, Self::Error> {
        Pushed(self.clone()).call((F::Input::shorten::<T>(x), F::Input::shorten::<T>(x_dot)))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, F::Input, T>,
        _: View<'_, F::Output, T>,
        y_bar: View<'_, F::Output, T>,
    ) -> Result<Owned<F::Input, T>, Self::Error> {
        Pulled(self.clone()).call((F::Input::shorten::<T>(x), F::Output::shorten::<T>(y_bar)))
    }
}

/// (x, ẋ) ↦ J ẋ. Its pullback for w is (Σ wᵢ Hᵢ ẋ, Jᵀ w).
#[derive(Clone)]
struct Pushed<F, B>(DifferentiateWith<F, B>);

impl<R: Real, F: Piece<R>, B: Backend<R>> Rule<R> for Pushed<F, B> {
    type Input = (F::Input, F::Input);
    type Output = F::Output;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Pullback;

    fn value(&self, (x, x_dot): View<'_, Self::Input, R>) -> Result<(Owned<F::Output, R>, ()), Self::Error> {
        self.0.backend.pushforward(&self.0.f, x, x_dot).map(|y_dot| (y_dot, ()))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        (x, x_dot): View<'_, Self::Input, T>,
        _: View<'_, F::Output, T>,
        w: View<'_, F::Output, T>,
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        let (x, x_dot) = (F::Input::shorten::<T>(x), F::Input::shorten::<T>(x_dot));
        let w = F::Output::shorten::<T>(w);
        Ok((Curved(self.0.clone()).call((x, w, x_dot))?, Pulled(self.0.clone()).call((x, w))?))
    }
}

/// (x, ȳ) ↦ Jᵀ ȳ. Its pushforward for (u, v) is Σ ȳᵢ Hᵢ u + Jᵀ v, and its pullback for w is (Σ ȳᵢ Hᵢ w, J w).
#[derive(Clone)]
struct Pulled<F, B>(DifferentiateWith<F, B>);

impl<R: Real, F: Piece<R>, B: Backend<R>> Rule<R> for Pulled<F, B> {
    type Input = (F::Input, F::Output);
    type Output = F::Input;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;

    fn value(&self, (x, y_bar): View<'_, Self::Input, R>) -> Result<(Owned<F::Input, R>, ()), Self::Error> {
        self.0.backend.pullback(&self.0.f, x, y_bar).map(|x_bar| (x_bar, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        (x, y_bar): View<'_, Self::Input, T>,
        _: View<'_, F::Input, T>,
        (u, v): View<'_, Self::Input, T>,
    ) -> Result<Owned<F::Input, T>, Self::Error> {
        let (x, u) = (F::Input::shorten::<T>(x), F::Input::shorten::<T>(u));
        let (y_bar, v) = (F::Output::shorten::<T>(y_bar), F::Output::shorten::<T>(v));
        let mut sum = Curved(self.0.clone()).call((x, y_bar, u))?;
        let other = self.clone().call((x, v))?;
        let mut other = crate::equation::flatten::<F::Input, T>(F::Input::view(&other)).into_iter();
        F::Input::each_mut(F::Input::view_mut(&mut sum), &mut |sum: &mut T| {
            other.next().into_iter().for_each(|other| *sum += other);
        });
        Ok(sum)
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        (x, y_bar): View<'_, Self::Input, T>,
        _: View<'_, F::Input, T>,
        w: View<'_, F::Input, T>,
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        let (x, w) = (F::Input::shorten::<T>(x), F::Input::shorten::<T>(w));
        let y_bar = F::Output::shorten::<T>(y_bar);
        Ok((Curved(self.0.clone()).call((x, y_bar, w))?, Pushed(self.0.clone()).call((x, w))?))
    }
}

/// (x, ȳ, u) ↦ Σ ȳᵢ Hᵢ u. Its derivatives are not known.
#[derive(Clone)]
struct Curved<F, B>(DifferentiateWith<F, B>);

impl<R: Real, F: Piece<R>, B: Backend<R>> Rule<R> for Curved<F, B> {
    type Input = (F::Input, F::Output, F::Input);
    type Output = F::Input;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Pushforward;

    fn value(&self, (x, y_bar, u): View<'_, Self::Input, R>) -> Result<(Owned<F::Input, R>, ()), Self::Error> {
        let weighted = Weighted(self.0.f.clone());
        self.0.backend.bind(&weighted, y_bar).hvp(x, u).map(|product| (product, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        (x, _, _): View<'_, Self::Input, T>,
        _: View<'_, F::Input, T>,
        _: View<'_, Self::Input, T>,
    ) -> Result<Owned<F::Input, T>, Self::Error> {
        Ok(F::Input::map(x, &mut |_: T| T::constant(R::NAN)))
    }
}

/// The number wᵀ f(x), for weights w.
#[derive(Clone)]
struct Weighted<F>(F);

impl<R: Real, F: Piece<R>> Function<R> for Weighted<F> {
    type Input = F::Input;
    type Output = R;
    type Context = Parameter<F::Output>;
    type Error = F::Error;

    fn evaluate<S: Scalar<R>>(
        &self,
        x: View<'_, F::Input, S>,
        w: View<'_, F::Output, S>,
        y: &mut S,
    ) -> Result<(), F::Error> {
        *y = self.first(x, w)?;
        Ok(())
    }

    fn first<S: Scalar<R>>(&self, x: View<'_, F::Input, S>, w: View<'_, F::Output, S>) -> Result<S, F::Error> {
        let values = self.0.first(x, ())?;
        let mut weights = crate::equation::flatten::<F::Output, S>(w).into_iter();
        let mut sum = S::zero();
        F::Output::each(F::Output::view(&values), &mut |value: S| {
            weights.next().into_iter().for_each(|weight| sum += weight * value);
        });
        Ok(sum)
    }
}
