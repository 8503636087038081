//! The way back through a derivative inside a function: the adjoints of the operators of [`Nested`](super::Nested).
//!
//! An operator gives J ẋ, Jᵀ c or both J and f, and its adjoint is a derivative of φ = ⟨c, J ẋ⟩ + ⟨ȳ, f(x)⟩, where the
//! adjoint of the result stands for one of the factors. It is taken by the backend that computes the operator:
//!
//! - in reverse mode by one pullback over numbers with a tangent, at x + ε ẋ and for the cotangent c + ε ȳ, whose tangent
//!   it is;
//! - in forward mode by a pushforward along ẋ for each component, which has the tangent. What a component does not
//!   contribute to takes no part there, so that a slope that is infinite elsewhere does no harm.
//!
//! A Jacobian has one φ for each column or row. Source: Griewank and Walther, *Evaluating Derivatives*, 2nd edition, §5.

mod by;
mod context;
mod forward;
mod halves;
mod whole;

pub use by::pulled;
pub use context::ContextBar;

use super::operators::pull;
use super::{NestedBound, Pullbacks};
use crate::adjoint::give;
use crate::engine::{Engine, Mode};
use crate::rule::{Few, Flat, One, flatten};
use crate::scalar::Seeded;
use crate::{Context, Error, Function, Nestable, Real, Scalar, SignatureOf, Space, View};
use whole::Whole;

/// The derivatives of φ with respect to x and to the parameters p, as they are added up.
struct Sums<'n, B, S: Scalar<R>, F: Function<R>, R: Real> {
    backend: &'n B,
    f: Whole<'n, F, S, R>,
    x: View<'n, F::Input, S>,
    p: Few<S>,
    x_bar: Few<S>,
    p_bar: Few<S>,
}

/// The two products with J that are known when φ is differentiated.
struct Products<S> {
    /// J ẋ.
    push: Few<S>,
    /// Jᵀ c.
    pull: Few<S>,
}

impl<'n, B, S, F, R> Sums<'n, B, S, F, R>
where
    R: Real,
    S: Scalar<R>,
    F: Function<R>,
    B: Nestable<R> + PartialEq,
{
    fn new<'b: 'n, 'x: 'n>(bound: NestedBound<'b, B, S, F, R>, x: View<'x, F::Input, S>) -> Self {
        let (f, x) = (Whole::new(bound.f, F::Context::shorten(bound.args)), F::Input::shorten(x));
        let p = f.parameters();
        let (x_bar, p_bar) = (Few::filled(S::zero(), F::Input::dim(x)), Few::filled(S::zero(), p.len()));
        Self { backend: bound.backend, f, x, p, x_bar, p_bar }
    }

    /// Adds the derivatives of ⟨c, J ẋ⟩ + ⟨ȳ, f(x)⟩. An empty ȳ is 0.
    fn add(&mut self, x_dot: &[S], c: &[S], y_bar: &[S]) -> Result<Products<S>, Error<F::Error>> {
        match <B::EngineOver<One<S>, SignatureOf<F, R>> as Engine<_, _>>::MODE {
            Mode::Forward => self.add_forward(x_dot, c, y_bar),
            Mode::Reverse => self.add_reverse(x_dot, c, y_bar),
        }
    }

    fn add_reverse(&mut self, x_dot: &[S], c: &[S], y_bar: &[S]) -> Result<Products<S>, Error<F::Error>> {
        let with_tangent = |value: S, tangent: Option<&S>| One::seed(value, [tangent.copied().unwrap_or(S::zero())]);
        let zero = with_tangent(S::zero(), None);
        let mut x_dot = x_dot.iter();
        let x = F::Input::map(self.x, &mut |x: S| with_tangent(x, x_dot.next()));
        let p = self.p.map(zero, |p| with_tangent(p, None));
        let mut cotangent = Few::filled(zero, c.len());
        cotangent.iter_mut().enumerate().for_each(|(i, to)| *to = with_tangent(c[i], y_bar.get(i)));
        let bound = NestedBound { backend: self.backend, f: &self.f, args: () };
        let (y, z_bar) = bound.hold::<Pullbacks, _>((F::Input::view(&x), &p), |held, point| {
            let (mut y, mut z_bar) = (held.y.clone(), Joined::<F, R>::map(point.x, &mut |z: One<S>| z));
            let to = Joined::<F, R>::view_mut(&mut z_bar);
            pull(held, point, Some(&cotangent), Some(F::Output::view_mut(&mut y)), to)?;
            let y = flatten::<F::Output, One<S>>(F::Output::view(&y));
            Ok((y, flatten::<Joined<F, R>, One<S>>(Joined::<F, R>::view(&z_bar))))
        })?;
        let (of_x, of_p) = z_bar.split_at(self.x_bar.len());
        let add = |sums: &mut Few<S>, more: &[One<S>]| {
            sums.iter_mut().zip(more).for_each(|(sum, more)| *sum += more.tangent(0));
        };
        add(&mut self.x_bar, of_x);
        add(&mut self.p_bar, of_p);
        let mut pull = Few::filled(S::zero(), of_x.len());
        pull.iter_mut().zip(of_x).for_each(|(to, from)| *to = from.value());
        Ok(Products { push: y.map(S::zero(), |y| y.tangent(0)), pull })
    }

    /// Adds the sums to the adjoints of x.
    fn give(&self, x_bar: <F::Input as Space>::Bar<'_, S>) {
        give::<F::Input, S>(&self.x_bar, x_bar);
    }
}

/// Where x and the parameters lie.
type Joined<F, R> = (<F as Function<R>>::Input, Flat<R>);
