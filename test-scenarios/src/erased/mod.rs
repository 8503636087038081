//! Backends behind types that do not name them: [`Erased`].
//!
//! The compiler makes the laws and the operators anew for each type of backend and each type of function. So the laws get a
//! [`Subject`]: one backend with one function, whose engines are behind a box for each signature. Laws and operators are then
//! compiled once, in the library of the kit, and a test of a backend compiles the engines of that backend only.

mod dynamic;
mod first;
mod second;
mod subject;

pub use first::ErasedEngine;
pub use second::ErasedEngine2;
pub use subject::Subject;

use crate::Scope;
use core::any::Any;
use core::fmt;
use fluxions::combinators::Check;
use fluxions::{Backend, Capabilities, Counting, Function, MixedMode, Sparse};
use std::sync::Arc;

/// What laws run on: a backend, or one that is [`Erased`].
pub trait Subjects {
    /// The backend as a law gets it.
    type Subject: Backend;

    /// Returns what the backend states of itself.
    fn stated(&self) -> Capabilities;

    /// Whether laws ask for second derivatives alone.
    fn second_only(&self) -> bool {
        false
    }

    /// Returns the backend for one function.
    fn subject<F: Function + Send + Sync + 'static>(&self, f: &Arc<Counting<F>>) -> Self::Subject;
}

impl<B: Backend> Subjects for B {
    type Subject = B;

    fn stated(&self) -> Capabilities {
        self.capabilities()
    }
    fn subject<F: Function + Send + Sync + 'static>(&self, _: &Arc<Counting<F>>) -> B {
        self.clone()
    }
}

/// Makes the subject of a function. A [`Scope`] calls it for each of its functions, and for no other one, so that no other one is
/// compiled.
///
/// `CURVE` says that laws ask for second derivatives of the function, `HESSIAN` that they ask for products with its Hessian.
#[doc(hidden)]
pub trait Make: Send + Sync + 'static {
    fn make<F: Function + Send + Sync + 'static, const CURVE: bool, const HESSIAN: bool>(
        &self,
        f: &Arc<Counting<F>>,
    ) -> Subject;
}

/// A backend. `FIRST` says that laws ask for first derivatives, `PRODUCTS` that its engines give
/// [`columns`](fluxions::engine::Engine::columns) and rows.
struct Direct<B, const FIRST: bool, const PRODUCTS: bool>(B);

impl<B: Backend, const FIRST: bool, const PRODUCTS: bool> Make for Direct<B, FIRST, PRODUCTS> {
    fn make<F: Function + Send + Sync + 'static, const CURVE: bool, const HESSIAN: bool>(
        &self,
        f: &Arc<Counting<F>>,
    ) -> Subject {
        Subject::new::<B, F, FIRST, CURVE, HESSIAN, PRODUCTS>(&self.0, f)
    }
}

/// [`Sparse`] over a backend that is erased.
struct Sparsely(Erased, Check);

impl Sparsely {
    fn over(&self, inner: Subject) -> Sparse<Subject> {
        Sparse::new(inner).check(self.1)
    }
}

impl Make for Sparsely {
    fn make<F: Function + Send + Sync + 'static, const CURVE: bool, const HESSIAN: bool>(
        &self,
        f: &Arc<Counting<F>>,
    ) -> Subject {
        Subject::new::<_, F, true, CURVE, HESSIAN, false>(&self.over(self.0.subject(f)), f)
    }
}

/// [`MixedMode`] of two backends that are erased.
struct Mixed(Erased, Erased);

impl Make for Mixed {
    fn make<F: Function + Send + Sync + 'static, const CURVE: bool, const HESSIAN: bool>(
        &self,
        f: &Arc<Counting<F>>,
    ) -> Subject {
        Subject::new::<_, F, true, CURVE, HESSIAN, true>(&MixedMode::new(self.0.subject(f), self.1.subject(f)), f)
    }
}

type Find = dyn Fn(&dyn Any) -> Option<Subject> + Send + Sync;

/// A backend for the functions of a [`Scope`], behind a type that does not name it.
///
/// ```
/// use fluxions_dual::Dual;
/// use fluxions_scenarios::laws::Findings;
/// use fluxions_scenarios::scenarios::certify_contexts;
/// use fluxions_scenarios::{Erased, Forms};
///
/// let mut findings = Findings::default();
/// certify_contexts(&Erased::of(&Dual::new(), Forms), &mut findings);
/// assert!(findings.violations.is_empty());
/// ```
#[derive(Clone)]
pub struct Erased {
    capabilities: Capabilities,
    second_only: bool,
    find: Arc<Find>,
}

impl Erased {
    /// Erases a backend, for the scenarios of the scope.
    pub fn of<B: Backend, K: Scope>(backend: &B, _: K) -> Self {
        if K::SECOND_ONLY {
            Self::new::<K>(backend.capabilities(), Direct::<B, false, false>(backend.clone()))
        } else {
            Self::new::<K>(backend.capabilities(), Direct::<B, true, false>(backend.clone()))
        }
    }

    /// Erases a backend with what [`sparse`](Self::sparse) and [`mixed`](Self::mixed) need of it.
    pub fn with_products<B: Backend, K: Scope>(backend: &B, _: K) -> Self {
        Self::new::<K>(backend.capabilities(), Direct::<B, true, true>(backend.clone()))
    }

    /// Returns [`Sparse`] over this backend, which was made by [`with_products`](Self::with_products).
    pub fn sparse<K: Scope>(self, scope: K) -> Self {
        self.sparse_with(Check::default(), scope)
    }

    /// Does the same as [`sparse`](Self::sparse) with another rule for when results are checked.
    pub fn sparse_with<K: Scope>(self, check: Check, _: K) -> Self {
        let inner = Subject::stating(self.capabilities.clone());
        let sparsely = Sparsely(self, check);
        Self::new::<K>(sparsely.over(inner).capabilities(), sparsely)
    }

    /// Returns [`MixedMode`] of two backends, which were made by [`with_products`](Self::with_products).
    pub fn mixed<K: Scope>(forward: Self, reverse: Self, _: K) -> Self {
        let [a, b] = [&forward, &reverse].map(|erased| Subject::stating(erased.capabilities.clone()));
        Self::new::<K>(MixedMode::new(a, b).capabilities(), Mixed(forward, reverse))
    }

    fn new<K: Scope>(capabilities: Capabilities, make: impl Make) -> Self {
        Self { capabilities, second_only: K::SECOND_ONLY, find: Arc::new(move |f| K::find(&make, f)) }
    }
}

impl Subjects for Erased {
    type Subject = Subject;

    fn stated(&self) -> Capabilities {
        self.capabilities.clone()
    }

    fn second_only(&self) -> bool {
        self.second_only
    }

    /// # Panics
    ///
    /// If the scope lacks the function.
    fn subject<F: Function + Send + Sync + 'static>(&self, f: &Arc<Counting<F>>) -> Subject {
        (self.find)(f).unwrap_or_else(|| panic!("the scope lacks {}", core::any::type_name::<F>()))
    }
}

impl fmt::Debug for Erased {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Erased").field(&self.capabilities.name).finish()
    }
}
