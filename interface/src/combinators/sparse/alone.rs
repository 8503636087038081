use super::check::{Probe, Sums};
use crate::Real;
use crate::engine::Products;

/// The random product of a check, without those of the colours; or no product at all, for an evaluation of f.
pub(super) struct Alone<'a, R> {
    pub(super) probe: Option<&'a mut Probe<R>>,
    pub(super) room: &'a mut Vec<R>,
}

impl<R: Real> Products<R> for Alone<'_, R> {
    fn count(&self) -> usize {
        usize::from(self.probe.is_some())
    }

    fn seed(&self, component: usize, _: usize) -> R {
        self.probe.as_ref().map_or(R::zero(), |probe| probe.vector[component])
    }

    fn put(&mut self, _: usize, _: usize, item: impl Fn(usize, usize) -> R) {
        if let Some(probe) = &mut self.probe {
            probe.state = Sums::Unknown;
            probe.product.iter_mut().enumerate().for_each(|(i, to)| *to = item(i, 0));
        }
    }

    fn room(&mut self) -> &mut Vec<R> {
        self.room
    }
}
