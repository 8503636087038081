use crate::{Error, Real, Scalar};
use core::array::from_fn;
use core::mem::take;
use num_traits::Zero;

/// The number of seeds that the provided methods of an engine pass on at once.
const BLOCK: usize = 8;

/// Several products with a matrix: the seeds that an engine is to multiply, and where the products
/// go.
///
/// [`Engine::columns`](super::Engine::columns) computes J s for each seed s,
/// [`Engine::rows`](super::Engine::rows) Jᵀ s, and
/// [`Engine2::hessian_columns`](super::Engine2::hessian_columns) H s. Seeds and products are handed
/// over a few at a time, so that no matrix of all of them need exist. With p the number of seeds
/// that an engine takes at once, its storage is that of p points, whatever [`count`](Self::count) is.
///
/// # Requirements
///
/// - [`seed`](Self::seed) returns the same number whenever it is asked for the same component.
/// - [`put`](Self::put) receives every product once, in ascending order.
///
/// # Usage
///
/// ```
/// use fluxions::engine::{Engine, Point, Products};
/// use fluxions::prelude::*;
/// use fluxions::Operator;
/// use fluxions_dual::Dual;
///
/// /// The diagonal of a matrix, from products with the unit vectors.
/// struct Diagonal {
///     entries: Vec<f64>,
///     room: Vec<f64>,
/// }
///
/// impl Products<f64> for Diagonal {
///     fn count(&self) -> usize {
///         self.entries.len()
///     }
///     fn seed(&self, component: usize, product: usize) -> f64 {
///         if component == product { 1.0 } else { 0.0 }
///     }
///     fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> f64) {
///         (0..count).for_each(|k| self.entries[first + k] = item(first + k, k));
///     }
///     fn room(&mut self) -> &mut Vec<f64> {
///         &mut self.room
///     }
/// }
///
/// #[differentiable]
/// fn f<S: Scalar>(x: &[S; 2]) -> [S; 2] {
///     [x[0] * x[1], x[1] * x[1]]
/// }
///
/// let point = Point::<f64, f64, _>::new(&F, &[2.0, 3.0], ());
/// let mut engine = Dual::new().prepare_products(2, point, &[0.0; 2])?;
/// let mut diagonal = Diagonal { entries: vec![0.0; 2], room: Vec::new() };
/// engine.columns(point, None, &mut diagonal)?;
/// assert_eq!(diagonal.entries, [3.0, 6.0]); // J = (3, 2; 0, 6)
/// # Ok::<(), fluxions::Error<core::convert::Infallible>>(())
/// ```
///
/// # Pitfalls
///
/// `item` is a view of the engine's storage. It is cheap, and holds until `put` returns.
pub trait Products<T> {
    /// Returns the number of seeds.
    fn count(&self) -> usize;
    /// Returns a component of seed number `product`.
    fn seed(&self, component: usize, product: usize) -> T;
    /// Returns a component of the `N` seeds from number `first` on, with 0 for seeds that are not there,
    /// and whether any of them may be other than 0.
    ///
    /// The provided method asks [`seed`](Self::seed) for each. It is overridden where most of them are
    /// 0.
    #[inline]
    fn seeds<const N: usize>(&self, component: usize, first: usize) -> ([T; N], bool)
    where
        T: Zero,
    {
        let count = self.count();
        let seed = |k| if first + k < count { self.seed(component, first + k) } else { T::zero() };
        (from_fn(seed), true)
    }
    /// Returns whether these seeds are the same as in the last call of the engine with products. An
    /// engine that still has those seeds does not ask for them again.
    ///
    /// The provided method returns `false`.
    #[inline]
    fn are_repeated(&self) -> bool {
        false
    }
    /// Receives the products `first..first + count`. `item(i, k)` is component i of product
    /// `first + k`.
    fn put(&mut self, first: usize, count: usize, item: impl Fn(usize, usize) -> T);
    /// Returns storage for an engine that keeps seeds or products as slices. Its content does not
    /// count between calls.
    fn room(&mut self) -> &mut Vec<T>;
}

/// Hands the seeds to `run` a few at a time, as slices, and puts what it returns.
///
/// `run` receives the number of seeds, the seeds one after another, of `dims.0` components each, and
/// storage for as many products of `dims.1` components. It is called once without a seed if there is
/// none.
pub(super) fn in_blocks<R: Real, T: Scalar<R>, E>(
    products: &mut impl Products<T>,
    dims: (usize, usize),
    mut run: impl FnMut(usize, &[T], &mut [T]) -> Result<(), Error<E>>,
) -> Result<(), Error<E>> {
    let count = products.count();
    let (seed_dim, product_dim) = dims;
    let mut room = take(products.room());
    room.resize((seed_dim + product_dim) * BLOCK.min(count), T::zero());
    let (seeds, results) = room.split_at_mut(seed_dim * BLOCK.min(count));
    let mut outcome = Ok(());
    for first in (0..count.max(1)).step_by(BLOCK) {
        let batch = BLOCK.min(count - first);
        for k in 0..batch {
            let seed = &mut seeds[k * seed_dim..(k + 1) * seed_dim];
            seed.iter_mut().enumerate().for_each(|(j, to)| *to = products.seed(j, first + k));
        }
        outcome = run(batch, &seeds[..batch * seed_dim], &mut results[..batch * product_dim]);
        if outcome.is_err() {
            break;
        }
        if batch > 0 {
            products.put(first, batch, |i, k| results[k * product_dim + i]);
        }
    }
    *products.room() = room;
    outcome
}
