//! Rules that a function calls: their adjoints are their pullbacks.

use super::{Cell, Stack};
use crate::rule::{Few, Lent, fault, flatten, lent, lent_copy, pull, written};
use crate::scalar::product;
use crate::{Number, NumberRule, Owned, Real, Rule, Scalar, Space, View};
use core::convert::Infallible;

/// Adds numbers to the adjoints of a point.
pub(crate) fn give<X: Space, S: Scalar<X::Real>>(numbers: &[S], to: X::Bar<'_, S>) {
    let mut numbers = numbers.iter();
    X::each_cell(to, &mut |cell: &Cell<S>| numbers.next().into_iter().for_each(|&more| cell.increment(more)));
}

/// The adjoints of a point as numbers.
pub(crate) fn numbers<X: Space, S: Scalar<X::Real>>(cells: &X::Cells<S>) -> Few<S> {
    listed::<X, S>(X::bar(cells))
}

/// Lists adjoints.
fn listed<X: Space, S: Scalar<X::Real>>(bar: X::Bar<'_, S>) -> Few<S> {
    let mut count = 0;
    X::each_cell(bar, &mut |_: &Cell<S>| count += 1);
    let mut all = Few::filled(S::zero(), count);
    let mut to = written(&mut all);
    X::each_cell(bar, &mut |cell: &Cell<S>| to(cell.get()));
    drop(to);
    all
}

/// The value of a rule, in storage that the thread lends, and what the rule keeps.
type Called<G, R, S> = (Lent<Owned<<G as Rule<R>>::Output, S>>, <G as Rule<R>>::Kept);

/// Overwrites y with g(x), and adds J(x)ᵀ ȳ to x̄: the adjoint of a function that is a rule.
///
/// # Errors
///
/// The rule's own error.
#[doc(hidden)]
pub fn of_rule<R: Real, S: Scalar<R>, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, S>,
    x_bar: <G::Input as Space>::Bar<'_, S>,
    y: &mut Owned<G::Output, S>,
    y_bar: &<G::Output as Space>::Cells<S>,
) -> Result<(), G::Error> {
    let kept;
    (*y, kept) = S::call_rule(rule, x)?;
    back(rule, &kept, x, x_bar, G::Output::view(y), G::Output::bar(y_bar))
}

/// Adds J(x)ᵀ ȳ to x̄, with y = g(x) at hand.
fn back<R: Real, S: Scalar<R>, G: Rule<R>>(
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, S>,
    x_bar: <G::Input as Space>::Bar<'_, S>,
    y: View<'_, G::Output, S>,
    y_bar: <G::Output as Space>::Bar<'_, S>,
) -> Result<(), G::Error> {
    let seed = listed::<G::Output, S>(y_bar);
    if !G::GIVES.is_linear() {
        fault::no_rows();
        if seed.iter().all(|bar| bar.primal() == R::zero()) {
            return Ok(());
        }
    }
    let seed = lent::<G::Output, S, S>(y, &seed);
    let more = pull(rule, kept, x, y, G::Output::view(&seed))?;
    give::<G::Input, S>(&flatten::<G::Input, S>(G::Input::view(&more)), x_bar);
    Ok(())
}

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
        let copy = lent_copy::<Self::Output, S>(Self::Output::view(&y));
        Ok((y, (copy, kept)))
    }

    /// Adds J(x)ᵀ ȳ to x̄.
    fn call__pullback<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        y_bar: &<Self::Output as Space>::Cells<S>,
        (y, kept): Called<Self, R, S>,
        _: &mut Stack,
        _: usize,
    ) -> Result<(), Self::Error> {
        back(self, &kept, x, x_bar, Self::Output::view(&y), Self::Output::bar(y_bar))
    }

    /// The second half, for a result in place: sets ȳ to 0, because the result was overwritten.
    fn call__pullback_in_place<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        y_bar: <Self::Output as Space>::Bar<'_, S>,
        (y, kept): Called<Self, R, S>,
        _: &mut Stack,
        _: usize,
    ) -> Result<(), Self::Error> {
        let done = back(self, &kept, x, x_bar, Self::Output::view(&y), y_bar);
        Self::Output::each_cell(y_bar, &mut |cell: &Cell<S>| cell.set(S::zero()));
        done
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
    fn of__pullback<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        y_bar: &<Self::Output as Space>::Cells<S>,
        called: Called<Self, R, S>,
        stack: &mut Stack,
        site: usize,
    ) where
        Self::Error: Into<Infallible>,
    {
        let Ok(()) = self.call__pullback(x, x_bar, y_bar, called, stack, site).map_err(Into::into);
    }

    /// The second half, for a rule that cannot fail and a result in place.
    fn of__pullback_in_place<S: Scalar<R>>(
        &self,
        x: View<'_, Self::Input, S>,
        x_bar: <Self::Input as Space>::Bar<'_, S>,
        y_bar: <Self::Output as Space>::Bar<'_, S>,
        called: Called<Self, R, S>,
        stack: &mut Stack,
        site: usize,
    ) where
        Self::Error: Into<Infallible>,
    {
        let Ok(()) = self.call__pullback_in_place(x, x_bar, y_bar, called, stack, site).map_err(Into::into);
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
        x: S,
        x_bar: &Cell<S>,
        y_bar: &Cell<S>,
        y: S,
        _: &mut Stack,
        _: usize,
    ) {
        x_bar.increment(product(y_bar.read(), self.derivative(x, y)));
    }
}
impl<R: Real, G: NumberRule<R>> NumberRuleAdjoint<R> for G {}
