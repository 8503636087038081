//! A rule that has lost its type: [`AnyRule`].

use super::flat::{Few, flatten};
use super::lent::{lent, overwrite};
use super::level::{Level, One};
use super::{Erased, Lent, Rule, products};
use crate::{Owned, Real, Space, View};
use core::any::Any;
use core::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// The error of a rule without its type: the rule failed.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failed;

impl Display for Failed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("a rule failed")
    }
}
impl core::error::Error for Failed {}

/// What the value of a rule leaves at a point.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct Keep<R> {
    pub(super) y: Few<R>,
    /// What the rule keeps. It is absent for a type without size.
    kept: Option<Arc<dyn Any + Send + Sync>>,
}

impl<R: Real> Default for Keep<R> {
    fn default() -> Self {
        Self { y: Few::filled(R::zero(), 0), kept: None }
    }
}

impl<R: Real> Keep<R> {
    /// Keeps what a call has just left.
    pub fn store_call<G: Rule<R>>(&mut self, y: View<'_, G::Output, R>, kept: &G::Kept) {
        self.y = flatten::<G::Output, R>(y);
        self.store(kept.clone());
    }

    /// Computes the value of a rule, in the storage of what was kept before.
    ///
    /// # Errors
    ///
    /// The rule's own error.
    #[allow(clippy::type_complexity)]
    pub fn value<G: Rule<R>>(
        &mut self,
        rule: &G,
        x: View<'_, G::Input, R>,
    ) -> Result<(Owned<G::Output, R>, G::Kept), G::Error> {
        match self.slot::<G::Kept>() {
            Some(slot) => rule.value_again(x, slot).map(|y| (y, slot.clone())),
            None => rule.value(x),
        }
    }

    /// Returns what was kept, if no one else holds it.
    fn slot<K: 'static>(&mut self) -> Option<&mut K> {
        self.kept.as_mut().and_then(Arc::get_mut).and_then(|any| any.downcast_mut())
    }

    /// Keeps something, in the place of what was kept before if no one else holds it.
    fn store<K: Clone + Send + Sync + 'static>(&mut self, kept: K) {
        if size_of::<K>() == 0 {
            return;
        }
        match self.slot::<K>() {
            Some(slot) => *slot = kept,
            None => self.kept = Some(Arc::new(kept)),
        }
    }
}

/// A rule without its type. The methods are those of [`Level`].
pub(super) trait AnyRule<R>: Any + Send + Sync {
    /// Lets go of a rule without its type, if this is one.
    fn release(&mut self, idle: &Erased<R>);
    /// Returns n and m.
    fn dims(&self) -> (usize, usize);
    /// Returns whether a call can fail.
    fn can_fail(&self) -> bool;
    /// Computes the value at x.
    fn compute(&self, x: &[R], keep: &mut Keep<R>) -> Result<(), Failed>;
    fn value_1(&self, keep: &Keep<R>, x: &[One<R>]) -> Result<Few<One<R>>, Failed>;
    fn value_2(&self, keep: &Keep<R>, x: &[One<One<R>>]) -> Result<Few<One<One<R>>>, Failed>;
    fn value_3(&self, keep: &Keep<R>, x: &[One<One<One<R>>>]) -> Result<Few<One<One<One<R>>>>, Failed>;
    fn pull(&self, keep: &Keep<R>, x: &[R], y_bar: &[R]) -> Result<Few<R>, Failed>;
    /// Returns whether several pullbacks at a time cost less than one by one.
    fn shares_pullbacks(&self) -> bool;
    /// Returns J(x)ᵀ ȳ for several cotangents, one after another.
    fn pull_all(&self, keep: &Keep<R>, x: &[R], y_bars: &[R]) -> Result<Few<R>, Failed>;
    fn pull_1(&self, keep: &Keep<R>, x: &[One<R>], y_bar: &[One<R>]) -> Result<Few<One<R>>, Failed>;
    fn pull_2(&self, keep: &Keep<R>, x: &[One<One<R>>], y_bar: &[One<One<R>>]) -> Result<Few<One<One<R>>>, Failed>;
}

/// A rule, and points of the shapes of its arguments and of its result.
pub(super) struct Held<R: Real, G: Rule<R>> {
    rule: G,
    x: Owned<G::Input, R>,
    y: Owned<G::Output, R>,
    /// What is kept, if its type has no size.
    kept: Option<G::Kept>,
}

impl<R: Real, G: Rule<R>> Held<R, G> {
    pub(super) fn new(rule: &G, x: Owned<G::Input, R>, y: Owned<G::Output, R>, kept: &G::Kept) -> Self {
        Self { rule: rule.clone(), x, y, kept: (size_of::<G::Kept>() == 0).then(|| kept.clone()) }
    }

    /// Overwrites the rule and the points.
    pub(super) fn renew(&mut self, rule: &G, x: View<'_, G::Input, R>, y: View<'_, G::Output, R>, kept: &G::Kept) {
        self.rule.clone_from(rule);
        overwrite::<G::Input, R>(&mut self.x, x);
        overwrite::<G::Output, R>(&mut self.y, y);
        self.kept = (size_of::<G::Kept>() == 0).then(|| kept.clone());
    }

