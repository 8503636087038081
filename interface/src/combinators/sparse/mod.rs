//! Sparse Jacobians and Hessians by any backend: [`Sparse`].

mod by_calls;
mod check;
mod choices;
mod collect;
mod engine;
mod engine2;
mod orders;
mod plan;
mod prepared;

pub use check::Check;
pub use engine::{Counters, SparseEngine};
pub use plan::{Decompression, Plan};

use crate::engine::{Engine, Mode, Point};
use crate::sparse::{Detected, Detector, Order, Pattern, SparseError, Tracer, Triangle};
use crate::{Backend, Calls, Capabilities, Error, Function, Operator, Real, Signature, SignatureOf, Space, View};
use choices::Choices;
use core::time::Duration;
use engine::{Settings, are_told_by, checks};
use orders::Orders;
use plan::Modes;
use std::sync::Arc;

/// A backend that computes Jacobians and Hessians from a few products of another backend `B`, by
/// their pattern.
///
/// The preparation of a Jacobian or a Hessian finds where entries may be, by the detector `D`,
/// colours the pattern, and allocates all storage. A call computes a product for each colour and
/// reads the entries. `sparse_jacobian` and `sparse_hessian` return them in a sparse matrix; the dense
/// operators write zeros everywhere else. All other operators are those of the backend inside.
///
/// With p colours a matrix costs p pushforwards, pullbacks or Hessian-vector products of the backend
/// inside: ⌈p/N⌉ calls of f in forward mode with N tangents, 1 call of f and p sweeps in reverse
/// mode. A backend in forward mode colours columns, one in reverse mode rows, and one that has both
/// takes what costs less; see [`MixedMode`](crate::MixedMode). Hessians have star colourings, or acyclic
/// ones: see [`Decompression`]. Source:
/// Gebremedhin, Manne and Pothen (2005), *What color is your Jacobian?*
///
/// ```
/// use fluxions::Sparse;
/// use fluxions::prelude::*;
/// use fluxions::sparse::Pattern;
/// use fluxions_dual::Dual;
///
/// #[differentiable]
/// fn chain<S: Scalar>(y: &mut [S], x: &[S]) {
///     for i in 0..y.len() {
///         y[i] = x[i] * x[i] + x[i + 1] * 10.0;
///     }
/// }
///
/// let known = Pattern::from_fn(3, 4, |i, j| j == i || j == i + 1)?;
/// let backend = Sparse::new(Dual::new()).pattern(known);
/// let x = [1.0, 2.0, 3.0, 4.0];
/// let mut prepared = backend.prepare_jacobian(Chain::new(&[0.0; 3]), &x)?;
/// assert_eq!(prepared.plan().products(), (2, 0)); // two pushforwards, whatever n is
///
/// let mut j = prepared.sparse_jacobian(&x)?; // a nalgebra_sparse::CscMatrix
/// assert_eq!(j.values(), [2.0, 10.0, 4.0, 10.0, 6.0, 10.0]); // columns 0; 1, 1; 2, 2; 3
/// prepared.sparse_jacobian_into(&[0.5; 4], &mut j)?; // nothing is allocated
/// assert_eq!(j.values(), [1.0, 10.0, 1.0, 10.0, 1.0, 10.0]);
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Never silently wrong
///
/// A pattern that is not proved to hold everywhere is checked in each call, by the choices of f or by a
/// product: see [`Check`]. If the check finds that an entry is missing, the pattern is detected at that point and grows. A call that
/// returns a new matrix or writes to a dense one goes on with it. A call that writes to a sparse
/// matrix returns [`Error::Pattern`], because the matrix has no place for the entry; the next call
/// accepts a matrix of the new pattern, which `prepared.plan()` shows.
///
/// # Pitfalls
///
/// An operator that is called unprepared detects and colours at each call.
#[derive(Clone, Debug)]
pub struct Sparse<B, D = Tracer> {
    inner: B,
    detector: D,
    known: Option<Arc<Pattern>>,
    check: Check,
    orders: Orders,
    triangle: Triangle,
    decompression: Decompression,
}

impl<B> Sparse<B> {
    /// Makes the sparse form of a backend.
    pub fn new(inner: B) -> Self {
        Self {
            inner,
            detector: Tracer,
            known: None,
            check: Check::default(),
            orders: Orders::These([Order::LargestFirst].into()),
            triangle: Triangle::Full,
            decompression: Decompression::default(),
        }
    }
}

