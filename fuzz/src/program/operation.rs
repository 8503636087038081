//! The operations of a program: [`Unary`], [`Binary`] and [`Arithmetic`].

use super::rules::{Crossed, Root, Sine};
use super::surgery::turned;
use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Sub, SubAssign};
use fluxions::nalgebra::ComplexField;
use fluxions::surgery::Scale;
use fluxions::{DerivativeOf, Field, Function, GradientOf, NumberRule, Rule, Scalar, differentiable};
use fluxions_dual::Dual;
use fluxions_tape::RecordedTape;

/// The function that programs differentiate inside. Its derivative is 3t² and 2t by turns.
#[differentiable]
fn inside<S: Scalar>(t: S) -> S {
    (t * t).max(t) * t
}

/// The function whose gradient programs record inside. At (x, x) the slopes add up to those of [`inside`].
#[differentiable]
fn pair<S: Scalar>(x: &[S; 2]) -> S {
    (x[0] * x[0]).max(x[0]) * x[1]
}

macro_rules! unary {
    ($($(#[$doc:meta])* $name:ident($method:ident) |$x:ident| $value:expr;)*) => {
        /// A function of one number.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Unary {
            $($(#[$doc])* #[doc = concat!("`x.", stringify!($method), "()`")] $name,)*
        }

        impl Unary {
            /// All operations.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name of its method.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($method),)*
                }
            }

            /// Its value.
            pub fn apply<S: Scalar>(self, x: S) -> S {
                match self {
                    $(Self::$name => { let $x = x; $value })*
                }
            }
        }
    };
    ($($name:ident $method:ident)*) => {
        unary! {
            $($name($method) |x| x.$method();)*
            /// The sum of both results of
            SinCos(sin_cos) |x| { let (sin, cos) = x.sin_cos(); sin * 2.0 + cos };
            /// The sine as a rule of one's own, in place of
            SinByPartials(from_partials) |x| S::from_partials(x.primal().sin(), &[(x, x.cos())]);
            /// The root, or x where x is negative, by `Field` and
            RootOrSame(try_sqrt) |x| Field(x).try_sqrt().map_or(x, |root| root.0);
            /// x, or x² where 10³⁰⁸ x overflows, by `Field` and
            SameWhereFinite(is_finite) |x| if Field(x * 1e308).is_finite() { x } else { x * x };
            /// The derivative of max(t², t) t inside the program, by `DerivativeOf` and
            Inside(first) |x| {
                DerivativeOf::new(Inside, Dual::new()).first(x, ((), &mut None)).map_or(S::zero(), |all| all.1)
            };
            /// The sum of the gradient of max(a², a) b at (x, x), recorded inside the program, by `GradientOf` and
            Recorded(first) |x| {
                let gradient = GradientOf::new(Pair, RecordedTape::new());
                gradient.first(&[x, x], ((), &mut None)).map_or(S::zero(), |(_, [a, b])| a + b)
            };
            /// The sine by a rule whose derivative is a rule, by
            SinByRule(call_rule) |x| Sine.of(x);
            /// The root, or x where the rule fails, by
            RootByRule(call_rule) |x| Root.call(x).unwrap_or(x);
            /// The number, whose gradient is halved and reversed, by
            Halved(with_gradient) |x| x.with_gradient(Scale(-0.5));
        }
    };
}

unary! {
    Neg neg Recip recip Sqrt sqrt Cbrt cbrt Exp exp Exp2 exp2 ExpM1 exp_m1 Ln ln Ln1p ln_1p Log2 log2 Log10 log10
    Sin sin Cos cos Tan tan Asin asin Acos acos Atan atan Sinh sinh Cosh cosh Tanh tanh Asinh asinh Acosh acosh Atanh atanh
    Abs abs Signum signum Floor floor Ceil ceil Round round Trunc trunc StopGradient stop_gradient
}

impl Unary {
    /// Returns the operation as Rust code. `x` is a path, an index or a call.
    pub(crate) fn text(self, x: &str) -> String {
        match self {
            Self::Neg => format!("-{x}"),
            Self::SinCos => format!("{{ let (sin, cos) = {x}.sin_cos(); sin * 2.0 + cos }}"),
            Self::SinByPartials => format!("S::from_partials({x}.primal().sin(), &[({x}, {x}.cos())])"),
            Self::RootOrSame => format!("Field({x}).try_sqrt().map_or({x}, |root| root.0)"),
            Self::SameWhereFinite => format!("if Field({x} * 1e308).is_finite() {{ {x} }} else {{ {x} * {x} }}"),
            Self::Inside => format!(
                "DerivativeOf::new(Inside, Dual::new()).first({x}, ((), &mut None)).map_or(S::zero(), |all| all.1)"
            ),
            Self::Recorded => format!(
                "GradientOf::new(Pair, RecordedTape::new()).first(&[{x}, {x}], ((), &mut None)).map_or(S::zero(), |(_, [a, b])| a + b)"
            ),
            Self::SinByRule => format!("Sine.of({x})"),
            Self::RootByRule => format!("Root.call({x}).unwrap_or({x})"),
            Self::Halved => format!("{x}.with_gradient(Scale(-0.5))"),
            _ => format!("{x}.{}()", self.name()),
        }
    }
}

macro_rules! binary {
    ($($(#[$doc:meta])* $name:ident($method:ident) |$a:ident, $b:ident| $value:expr;)*) => {
        /// A function of two numbers.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Binary {
            $($(#[$doc])* #[doc = concat!("`a.", stringify!($method), "(b)`")] $name,)*
        }

        impl Binary {
            /// All operations.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name of its method.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($method),)*
                }
            }

            /// Its value.
            pub fn apply<S: Scalar>(self, a: S, b: S) -> S {
                match self {
                    $(Self::$name => { let ($a, $b) = (a, b); $value })*
                }
            }
        }
    };
    ($($name:ident $method:ident)*) => {
        binary! {
            $($name($method) |a, b| a.$method(b);)*
            /// a b + sin a, the sum of the results of a rule of a vector, by
            CrossedByRule(call_rule) |a, b| Crossed.of(&[a, b]).into_iter().sum();
            /// a − 3 b, whose gradients are turned into each other, by
            Turned(turned) |a, b| turned(a, b);
        }
    };
}

binary! { Hypot hypot Atan2 atan2 Pow pow Max max Min min }

impl Binary {
    /// Returns the operation as Rust code.
    pub(crate) fn text(self, a: &str, b: &str) -> String {
        match self {
            Self::CrossedByRule => format!("Crossed.of(&[{a}, {b}]).into_iter().sum::<S>()"),
            Self::Turned => format!("turned({a}, {b})"),
            _ => format!("{a}.{}({b})", self.name()),
        }
    }
}

/// An operator of arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arithmetic {
    /// a + b
    Add,
    /// a − b
    Sub,
    /// a · b
    Mul,
    /// a / b
    Div,
}

impl Arithmetic {
    /// All operations.
    pub const ALL: &[Self] = &[Self::Add, Self::Sub, Self::Mul, Self::Div];

    /// Returns the operator in Rust's notation.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Sub => "-",
            Self::Mul => "*",
            Self::Div => "/",
        }
    }

    /// Returns the value for a number and another number or a literal.
    pub fn apply<S, T>(self, mut a: S, b: T, assigning: bool) -> S
    where
        S: Add<T, Output = S> + Sub<T, Output = S> + Mul<T, Output = S> + Div<T, Output = S>,
        S: AddAssign<T> + SubAssign<T> + MulAssign<T> + DivAssign<T>,
    {
        match (self, assigning) {
            (Self::Add, false) => return a + b,
            (Self::Sub, false) => return a - b,
            (Self::Mul, false) => return a * b,
            (Self::Div, false) => return a / b,
            (Self::Add, true) => a += b,
            (Self::Sub, true) => a -= b,
            (Self::Mul, true) => a *= b,
            (Self::Div, true) => a /= b,
        }
        a
    }
}
