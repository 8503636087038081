use super::forward_columns::ForwardColumns;
use super::{Engine, ForwardLanes, ForwardNumbers, FunctionOn, Point, Products};
use crate::{Error, Owned, Scalar, Signature, Space, View, ViewMut};
use derive_where::derive_where;

type Columns<T, A, G, const N: usize> =
    ForwardColumns<<A as ForwardNumbers<<G as Signature>::Real, T>>::Number<N>, G, N>;

/// What [`ForwardLanes`] runs for [`columns`](Engine::columns): 1, 2, 4, 8 or 12 tangents at a time.
///
/// b products cost ⌈b/N⌉ calls of f. The numbers record what f chooses: see [`choices`](Engine::choices). That costs a few
/// instructions for each comparison, and none for arithmetic.
///
/// f is compiled for these numbers where `columns` is called, and nowhere else: the other operators are those of an engine that is made when
/// the first of them is called. In turn, an engine that was prepared for other operators makes this one in its first call of `columns`.
#[derive_where(Clone, Debug)]
pub struct ForwardProducts<T: Scalar<G::Real>, A: ForwardNumbers<G::Real, T>, G: Signature> {
    width: Width<T, A, G>,
    dims: (usize, usize),
    scratch: Vec<T>,
    others: Option<Box<ForwardLanes<T, A, G>>>,
}

#[derive_where(Clone, Debug)]
enum Width<T: Scalar<G::Real>, A: ForwardNumbers<G::Real, T>, G: Signature> {
    One(Columns<T, A, G, 1>),
    Two(Columns<T, A, G, 2>),
    Four(Columns<T, A, G, 4>),
    Eight(Columns<T, A, G, 8>),
    Twelve(Columns<T, A, G, 12>),
}

macro_rules! each_width {
    ($width:expr, $columns:ident => $body:expr) => {
        match $width {
            Width::One($columns) => $body,
            Width::Two($columns) => $body,
            Width::Four($columns) => $body,
            Width::Eight($columns) => $body,
            Width::Twelve($columns) => $body,
        }
    };
}

impl<T, A, G> ForwardProducts<T, A, G>
where
    T: Scalar<G::Real>,
    A: ForwardNumbers<G::Real, T>,
    G: Signature,
{
    /// Makes an engine for `count` products, with at most `limit` tangents at a time.
    ///
    /// Of the widths 1, 2, 4, 8 and 12 it has the one whose runs of f are the cheapest together. A
    /// run is taken to cost two tangents more than it has.
    ///
    /// # Errors
    ///
    /// [`Error::Function`] if the function fails to prepare a derivative inside it.
    pub fn new<F: FunctionOn<G>>(
        count: usize,
        limit: usize,
        point: Point<'_, G::Real, T, F>,
        y: View<'_, G::Output, T>,
    ) -> Result<Self, Error<F::Error>> {
        let cost = |width: &usize| count.max(1).div_ceil(*width) * (width + 2);
        let width = match [12, 8, 4, 2, 1].into_iter().filter(|&width| width <= limit).min_by_key(cost) {
            Some(12) => Width::Twelve(ForwardColumns::new(point, y)?),
            Some(8) => Width::Eight(ForwardColumns::new(point, y)?),
            Some(4) => Width::Four(ForwardColumns::new(point, y)?),
            Some(2) => Width::Two(ForwardColumns::new(point, y)?),
            _ => Width::One(ForwardColumns::new(point, y)?),
        };
        let dims = (G::Input::dim(point.x), G::Output::dim(y));
        Ok(Self { width, dims, scratch: Vec::new(), others: None })
    }

    pub(super) const fn dims(&self) -> (usize, usize) {
        self.dims
    }

    pub(super) const fn scratch(&mut self) -> &mut Vec<T> {
        &mut self.scratch
    }

    pub(super) fn lanes(&self) -> usize {
        each_width!(&self.width, columns => columns.lanes())
    }

    pub(super) fn choices(&self) -> Option<u64> {
        each_width!(&self.width, columns => columns.choices())
    }

    pub(super) fn forget(&mut self) -> bool {
        each_width!(&mut self.width, columns => columns.forget());
        self.others.as_mut().is_none_or(|others| others.forget())
    }

    pub(super) fn columns<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
        y: Option<ViewMut<'_, G::Output, T>>,
        products: &mut impl Products<T>,
    ) -> Result<(), Error<F::Error>> {
        each_width!(&mut self.width, columns => columns.compute(point, y, products))
    }

    /// Returns the engine of the other operators.
    pub(super) fn others<F: FunctionOn<G>>(
        &mut self,
        point: Point<'_, G::Real, T, F>,
    ) -> Result<&mut ForwardLanes<T, A, G>, Error<F::Error>> {
        let others = match self.others.take() {
            Some(others) => others,
            None => Box::new(ForwardLanes::new(self.lanes(), point, G::Output::view(&self.like_y()))?),
        };
        Ok(self.others.insert(others))
    }

    /// Takes an engine for the other operators.
    pub(super) fn keep(&mut self, others: ForwardLanes<T, A, G>) {
        self.others = Some(Box::new(others));
    }

    /// Returns a point of the shape of y.
    fn like_y(&self) -> Owned<G::Output, T> {
        each_width!(&self.width, columns => columns.like_y())
    }
}
