//! Multiplies f by a factor, which the function gets in one of four ways.

use super::form::first_value;
use super::{FACTOR, scaled};
use crate::Case;
use fluxions::adjoint::{Cell, Stack};
use fluxions::{Args, At, AtAdjoint, Cache, Constant, Function, Owned, Parameter, Scalar, Space, View, ViewMut};

/// y ← factor · y
fn multiply<Y: Space<Real = f64>, S: Scalar>(y: ViewMut<'_, Y, S>, factor: impl Fn(S) -> S) {
    Y::each_mut(y, &mut |y: &mut S| *y = factor(*y));
}

/// ȳ ← factor · ȳ
fn multiply_adjoint<Y: Space<Real = f64>, S: Scalar>(y_bar: &Y::Cells<S>, factor: impl Fn(S) -> S) {
    Y::each_cell(Y::bar(y_bar), &mut |y_bar: &Cell<S>| y_bar.set(factor(y_bar.get())));
}

macro_rules! times {
    ($(#[$doc:meta])* $case:ident $f:ident [$context:ty] |$held:ident, $at:ident| $inner:expr, $factor:expr; |$own:ident| $args:expr; $suffix:literal) => {
        /// The function of the case with a similar name.
        #[derive(Clone, Debug)]
        pub struct $f<F>(F, f64);

        impl<F: Function> Function for $f<F> {
            type Input = F::Input;
            type Output = F::Output;
            type Context = $context;
            type Error = F::Error;

            const ADJOINT: bool = F::ADJOINT;

            fn adjoint<S: Scalar>(
                &self,
                x: View<'_, F::Input, S>,
                x_bar: <F::Input as Space>::Bar<'_, S>,
                $at: AtAdjoint<'_, '_, Self, S>,
                y: &mut Owned<F::Output, S>,
                y_bar: &<F::Output as Space>::Cells<S>,
                stack: &mut Stack,
            ) -> Option<Result<(), F::Error>> {
                let $held = self.1;
                let factor = $factor;
                multiply_adjoint::<F::Output, S>(y_bar, factor);
                let outcome = self.0.adjoint(x, x_bar, $inner, y, y_bar, stack)?;
                multiply::<F::Output, S>(F::Output::view_mut(y), factor);
                Some(outcome)
            }

            fn evaluate<S: Scalar>(
                &self,
                x: View<'_, F::Input, S>,
                $at: At<'_, '_, Self, S>,
                y: &mut Owned<F::Output, S>,
            ) -> Result<(), F::Error> {
                let $held = self.1;
                let factor = $factor;
                self.0.evaluate(x, $inner, y)?;
                multiply::<F::Output, S>(F::Output::view_mut(y), factor);
                Ok(())
            }
            fn first<S: Scalar>(
                &self,
                x: View<'_, F::Input, S>,
                $at: At<'_, '_, Self, S>,
            ) -> Result<Owned<F::Output, S>, F::Error> {
                let $held = self.1;
                let factor = $factor;
                let mut y = self.0.first(x, $inner)?;
                multiply::<F::Output, S>(F::Output::view_mut(&mut y), factor);
                Ok(y)
            }
        }

        $(#[$doc])*
        #[derive(Clone, Debug)]
        pub struct $case<C> {
            case: C,
            factor: f64,
        }

        impl<C: Case> $case<C> {
            /// Transforms a scenario.
            pub fn new(case: C) -> Self {
                Self { case, factor: FACTOR }
            }
        }

        impl<C: Case> Case for $case<C> {
            type F = $f<C::F>;

            fn f(&self) -> Self::F {
                $f(self.case.f(), self.factor)
            }
            fn args(&self) -> Args<'_, Self::F, f64> {
                let $own = self;
                $args
            }
            times!(@rest $suffix);
        }
    };
    (@rest $suffix:literal) => {
        fn name(&self) -> String {
            format!("{}{}", self.case.name(), $suffix)
        }
        fn x(&self, which: usize) -> Owned<<Self::F as Function>::Input, f64> {
            self.case.x(which)
        }
        fn allocates(&self) -> bool {
            self.case.allocates()
        }
        fn curvature(&self) -> f64 {
            self.case.curvature()
        }
        fn value(&self, x: &[f64]) -> Vec<f64> {
            scaled(self.case.value(x))
        }
        fn jacobian(&self, x: &[f64]) -> Vec<f64> {
            scaled(self.case.jacobian(x))
        }
        fn second(&self, x: &[f64]) -> Vec<f64> {
            scaled(self.case.second(x))
        }
    };
}

times! {
    /// The function holds the factor.
    Captured HoldsFactor [F::Context] |held, context| context, |y| y * held; |own| own.case.args(); " captured"
}
times! {
    /// The factor is a constant: `#[constant]`.
    AsConstant TakesConstant [(F::Context, Constant<f64>)] |_held, context| context.0, |y| y * *context.1;
    |own| (own.case.args(), &own.factor); " with a constant"
}
times! {
    /// The factor is a parameter: `#[parameter]`.
    AsParameter TakesParameter [(F::Context, Parameter<f64>)] |_held, context| context.0, |y| y * context.1;
    |own| (own.case.args(), own.factor); " with a parameter"
}

/// The function of [`AsCache`].
#[derive(Clone, Debug)]
pub struct TakesCache<F>(F);

impl<F: Function> Function for TakesCache<F> {
    type Input = F::Input;
    type Output = F::Output;
    type Context = (F::Context, Cache<F::Output>);
    type Error = F::Error;

    const ADJOINT: bool = F::ADJOINT;

    fn adjoint<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        x_bar: <F::Input as Space>::Bar<'_, S>,
        (context, (cache, _)): AtAdjoint<'_, '_, Self, S>,
        y: &mut Owned<F::Output, S>,
        y_bar: &<F::Output as Space>::Cells<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), F::Error>> {
        multiply_adjoint::<F::Output, S>(y_bar, |y_bar| y_bar * FACTOR);
        let outcome = self.0.adjoint(x, x_bar, context, y, y_bar, stack)?;
        F::Output::assign(cache, F::Output::view(y), &mut |v: S| v);
        multiply::<F::Output, S>(F::Output::view_mut(y), |y| y * FACTOR);
        Some(outcome)
    }

    fn evaluate<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        (context, mut cache): At<'_, '_, Self, S>,
        y: &mut Owned<F::Output, S>,
    ) -> Result<(), F::Error> {
        self.0.evaluate(x, context, y)?;
        F::Output::assign(F::Output::reborrow(&mut cache), F::Output::view(y), &mut |v: S| v);
        F::Output::assign(F::Output::view_mut(y), F::Output::read(&cache), &mut |v: S| v * FACTOR);
        Ok(())
    }
    fn first<S: Scalar>(
        &self,
        x: View<'_, F::Input, S>,
        (context, cache): At<'_, '_, Self, S>,
    ) -> Result<Owned<F::Output, S>, F::Error> {
        let mut y = self.0.first(x, context)?;
        F::Output::assign(cache, F::Output::view(&y), &mut |v: S| v);
        multiply::<F::Output, S>(F::Output::view_mut(&mut y), |y| y * FACTOR);
        Ok(y)
    }
}

/// The function writes f(x) to a cache: `#[cache]`.
pub struct AsCache<C: Case> {
    case: C,
    cache: Owned<<C::F as Function>::Output, f64>,
}

impl<C: Case> core::fmt::Debug for AsCache<C> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("AsCache").field("cache", &self.cache).finish_non_exhaustive()
    }
}

impl<C: Case> AsCache<C> {
    /// Transforms a scenario.
    pub fn new(case: C) -> Self {
        let cache = first_value(&case);
        Self { case, cache }
    }
}

impl<C: Case> Case for AsCache<C> {
    type F = TakesCache<C::F>;

    fn f(&self) -> Self::F {
        TakesCache(self.case.f())
    }
    fn args(&self) -> Args<'_, Self::F, f64> {
        (self.case.args(), <C::F as Function>::Output::view(&self.cache))
    }
    times!(@rest " with a cache");
}
