use super::check::{Checked, Difference};
use super::collect::Collect;
use super::engine::{SparseEngine, checks, fits};
use super::plan::{Plan, Way};
use crate::engine::{Engine2, FunctionOn, Point};
use crate::sparse::{Axis, Detector, Pattern};
use crate::target::Target;
use crate::{Error, Signature, Space, ViewMut};
use core::mem::replace;

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
        let Self { inner, plan: Some(plan), settings, probe, room, sums, counters, repeats, .. } = self else {
            return Ok(None);
        };
        fits(plan, values)?;
        let Some(columns) = plan.columns() else { return Ok(None) };
        let checks = checks(settings.check, plan);
        let random = checks.then_some(&mut *probe);
        let collect = Collect::new(&plan.way, (Axis::Column, columns), values, random, room);
        let mut collect = collect.repeated(replace(repeats, true)).with_sums(sums);
        inner.hessian_columns(point, y, gradient, &mut collect)?;
        collect.outcome()?;
        if let Way::Acyclic(colouring, triangle) = &plan.way {
            colouring.substitute(*triangle, sums, values)?;
        }
        if !checks {
            return Ok(None);
        }
        counters.checks += 1;
        let triangle = settings.triangle;
        Ok(probe.difference(&Checked { pattern: plan.pattern(), values, triangle, axis: Axis::Row }))
    }

    /// Detects the pattern at this point, and adds what was found to the pattern.
    fn grow2<F: FunctionOn<G>>(&mut self, point: Point<'_, G::Real, G::Real, F>) -> Result<(), Error<F::Error>> {
        let Some(plan) = self.plan.clone() else { return Ok(()) };
        let found = self.detector.hessian(point, G::Output::view(&self.y))?;
        self.counters.detections += 1;
        let pattern = plan.pattern().union(&found.pattern)?;
        let grown = Plan::hessian(&pattern, found.everywhere, &self.settings)?;
        if grown.pattern().nnz() > plan.pattern().nnz() {
            self.adopt(grown);
        }
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
        self.settle(difference, |engine| engine.grow2(point))
    }
}