impl<B, D> Sparse<B, D> {
    /// Replaces the way in which patterns are found, which is [`Tracer`] unless this says otherwise.
    ///
    /// [`Probe`](crate::sparse::Probe) is for functions that choose by values too often for a trace to hold: it finds an entry where
    /// a derivative is not 0 at x or near it.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions::sparse::Probe;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn squares<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    ///     [x[0] * x[0], x[1] * x[1]]
    /// }
    ///
    /// let backend = Sparse::new(Dual::new()).detector(Probe::new(Dual::new()));
    /// let jacobian = backend.sparse_jacobian(&Squares, &[1.0, 3.0])?;
    /// assert_eq!((jacobian.nnz(), jacobian.values()), (2, &[2.0, 6.0][..])); // 2x on the diagonal
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn detector<E>(self, detector: E) -> Sparse<B, E> {
        let Self { inner, known, check, orders, triangle, decompression, .. } = self;
        Sparse { inner, detector, known, check, orders, triangle, decompression }
    }

    /// Sets a known pattern, so that nothing is detected in the preparation.
    ///
    /// A Jacobian's has m rows and n columns. A Hessian's has n rows and n columns, and entries of
    /// either triangle; their mirror images are added. Calls are checked, unless
    /// [`check`](Self::check) says otherwise.
    ///
    /// A preparation for another shape returns [`Error::Pattern`].
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions::sparse::Pattern;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn squares<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    ///     [x[0] * x[0], x[1] * x[1]]
    /// }
    ///
    /// let diagonal = Pattern::from_fn(2, 2, |i, j| i == j)?;
    /// let backend = Sparse::new(Dual::new()).pattern(diagonal);
    /// assert_eq!(backend.sparse_jacobian(&Squares, &[1.0, 3.0])?.values(), [2.0, 6.0]);
    ///
    /// let wide = Sparse::new(Dual::new()).pattern(Pattern::full(2, 3)?);
    /// assert!(wide.sparse_jacobian(&Squares, &[1.0, 3.0]).is_err()); // J is 2 × 2
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn pattern(self, pattern: Pattern) -> Self {
        Self { known: Some(Arc::new(pattern)), ..self }
    }

    /// Sets when results are checked.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::combinators::Check;
    /// use fluxions::prelude::*;
    /// use fluxions::sparse::Pattern;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn squares<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    ///     [x[0] * x[0], x[1] * x[1]]
    /// }
    ///
    /// let lacks = Pattern::from_fn(2, 2, |i, j| i == 0 && j == 0)?; // without (1, 1)
    /// let checked = Sparse::new(Dual::new()).pattern(lacks);
    /// let unchecked = checked.clone().check(Check::Never);
    /// assert_eq!(checked.sparse_jacobian(&Squares, &[1.0, 3.0])?.values(), [2.0, 6.0]); // the pattern grows
    /// assert_eq!(unchecked.sparse_jacobian(&Squares, &[1.0, 3.0])?.values(), [2.0]); // a wrong matrix
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn check(self, check: Check) -> Self {
        Self { check, ..self }
    }

    /// Sets the order in which columns or rows are coloured, instead of [`Order::LargestFirst`].
    pub fn order(self, order: Order) -> Self {
        self.orders([order])
    }

    /// Sets several orders, of which the one with the fewest colours is kept.
    ///
    /// Each order costs a colouring of the whole pattern, in the preparation only.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions::sparse::Order;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn squares<S: Scalar>(x: &[S; 2]) -> [S; 2] {
    ///     [x[0] * x[0], x[1] * x[1]]
    /// }
    ///
    /// let backend = Sparse::new(Dual::new()).orders([Order::Natural, Order::SmallestLast]);
    /// let prepared = backend.prepare_jacobian(&Squares, &[1.0, 3.0])?;
    /// assert_eq!(prepared.plan().products(), (1, 0)); // the columns have no row in common: one product for both
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn orders(self, orders: impl IntoIterator<Item = Order>) -> Self {
        Self { orders: Orders::These(orders.into_iter().collect()), ..self }
    }

