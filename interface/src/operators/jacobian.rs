//! The Jacobian J, with Jᵢⱼ = ∂yᵢ/∂xⱼ.

use super::call::Call;
use super::kind::Jacobian;
use super::sparse::Sparse;
#[cfg(feature = "nalgebra-sparse")]
use super::sparse::{has_grown, pattern_of};
use super::validation::{check, check_target};
use crate::engine::{Engine, Point};
use crate::rule::fault::settled;
use crate::target::{ColumnMajor, SparseTarget, Target};
use crate::{Argument, Error, Function, Owned, Real, SignatureOf, Space, View, ViewMut};
use nalgebra::DMatrix;
#[cfg(feature = "nalgebra-sparse")]
use nalgebra_sparse::CscMatrix;

impl<E, F, R> Call<'_, Jacobian, E, F, R>
where
    R: Real,
    F: Function<R>,
    E: Engine<R, SignatureOf<F, R>>,
{
    /// Returns the Jacobian J(x), a matrix with m rows and n columns.
    ///
    /// Formula, shapes and cost: [`Differentiate::jacobian`](crate::Differentiate::jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn jacobian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut jacobian = self.zeros();
        self.run(x, None, &mut entries(&mut jacobian))?;
        Ok(jacobian)
    }

    /// Overwrites `jacobian` with J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::jacobian_into`](crate::Differentiate::jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn jacobian_into(self, x: View<'_, F::Input, R>, jacobian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, jacobian)
    }

    /// Returns f(x) and J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_jacobian`](crate::Differentiate::value_and_jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_and_jacobian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, DMatrix<R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let mut jacobian = self.zeros();
        self.run(x, Some(F::Output::view_mut(&mut y)), &mut entries(&mut jacobian))?;
        Ok((y, jacobian))
    }

    /// Overwrites `y` with f(x) and `jacobian` with J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_jacobian_into`](crate::Differentiate::value_and_jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_jacobian_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, Some(y), jacobian)
    }

    /// Returns the Jacobian J(x) as a sparse matrix.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::sparse_jacobian`](crate::Differentiate::sparse_jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[cfg(feature = "nalgebra-sparse")]
    pub fn sparse_jacobian(self, x: View<'_, F::Input, R>) -> Result<CscMatrix<R>, Error<F::Error>> {
        self.new_sparse(x, None)
    }

    /// Overwrites the entries of `jacobian` with those of J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::sparse_jacobian_into`](crate::Differentiate::sparse_jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn sparse_jacobian_into(
        self,
        x: View<'_, F::Input, R>,
        jacobian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<(), Error<F::Error>> {
        self.run_sparse(x, None, jacobian)
    }

    /// Returns f(x), and J(x) as a sparse matrix.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_sparse_jacobian`](crate::Differentiate::value_and_sparse_jacobian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[cfg(feature = "nalgebra-sparse")]
    pub fn value_and_sparse_jacobian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, CscMatrix<R>), Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        let jacobian = self.new_sparse(x, Some(F::Output::view_mut(&mut y)))?;
        Ok((y, jacobian))
    }

    /// Overwrites `y` with f(x) and the entries of `jacobian` with those of J(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_and_sparse_jacobian_into`](crate::Differentiate::value_and_sparse_jacobian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_and_sparse_jacobian_into(
        self,
        x: View<'_, F::Input, R>,
        y: ViewMut<'_, F::Output, R>,
        jacobian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<(), Error<F::Error>> {
        self.run_sparse(x, Some(y), jacobian)
    }

    /// Makes a sparse matrix of the pattern, and another one if the pattern grows.
    #[cfg(feature = "nalgebra-sparse")]
    fn new_sparse(
        self,
        x: View<'_, F::Input, R>,
        mut y: Option<ViewMut<'_, F::Output, R>>,
    ) -> Result<CscMatrix<R>, Error<F::Error>> {
        let Self { prepared: p, args } = self;
        let (n, m) = p.dims;
        let mut attempt = |p: &mut super::Prepared<_, E, F, R>| {
            let mut jacobian = pattern_of(p.engine.pattern(), &mut p.full, (m, n))?.to_csc();
            let y = y.as_mut().map(F::Output::reborrow);
            p.with(args).run_sparse(x, y, &mut jacobian).map(|()| jacobian)
        };
        let result = attempt(p);
        if has_grown(&result) { attempt(p) } else { result }
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run_sparse(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        jacobian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        let (n, m) = p.dims;
        let point = Point::new(&p.f, x, args);
        let (engine, full, room) = (&mut p.engine, &mut p.full, &mut p.results);
        Sparse { engine, full, room, shape: (m, n), pattern: E::pattern }
            .write(jacobian, |engine, values| engine.entries(point, y, values))
    }

    /// Returns a new matrix for the result.
    fn zeros(&self) -> DMatrix<R> {
        let (n, m) = self.prepared.dims;
        DMatrix::repeat(m, n, R::zero())
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        jacobian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check_target(jacobian, p.dims.1, p.dims.0)?;
        if let Some(y) = &y {
            check::<F::Output, R, _>(Argument::Output, F::Output::read(y), &p.y_shape)?;
        }
        settled(|| p.engine.jacobian(Point::new(&p.f, x, args), y, jacobian))
    }
}

/// Returns the entries of a matrix as a target. Engines are compiled once for it and for what is
/// written to a slice.
pub(super) fn entries<R: Real>(matrix: &mut DMatrix<R>) -> ColumnMajor<'_, R> {
    let (rows, columns) = matrix.shape();
    ColumnMajor::of(matrix.as_mut_slice(), rows, columns)
}
