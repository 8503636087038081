use super::parts::{Each, Parts, Shared, WholeOf};
use super::piece::Piece;
use super::tangent::pushed;
use fluxions::for_rules::{One, unflatten};
use fluxions::prelude::*;
use fluxions::{Error, Gives, Nestable, Owned, Rule, View};

/// A function of each item of a list: yᵢ = f(aᵢ), or yᵢ = f(aᵢ, p) with parameters that all items share.
///
/// [`new`](Self::new) takes `Vec<A>` to `Vec<Y>` for a function from `A` to `Y`. [`shared`](Self::shared)
/// takes `(Vec<A>, P)` to `Vec<Y>` for a function from `(A, P)` to `Y`. The results have derivatives with
/// respect to the items and the parameters: āᵢ = Jᵢᵀ ȳᵢ and p̄ = Σ Pᵢᵀ ȳᵢ. The items are points of one
/// shape.
///
/// It is a [`Rule`] and a [`Function`]. Reverse mode takes one item after the other by the backend that is
/// passed: a tape records f for one item and replays it for all.
///
/// Costs one call of f for each item, one with a tangent for each pushforward, and one pullback for each
/// item and cotangent. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §12.
///
/// # Errors
///
/// [`Error::Function`] if f fails for an item. [`Error::Shape`] if items or results differ in shape. Those
/// of the backend.
///
/// # Pitfalls
///
/// Those of [`Steps`](crate::Steps), and the Jacobian is known as a whole: a sparsity pattern has all
/// positions.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::Map;
/// use fluxions_tape::RecordedTape;
///
/// #[differentiable]
/// fn line<S: Scalar>(x: S, p: &[S; 2]) -> S {
///     p[0] + p[1] * x
/// }
///
/// let lines = Map::shared(Line, RecordedTape::new());
/// let (xs, p) = (vec![1.0, 2.0], [10.0, 3.0]);
/// let (y, (xs_bar, p_bar)) = Dual::new().value_and_pullback(&lines, (&xs, &p), &[1.0, 1.0])?;
/// assert_eq!(y, [13.0, 16.0]);
/// assert_eq!((xs_bar, p_bar), (vec![3.0, 3.0], [2.0, 3.0])); // p₁ each; Σ 1, Σ x
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Map<F, B, K = Each> {
    f: Piece<F, B>,
    kind: K,
}

impl<F, B> Map<F, B, Each> {
    /// Makes the function of a list from a function of an item. The backend takes an item back.
    pub fn new(f: F, backend: B) -> Self {
        Self { f: Piece::new(f, backend), kind: Each }
    }
}

impl<F, B> Map<F, B, Shared> {
    /// Makes the function of a list and parameters from a function of an item and parameters. The backend takes
    /// an item back.
    pub fn shared(f: F, backend: B) -> Self {
        Self { f: Piece::new(f, backend), kind: Shared }
    }
}

impl<F, B, K: 'static> Map<F, B, K> {
    fn run<R, T>(&self, whole: View<'_, WholeOf<F, K, R>, T>) -> Result<Vec<Owned<F::Output, T>>, Error<F::Error>>
    where
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Parts<F::Output, K>,
        B: Nestable<R> + PartialEq,
    {
        let results = self.f.with::<K, R, T, _>(whole, |work| {
            F::Input::begin::<T>(&mut work.piece, whole);
            let count = F::Input::count::<T>(&self.kind, whole);
            let mut results = Vec::with_capacity(count);
            for index in 0..count {
                F::Input::load::<T>(&mut work.piece, whole, index);
                work.call(&self.f.f)?;
                results.push(work.out.clone());
            }
            Ok(results)
        })?;
        Ok(results.unwrap_or_default())
    }
}

impl<R, F, B, K> Rule<R> for Map<F, B, K>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    F::Input: Parts<F::Output, K>,
    B: Nestable<R> + PartialEq,
    K: Clone + Send + Sync + 'static,
{
    type Input = <F::Input as Parts<F::Output, K>>::Whole;
    type Output = Vec<F::Output>;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = false;

    fn value(&self, x: View<'_, Self::Input, R>) -> Result<(Vec<Owned<F::Output, R>>, ()), Self::Error> {
        self.run::<R, R>(x).map(|results| (results, ()))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        _: &[Owned<F::Output, T>],
        x_dot: View<'_, Self::Input, T>,
    ) -> Result<Vec<Owned<F::Output, T>>, Self::Error> {
        pushed::<Self::Input, Self::Output, T, _>(x, x_dot, |x| self.run::<R, One<T>>(x))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        _: &[Owned<F::Output, T>],
        y_bar: &[Owned<F::Output, T>],
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        let x_bar = self.f.with::<K, R, T, _>(x, |work| {
            work.whole_bar.fill(T::zero());
            F::Input::begin::<T>(&mut work.piece, x);
            for (index, y_bar) in y_bar.iter().enumerate() {
                F::Input::load::<T>(&mut work.piece, x, index);
                work.set_bar(F::Output::view(y_bar));
                work.pull(&self.f.f)?;
                work.spread(index);
            }
            Ok(unflatten::<Self::Input, T, T>(x, &work.whole_bar))
        })?;
        Ok(x_bar.unwrap_or_else(|| unflatten::<Self::Input, T, T>(x, &[])))
    }
}

fluxions::rule_function! {
    [R: Real, F, B, K] Map<F, B, K>, over R, [where
        F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
        F::Input: Parts<F::Output, K>,
        B: Nestable<R> + PartialEq,
        K: Clone + Send + Sync + 'static,
    ]; Self, |map| map
}
