use std::sync::{Mutex, MutexGuard, PoisonError};

/// A prepared operator that many threads can call at once through `&self`: what [`Prepared::shared`](super::Prepared::shared) gives.
///
/// A call takes a workspace from a pool, or makes one where all are busy, and gives it back; so after the first calls
/// nothing is allocated.
#[derive(Debug)]
pub struct Shared<P> {
    prototype: Mutex<P>,
    idle: Mutex<Vec<P>>,
}

/// A panic of the user's function leaves workspaces that the next call overwrites: nothing to distrust.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<P> Shared<P> {
    pub(super) fn new(prototype: P) -> Self {
        Self { prototype: Mutex::new(prototype), idle: Mutex::new(Vec::new()) }
    }

    /// Calls `run` with a workspace of this call's own: for methods with a context, `shared.call(|p| p.with(args).gradient(x))`.
    pub fn call<T>(&self, run: impl FnOnce(&mut P) -> T) -> T
    where
        P: Clone,
    {
        let idle = lock(&self.idle).pop();
        let mut workspace = match idle {
            Some(workspace) => workspace,
            None => lock(&self.prototype).clone(),
        };
        let result = run(&mut workspace);
        lock(&self.idle).push(workspace);
        result
    }
}

impl<P: Clone> Clone for Shared<P> {
    fn clone(&self) -> Self {
        Self::new(lock(&self.prototype).clone())
    }
}
