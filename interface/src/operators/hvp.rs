//! Hessian-vector products H ẋ.

use super::batch::run_batch;
use super::call::{Call, copy_skipped, like, write_through};
use super::kind::Hvp;
use super::prepared::{Prepared, gather};
use super::validation::check;
use crate::engine::{Engine2, Point};
use crate::{Argument, Error, Function, IsNumber, Owned, Real, Shape, SignatureOf, Space, View, ViewMut};

impl<E, F, R> Call<'_, Hvp, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Output: IsNumber,
    E: Engine2<SignatureOf<F, R>>,
{
    /// Returns the Hessian-vector product ∇²f(x) ẋ for a number f(x) and a tangent ẋ.
    ///
    /// Formula, shapes and cost: [`Differentiate::hvp`](crate::Differentiate::hvp).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn hvp(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
    ) -> Result<Owned<F::Input, R>, Error<F::Error>> {
        let mut product = like::<F::Input>(x);
        self.run(x, x_dot, None, F::Input::view_mut(&mut product))?;
        Ok(product)
    }

    /// Overwrites `product` with H ẋ.
    ///
    /// Formula, shapes and cost: [`Differentiate::hvp_into`](crate::Differentiate::hvp_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn hvp_into(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        product: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, x_dot, None, product)
    }

    /// Returns ∇f(x) and H ẋ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::gradient_and_hvp`](crate::Differentiate::gradient_and_hvp).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn gradient_and_hvp(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
    ) -> Result<(Owned<F::Input, R>, Owned<F::Input, R>), Error<F::Error>> {
        let (mut gradient, mut product) = (like::<F::Input>(x), like::<F::Input>(x));
        self.run(x, x_dot, Some(F::Input::view_mut(&mut gradient)), F::Input::view_mut(&mut product))?;
        Ok((gradient, product))
    }

    /// Overwrites `gradient` with ∇f(x) and `product` with H ẋ.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::gradient_and_hvp_into`](crate::Differentiate::gradient_and_hvp_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    #[inline]
    pub fn gradient_and_hvp_into(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        gradient: ViewMut<'_, F::Input, R>,
        product: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, x_dot, Some(gradient), product)
    }

    /// Returns H ẋ for each of several tangents `x_dots`.
    ///
    /// Formula, shapes and cost: [`Differentiate::hvp_batch`](crate::Differentiate::hvp_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn hvp_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
    ) -> Result<Vec<Owned<F::Input, R>>, Error<F::Error>> {
        let mut products = vec![like::<F::Input>(x); x_dots.len()];
        self.run_batch(x, x_dots, None, &mut products)?;
        Ok(products)
    }

    /// Overwrites each of `products` with H ẋ for the tangent at the same index of `x_dots`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::hvp_batch_into`](crate::Differentiate::hvp_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn hvp_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, None, products)
    }

    /// Returns ∇f(x), and H ẋ for each of several tangents `x_dots`.
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::gradient_and_hvp_batch`](crate::Differentiate::gradient_and_hvp_batch).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn gradient_and_hvp_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
    ) -> Result<(Owned<F::Input, R>, Vec<Owned<F::Input, R>>), Error<F::Error>> {
        let mut gradient = like::<F::Input>(x);
        let mut products = vec![gradient.clone(); x_dots.len()];
        self.run_batch(x, x_dots, Some(F::Input::view_mut(&mut gradient)), &mut products)?;
        Ok((gradient, products))
    }

    /// Overwrites `gradient` with ∇f(x), and each of `products` with H ẋ for the tangent at the
    ///
    /// Formula, shapes and cost:
    /// [`Differentiate::gradient_and_hvp_batch_into`](crate::Differentiate::gradient_and_hvp_batch_into).
    ///
    /// # Errors
    ///
    /// Those of [`Call`].
    pub fn gradient_and_hvp_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        gradient: ViewMut<'_, F::Input, R>,
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, Some(gradient), products)
    }

    /// Checks the arguments and calls the engine.
    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        gradient: Option<ViewMut<'_, F::Input, R>>,
        mut product: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        check::<F::Input, R, _>(Argument::Tangent, x_dot, &p.x_shape)?;
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&product), &p.x_shape)?;
        let Prepared { f, engine, x_shape, seeds, results, gradient: room, .. } = p;
        let point = Point::new(&*f, x, args);
        copy_skipped::<F::Input>(&mut product, x);
        let x_dot = gather::<F::Input, R>(&x_dot, seeds);
        write_through::<F::Input, _>(product, results, |product| {
            multiply(engine, point, 1, x_dot, (gradient, x_shape, room), product)
        })
    }

    /// Checks the arguments and calls the engine once for all seeds.
    fn run_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        gradient: Option<ViewMut<'_, F::Input, R>>,
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.validate(x, args)?;
        let Prepared { f, engine, x_shape, seeds, results, gradient: room, .. } = p;
        let (point, batch) = (Point::new(&*f, x, args), x_dots.len());
        let tangents = (Argument::Tangent, &*x_shape, x_dots);
        run_batch::<F::Input, F::Input, _>(tangents, (&*x_shape, products), (seeds, results), |x_dots, products| {
            multiply(engine, point, batch, x_dots, (gradient, x_shape, room), products)?;
            Ok(x)
        })
    }
}

/// Computes products, and the gradient if it is asked for.
///
/// The shape of the gradient is checked. `room` serves a gradient whose components do not lie in
/// one slice.
#[inline]
fn multiply<E, F, R>(
    engine: &mut E,
    point: Point<'_, R, R, F>,
    batch: usize,
    x_dots: &[R],
    (gradient, shape, room): (Option<ViewMut<'_, F::Input, R>>, &Shape, &mut Vec<R>),
    products: &mut [R],
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine2<SignatureOf<F, R>>,
{
    let Some(mut gradient) = gradient else {
        return engine.hvp(point, batch, x_dots, None, None, products);
    };
    check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), shape)?;
    copy_skipped::<F::Input>(&mut gradient, point.x);
    write_through::<F::Input, _>(gradient, room, |gradient| {
        engine.hvp(point, batch, x_dots, None, Some(gradient), products)
    })
}
