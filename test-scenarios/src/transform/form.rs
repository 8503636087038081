//! The same function in another form.

use crate::{Case, Undefined};
use core::convert::Infallible;
use fluxions::adjoint::Stack;
use fluxions::{Args, At, AtAdjoint, Context, Function, Owned, Scalar, Space, View};

type In<C> = <<C as Case>::F as Function>::Input;
type Out<C> = <<C as Case>::F as Function>::Output;

/// The methods of a case that another form does not change.
macro_rules! as_before {
    () => {
        fn args(&self) -> Args<'_, C::F, f64> {
            self.0.args()
        }
        fn allocates(&self) -> bool {
            self.0.allocates()
        }
        fn curvature(&self) -> f64 {
            self.0.curvature()
        }
        fn value(&self, x: &[f64]) -> Vec<f64> {
            self.0.value(x)
        }
        fn jacobian(&self, x: &[f64]) -> Vec<f64> {
            self.0.jacobian(x)
        }
        fn second(&self, x: &[f64]) -> Vec<f64> {
            self.0.second(x)
        }
    };
}

/// The scenario, prepared at its other point.
#[derive(Clone, Debug)]
pub struct Elsewhere<C>(pub C);

impl<C: Case> Case for Elsewhere<C> {
    type F = C::F;

    fn name(&self) -> String {
        format!("{} elsewhere", self.0.name())
    }
    fn f(&self) -> C::F {
        self.0.f()
    }
    fn x(&self, which: usize) -> Owned<In<C>, f64> {
        self.0.x(1 - which)
    }
    as_before!();
}

/// A function that writes in place. It knows the shape of its output without a call.
#[derive(Clone, Debug)]
pub struct Writes<F, Y> {
    f: F,
    like: Y,
}

/// The adjoint of a function in another form: that of `self.$f`, its outcome changed by `$outcome`.
macro_rules! same_adjoint {
    ($f:tt, $outcome:expr) => {
        const ADJOINT: bool = F::ADJOINT;

        fn adjoint<S: Scalar>(
            &self,
            x: View<'_, F::Input, S>,
            x_bar: <F::Input as Space>::Bar<'_, S>,
            context: AtAdjoint<'_, '_, F, S>,
            y: &mut Owned<F::Output, S>,
            y_bar: &<F::Output as Space>::Cells<S>,
            stack: &mut Stack,
        ) -> Option<Result<(), Self::Error>> {
            self.$f.adjoint(x, x_bar, context, y, y_bar, stack).map($outcome)
        }
    };
}

impl<F: Function> Function for Writes<F, Owned<F::Output, f64>> {
    type Input = F::Input;
    type Output = F::Output;
    type Context = F::Context;
    type Error = F::Error;

    same_adjoint!(f, |outcome| outcome);

    fn evaluate<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S>,
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), F::Error> {
        self.f.evaluate(x, context, y)
    }
    fn first<S: Scalar>(&self, _: View<'_, F::Input, S>, _: At<'_, '_, F, S>) -> Result<Owned<F::Output, S>, F::Error> {
        Ok(F::Output::map(F::Output::view(&self.like), &mut |v: f64| S::constant(v)))
    }
}

/// The scenario with a function that writes in place.
#[derive(Clone, Debug)]
pub struct InPlace<C>(pub C);

/// Returns f(x) at a scenario's first point.
pub(super) fn first_value<C: Case>(case: &C) -> Owned<Out<C>, f64> {
    type Scratch<C> = <<<C as Case>::F as Function>::Context as Context<f64>>::Scratch<f64>;
    let mut scratch = Scratch::<C>::default();
    let x = case.x(0);
    let context = <<C::F as Function>::Context as Context<f64>>::lift(case.args(), &mut scratch, &mut |v: f64| v);
    case.f().first(In::<C>::view(&x), context).expect("a scenario is defined at its points")
}

impl<C: Case> Case for InPlace<C> {
    type F = Writes<C::F, Owned<Out<C>, f64>>;

    fn name(&self) -> String {
        format!("{} in place", self.0.name())
    }
    fn f(&self) -> Self::F {
        Writes { f: self.0.f(), like: first_value(&self.0) }
    }
    fn x(&self, which: usize) -> Owned<In<C>, f64> {
        self.0.x(which)
    }
    as_before!();
}

/// A function with an error type. It does not fail at the points of its scenario.
#[derive(Clone, Debug)]
pub struct MayFail<F>(F);

fn defined<T>(result: Result<T, Infallible>) -> Result<T, Undefined> {
    result.map_err(|never| match never {})
}

impl<F: Function<Error = Infallible>> Function for MayFail<F> {
    type Input = F::Input;
    type Output = F::Output;
    type Context = F::Context;
    type Error = Undefined;

    same_adjoint!(0, defined);

    fn evaluate<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S>,
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), Undefined> {
        defined(self.0.evaluate(x, context, y))
    }
    fn first<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        context: At<'_, '_, F, S>,
    ) -> Result<Owned<F::Output, S>, Undefined> {
        defined(self.0.first(x, context))
    }
}

/// The scenario with a function that has an error type.
#[derive(Clone, Debug)]
pub struct Fallible<C>(pub C);

impl<C: Case> Case for Fallible<C>
where
    C::F: Function<Error = Infallible>,
{
    type F = MayFail<C::F>;

    fn name(&self) -> String {
        format!("{} fallible", self.0.name())
    }
    fn f(&self) -> Self::F {
        MayFail(self.0.f())
    }
    fn x(&self, which: usize) -> Owned<In<C>, f64> {
        self.0.x(which)
    }
    as_before!();
}
