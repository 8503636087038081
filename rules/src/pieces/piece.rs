//! A function that is called many times, with the backend that differentiates it: [`Piece`].

use super::parts::{Parts, WholeOf};
use super::work::Work;
use core::sync::atomic::{AtomicU64, Ordering};
use fluxions::for_rules::{give, take};
use fluxions::prelude::*;
use fluxions::{Error, Nestable, View};

/// A function, a backend, and a number by which the thread finds the engine again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Piece<F, B> {
    pub(super) f: F,
    pub(super) backend: B,
    /// Functions without data are told by their type, and all have the number 0.
    pub(super) id: u64,
}

impl<F, B> Piece<F, B> {
    pub(super) fn new(f: F, backend: B) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = if size_of::<F>() == 0 { 0 } else { NEXT.fetch_add(1, Ordering::Relaxed) };
        Self { f, backend, id }
    }

    /// Calls `run` with storage for the pieces of `whole`, from an earlier call if possible. Returns `None` if
    /// there is no piece.
    pub(super) fn with<K, R, T, O>(
        &self,
        whole: View<'_, WholeOf<F, K, R>, T>,
        run: impl FnOnce(&mut Work<F, B, K, R, T>) -> Result<O, Error<F::Error>>,
    ) -> Result<Option<O>, Error<F::Error>>
    where
        K: 'static,
        R: Real,
        T: Scalar<R>,
        F: Function<R, Context = ()> + 'static,
        F::Input: Parts<F::Output, K>,
        B: Nestable<R> + PartialEq,
    {
        let mut work = match take(|work: &Work<F, B, K, R, T>| work.fits(self, whole)) {
            Some(work) => work,
            None => match Work::new(self, whole)? {
                Some(work) => Box::new(work),
                None => return Ok(None),
            },
        };
        let outcome = run(&mut work);
        if !work.is_spoiled {
            give(work);
        }
        outcome.map(Some)
    }
}
