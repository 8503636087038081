use super::check::{Checked, Difference};
use super::collect::Collect;
use super::engine::{SparseEngine, fits};
use super::plan::{Plan, Way};
use crate::engine::{Engine2, FunctionOn, Point};
use crate::sparse::{Axis, Detected, Detector, Pattern};
use crate::target::Target;
use crate::{Error, Signature, Space, ViewMut};

impl<E, D, G> SparseEngine<E, D, G>
where
    G: Signature,
    E: Engine2<G>,
    D: Detector<G::Real>,
{
    /// Computes the products and reads the entries. Returns where a check found a difference.
    fn compute2<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        values: &mut [G::Real],
    ) -> Result<Option<Difference>, Error<F::Error>> {
        let Some(plan) = self.plan.clone() else { return Ok(None) };
        fits(&plan, values)?;
        let Some(columns) = plan.columns() else { return Ok(None) };
        let checks = self.needs_product(&plan, point);
        let Self { inner, settings, probe, room, sums, repeats, .. } = self;
        let random = checks.then_some(&mut *probe);
        let collect = Collect::new(&plan.way, (Axis::Column, columns), values, random, room);
        let mut collect = collect.repeated(repeats.again(checks, false)).with_sums(sums);
        inner.hessian_columns(point, y, gradient, &mut collect)?;
        collect.outcome()?;
        if let Way::Acyclic(colouring, triangle) = &plan.way {
            colouring.substitute(*triangle, sums, values)?;
        }
        if !checks {
            return Ok(None);
        }
        let triangle = settings.triangle;
        Ok(probe.difference(&Checked { pattern: plan.pattern(), values, triangle, axis: Axis::Row }))
    }

    fn detect2<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
    ) -> Result<Detected, Error<F::Error>> {
        self.counters.detections += 1;
        self.detector.hessian(point, G::Output::view(&self.y))
    }

    /// Detects the pattern at this point, and adds what was found to the pattern.
    fn grow2<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, G::Real, F>) -> Result<(), Error<F::Error>> {
        let Some(plan) = self.plan.clone() else { return Ok(()) };
        let found = self.detect2(point)?;
        let pattern = plan.pattern().union(&found.pattern)?;
        let grown = Plan::hessian(&pattern, found.everywhere, &self.settings)?;
        if grown.pattern().nnz() > plan.pattern().nnz() {
            self.adopt(grown);
        }
        self.learn(&found);
        Ok(())
    }
}

impl<E, D, G> Engine2<G> for SparseEngine<E, D, G>
where
    G: Signature,
    E: Engine2<G>,
    D: Detector<G::Real>,
{
    fn second_derivative<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        first: Option<&mut [G::Real]>,
        second: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.inner.second_derivative(point, y, first, second)
    }

    fn hvp<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        batch: usize,
        x_dots: &[G::Real],
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        products: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        self.inner.hvp(point, batch, x_dots, y, gradient, products)
    }

    /// Computes the entries, and writes zeros everywhere else.
    fn hessian<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        mut y: Option<ViewMut<'_, G::Output, G::Real>>,
        mut gradient: Option<&mut [G::Real]>,
        hessian: &mut impl Target<G::Real>,
    ) -> Result<(), Error<F::Error>> {
        if self.plan.is_none() {
            return self.inner.hessian(point, y, gradient, hessian);
        }
        self.write(hessian, |engine, values| {
            engine.hessian_entries(point, y.as_mut().map(G::Output::reborrow), gradient.as_deref_mut(), values)
        })
    }

    fn hessian_pattern(&self) -> Option<&Pattern> {
        self.plan().map(Plan::pattern)
    }

    fn hessian_entries<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, G::Real, F>,
        y: Option<ViewMut<'_, G::Output, G::Real>>,
        gradient: Option<&mut [G::Real]>,
        values: &mut [G::Real],
    ) -> Result<(), Error<F::Error>> {
        if self.plan.is_none() {
            return self.inner.hessian_entries(point, y, gradient, values);
        }
        let difference = self.compute2(point, y, gradient, values)?;
        self.settle(difference, |engine| engine.grow2(point))?;
        self.revisit(|engine| engine.detect2(point))
    }
}
