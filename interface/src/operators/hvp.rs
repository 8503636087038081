//! Hessian-vector products: H ẋ.

use super::call::{Call, copy_skipped, like, write_through};
use super::door::{check, check_batch};
use super::kind::Hvp;
use super::prepared::{Prepared, gather, scatter};
use crate::engine::{Engine2, Point};
use crate::{Args, Argument, Error, Function, IsNumber, Owned, Real, SignatureOf, Space, View, ViewMut};
use core::mem::take;

impl<E, F, R> Call<'_, Hvp, E, F, R>
where
    R: Real,
    F: Function<R>,
    F::Output: IsNumber,
    E: Engine2<SignatureOf<F, R>>,
{
    /// H ẋ.
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
    #[inline]
    pub fn hvp_into(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        product: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        self.run(x, x_dot, None, product)
    }

    /// ∇f(x) and H ẋ.
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

    /// H ẋ for each of several tangents.
    pub fn hvp_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
    ) -> Result<Vec<Owned<F::Input, R>>, Error<F::Error>> {
        let mut products = vec![like::<F::Input>(x); x_dots.len()];
        self.run_batch(x, x_dots, None, &mut products)?;
        Ok(products)
    }

    /// Overwrites each of `products` with H ẋ for the tangent of the same number.
    pub fn hvp_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, None, products)
    }

    /// ∇f(x), and H ẋ for each of several tangents.
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

    /// Overwrites `gradient` with ∇f(x) and each of `products` with H ẋ for the tangent of the same number.
    pub fn gradient_and_hvp_batch_into(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        gradient: ViewMut<'_, F::Input, R>,
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        self.run_batch(x, x_dots, Some(gradient), products)
    }

    #[inline]
    fn run(
        self,
        x: View<'_, F::Input, R>,
        x_dot: View<'_, F::Input, R>,
        gradient: Option<ViewMut<'_, F::Input, R>>,
        mut product: ViewMut<'_, F::Input, R>,
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check::<F::Input, R, _>(Argument::Tangent, x_dot, &p.x_shape)?;
        check::<F::Input, R, _>(Argument::Result, F::Input::read(&product), &p.x_shape)?;
        let (mut seed_room, mut room) = (take(&mut p.seeds), take(&mut p.results));
        copy_skipped::<F::Input>(&mut product, x);
        let seeds = gather::<F::Input, R>(&x_dot, &mut seed_room);
        let outcome = write_through::<F::Input, _>(product, &mut room, |product| {
            multiply(p, args, x, 1, seeds, gradient, product)
        });
        (p.seeds, p.results) = (seed_room, room);
        outcome
    }

    fn run_batch(
        self,
        x: View<'_, F::Input, R>,
        x_dots: &[View<'_, F::Input, R>],
        gradient: Option<ViewMut<'_, F::Input, R>>,
        products: &mut [Owned<F::Input, R>],
    ) -> Result<(), Error<F::Error>> {
        let Self { prepared: p, args } = self;
        p.admit(x, args)?;
        check_batch(x_dots.len(), products.len())?;
        let n = p.dims.0;
        let (mut seeds, mut results) = (take(&mut p.seeds), take(&mut p.results));
        seeds.clear();
        results.resize(results.len().max(n * x_dots.len()), R::zero());
        let mut outcome = Ok(());
        for (&x_dot, product) in x_dots.iter().zip(&*products) {
            outcome = outcome
                .and_then(|()| check::<F::Input, R, _>(Argument::Tangent, x_dot, &p.x_shape))
                .and_then(|()| check::<F::Input, R, _>(Argument::Result, F::Input::view(product), &p.x_shape));
            F::Input::each(x_dot, &mut |value: R| seeds.push(value));
        }
        outcome = outcome
            .and_then(|()| multiply(p, args, x, x_dots.len(), &seeds, gradient, &mut results[..n * x_dots.len()]));
        if outcome.is_ok() {
            for (k, product) in products.iter_mut().enumerate() {
                let mut product = F::Input::view_mut(product);
                copy_skipped::<F::Input>(&mut product, x);
                scatter::<F::Input, R>(product, &results[k * n..(k + 1) * n]);
            }
        }
        (p.seeds, p.results) = (seeds, results);
        outcome
    }
}

/// Products and gradient of admitted arguments.
#[inline]
fn multiply<E, F, R>(
    p: &mut Prepared<Hvp, E, F, R>,
    args: Args<'_, F, R, R>,
    x: View<'_, F::Input, R>,
    batch: usize,
    seeds: &[R],
    gradient: Option<ViewMut<'_, F::Input, R>>,
    products: &mut [R],
) -> Result<(), Error<F::Error>>
where
    R: Real,
    F: Function<R>,
    E: Engine2<SignatureOf<F, R>>,
{
    let point = Point::new(&p.f, x, args);
    let Some(mut gradient) = gradient else {
        return p.engine.hvp(point, batch, seeds, None, None, products);
    };
    check::<F::Input, R, _>(Argument::Result, F::Input::read(&gradient), &p.x_shape)?;
    copy_skipped::<F::Input>(&mut gradient, x);
    let engine = &mut p.engine;
    write_through::<F::Input, _>(gradient, &mut p.gradient, |g| {
        engine.hvp(point, batch, seeds, None, Some(g), products)
    })
}
