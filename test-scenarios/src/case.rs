//! What a scenario is: [`Case`].

use fluxions::{Args, Function, Owned, Space, View};

/// A function with points, a context, and its results derived by hand.
///
/// From value, Jacobian and second derivatives all operators' results follow by linear algebra, so that one hand
/// derivation certifies them all.
pub trait Case: Send + Sync {
    /// The function.
    type F: Function<f64> + Clone + Send + Sync;

    /// Its name in reports.
    fn name(&self) -> String;
    /// The function as a value.
    fn f(&self) -> Self::F;
    /// Two points of the same shape: number 0 and number 1.
    fn x(&self, which: usize) -> Owned<<Self::F as Function>::Input, f64>;
    /// The arguments that are not differentiated.
    fn args(&self) -> Args<'_, Self::F, f64>;
    /// Whether f itself allocates: then prepared calls may.
    fn allocates(&self) -> bool {
        false
    }
    /// How many times the error of a backend with an error of its own is that for an ordinary function: more than 1 where
    /// higher derivatives are large beside the first, along the steps that differences take. Exact backends do not see it.
    fn curvature(&self) -> f64 {
        1.0
    }
    /// f(x) by hand, its components in order.
    fn value(&self, x: &[f64]) -> Vec<f64>;
    /// J(x) by hand, row after row.
    fn jacobian(&self, x: &[f64]) -> Vec<f64>;
    /// Second derivatives by hand: H(x) row after row for one output, f″(x) for one input; nothing where they are unknown.
    ///
    /// The laws of the second order then hold a backend to itself: H is symmetric, and products and variants agree with it.
    fn second(&self, _x: &[f64]) -> Vec<f64> {
        Vec::new()
    }
}

/// The components of a point in order.
pub fn flat<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Vec<f64> {
    let mut all = Vec::new();
    X::each(x, &mut |v: f64| all.push(v));
    all
}

/// A point like `x` with other numbers: for tangents and cotangents. The same number gives the same point.
pub fn direction<X: Space<Real = f64>>(x: View<'_, X, f64>, number: usize) -> Owned<X, f64> {
    let mut j = 0.0;
    X::map(x, &mut |_: f64| {
        j += 1.0;
        (1.7 * j + 2.3 * number as f64 + 0.4).sin() + 0.1
    })
}

/// A point like `x` full of NaN: a buffer that must be overwritten.
pub fn spoiled<X: Space<Real = f64>>(x: View<'_, X, f64>) -> Owned<X, f64> {
    X::map(x, &mut |_: f64| f64::NAN)
}

/// Declares a [`Case`]: `case!(Name: FunctionType = value, [x0, x1], context; value, jacobian, second)`.
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
                $make
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
