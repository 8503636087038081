use super::check::{Check, Checked, Difference, Probe};
use super::choices::Choices;
use super::collect::Collect;
use super::orders::Orders;
use super::plan::{Decompression, Modes, Plan, Way};
use crate::engine::{Engine, FunctionOn, Mode, Point};
use crate::sparse::{Axis, Detected, Detector, Pattern, SparseError, Triangle};
use crate::target::{ColumnMajor, Target};
use crate::{Error, Owned, Real, Signature, Space, View, ViewMut};
use core::mem::{replace, take};
use derive_where::derive_where;
use num_traits::Zero;
use std::sync::Arc;

/// The numbers of what a sparse operator has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counters {
    /// The number of detections, that of the preparation included.
    pub detections: u64,
    /// The number of results that were checked by a product.
    pub checks: u64,
    /// The number of results without such a check because the choices of f were known.
    pub known: u64,
    /// The number of checks that found a difference.
    pub differences: u64,
}

/// The engine of [`Sparse`](super::Sparse): an engine `E` of the backend inside, the plan, and the
/// detector `D` for points at which the pattern does not hold.
///
/// Products and gradients are those of the engine inside.
#[derive_where(Clone, Debug; E, D)]
pub struct SparseEngine<E, D, G: Signature> {
    pub(super) inner: E,
    /// An engine for the products of a checked call, where that of the others would need a pass more.
    pub(super) wide: Option<Box<E>>,
    pub(super) detector: D,
    /// What is known of the matrix; `None` if the engine was prepared for another operator.
    pub(super) plan: Option<Arc<Plan>>,
    pub(super) settings: Settings,
    pub(super) probe: Probe<G::Real>,
    /// The entries, for results that are dense.
    pub(super) values: Vec<G::Real>,
    pub(super) room: Vec<G::Real>,
    /// What is read of the products, for a Hessian by substitution.
    pub(super) sums: Vec<G::Real>,
    /// A point of the output space.
    pub(super) y: Owned<G::Output, G::Real>,
    pub(super) counters: Counters,
    /// The choices for which the pattern was detected; `None` where it does not hold by choices.
    pub(super) choices: Option<Choices<G>>,
    pub(super) repeats: Repeats,
}

/// Whether an engine has computed the products of this plan last, as far as this engine knows.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Repeats {
    plain: bool,
    checked: bool,
}

impl Repeats {
    /// Returns whether that is so, for products with the random one or without, before they are computed. `apart` says that each have an engine
    /// of their own.
    pub(super) fn again(&mut self, checked: bool, apart: bool) -> bool {
        let (this, other) =
            if checked { (&mut self.checked, &mut self.plain) } else { (&mut self.plain, &mut self.checked) };
        *other &= apart;
        replace(this, true)
    }
}

/// How a plan is made, and when results are checked.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) check: Check,
    pub(super) orders: Orders,
    pub(super) triangle: Triangle,
    pub(super) decompression: Decompression,
    pub(super) modes: Modes,
}

impl<E, D, G: Signature> SparseEngine<E, D, G> {
    pub(super) fn new(inner: E, detector: D, settings: Settings, error: f64, y: View<'_, G::Output, G::Real>) -> Self {
        Self {
            inner,
            wide: None,
            detector,
            plan: None,
            settings,
            probe: Probe::new(error),
            values: Vec::new(),
            room: Vec::new(),
            sums: Vec::new(),
            y: G::Output::map(y, &mut |v| v),
            counters: Counters::default(),
            choices: None,
            repeats: Repeats::default(),
        }
    }

    /// Returns the engine inside.
    pub fn inner(&self) -> &E {
        &self.inner
    }

    /// Returns how the matrix is computed; `None` if the engine was prepared for another operator
    /// than a Jacobian or Hessian.
    pub fn plan(&self) -> Option<&Plan> {
        self.plan.as_deref()
    }

    /// Returns the numbers of what was done so far.
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// Returns whether calls are checked.
    pub fn is_checked(&self) -> bool {
        self.plan().is_some_and(|plan| checks(self.settings.check, plan))
    }

    /// Returns whether calls are not checked by a product where f chooses as it did before.
    pub fn compares_choices(&self) -> bool {
        self.is_checked() && self.choices.is_some()
    }

    /// Returns whether the engine inside tells the choices of calls, so that these cost no evaluation of f.
    pub fn tells_choices(&self) -> bool {
        self.is_checked() && self.choices.as_ref().is_some_and(Choices::are_told)
    }

    /// Counts a result, and returns whether it is checked by a product.
    pub(super) fn count(&mut self, known: bool) -> bool {
        *(if known { &mut self.counters.known } else { &mut self.counters.checks }) += 1;
        !known
    }

