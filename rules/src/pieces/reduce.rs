use super::parts::{Paired, Pairs, Parts, WholeOf, copied, copy};
use super::piece::Piece;
use super::tangent::pushed;
use super::trail::Trail;
use super::work::{Work, add};
use core::mem::take;
use fluxions::for_rules::{One, unflatten};
use fluxions::prelude::*;
use fluxions::{Argument, Error, Gives, Nestable, Owned, Rule, View};

/// A list that is combined to one item, two neighbours at a time: a₁ ∘ a₂ ∘ … ∘ aₙ.
///
/// It takes `Vec<A>` to `A` for a function from `(A, A)` to `A`, and `(Vec<A>, P)` to `A` for a function
/// from `(A, A, P)` with parameters that all calls share. The list has one item at least, and its items are
/// points of one shape.
///
/// **What it relies upon**: neighbours are combined in a balanced tree, so the result is that of a loop
/// from the left if the function is associative, (a ∘ b) ∘ c = a ∘ (b ∘ c). Then it is the same up to
/// rounding, which grows with the logarithm of n and not with n. The items stay in their order, so that the
/// function need not be commutative. For a function that is not associative the result is that of the tree:
/// ((a ∘ b) ∘ (c ∘ d)) ∘ e. [`Fold`](crate::Fold) goes from the left in any case.
///
/// It is a [`Rule`] and a [`Function`]. Costs n − 1 calls of f for the value, as many with a tangent for
/// each pushforward, and n − 1 calls and pullbacks for each pullback. The way back holds less than 2n +
/// log₂ n items. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §12.
///
/// # Errors
///
/// [`Error::Range`] if the list is empty. [`Error::Shape`] if the items differ in shape, or if the result
/// is not like them. [`Error::Function`] if f fails. Those of the backend.
///
/// # Pitfalls
///
/// Those of [`Steps`](crate::Steps).
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
/// use fluxions_rules::Reduce;
/// use fluxions_tape::Tape;
///
/// #[differentiable]
/// fn times<S: Scalar>(a: S, b: S) -> S {
///     a * b
/// }
///
/// let product = Reduce::new(Times, Tape);
/// let (y, gradient) = Dual::new().value_and_gradient(&product, &[2.0, 3.0, 5.0])?;
/// assert_eq!((y, gradient), (30.0, vec![15.0, 10.0, 6.0])); // the products of the others
/// # Ok::<(), fluxions::Error<fluxions::Error<core::convert::Infallible>>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Reduce<F, B>(Piece<F, B>);

impl<F, B> Reduce<F, B> {
    /// Makes the function of a list from a function of two items. The backend takes a call back.
    pub fn new(f: F, backend: B) -> Self {
        Self(Piece::new(f, backend))
    }

    /// Calls `run` with storage in which the items of all levels of the tree stand, and the last one is the
    /// result.
    fn with<R, T, O>(
        &self,
        whole: View<'_, WholeOf<F, Paired, R>, T>,
        run: impl FnOnce(&mut Work<F, B, Paired, R, T>) -> Result<O, Error<F::Error>>,
    ) -> Result<O, Error<F::Error>>
    where
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Pairs<F::Output>,
        B: Nestable<R> + PartialEq,
    {
        let result = self.0.with::<Paired, R, T, _>(whole, |work| {
            let mut tree = take(&mut work.trail);
            let outcome = work.grow(&self.0.f, whole, &mut tree);
            work.trail = tree;
            outcome?;
            run(work)
        })?;
        result.ok_or(Error::Range { argument: Argument::Input, expected: "a list of at least 1 item", found: 0.0 })
    }
}

