//! Prepared operators for several threads: [`Shared`].

use std::sync::{Mutex, MutexGuard, PoisonError};

/// A prepared operator that several threads can call at once through `&self`.
/// [`Prepared::shared`](super::Prepared::shared) makes it.
///
/// A call takes a workspace from a pool, or clones a new one if all are in use, and returns it
/// afterwards. After the first calls nothing is allocated. Two locks are held for a moment at each
/// call.
///
/// ```
/// use fluxions::prelude::*;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn bowl<S: Scalar>(x: &[S]) -> S {
///     x[0] * x[0] + x[1] * x[1] * 2.0
/// }
///
/// let shared = Dual::new().prepare_gradient(Bowl, &[0.0, 0.0])?.shared();
/// std::thread::scope(|threads| {
///     for k in [1.0, 2.0, 3.0] {
///         let shared = &shared;
///         threads.spawn(move || assert_eq!(shared.gradient(&[k, k]), Ok(vec![2.0 * k, 4.0 * k])));
///     }
/// });
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Errors
///
/// Those of [`Prepared`](super::Prepared). A failure, or a panic of f, in one thread does not
/// affect the others.
#[derive(Debug)]
pub struct Shared<P> {
    prototype: Mutex<P>,
    idle: Mutex<Vec<P>>,
}

/// Locks a mutex. A panic of the user's function leaves workspaces that the next call overwrites,
/// so a poisoned lock is as good.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<P> Shared<P> {
    /// Makes a pool with one workspace to clone.
    pub(super) fn new(prototype: P) -> Self {
        Self { prototype: Mutex::new(prototype), idle: Mutex::new(Vec::new()) }
    }

    /// Calls `run` with a workspace that this call has for itself.
    ///
    /// It serves methods with a context: `shared.call(|prepared| prepared.with(args).gradient(x))`.
    /// The methods of the operator are there without it for functions that take no further
    /// arguments.
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
