//! The way forwards along a chain of steps, and the way back.

use super::budget::Plan;
use super::parts::{Carries, Parts, WholeOf};
use super::work::Work;
use fluxions::prelude::*;
use fluxions::{Error, Nestable, View};

impl<F, B, K, R, T> Work<F, B, K, R, T>
where
    R: Real,
    T: Scalar<R>,
    F: Function<R, Context = ()>,
    F::Input: Carries<F::Output, K>,
    B: Nestable<R> + PartialEq,
{
    /// Goes from the state before step `from`, which is at hand, to the one before step `to`.
    pub(super) fn advance(
        &mut self,
        f: &F,
        whole: View<'_, WholeOf<F, K, R>, T>,
        from: usize,
        to: usize,
    ) -> Result<(), Error<F::Error>> {
        for k in from..to {
            F::Input::load::<T>(&mut self.piece, whole, k);
            self.call(f)?;
            F::Input::set_state::<T>(&mut self.piece, F::Output::view(&self.out));
        }
        Ok(())
    }

    /// Goes from the first state to the one before the last step, and keeps states on the way, and that one.
    pub(super) fn forth(
        &mut self,
        f: &F,
        whole: View<'_, WholeOf<F, K, R>, T>,
        plan: Plan,
        n: usize,
    ) -> Result<(), Error<F::Error>> {
        self.kept = None;
        self.trail.clear(F::Input::start::<T>(whole));
        self.trail.push(0, F::Input::start::<T>(whole));
        self.sweep(f, whole, plan, n)?;
        self.trail.pop(n - 1);
        self.trail.push(n - 1, F::Input::state::<T>(&self.piece));
        Ok(())
    }

    /// Goes from the state that was kept last to the one before step `end − 1`, and keeps states on the way.
    fn sweep(
        &mut self,
        f: &F,
        whole: View<'_, WholeOf<F, K, R>, T>,
        plan: Plan,
        end: usize,
    ) -> Result<(), Error<F::Error>> {
        let Some((mut at, state)) = self.trail.last() else { return Ok(()) };
        F::Input::set_state::<T>(&mut self.piece, state);
        while let Some(next) = plan.next(at, end, self.trail.len()) {
            self.advance(f, whole, at, next)?;
            self.trail.push(next, F::Input::state::<T>(&self.piece));
            at = next;
        }
        self.advance(f, whole, at, end - 1)
    }

    /// Takes all n steps back, with the states of the trail.
    pub(super) fn back(
        &mut self,
        f: &F,
        whole: View<'_, WholeOf<F, K, R>, T>,
        plan: Plan,
        n: usize,
    ) -> Result<(), Error<F::Error>> {
        self.whole_bar.fill(T::zero());
        self.trail.begin_way_back();
        F::Input::begin::<T>(&mut self.piece, whole);
        for end in (1..=n).rev() {
            self.sweep(f, whole, plan, end)?;
            F::Input::load::<T>(&mut self.piece, whole, end - 1);
            self.pull(f)?;
            self.spread(end - 1);
            self.step_back();
            self.trail.pop(end - 1);
        }
        self.spread_bar();
        Ok(())
    }
}
