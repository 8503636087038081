//! The derivative of φ in forward mode.

use super::{Products, Sums};
use crate::combinators::nested::operators::push;
use crate::combinators::nested::{NestedBound, Pushforwards};
use crate::rule::{Few, One, flatten};
use crate::scalar::Seeded;
use crate::{Context, Error, Function, Nestable, Real, Scalar, Space};

/// ⟨a, tangent of b⟩.
fn along<R: Real, S: Scalar<R>>(a: &[S], b: &[One<S>]) -> S {
    a.iter().zip(b).map(|(&a, b)| a.flow(b.tangent(0))).sum()
}

impl<B, S, F, R> Sums<'_, B, S, F, R>
where
    R: Real,
    S: Scalar<R>,
    F: Function<R>,
    B: Nestable<R> + PartialEq,
{
    /// Adds the derivatives of ⟨c, J ẋ⟩ + ⟨ȳ, f(x)⟩ with respect to each component.
    pub(super) fn add_forward(&mut self, x_dot: &[S], c: &[S], y_bar: &[S]) -> Result<Products<S>, Error<F::Error>> {
        let zero = One::seed(S::zero(), [S::zero()]);
        let mut seeds = Few::filled(zero, x_dot.len());
        seeds.iter_mut().zip(x_dot).for_each(|(to, &x_dot)| *to = One::seed(x_dot, [S::zero()]));
        let (n, all) = (self.x_bar.len(), self.x_bar.len() + self.p_bar.len());
        let mut products = Products { push: Few::filled(S::zero(), c.len()), pull: Few::filled(S::zero(), n) };
        for k in 0..all {
            let (y, y_dot) = self.pushed(k, &seeds)?;
            let more = along::<R, S>(c, &y_dot) + along::<R, S>(y_bar, &y);
            if let Some(pull) = products.pull.get_mut(k) {
                *pull = along::<R, S>(c, &y);
                self.x_bar[k] += more;
            } else {
                self.p_bar[k - n] += more;
            }
            products.push.iter_mut().zip(y_dot.iter()).for_each(|(to, y_dot)| *to = y_dot.value());
        }
        Ok(products)
    }

    /// Returns f and J ẋ with the tangents along component `k` of x and the parameters.
    #[allow(clippy::type_complexity)]
    fn pushed(&self, k: usize, seeds: &[One<S>]) -> Result<(Few<One<S>>, Few<One<S>>), Error<F::Error>> {
        let mut components = 0..;
        let mut seeded = |value: S| {
            let tangent = if components.next() == Some(k) { S::one() } else { S::zero() };
            One::seed(value, [tangent])
        };
        let mut scratch = <F::Context as Context<R>>::Scratch::<One<S>>::default();
        let x = F::Input::map(self.x, &mut seeded);
        let context = F::Context::lift(self.f.args, &mut scratch, &mut seeded);
        let args = F::Context::args::<One<S>>(&context);
        let bound = NestedBound { backend: self.backend, f: self.f.f, args };
        bound.hold::<Pushforwards, _>(F::Input::view(&x), |held, point| {
            let (mut y, mut y_dot) = (held.y.clone(), held.y.clone());
            push(held, point, seeds, Some(F::Output::view_mut(&mut y)), F::Output::view_mut(&mut y_dot))?;
            let flat = |y| flatten::<F::Output, One<S>>(F::Output::view(y));
            Ok((flat(&y), flat(&y_dot)))
        })
    }
}