    /// Returns whether this call is checked by a product. `plan` is that of the engine.
    pub(super) fn needs_product<F: FunctionOn<G>>(
        &mut self,
        plan: &Plan,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> bool {
        if !checks(self.settings.check, plan) {
            return false;
        }
        let known = self.choices.as_mut().is_some_and(|choices| choices.are_known(point));
        self.count(known)
    }

    /// Takes over what was detected at the point of the last call, where it is all in the pattern.
    pub(super) fn learn(&mut self, found: &Detected) {
        let (Some(choices), Some(plan)) = (&mut self.choices, &self.plan) else { return };
        if found.by_choices && plan.covers(&found.pattern) {
            choices.learn();
        }
    }

    /// Detects the pattern by `detect` at the point of a call without a difference, if its unknown choices have lasted.
    pub(super) fn revisit<T>(
        &mut self,
        detect: impl FnOnce(&mut Self) -> Result<Detected, Error<T>>,
    ) -> Result<(), Error<T>> {
        if self.choices.as_ref().is_some_and(Choices::have_lasted) {
            let found = detect(self)?;
            self.learn(&found);
        }
        Ok(())
    }

    /// Makes a plan the engine's own, and allocates what its calls need.
    pub(super) fn adopt(&mut self, plan: Plan) {
        self.values.resize(plan.pattern().nnz(), G::Real::zero());
        if let Way::Acyclic(colouring, _) = &plan.way {
            self.sums.resize(colouring.sums(), G::Real::zero());
        }
        if checks(self.settings.check, &plan) {
            self.probe.prepare(&plan);
        }
        self.plan = Some(Arc::new(plan));
        self.repeats = Repeats::default();
    }

    /// Does what follows a check: nothing where it agreed, or where `grow` finds that no entry is
    /// missing and rounding explains the difference.
    ///
    /// # Errors
    ///
    /// [`SparseError::Target`] if the pattern has grown, [`SparseError::Lacks`] if it should have.
    pub(super) fn settle<T>(
        &mut self,
        difference: Option<Difference>,
        grow: impl FnOnce(&mut Self) -> Result<(), Error<T>>,
    ) -> Result<(), Error<T>> {
        let Some(Difference { axis, index, certain }) = difference else { return Ok(()) };
        let before = self.plan().map_or(0, |plan| plan.pattern().nnz());
        self.counters.differences += 1;
        grow(self)?;
        let after = self.plan().map_or(0, |plan| plan.pattern().nnz());
        if after != before {
            return Err(SparseError::Target { expected: after, found: before }.into());
        }
        if certain { Err(SparseError::Lacks { axis, index }.into()) } else { Ok(()) }
    }

    /// Computes the entries by `compute`, once more if the pattern grows, and hands all positions
    /// to the dense target.
    pub(super) fn write<T>(
        &mut self,
        target: &mut impl Target<G::Real>,
        mut compute: impl FnMut(&mut Self, &mut [G::Real]) -> Result<(), Error<T>>,
    ) -> Result<(), Error<T>> {
        let mut values = take(&mut self.values);
        let mut outcome = compute(self, &mut values);
        if let Err(Error::Pattern(SparseError::Target { .. })) = outcome {
            values.resize(self.plan().map_or(0, |plan| plan.pattern().nnz()), G::Real::zero());
            outcome = compute(self, &mut values);
        }
        if let (Ok(()), Some(plan)) = (&outcome, &self.plan) {
            let (m, n) = target.shape();
            (0..n).for_each(|j| (0..m).for_each(|i| target.set(i, j, G::Real::zero())));
            let mirrors = matches!(plan.way, Way::Star(_, Triangle::Lower) | Way::Acyclic(_, Triangle::Lower));
            for ((i, j), &value) in plan.pattern().entries().zip(&values) {
                target.set(i, j, value);
                if mirrors {
                    target.set(j, i, value);
                }
            }
        }
        self.values = values;
        outcome
    }
}

/// Returns whether results of a plan are checked.
pub(super) fn checks(check: Check, plan: &Plan) -> bool {
    match check {
        Check::WhereNeeded => !plan.holds_everywhere(),
        Check::Always => true,
        Check::Never => false,
    }
}

/// Returns what the items of the random product belong to: rows for J r, columns for Jᵀ r.
pub(super) fn probed(way: &Way) -> Axis {
    match way {
        Way::Rows(_) => Axis::Column,
        Way::Mixed(colouring) if colouring.columns().count() == 0 => Axis::Column,
        _ => Axis::Row,
    }
}

/// Returns whether the products with columns are those that a check needs, so that an engine may tell the choices along with them.
pub(super) fn are_told_by(plan: &Plan) -> bool {
    plan.columns().is_some() && probed(&plan.way) == Axis::Row
}

/// Returns an error unless there is a value for each entry.
pub(super) fn fits<T, E>(plan: &Plan, values: &[T]) -> Result<(), Error<E>> {
    let (expected, found) = (plan.pattern().nnz(), values.len());
    if expected == found { Ok(()) } else { Err(SparseError::Target { expected, found }.into()) }
}

impl<R, E, D, G> SparseEngine<E, D, G>
where
    R: Real,
    E: Engine<R, G>,
    D: Detector<R>,
    G: Signature<Real = R>,
{
    /// Computes the products and reads the entries. Returns where a check found a difference.
    fn compute<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, G::Output, R>>,
        values: &mut [R],
    ) -> Result<Option<Difference>, Error<F::Error>> {
        let Some(plan) = self.plan.clone() else { return Ok(None) };
        fits(&plan, values)?;
        let asks = E::TELLS_CHOICES && self.tells_choices() && are_told_by(&plan);
        let mut checks = !asks && self.needs_product(&plan, point);
        let Self { inner, wide, probe, room, repeats, .. } = self;
        let repeated = repeats.again(checks, wide.is_some());
        let inner = wide.as_deref_mut().filter(|_| checks).unwrap_or(inner);
        let axis = probed(&plan.way);
        let mut random = checks.then_some(&mut *probe);
        if let Some(columns) = plan.columns().filter(|_| axis == Axis::Row) {
            let mut collect =
                Collect::new(&plan.way, (Axis::Column, columns), values, random.take(), room).repeated(repeated);
            inner.columns(point, y.take(), &mut collect)?;
            collect.outcome()?;
        }
        if let Some(rows) = plan.rows().filter(|rows| axis == Axis::Column || rows.count() > 0) {
            let mut collect = Collect::new(&plan.way, (Axis::Row, rows), values, random.take(), room);
            inner.rows(point, y.take(), &mut collect)?;
            collect.outcome()?;
        }
        if asks {
            checks = self.checks_told(point)?;
        }
        if !checks {
            return Ok(None);
        }
        Ok(self.probe.difference(&Checked { pattern: plan.pattern(), values, triangle: Triangle::Full, axis }))
    }

