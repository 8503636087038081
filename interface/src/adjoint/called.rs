//! Rules that a function calls: their adjoints are their pullbacks.

use super::{Bars, Cell, Stack};
use crate::rule::{Few, fault, flatten, lent, pull};
use crate::scalar::product;
use crate::{Number, NumberRule, Owned, Real, Rule, Scalar, Space, View};
use core::convert::Infallible;

/// Adjoints as a function gets them, to which those of an owned point are added.
#[doc(hidden)]
pub trait Gather<C> {
    /// Adds each adjoint.
    fn gather(self, from: &C);
    /// Adds these adjoints to those of an owned point, and sets them to 0.
    fn drain_to(self, to: &C);
}

impl<T: Bars> Gather<T> for &T {
    fn gather(self, from: &T) {
        self.accumulate(from);
    }
    fn drain_to(self, to: &T) {
        to.transfer(self);
    }
}
impl<T: Bars> Gather<Vec<T>> for &[T] {
    fn gather(self, from: &Vec<T>) {
        self.accumulate(from);
    }
    fn drain_to(self, to: &Vec<T>) {
        to[..].transfer(self);
    }
}

macro_rules! tuples {
    ($($t:ident $c:ident $i:tt),*) => {
        impl<$($t: Gather<$c>, $c),*> Gather<($($c,)*)> for ($($t,)*) {
            fn gather(self, from: &($($c,)*)) {
                $(self.$i.gather(&from.$i);)*
            }
            fn drain_to(self, to: &($($c,)*)) {
                $(self.$i.drain_to(&to.$i);)*
            }
        }
    };
}
tuples!(A X 0);
tuples!(A X 0, B Y 1);
tuples!(A X 0, B Y 1, C Z 2);
tuples!(A X 0, B Y 1, C Z 2, D W 3);

/// Adds numbers to the adjoints of a point.
pub(crate) fn give<'x, X: Space, S: Scalar<X::Real>>(numbers: &[S], like: X::View<'_, S>, to: X::Bar<'x, S>)
where
    X::Bar<'x, S>: Gather<X::Cells<S>>,
{
    let (cells, mut numbers) = (X::cells(like), numbers.iter());
    X::each_cell(&cells, &mut |cell: &Cell<S>| numbers.next().into_iter().for_each(|more| cell.set(*more)));
    to.gather(&cells);
}

/// The adjoints of a point as numbers.
pub(crate) fn numbers<X: Space, S: Scalar<X::Real>>(cells: &X::Cells<S>) -> Few<S> {
    let mut count = 0;
    X::each_cell(cells, &mut |_: &Cell<S>| count += 1);
    let mut all = Few::filled(S::zero(), count);
    let mut to = all.iter_mut();
    X::each_cell(cells, &mut |cell: &Cell<S>| to.next().into_iter().for_each(|to| *to = cell.get()));
    all
}

/// The value of a rule, and what the rule keeps.
type Called<G, R, S> = (Owned<<G as Rule<R>>::Output, S>, <G as Rule<R>>::Kept);

/// The two halves of the adjoints of [`Rule::call`] and [`Rule::of`].
#[doc(hidden)]
#[allow(non_snake_case, clippy::type_complexity)]
pub trait RuleAdjoint<R: Real>: Rule<R> {
    /// Returns y = g(x), and what the second half needs.
    fn call__with_pullback<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        _: &mut Stack,
        _: usize,
    ) -> Result<(Owned<Self::Output, S>, Called<Self, R, S>), Self::Error> {
        let (y, kept) = S::call_rule(self, x)?;
        Ok((y.clone(), (y, kept)))
    }

    /// Adds J(x)ᵀ ȳ to x̄.
    fn call__pullback<'x, S: Scalar<R>>(
        &self,
        (y, kept): Called<Self, R, S>,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'x, S>,
        y_bar: &<Self::Output as Space>::Cells<S>,
        _: &mut Stack,
        _: usize,
    ) -> Result<(), Self::Error>
    where
        <Self::Input as Space>::Bar<'x, S>: Gather<<Self::Input as Space>::Cells<S>>,
    {
        let y = Self::Output::view(&y);
        let seed = numbers::<Self::Output, S>(y_bar);
        if !Self::GIVES.is_linear() {
            fault::no_rows();
            if seed.iter().all(|bar| bar.primal() == R::zero()) {
                return Ok(());
            }
        }
        let seed = lent::<Self::Output, S, S>(y, &seed);
        let more = pull(self, &kept, x, y, Self::Output::view(&seed))?;
        give::<Self::Input, S>(&flatten::<Self::Input, S>(Self::Input::view(&more)), x, x_bar);
        Ok(())
    }

    /// The first half, for a rule that cannot fail.
    fn of__with_pullback<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        stack: &mut Stack,
        site: usize,
    ) -> (Owned<Self::Output, S>, Called<Self, R, S>)
    where
        Self::Error: Into<Infallible>,
    {
        let Ok(called) = self.call__with_pullback(x, stack, site).map_err(Into::into);
        called
    }

    /// The second half, for a rule that cannot fail.
    fn of__pullback<'x, S: Scalar<R>>(
        &self,
        called: Called<Self, R, S>,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'x, S>,
        y_bar: &<Self::Output as Space>::Cells<S>,
        stack: &mut Stack,
        site: usize,
    ) where
        <Self::Input as Space>::Bar<'x, S>: Gather<<Self::Input as Space>::Cells<S>>,
        Self::Error: Into<Infallible>,
    {
        let Ok(()) = self.call__pullback(called, x, x_bar, y_bar, stack, site).map_err(Into::into);
    }
}
impl<R: Real, G: Rule<R>> RuleAdjoint<R> for G {}

/// The two halves of the adjoint of [`NumberRule::of`].
#[doc(hidden)]
#[allow(non_snake_case)]
pub trait NumberRuleAdjoint<R: Real>: NumberRule<R> {
    /// Returns y = g(x), twice: the second half needs it.
    fn of__with_pullback<S: Scalar<R>>(&self, x: S, _: &mut Stack, _: usize) -> (S, S) {
        let y = self.of(x);
        (y, y)
    }

    /// Adds g′(x) ȳ to x̄.
    fn of__pullback<S: Scalar<R> + Number<Real = R>>(
        &self,
        y: S,
        x: S,
        x_bar: &Cell<S>,
        y_bar: &Cell<S>,
        _: &mut Stack,
        _: usize,
    ) {
        x_bar.add(product(y_bar.read(), self.derivative(x, y)));
    }
}
impl<R: Real, G: NumberRule<R>> NumberRuleAdjoint<R> for G {}