impl<F, B, R, T> Work<F, B, Paired, R, T>
where
    R: Real,
    T: Scalar<R>,
    F: Function<R, Context = ()>,
    F::Input: Pairs<F::Output>,
    B: Nestable<R> + PartialEq,
{
    /// Computes the tree, level after level. Where the number of a level is odd, its last item goes to the next
    /// level as it is.
    fn grow(
        &mut self,
        f: &F,
        whole: View<'_, WholeOf<F, Paired, R>, T>,
        tree: &mut Trail<F::Output, T>,
    ) -> Result<(), Error<F::Error>> {
        let items = F::Input::items::<T>(whole);
        tree.clear(F::Output::view(&items[0]));
        self.require(F::Output::view(&items[0]))?;
        F::Input::begin::<T>(&mut self.piece, whole);
        for item in items {
            tree.push(0, F::Output::view(item));
        }
        let (mut start, mut len) = (0, items.len());
        while len > 1 {
            for left in (start..start + len).step_by(2) {
                if left + 1 < start + len {
                    F::Input::set::<T>(&mut self.piece, tree.state(left), tree.state(left + 1));
                    self.call(f)?;
                } else {
                    copy::<F::Output, T>(&mut self.out, tree.state(left));
                }
                tree.push(0, F::Output::view(&self.out));
            }
            (start, len) = (start + len, len.div_ceil(2));
        }
        Ok(())
    }

    /// Returns the root of the tree.
    fn result(&self) -> Owned<F::Output, T> {
        copied::<F::Output, T>(self.trail.state(self.trail.len() - 1))
    }

    /// Takes the cotangents of the level after the one at `start` back to it, those of the last level first.
    fn fell(&mut self, f: &F, bars: &mut [T], start: usize, len: usize) -> Result<(), Error<F::Error>> {
        if len < 2 {
            return Ok(());
        }
        self.fell(f, bars, start + len, len.div_ceil(2))?;
        let dim = self.bar.len();
        for pair in 0..len.div_ceil(2) {
            let (left, above) = (start + 2 * pair, start + len + pair);
            self.bar.copy_from_slice(&bars[above * dim..(above + 1) * dim]);
            let to = &mut bars[left * dim..];
            if 2 * pair + 1 == len {
                to[..dim].copy_from_slice(&self.bar);
                continue;
            }
            F::Input::set::<T>(&mut self.piece, self.trail.state(left), self.trail.state(left + 1));
            self.pull(f)?;
            to[..2 * dim].copy_from_slice(&self.bars[..2 * dim]);
            let parameters = &self.bars[2 * dim..];
            let place = self.whole_bar.len() - parameters.len();
            add(&mut self.whole_bar[place..], parameters);
        }
        Ok(())
    }
}

impl<R, F, B> Rule<R> for Reduce<F, B>
where
    R: Real,
    F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
    F::Input: Pairs<F::Output>,
    B: Nestable<R> + PartialEq,
{
    type Input = <F::Input as Parts<F::Output, Paired>>::Whole;
    type Output = F::Output;
    type Error = Error<F::Error>;
    type Kept = ();
    const GIVES: Gives = Gives::Both;
    const HOLDS_ANYWHERE: bool = false;

    fn value(&self, x: View<'_, Self::Input, R>) -> Result<(Owned<F::Output, R>, ()), Self::Error> {
        self.with::<R, R, _>(x, |work| Ok((work.result(), ())))
    }
    fn pushforward<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        _: View<'_, F::Output, T>,
        x_dot: View<'_, Self::Input, T>,
    ) -> Result<Owned<F::Output, T>, Self::Error> {
        pushed::<Self::Input, F::Output, T, _>(x, x_dot, |x| self.with::<R, One<T>, _>(x, |work| Ok(work.result())))
    }
    fn pullback<T: Scalar<R>>(
        &self,
        (): &(),
        x: View<'_, Self::Input, T>,
        _: View<'_, F::Output, T>,
        y_bar: View<'_, F::Output, T>,
    ) -> Result<Owned<Self::Input, T>, Self::Error> {
        self.with::<R, T, _>(x, |work| {
            work.whole_bar.fill(T::zero());
            let (n, dim) = (F::Input::count::<T>(&Paired, x), work.bar.len());
            let mut bars = take(&mut work.tree_bar);
            bars.clear();
            bars.resize(dim * work.trail.len(), T::zero());
            work.set_bar(y_bar);
            let last = bars.len() - dim;
            bars[last..].copy_from_slice(&work.bar);
            let outcome = work.fell(&self.0.f, &mut bars, 0, n);
            work.whole_bar[..n * dim].copy_from_slice(&bars[..n * dim]);
            work.tree_bar = bars;
            outcome.map(|()| unflatten::<Self::Input, T, T>(x, &work.whole_bar))
        })
    }
}

fluxions::rule_function! {
    [R: Real, F, B] Reduce<F, B>, over R, [where
        F: Function<R, Context = ()> + Clone + Send + Sync + 'static,
        F::Input: Pairs<F::Output>,
        B: Nestable<R> + PartialEq,
    ]; Self, |reduce| reduce
}
