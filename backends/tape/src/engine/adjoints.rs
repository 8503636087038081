//! The adjoints of all nodes: [`Adjoints`].

use crate::call::{FailedCall, Keeps};
use crate::interpret::{
    self,
    groups::{BLOCK, Buffers},
};
use crate::program::Replayed;
use crate::recording::Base;
use crate::site::Site;
use fluxions::{Real, Scalar, Signature};

/// The adjoints of all nodes, for `K` cotangents.
#[derive(Clone, Debug)]
pub(super) struct Adjoints<T, const K: usize> {
    pub(super) all: Vec<[T; K]>,
    room: Vec<[T; K]>,
}

impl<T, const K: usize> Adjoints<T, K> {
    pub(super) fn new<R: Real>() -> Self
    where
        T: Scalar<R>,
    {
        Self { all: Vec::new(), room: vec![[T::zero(); K]; BLOCK] }
    }

    /// Sets the adjoints of the results to `y_bar`, and runs backwards through the program. Without a program it runs
    /// through the recording. The values of nodes that share places are computed again on the way.
    pub(super) fn backward<G>(
        &mut self,
        program: &Option<Replayed<G::Real>>,
        site: &Site<G>,
        values: &mut [T],
        (buffers, keeps): (&mut Buffers<G::Real, T>, &mut Keeps<G::Real>),
        y_bar: impl Fn(usize) -> [T; K],
    ) -> Result<(), Box<FailedCall>>
    where
        T: Scalar<G::Real>,
        G: Signature<Real: Base>,
    {
        match program {
            Some((program, _)) => {
                self.seed(program.len(), &program.outputs, y_bar);
                interpret::backward(program, values, &mut self.all, buffers, &mut self.room, keeps)
            }
            None => {
                let (recording, leaves) = (site.recording(), site.leaves);
                self.seed(recording.entries.len(), &site.outputs, y_bar);
                interpret::backward_recorded(recording, leaves, values, &mut self.all, keeps)
            }
        }
    }

    /// Sets all adjoints to −0, and adds the cotangents to those of the results. The sum with −0 leaves every number
    /// as it is.
    fn seed<R: Real>(&mut self, len: usize, outputs: &[u32], y_bar: impl Fn(usize) -> [T; K])
    where
        T: Scalar<R>,
    {
        let absent = [T::constant(-R::zero()); K];
        self.all.resize(len, absent);
        self.all.fill(absent);
        for (i, &node) in outputs.iter().enumerate() {
            for (to, y_bar) in self.all[node as usize].iter_mut().zip(y_bar(i)) {
                *to += y_bar;
            }
        }
    }
}
