//! The storage of a chain or a list of pieces: [`Work`].

use super::parts::{Parts, WholeOf};
use super::piece::Piece;
use super::trail::{Checkpoints, Trail};
use core::marker::PhantomData;
use core::ops::{AddAssign, Range};
use fluxions::engine::{Engine, Point};
use fluxions::prelude::*;
use fluxions::{Argument, Error, Nestable, Operator, Owned, Shape, SignatureOf, View};

/// A piece with its arguments and its result over `T`, the engine that takes it back, and room for cotangents.
pub(super) struct Work<F, B, K, R, T>
where
    R: Real,
    T: Scalar<R>,
    F: Function<R>,
    B: Nestable<R>,
{
    id: u64,
    backend: B,
    whole_shape: Shape,
    out_shape: Shape,
    /// Whether a result of another shape may stand in `out`.
    pub(super) is_spoiled: bool,
    engine: Option<B::EngineOver<T, SignatureOf<F, R>>>,
    /// The arguments of the piece at hand.
    pub(super) piece: Owned<F::Input, T>,
    /// Its result.
    pub(super) out: Owned<F::Output, T>,
    pub(super) trail: Trail<F::Output, T>,
    /// Whose states stand in the trail, if those of a value do.
    pub(super) kept: Option<Checkpoints>,
    /// Where the item is among the components of the arguments.
    item: Range<usize>,
    /// How many cotangents go back together. They lie one after another in each of the three lists.
    cotangents: usize,
    /// The lengths of the three lists for one cotangent.
    lens: [usize; 3],
    /// The cotangent of the result.
    pub(super) bar: Vec<T>,
    /// The cotangent of the arguments.
    pub(super) bars: Vec<T>,
    /// The cotangent of all arguments together.
    pub(super) whole_bar: Vec<T>,
    /// The cotangents of all items of a tree.
    pub(super) tree_bar: Vec<T>,
    kind: PhantomData<fn(K)>,
}

