//! The Hessian H = ∇²f.

use super::call::{Call, copy_skipped, like, write_through};
use super::jacobian::entries;
use super::kind::Hessian;
use super::sparse::Sparse;
#[cfg(feature = "nalgebra-sparse")]
use super::sparse::{has_grown, pattern_of};
use super::validation::{check, check_target};
use crate::engine::{Engine2, Point};
use crate::rule::fault::settled;
use crate::target::{SparseTarget, Target};
use crate::{Argument, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};
use nalgebra::DMatrix;
#[cfg(feature = "nalgebra-sparse")]
use nalgebra_sparse::CscMatrix;

impl<E, F, R> Call<'_, Hessian, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Output: IsNumber,
    E: Engine2<SignatureOf<F, R>>,
{
    /// Returns the Hessian H(x) = ∇²f(x), a symmetric n × n matrix, for a number f(x).
    ///
    /// Formula, shapes and cost: [`Differentiate::hessian`](crate::Differentiate::hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn hessian(self, x: View<'_, F::Input, R>) -> Result<DMatrix<R>, Error<F::Error>> {
        let mut hessian = self.zeros();
        self.hessian_into(x, &mut entries(&mut hessian))?;
        Ok(hessian)
    }

    /// Overwrites `hessian` with H(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::hessian_into`](crate::Differentiate::hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn hessian_into(self, x: View<'_, F::Input, R>, hessian: &mut impl Target<R>) -> Result<(), Error<F::Error>> {
        self.run(x, None, None, hessian)
    }

    /// Returns f(x), ∇f(x) and H(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_hessian`](crate::Differentiate::value_gradient_and_hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn value_gradient_and_hessian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>, DMatrix<R>), Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        let mut hessian = self.zeros();
        let y =
            self.value_gradient_and_hessian_into(x, F::Input::view_mut(&mut gradient), &mut entries(&mut hessian))?;
        Ok((y, gradient, hessian))
    }

    /// Overwrites `gradient` with ∇f(x) and `hessian` with H(x), and returns f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_hessian_into`](crate::Differentiate::value_gradient_and_hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_gradient_and_hessian_into(
        self,
        x: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
        hessian: &mut impl Target<R>,
    ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        self.run(x, Some(F::Output::view_mut(&mut y)), Some(gradient), hessian)?;
        Ok(y)
    }

    /// Returns the Hessian H(x) as a sparse matrix.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::sparse_hessian`](crate::Differentiate::sparse_hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[cfg(feature = "nalgebra-sparse")]
    pub fn sparse_hessian(self, x: View<'_, F::Input, R>) -> Result<CscMatrix<R>, Error<F::Error>> {
        self.new_sparse(x, None, None)
    }

    /// Overwrites the entries of `hessian` with those of H(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::sparse_hessian_into`](crate::Differentiate::sparse_hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn sparse_hessian_into(
        self,
        x: View<'_, F::Input, R>,
        hessian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<(), Error<F::Error>> {
        self.run_sparse(x, None, None, hessian)
    }

    /// Returns f(x), ∇f(x), and H(x) as a sparse matrix.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_sparse_hessian`](crate::Differentiate::value_gradient_and_sparse_hessian).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[cfg(feature = "nalgebra-sparse")]
    pub fn value_gradient_and_sparse_hessian(
        self,
        x: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Output, R>, Owned<F::Input, R>, CscMatrix<R>), Error<F::Error>> {
        let (mut y, mut gradient) = (self.prepared.y.clone(), like::<F::Input>(x));
        let (value, slope) = (F::Output::view_mut(&mut y), F::Input::view_mut(&mut gradient));
        let hessian = self.new_sparse(x, Some(value), Some(slope))?;
        Ok((y, gradient, hessian))
    }

    /// Overwrites `gradient` with ∇f(x) and the entries of `hessian` with those of H(x), and returns
    /// f(x).
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::value_gradient_and_sparse_hessian_into`](crate::Differentiate::value_gradient_and_sparse_hessian_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn value_gradient_and_sparse_hessian_into(
        self,
        x: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
        hessian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<Owned<F::Output, R>, Error<F::Error>> {
        let mut y = self.prepared.y.clone();
        self.run_sparse(x, Some(F::Output::view_mut(&mut y)), Some(gradient), hessian)?;
        Ok(y)
    }

    /// Makes a sparse matrix of the pattern, and another one if the pattern grows.
    #[cfg(feature = "nalgebra-sparse")]
    fn new_sparse(
        self,
        x: View<'_, F::Input, R>,
        mut y: Option<ViewMut<'_, F::Output, R>>,
        mut gradient: Option<ViewMut<'_, F::Input, R>>,
    ) -> Result<CscMatrix<R>, Error<F::Error>> {
        let Self { prepared: p, args } = self;
        let (n, _) = p.dims;
        let mut attempt = |p: &mut super::Prepared<_, E, F, R>| {
            let mut hessian = pattern_of(p.engine.hessian_pattern(), &mut p.full, (n, n))?.to_csc();
            let y = y.as_mut().map(F::Output::reborrow);
            let gradient = gradient.as_mut().map(F::Input::reborrow);
            p.with(args).run_sparse(x, y, gradient, &mut hessian).map(|()| hessian)
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
        gradient: Option<ViewMut<'_, F::Input, R>>,
        hessian: &mut (impl SparseTarget<R> + ?Sized),
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        let (n, _) = p.dims;
        let point = Point::new(&p.f, x, args);
        let (engine, full, room) = (&mut p.engine, &mut p.full, &mut p.results);
        let sparse = Sparse { engine, full, room, shape: (n, n), pattern: E::hessian_pattern };
        let Some(mut gradient) = gradient else {
            return sparse.write(hessian, |engine, values| engine.hessian_entries(point, y, None, values));
        };
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
        copy_skipped::<F::Input>(&mut gradient, x);
        write_through::<F::Input, _>(gradient, &mut p.gradient, |gradient| {
            sparse.write(hessian, |engine, values| engine.hessian_entries(point, y, Some(gradient), values))
        })
    }

    /// Returns a new matrix for the result.
    fn zeros(&self) -> DMatrix<R> {
        let (n, _) = self.prepared.dims;
        DMatrix::repeat(n, n, R::zero())
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        y: Option<ViewMut<'_, F::Output, R>>,
        gradient: Option<ViewMut<'_, F::Input, R>>,
        hessian: &mut impl Target<R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check_target(hessian, p.dims.0, p.dims.0)?;
        let point = Point::new(&p.f, x, args);
        let Some(mut gradient) = gradient else {
            return settled(|| p.engine.hessian(point, y, None, hessian));
        };
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
        copy_skipped::<F::Input>(&mut gradient, x);
        let engine = &mut p.engine;
        write_through::<F::Input, _>(gradient, &mut p.results, |g| engine.hessian(point, y, Some(g), hessian))
    }
}
