//! How a rule that fails in a sweep comes back as the error of f.
//!
//! A program knows rules without their types, so their errors too. f is run again: there the call that failed in the sweep
//! computes the product that failed, and returns its error, which f turns into its own.

use crate::call::{FailedCall, Seed};
use core::cell::RefCell;
use fluxions::{Real, Rule, Space, View};

thread_local! {
    static FAILED: RefCell<Option<FailedCall>> = const { RefCell::new(None) };
}

/// Runs a recording of f in which this call fails as it did in a sweep.
pub(crate) fn with<T>(failed: FailedCall, record: impl FnOnce() -> T) -> T {
    /// Restores what was there, also by a panic.
    struct Restore(Option<FailedCall>);
    impl Drop for Restore {
        fn drop(&mut self) {
            FAILED.replace(self.0.take());
        }
    }
    let _restore = Restore(FAILED.replace(Some(failed)));
    record()
}

/// Computes the product that failed in a sweep, if this is the call.
pub(crate) fn check<R: Real, G: Rule<R>>(
    number: usize,
    rule: &G,
    kept: &G::Kept,
    x: View<'_, G::Input, R>,
    y: View<'_, G::Output, R>,
) -> Result<(), G::Error> {
    let failed = FAILED.with_borrow(|failed| failed.clone().filter(|failed| failed.number == number));
    match failed.map(|failed| failed.seed) {
        Some(Seed::Tangents) => {
            let x_dot = G::Input::map(x, &mut |_: R| R::one());
            rule.pushforward::<R>(kept, x, y, G::Input::view(&x_dot)).map(|_| ())
        }
        Some(Seed::Cotangent(seed)) => {
            let mut seed = seed.into_iter();
            let y_bar = G::Output::map(y, &mut |_: R| R::from_f64(seed.next().unwrap_or(0.0)));
            rule.pullback::<R>(kept, x, y, G::Output::view(&y_bar)).map(|_| ())
        }
        Some(Seed::Value) | None => Ok(()),
    }
}
