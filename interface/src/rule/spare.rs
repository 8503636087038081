//! Storage of rules that lost their types, for the next ones: a tape that records the products of a rule anew does not allocate.

use super::Rule;
use super::held::{AnyRule, Held};
use crate::Real;
use crate::combinators::idle::{give, take};
use core::any::Any;
use std::sync::Arc;

/// The number of rules that a thread keeps. The one that was let go of first is dropped.
const LIMIT: usize = 16;

/// Rules that nobody else holds.
struct Spares<R>(Vec<Arc<dyn AnyRule<R>>>);

fn with<R: Real, T>(run: impl FnOnce(&mut Vec<Arc<dyn AnyRule<R>>>) -> T) -> T {
    let mut spares = take(|_: &Spares<R>| true).unwrap_or_else(|| Box::new(Spares(Vec::with_capacity(LIMIT))));
    let result = run(&mut spares.0);
    give(spares);
    result
}

/// Keeps the storage of a rule, unless someone else holds the rule.
pub(super) fn put_by<R: Real>(mut rule: Arc<dyn AnyRule<R>>) {
    if Arc::get_mut(&mut rule).is_none() {
        return;
    }
    let oldest = with(|spares| {
        let oldest = (spares.len() == LIMIT).then(|| spares.remove(0));
        spares.push(rule);
        oldest
    });
    // It may be a rule with a `drop` that calls others.
    drop(oldest);
}

/// Returns the rule without its type, if possible in storage that was kept.
pub(super) fn stored<R: Real, G: Rule<R>>(held: Held<R, G>) -> Arc<dyn AnyRule<R>> {
    let spare = with(|spares| {
        let is_like = |rule: &Arc<dyn AnyRule<R>>| (&**rule as &dyn Any).is::<Held<R, G>>();
        spares.iter().rposition(is_like).map(|at| spares.remove(at))
    });
    let Some(mut spare) = spare else { return Arc::new(held) };
    match Arc::get_mut(&mut spare).and_then(|rule| (rule as &mut dyn Any).downcast_mut::<Held<R, G>>()) {
        Some(slot) => {
            *slot = held;
            spare
        }
        None => Arc::new(held),
    }
}