impl<F, B, K, R, T> Work<F, B, K, R, T>
where
    R: Real,
    T: Scalar<R>,
    F: Function<R, Context = ()>,
    F::Input: Parts<F::Output, K>,
    B: Nestable<R> + PartialEq,
{
    /// Makes storage for the pieces of `whole`, by a call of f. Returns `None` if there is no piece.
    pub(super) fn new(
        piece: &Piece<F, B>,
        whole: View<'_, WholeOf<F, K, R>, T>,
    ) -> Result<Option<Self>, Error<F::Error>> {
        if let Some([expected, found]) = F::Input::uneven::<T>(whole) {
            return Err(Error::Shape { argument: Argument::Input, expected, found });
        }
        let Some(first) = F::Input::first::<T>(whole) else { return Ok(None) };
        let out = piece.f.first(F::Input::view(&first), ()).map_err(Error::Function)?;
        let (n, m) = (F::Input::dim(F::Input::view(&first)), F::Output::dim(F::Output::view(&out)));
        let all = WholeOf::<F, K, R>::dim(whole);
        Ok(Some(Self {
            id: piece.id,
            backend: piece.backend.clone(),
            whole_shape: WholeOf::<F, K, R>::shape(whole),
            out_shape: F::Output::shape(F::Output::view(&out)),
            is_spoiled: false,
            engine: None,
            item: F::Input::item::<T>(&first),
            piece: first,
            out,
            trail: Trail::default(),
            kept: None,
            cotangents: 1,
            lens: [m, n, all],
            bar: vec![T::zero(); m],
            bars: vec![T::zero(); n],
            whole_bar: vec![T::zero(); all],
            tree_bar: Vec::new(),
            kind: PhantomData,
        }))
    }

    /// Returns whether the storage is for this piece and for a whole of this shape.
    pub(super) fn fits(&self, piece: &Piece<F, B>, whole: View<'_, WholeOf<F, K, R>, T>) -> bool {
        let is_same = self.id == piece.id && self.backend == piece.backend && !self.is_spoiled;
        is_same && WholeOf::<F, K, R>::has_shape(whole, &self.whole_shape)
    }

    /// Refuses a piece whose result is not like `expected`.
    pub(super) fn require(&self, expected: View<'_, F::Output, T>) -> Result<(), Error<F::Error>> {
        if F::Output::has_shape(expected, &self.out_shape) {
            return Ok(());
        }
        let expected = F::Output::shape(expected);
        Err(Error::Shape { argument: Argument::Output, expected, found: self.out_shape.clone() })
    }

    /// Calls the piece.
    #[inline]
    pub(super) fn call(&mut self, f: &F) -> Result<(), Error<F::Error>> {
        f.evaluate(F::Input::view(&self.piece), (), &mut self.out).map_err(Error::Function)?;
        if F::Output::has_shape(F::Output::view(&self.out), &self.out_shape) {
            return Ok(());
        }
        self.is_spoiled = true;
        let found = F::Output::shape(F::Output::view(&self.out));
        Err(Error::Shape { argument: Argument::Output, expected: self.out_shape.clone(), found })
    }

    /// Makes room for as many cotangents.
    pub(super) fn make_room(&mut self, cotangents: usize) {
        self.cotangents = cotangents;
        for (list, len) in [&mut self.bar, &mut self.bars, &mut self.whole_bar].into_iter().zip(self.lens) {
            list.resize(cotangents * len, T::zero());
        }
    }

    /// Overwrites the cotangent of the result.
    pub(super) fn set_bar(&mut self, y_bar: View<'_, F::Output, T>) {
        let mut to = self.bar.iter_mut();
        F::Output::each(y_bar, &mut |g: T| to.next().into_iter().for_each(|to| *to = g));
    }

    /// Computes the cotangents of the arguments from those of the result.
    #[inline]
    pub(super) fn pull(&mut self, f: &F) -> Result<(), Error<F::Error>> {
        let point = Point::<R, T, F>::new(f, F::Input::view(&self.piece), ());
        let engine = match &mut self.engine {
            Some(engine) => engine,
            None => {
                let y = F::Output::view(&self.out);
                self.engine.insert(self.backend.prepare_over(Operator::Pullback, point, y)?)
            }
        };
        engine.pullback(point, self.cotangents, &self.bar, None, &mut self.bars)
    }

    /// Adds the cotangents of an item and of the parameters to those of all pieces.
    #[inline]
    pub(super) fn spread(&mut self, index: usize) {
        let (Range { start, end }, [_, n, all]) = (self.item.clone(), self.lens);
        for k in 0..self.cotangents {
            let (bars, whole_bar) = (&self.bars[k * n..(k + 1) * n], &mut self.whole_bar[k * all..(k + 1) * all]);
            add(&mut whole_bar[start + index * (end - start)..], &bars[start..end]);
            let parameters = &bars[end..];
            add(&mut whole_bar[all - parameters.len()..], parameters);
        }
    }

    /// Adds the cotangent of the result to that of the first state.
    pub(super) fn spread_bar(&mut self) {
        let [m, _, all] = self.lens;
        for k in 0..self.cotangents {
            add(&mut self.whole_bar[k * all..(k + 1) * all], &self.bar[k * m..(k + 1) * m]);
        }
    }

    /// Takes the cotangent of the state, with which the arguments begin, for that of the result.
    #[inline]
    pub(super) fn step_back(&mut self) {
        let [m, n, _] = self.lens;
        for k in 0..self.cotangents {
            self.bar[k * m..(k + 1) * m].copy_from_slice(&self.bars[k * n..k * n + self.item.start]);
        }
    }
}

/// Overwrites the first numbers of a list.
pub(super) fn copy_numbers<T: Copy>(to: &mut [T], numbers: &[T]) {
    to.iter_mut().zip(numbers).for_each(|(to, &number)| *to = number);
}

/// Adds numbers to the first ones of others.
pub(super) fn add<T: Copy + AddAssign>(to: &mut [T], numbers: &[T]) {
    to.iter_mut().zip(numbers).for_each(|(to, &number)| *to += number);
}