    /// Sets how long the preparation may look for few colours: see [`Order::within`].
    ///
    /// A preparation that finds the lower bound of its colours stops sooner. Which colouring is found
    /// depends on the machine.
    pub fn orders_within(self, budget: Duration) -> Self {
        Self { orders: Orders::Within(budget), ..self }
    }

    /// Sets how the entries of Hessians are found in the products.
    ///
    /// Substitution takes fewer products where that saves a pass over f, and reads an entry with the rounding errors of those that
    /// it subtracts. A pass has room for four products, so it saves nothing for a tridiagonal Hessian.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::combinators::Decompression;
    /// use fluxions::prelude::*;
    /// use fluxions::sparse::Order;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn springs<S: Scalar>(x: &[S]) -> S {
    ///     x.windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).sum()
    /// }
    ///
    /// let (direct, x) = (Sparse::new(Dual::new()).order(Order::Natural), [0.0; 6]);
    /// let substituted = direct.clone().decompression(Decompression::Substitution);
    /// assert_eq!(direct.prepare_hessian(&Springs, &x)?.plan().products(), (3, 0));
    /// assert_eq!(substituted.prepare_hessian(&Springs, &x)?.plan().products(), (3, 0)); // 2 would take as long
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn decompression(self, decompression: Decompression) -> Self {
        Self { decompression, ..self }
    }

    /// Restricts sparse Hessians to the lower triangle with the diagonal, as solvers want it.
    ///
    /// Dense Hessians are written whole.
    ///
    /// ```
    /// use fluxions::Sparse;
    /// use fluxions::prelude::*;
    /// use fluxions_dual::Dual;
    ///
    /// #[differentiable]
    /// fn springs<S: Scalar>(x: &[S]) -> S {
    ///     x.windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).sum()
    /// }
    ///
    /// let backend = Sparse::new(Dual::new()).lower(); // H = (2, −2; −2, 2)
    /// assert_eq!(backend.sparse_hessian(&Springs, &[0.0, 1.0])?.values(), [2.0, -2.0, 2.0]);
    /// assert_eq!(backend.hessian(&Springs, &[0.0, 1.0])?.as_slice(), [2.0, -2.0, -2.0, 2.0]);
    /// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
    /// ```
    pub fn lower(self) -> Self {
        Self { triangle: Triangle::Lower, ..self }
    }

    /// Returns the backend inside.
    pub fn inner(&self) -> &B {
        &self.inner
    }

    fn settings(&self, modes: Modes) -> Settings {
        let &Self { check, triangle, decompression, .. } = self;
        Settings { check, orders: self.orders.clone(), triangle, decompression, modes }
    }

    /// Returns the known pattern, or that of the detector. The third item is whether it was detected.
    fn find<E>(
        &self,
        (rows, columns): (usize, usize),
        detect: impl FnOnce(&D) -> Result<Detected, Error<E>>,
    ) -> Result<(Detected, u64), Error<E>> {
        let (found, detections) = match &self.known {
            // What a rule computes need not have the pattern of `evaluate`.
            Some(known) => (Detected::new(Pattern::clone(known), false), 0),
            None => (detect(&self.detector)?, 1),
        };
        let expected = (rows, columns);
        if found.pattern.shape() != expected {
            return Err(SparseError::Shape { expected, found: found.pattern.shape() }.into());
        }
        Ok((found, detections))
    }

    /// Returns whether calls may be checked by the choices of f.
    fn may_compare(&self, found: &Detected) -> bool {
        self.check == Check::WhereNeeded && found.by_choices && !found.everywhere
    }
}

/// Returns whether one product more takes one pass over f or one sweep more. Else it is cheaper than a comparison of choices.
fn needs_a_pass_more<R: Real, G: Signature<Real = R>>(engine: &impl Engine<R, G>, products: usize) -> bool {
    products.is_multiple_of(engine.lanes())
}

/// Returns which products a backend has by nature.
fn modes(capabilities: &Capabilities, mode: Mode) -> Modes {
    let has = |operator| capabilities.native.contains(&operator);
    match (has(Operator::Pushforward), has(Operator::Pullback)) {
        (false, false) => Modes { forward: mode == Mode::Forward, reverse: mode == Mode::Reverse },
        (forward, reverse) => Modes { forward, reverse },
    }
}

