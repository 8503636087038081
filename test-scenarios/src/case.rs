//! A scenario: [`Case`] is what its author writes, [`Trial`] is what the laws get.

use fluxions::{Args, Context, Counting, Function, Owned, Space, View};
use std::sync::Arc;

/// A function with two points, a context, and its derivatives by hand.
///
/// The results of all operators follow from value, Jacobian and second derivatives by linear algebra. One hand derivation
/// therefore certifies all operators.
///
/// [`case!`](crate::case) writes the implementation for a function without data of its own.
pub trait Case: Send + Sync {
    /// The function. Cases whose functions have the same spaces and the same context share one type, a
    /// [`signature!`](crate::signature), because every law is compiled once for each such type and each backend.
    type F: Function<f64> + Clone + Send + Sync + 'static;

    /// The name in reports.
    fn name(&self) -> String;
    /// The function as a value.
    fn f(&self) -> Self::F;
    /// Point number 0 or 1. Both points have the same shape.
    fn x(&self, which: usize) -> Owned<<Self::F as Function>::Input, f64>;
    /// The arguments that are not differentiated.
    fn args(&self) -> Args<'_, Self::F, f64>;
    /// Whether f allocates. The law of allocations does not apply then.
    fn allocates(&self) -> bool {
        false
    }
    /// The error of a backend that is not exact on this case, as a multiple of its error on an ordinary function.
    ///
    /// It is more than 1 where higher derivatives are large beside the first one, along the steps that finite differences take.
    /// Exact backends are held to rounding in any case.
    fn curvature(&self) -> f64 {
        1.0
    }
    /// f(x) by hand, as the list of its components.
    fn value(&self, x: &[f64]) -> Vec<f64>;
    /// J(x) by hand, row after row.
    fn jacobian(&self, x: &[f64]) -> Vec<f64>;
    /// The second derivatives by hand: H(x) row after row for one output, f″(x) for one input, and an empty list where they are
    /// unknown.
    ///
    /// Where they are unknown, the laws of the second order compare the backend with itself: H is symmetric, and products and
    /// variants agree with it.
    fn second(&self, _x: &[f64]) -> Vec<f64> {
        Vec::new()
    }
}

/// The components of a point, in order.
pub fn flat<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Vec<f64> {
    let mut all = Vec::new();
    X::each(x, &mut |v: f64| all.push(v));
    all
}

/// A tangent or cotangent: a point of the shape of `x` with numbers that depend on `number` only.
pub fn direction<X: Space<Real = f64>>(x: View<'_, X, f64>, number: usize) -> Owned<X, f64> {
    let mut j = 0.0;
    X::map(x, &mut |_: f64| {
        j += 1.0;
        (1.7 * j + 2.3 * number as f64 + 0.4).sin() + 0.1
    })
}

/// A buffer of the shape of `x` that is full of NaN.
pub fn spoiled<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Owned<X, f64> {
    X::map(x, &mut |_: f64| f64::NAN)
}

/// A point of a case, and what was derived by hand there.
pub(crate) struct Sample<X: Space<Real = f64>> {
    point: Owned<X, f64>,
    /// The components of the point.
    pub(crate) at: Vec<f64>,
    pub(crate) value: Vec<f64>,
    pub(crate) jacobian: Vec<f64>,
    pub(crate) second: Vec<f64>,
}

impl<X: Space<Real = f64>> Sample<X> {
    fn of<C: Case>(case: &C, point: Owned<X, f64>) -> Self {
        let at = flat::<X>(X::view(&point));
        let (value, jacobian, second) = (case.value(&at), case.jacobian(&at), case.second(&at));
        Self { point, at, value, jacobian, second }
    }

    pub(crate) fn x(&self) -> View<'_, X, f64> {
        X::view(&self.point)
    }

    /// H by hand, unless the case leaves it out. It is empty without inputs.
    pub(crate) fn hessian(&self) -> Option<&[f64]> {
        (!self.second.is_empty() || self.at.is_empty()).then_some(self.second.as_slice())
    }
}

/// A case as the laws get it: its function, which counts its calls, and its points.
///
/// The type names the function and not the case, so that the laws are compiled once for all cases of one signature.
pub(crate) struct Trial<'c, F: Function> {
    pub(crate) f: Arc<Counting<F>>,
    args: Args<'c, F, f64>,
    pub(crate) samples: [Sample<F::Input>; 2],
    pub(crate) allocates: bool,
    pub(crate) curvature: f64,
}

impl<'c, F: Function> Trial<'c, F> {
    pub(crate) fn of<C: Case<F = F>>(case: &'c C) -> Self {
        Self {
            f: Arc::new(Counting::new(case.f())),
            args: case.args(),
            // One after the other: `map` of an array is compiled anew for each case.
            samples: [Sample::of(case, case.x(0)), Sample::of(case, case.x(1))],
            allocates: case.allocates(),
            curvature: case.curvature(),
        }
    }

    pub(crate) fn f(&self) -> &Counting<F> {
        &self.f
    }

    pub(crate) fn args(&self) -> Args<'_, F, f64> {
        F::Context::shorten(self.args)
    }
}

/// Declares a [`Case`]: `case!(Name: FunctionType = value, [x0, x1], |case| context; value, jacobian, second)`.
#[macro_export]
macro_rules! case {
    ($(#[$doc:meta])* $name:ident: $f:ty = $make:expr, [$x0:expr, $x1:expr], |$s:ident| $args:expr, $(allocates: $allocates:literal,)?
     value: $value:expr, jacobian: $jacobian:expr $(, second: $second:expr)? $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default)]
        pub struct $name;

        impl $crate::Case for $name {
            type F = $f;
            fn name(&self) -> String {
                stringify!($name).into()
            }
            fn f(&self) -> $f {
                ::core::convert::Into::into($make)
            }
            fn x(&self, which: usize) -> fluxions::Owned<<$f as fluxions::Function>::Input, f64> {
                if which == 0 { $x0 } else { $x1 }
            }
            fn args(&self) -> fluxions::Args<'_, $f, f64> {
                let $s = self;
                $args
            }
            $(fn allocates(&self) -> bool {
                $allocates
            })?
            fn value(&self, x: &[f64]) -> Vec<f64> {
                let by_hand: fn(&[f64]) -> Vec<f64> = $value;
                by_hand(x)
            }
            fn jacobian(&self, x: &[f64]) -> Vec<f64> {
                let by_hand: fn(&[f64]) -> Vec<f64> = $jacobian;
                by_hand(x)
            }
            $(fn second(&self, x: &[f64]) -> Vec<f64> {
                let by_hand: fn(&[f64]) -> Vec<f64> = $second;
                by_hand(x)
            })?
        }
    };
}