    fn detect<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<Detected, Error<F::Error>> {
        self.counters.detections += 1;
        self.detector.jacobian(point, G::Output::view(&self.y))
    }

    /// Detects the pattern at this point, and adds what was found to the pattern.
    fn grow<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<(), Error<F::Error>> {
        let Some(plan) = self.plan.clone() else { return Ok(()) };
        let found = self.detect(point)?;
        let pattern = plan.pattern().union(&found.pattern)?;
        if pattern.nnz() > plan.pattern().nnz() {
            self.adopt(Plan::jacobian(pattern, found.everywhere, self.settings.modes, &self.settings.orders));
        }
        self.learn(&found);
        Ok(())
    }
}

impl<R, E, D, G> Engine<R, G> for SparseEngine<E, D, G>
where
    R: Real,
    E: Engine<R, G>,
    D: Detector<R>,
    G: Signature<Real = R>,
{
    const MODE: Mode = E::MODE;

    fn dims(&self) -> (usize, usize) {
        self.inner.dims()
    }

    fn scratch(&mut self) -> &mut Vec<R> {
        self.inner.scratch()
    }

    fn lanes(&self) -> usize {
        self.inner.lanes()
    }

    fn sweep<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        seeds: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        results: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.sweep(point, batch, seeds, y, results)
    }

    fn pushforward<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.pushforward(point, batch, x_dots, y, y_dots)
    }

    fn pullback<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        y_bars: &[R],
        y: Option<ViewMut<'_, G::Output, R>>,
        x_bars: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.pullback(point, batch, y_bars, y, x_bars)
    }

    fn gradient<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        gradient: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.gradient(point, y, gradient)
    }

    /// Computes the entries, and writes zeros everywhere else.
    fn jacobian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        mut y: Option<ViewMut<'_, G::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        if self.plan.is_none() {
            return self.whole(point, y, jacobian);
        }
        self.write(jacobian, |engine, values| engine.entries(point, y.as_mut().map(G::Output::reborrow), values))
    }

    fn pattern(&self) -> Option<&Pattern> {
        self.plan().map(Plan::pattern)
    }

    fn entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: Option<ViewMut<'_, G::Output, R>>,
        values: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        if self.plan.is_none() {
            let (n, m) = self.dims();
            return self.whole(point, y, &mut ColumnMajor::of(values, m, n));
        }
        let difference = self.compute(point, y, values)?;
        self.settle(difference, |engine| engine.grow(point))?;
        self.revisit(|engine| engine.detect(point))
    }

    fn linearize<F: FunctionOn<G>>(&mut self, point: Point<'_, R, R, F>) -> Result<(), Error<F::Error>> {
        self.inner.linearize(point)
    }

    fn value_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        y: ViewMut<'_, G::Output, R>,
    ) -> Result<(), Error<F::Error>> {
        self.inner.value_again(point, y)
    }

    fn pushforward_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        x_dots: &[R],
        y_dots: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.pushforward_again(point, batch, x_dots, y_dots)
    }

    fn pullback_again<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, R, R, F>,
        batch: usize,
        y_bars: &[R],
        x_bars: &mut [R],
    ) -> Result<(), Error<F::Error>> {
        self.inner.pullback_again(point, batch, y_bars, x_bars)
    }
}
