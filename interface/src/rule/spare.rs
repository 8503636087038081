//! Storage of rules that lost their types, for the next ones: a tape that records the products of a rule anew does not allocate.

use super::Rule;
use super::held::{AnyRule, Held};
use super::lent::new_copy;
use super::pool::{give, take};
use crate::{Real, View};
use core::any::Any;
use std::sync::Arc;

/// Keeps the storage of a rule, unless someone else holds the rule.
pub(super) fn put_by<R: Real>(mut rule: Arc<dyn AnyRule<R>>) {
    if Arc::get_mut(&mut rule).is_some() {
        give(rule);
    }
}

/// Returns the rule without its type, if possible in storage that was kept.
pub(super) fn stored<R: Real, G: Rule<R>>(
    rule: &G,
    x: View<'_, G::Input, R>,
    y: View<'_, G::Output, R>,
    kept: &G::Kept,
) -> Arc<dyn AnyRule<R>> {
    let spare = take(&|rule: &Arc<dyn AnyRule<R>>| (&**rule as &dyn Any).is::<Held<R, G>>().then_some(0));
    let renewed = spare.and_then(|mut spare| renewed(&mut spare, rule, x, y, kept).then_some(spare));
    renewed.unwrap_or_else(|| {
        let (x, y) = (new_copy::<G::Input, R>(x).own(), new_copy::<G::Output, R>(y).own());
        Arc::new(Held::new(rule, x, y, kept))
    })
}

/// Puts a rule into the storage of an earlier one, if that is of the same type and no one else holds it. Returns whether it is.
pub(super) fn renewed<R: Real, G: Rule<R>>(
    any: &mut Arc<dyn AnyRule<R>>,
    rule: &G,
    x: View<'_, G::Input, R>,
    y: View<'_, G::Output, R>,
    kept: &G::Kept,
) -> bool {
    let held = Arc::get_mut(any).and_then(|rule| (rule as &mut dyn Any).downcast_mut::<Held<R, G>>());
    held.map(|held| held.renew(rule, x, y, kept)).is_some()
}