impl<R: Real, B: Backend<R>, D: Detector<R>> Backend<R> for Sparse<B, D> {
    type Engine<G: Signature<Real = R>> = SparseEngine<B::Engine<G>, D, G>;
    type Engine2<G: Signature<Real = R>> = SparseEngine<B::Engine2<G>, D, G>;

    fn capabilities(&self) -> Capabilities {
        let inner = self.inner.capabilities();
        let Calls { per_pass, base, preparation, .. } = inner.calls;
        // Products come in blocks, and each block may call f beside its passes. A check takes one pass more, and so does the second
        // side of a mixed colouring. The numbers have at least one tangent. Choices are compared in one call, and there may be a second engine
        // for what is checked.
        let per_pass = per_pass + base;
        let (base, preparation) = (base + per_pass + 1, 2 * preparation + 2);
        let calls = Calls { lanes: 1, per_pass, base, preparation, ..inner.calls };
        let name = format!("sparse:{}", inner.name);
        inner.with_calls(calls).with_name(name).without_nesting()
    }

    fn prepare<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine<SignatureOf<F, R>>, Error<F::Error>> {
        let capabilities = self.inner.capabilities();
        let mode = <B::Engine<SignatureOf<F, R>> as Engine<R, SignatureOf<F, R>>>::MODE;
        let settings = self.settings(modes(&capabilities, mode));
        let error = capabilities.exactness.first();
        if operator != Operator::Jacobian {
            let inner = self.inner.prepare(operator, point, y)?;
            return Ok(SparseEngine::new(inner, self.detector.clone(), settings, error, y));
        }
        let shape = (F::Output::dim(y), F::Input::dim(point.x));
        let (found, detections) = self.find(shape, |detector| detector.jacobian(point, y))?;
        let plan = Plan::jacobian(found.pattern.clone(), found.everywhere, settings.modes, &self.orders);
        let (columns, rows) = plan.products();
        let (products, by_choices) = (columns.max(rows), self.may_compare(&found));
        let count = products + usize::from(checks(self.check, &plan) && !by_choices);
        let mut inner = self.inner.prepare_products(count, point, y)?;
        let (mut choices, mut wide) = (None, None);
        if by_choices && needs_a_pass_more(&inner, products) {
            let told = || SparseEngine::<_, D, _>::told(&mut inner, point);
            choices = are_told_by(&plan).then(told).flatten().or_else(|| Choices::watched(point, y));
            if choices.is_none() {
                inner = self.inner.prepare_products(products + 1, point, y)?;
            } else if inner.lanes() > 1 && !choices.as_ref().is_some_and(Choices::are_told) {
                let other = self.inner.prepare_products(products + 1, point, y)?;
                wide = (other.lanes() > inner.lanes()).then(|| Box::new(other));
            }
        }
        let mut engine = SparseEngine::new(inner, self.detector.clone(), settings, error, y);
        (engine.wide, engine.choices) = (wide, choices);
        engine.counters.detections = detections;
        engine.adopt(plan);
        Ok(engine)
    }

    fn prepare2<F: Function<R>>(
        &self,
        operator: Operator,
        point: Point<'_, R, R, F>,
        y: View<'_, F::Output, R>,
    ) -> Result<Self::Engine2<SignatureOf<F, R>>, Error<F::Error>> {
        let error = self.inner.capabilities().exactness.second();
        let settings = self.settings(Modes { forward: true, reverse: true });
        if operator != Operator::Hessian {
            let inner = self.inner.prepare2(operator, point, y)?;
            return Ok(SparseEngine::new(inner, self.detector.clone(), settings, error, y));
        }
        let n = F::Input::dim(point.x);
        let (found, detections) = self.find((n, n), |detector| detector.hessian(point, y))?;
        let plan = Plan::hessian(&found.pattern, found.everywhere, &settings)?;
        let choices = self.may_compare(&found).then(|| Choices::watched(point, y)).flatten();
        let count = plan.products().0 + usize::from(checks(self.check, &plan) && choices.is_none());
        let inner = self.inner.prepare_products2(count, point, y)?;
        let mut engine = SparseEngine::new(inner, self.detector.clone(), settings, error, y);
        engine.choices = choices;
        engine.counters.detections = detections;
        engine.adopt(plan);
        Ok(engine)
    }
}