    fn kept<'a>(&'a self, keep: &'a Keep<R>) -> Result<&'a G::Kept, Failed> {
        let stored = || keep.kept.as_ref()?.downcast_ref();
        self.kept.as_ref().or_else(stored).ok_or(Failed)
    }

    fn value_at<K: Level<R>>(&self, keep: &Keep<R>, x: &[K]) -> Result<Few<K>, Failed> {
        let x = lent::<G::Input, R, K>(G::Input::view(&self.x), x);
        let y = lent::<G::Output, R, R>(G::Output::view(&self.y), &keep.y);
        let y = K::value_at(&self.rule, self.kept(keep)?, G::Input::view(&x), G::Output::view(&y));
        y.map(|y| flatten::<G::Output, K>(G::Output::view(&y))).map_err(|_| Failed)
    }

    fn pull_at<K: Level<R>>(&self, keep: &Keep<R>, x: &[K], y_bar: &[K]) -> Result<Few<K>, Failed> {
        let x = lent::<G::Input, R, K>(G::Input::view(&self.x), x);
        let y = lent::<G::Output, R, R>(G::Output::view(&self.y), &keep.y);
        let y_bar = lent::<G::Output, R, K>(G::Output::view(&self.y), y_bar);
        let (x, y, y_bar) = (G::Input::view(&x), G::Output::view(&y), G::Output::view(&y_bar));
        let x_bar = K::pull_at(&self.rule, self.kept(keep)?, x, y, y_bar);
        x_bar.map(|x_bar| flatten::<G::Input, K>(G::Input::view(&x_bar))).map_err(|_| Failed)
    }
}

impl<R: Real, G: Rule<R>> AnyRule<R> for Held<R, G> {
    fn release(&mut self, idle: &Erased<R>) {
        if let Some(erased) = (&mut self.rule as &mut dyn Any).downcast_mut::<Erased<R>>() {
            erased.stand_by(idle);
        }
    }
    fn dims(&self) -> (usize, usize) {
        (G::Input::dim(G::Input::view(&self.x)), G::Output::dim(G::Output::view(&self.y)))
    }
    fn can_fail(&self) -> bool {
        size_of::<Result<(), G::Error>>() != 0
    }
    fn compute(&self, x: &[R], keep: &mut Keep<R>) -> Result<(), Failed> {
        let x = lent::<G::Input, R, R>(G::Input::view(&self.x), x);
        let x = G::Input::view(&x);
        let (y, kept) = match keep.slot() {
            Some(slot) => (self.rule.value_again(x, slot).map_err(|_| Failed)?, None),
            None => self.rule.value(x).map(|(y, kept)| (y, Some(kept))).map_err(|_| Failed)?,
        };
        let y = Lent::of_value::<R, G>(y);
        // A value of another shape is for the function that calls the rule.
        if !G::Output::same_shape::<R, R>(G::Output::view(&y), G::Output::view(&self.y)) {
            return Err(Failed);
        }
        keep.y = flatten::<G::Output, R>(G::Output::view(&y));
        if let Some(kept) = kept {
            keep.store(kept);
        }
        Ok(())
    }
    fn value_1(&self, keep: &Keep<R>, x: &[One<R>]) -> Result<Few<One<R>>, Failed> {
        self.value_at(keep, x)
    }
    fn value_2(&self, keep: &Keep<R>, x: &[One<One<R>>]) -> Result<Few<One<One<R>>>, Failed> {
        self.value_at(keep, x)
    }
    fn value_3(&self, keep: &Keep<R>, x: &[One<One<One<R>>>]) -> Result<Few<One<One<One<R>>>>, Failed> {
        self.value_at(keep, x)
    }
    fn pull(&self, keep: &Keep<R>, x: &[R], y_bar: &[R]) -> Result<Few<R>, Failed> {
        self.pull_at(keep, x, y_bar)
    }
    fn shares_pullbacks(&self) -> bool {
        G::SHARES_PULLBACKS
    }
    fn pull_all(&self, keep: &Keep<R>, x: &[R], y_bars: &[R]) -> Result<Few<R>, Failed> {
        let (n, m) = self.dims();
        let x = lent::<G::Input, R, R>(G::Input::view(&self.x), x);
        let y = lent::<G::Output, R, R>(G::Output::view(&self.y), &keep.y);
        let mut x_bars = Few::filled(R::zero(), y_bars.len().checked_div(m).unwrap_or(0) * n);
        let (x, y) = (G::Input::view(&x), G::Output::view(&y));
        let outcome = products::pull_all(&self.rule, self.kept(keep)?, x, y, y_bars, &mut x_bars);
        outcome.map(|()| x_bars).map_err(|_| Failed)
    }
    fn pull_1(&self, keep: &Keep<R>, x: &[One<R>], y_bar: &[One<R>]) -> Result<Few<One<R>>, Failed> {
        self.pull_at(keep, x, y_bar)
    }
    fn pull_2(&self, keep: &Keep<R>, x: &[One<One<R>>], y_bar: &[One<One<R>>]) -> Result<Few<One<One<R>>>, Failed> {
        self.pull_at(keep, x, y_bar)
    }
}
