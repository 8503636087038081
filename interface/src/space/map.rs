//! `BTreeMap<K, X>` over any space `X`.

use super::{Extents, Mark, Space};
use crate::adjoint::Cell;
use crate::{Real, Scalar};
use std::collections::BTreeMap;

/// The space of the values of a map.
///
/// The keys are a part of the shape. The components are those of the values, in the order of the
/// keys, so the dimension is the sum of those of the values.
///
/// ```
/// use fluxions::Space;
/// use std::collections::BTreeMap;
///
/// type Rates = BTreeMap<&'static str, f64>;
/// let rates = Rates::from([("loss", 2.0), ("gain", 1.0)]);
/// let mut components = Vec::new();
/// Rates::each(&rates, &mut |rate: f64| components.push(rate));
/// assert_eq!(components, [1.0, 2.0]); // "gain" before "loss"
/// assert_eq!(Rates::path(&rates, 1), "[\"loss\"]");
/// ```
impl<R: Real, K: Mark + Ord, X: Space<Real = R>> Space for BTreeMap<K, X> {
    type Real = R;
    type Owned<S: Scalar<R>> = BTreeMap<K, X::Owned<S>>;
    type View<'a, S: Scalar<R>> = &'a BTreeMap<K, X::Owned<S>>;
    type ViewMut<'a, S: Scalar<R>> = &'a mut BTreeMap<K, X::Owned<S>>;
    type Cells<S: Scalar<R>> = BTreeMap<K, X::Cells<S>>;
    type Bar<'a, S: Scalar<R>> = &'a BTreeMap<K, X::Cells<S>>;

    const SKIPS: bool = X::SKIPS;

    fn view<S: Scalar<R>>(x: &Self::Owned<S>) -> Self::View<'_, S> {
        x
    }
    fn view_mut<S: Scalar<R>>(x: &mut Self::Owned<S>) -> Self::ViewMut<'_, S> {
        x
    }
    fn shorten<'a: 'b, 'b, S: Scalar<R>>(x: Self::View<'a, S>) -> Self::View<'b, S> {
        x
    }
    fn reborrow<'b, S: Scalar<R>>(x: &'b mut Self::ViewMut<'_, S>) -> Self::ViewMut<'b, S> {
        x
    }
    fn read<'b, S: Scalar<R>>(x: &'b Self::ViewMut<'_, S>) -> Self::View<'b, S> {
        x
    }
    fn extents<S: Scalar<R>>(x: Self::View<'_, S>, visit: &mut impl Extents) {
        visit.push(x.len());
        for (key, x) in x {
            visit.mark(key);
            X::extents(X::view(x), visit);
        }
    }
    fn filled<S: Scalar<R>>(_: S) -> Option<Self::Owned<S>> {
        None
    }
    fn map<S: Scalar<R>, T: Scalar<R>>(x: Self::View<'_, S>, f: &mut impl FnMut(S) -> T) -> Self::Owned<T> {
        x.iter().map(|(key, x)| (key.clone(), X::map(X::view(x), f))).collect()
    }
    fn assign<S: Scalar<R>, T: Scalar<R>>(to: Self::ViewMut<'_, T>, x: Self::View<'_, S>, f: &mut impl FnMut(S) -> T) {
        to.values_mut().zip(x.values()).for_each(|(to, x)| X::assign(X::view_mut(to), X::view(x), f));
    }
    fn each<S: Scalar<R>>(x: Self::View<'_, S>, f: &mut impl FnMut(S)) {
        x.values().for_each(|x| X::each(X::view(x), f));
    }
    fn each_mut<S: Scalar<R>>(x: Self::ViewMut<'_, S>, f: &mut impl FnMut(&mut S)) {
        x.values_mut().for_each(|x| X::each_mut(X::view_mut(x), f));
    }
    fn cells<S: Scalar<R>>(x: Self::View<'_, S>) -> Self::Cells<S> {
        x.iter().map(|(key, x)| (key.clone(), X::cells(X::view(x)))).collect()
    }
    fn bar<S: Scalar<R>>(cells: &Self::Cells<S>) -> Self::Bar<'_, S> {
        cells
    }
    fn each_cell<S: Scalar<R>>(bar: Self::Bar<'_, S>, f: &mut impl FnMut(&Cell<S>)) {
        bar.values().for_each(|cells| X::each_cell(X::bar(cells), f));
    }
    fn renew<S: Scalar<R>>(cells: &mut Self::Cells<S>, x: Self::View<'_, S>) {
        cells.values_mut().zip(x.values()).for_each(|(cells, x)| X::renew(cells, X::view(x)));
    }
    fn as_slice<'a, S: Scalar<R>>(_: &'a Self::View<'_, S>) -> Option<&'a [S]> {
        None
    }
    fn as_mut_slice<'a, S: Scalar<R>>(_: &'a mut Self::ViewMut<'_, S>) -> Option<&'a mut [S]> {
        None
    }
    fn dim<S: Scalar<R>>(x: Self::View<'_, S>) -> usize {
        x.values().map(|x| X::dim(X::view(x))).sum()
    }
    fn path<S: Scalar<R>>(x: Self::View<'_, S>, mut index: usize) -> String {
        for (key, x) in x {
            let dim = X::dim(X::view(x));
            if index < dim {
                return format!("[{key:?}]{}", X::path(X::view(x), index));
            }
            index -= dim;
        }
        String::new()
    }
    fn same_shape<S: Scalar<R>, T: Scalar<R>>(a: Self::View<'_, S>, b: Self::View<'_, T>) -> bool {
        let mut entries = a.iter().zip(b);
        a.len() == b.len() && entries.all(|((i, a), (j, b))| i == j && X::same_shape::<S, T>(X::view(a), X::view(b)))
    }
}
