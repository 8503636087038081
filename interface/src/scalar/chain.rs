//! Elementary functions by the chain rule, for a number of another crate: [`ChainRule`].

use super::Scalar;
use crate::scalar::Real;

/// A number of another crate whose tangents can be multiplied by a slope.
///
/// With this its wrapper has the functions that the other crate lacks.
///
/// For y = g(x) the tangents follow ẏ = g′(x) ẋ, and for z = g(x, y) they follow ż = ∂g/∂x ẋ +
/// ∂g/∂y ẏ. A number implements these two rules, and [`chain_rule!`](crate::chain_rule) writes the
/// functions of [`Scalar`] that it names: their values are those of [`Base`](Self::Base), their
/// slopes come from [`slope`](crate::scalar::slope) and lose no digits at the edges of the domains.
/// The other functions stay those of the other crate. Source: Griewank and Walther, *Evaluating
/// Derivatives*, 2nd edition, §2.1.
///
/// # Implementing
///
/// A slope may be infinite where a tangent is 0, as √ has it at 0.
/// [`product`](crate::scalar::product) multiplies the two so that a tangent of 0 stays 0.
///
/// ```
/// use autodiff::F1; // a + b ε, from another crate
/// use fluxions::scalar::{ChainRule, product};
/// use fluxions::{Number, Scalar, chain_rule, foreign_scalar};
///
/// #[derive(Clone, Copy, Debug)]
/// struct Wrapped(F1);
///
/// impl Number for Wrapped {
///     type Real = f64;
/// }
///
/// foreign_scalar! { // its own arithmetic and comparisons
///     [] Wrapped, over f64;
///     zero F1::cst(0.0), one F1::cst(1.0);
///     operand |r| r;
///     value |x| x.x;
/// }
///
/// impl ChainRule for Wrapped {
///     type Base = f64;
///     fn base(self) -> f64 {
///         self.0.x
///     }
///     fn chain(self, value: f64, slope: f64) -> Self {
///         Self(F1::new(value, product(self.0.dx, slope)))
///     }
///     fn chain2(self, other: Self, value: f64, (a, b): (f64, f64)) -> Self {
///         Self(F1::new(value, product(self.0.dx, a) + product(other.0.dx, b)))
///     }
/// }
///
/// impl Scalar for Wrapped {
///     fn constant(value: f64) -> Self {
///         Self(F1::cst(value))
///     }
///     fn primal(self) -> f64 {
///         self.0.x
///     }
///     fn exp(self) -> Self {
///         Self(num_traits::Float::exp(self.0)) // the other crate's own
///     }
///     chain_rule! { f64;
///         recip sqrt cbrt exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
///         atan2 hypot powi powf pow
///     }
/// }
///
/// let x = Wrapped(F1::var(3.0));
/// assert_eq!(x.powi(2).0.dx, 6.0); // 2x
/// assert_eq!(x.hypot(Wrapped::constant(4.0)).0.dx, 0.6); // x / √(x² + y²) = 3/5
/// ```
pub trait ChainRule<R: Real = f64>: Scalar<R> {
    /// The type of the value and of the slopes: `R`, or for a number over numbers the scalar one
    /// level down.
    type Base: Scalar<R>;

    /// Returns the value, with the tangents of the levels below.
    fn base(self) -> Self::Base;

    /// Returns the number with this value, whose tangents are those of `self` times `slope`.
    fn chain(self, value: Self::Base, slope: Self::Base) -> Self;

    /// Returns the number with this value, whose tangents are those of `self` times the first slope
    /// plus those of `other` times the second slope.
    fn chain2(self, other: Self, value: Self::Base, slopes: (Self::Base, Self::Base)) -> Self;

    /// Returns [`chain`](Self::chain), or a constant if there is no slope.
    ///
    /// A missing slope is a derivative of 0 beside any tangent.
    #[doc(hidden)]
    #[inline]
    fn chain_or_constant(self, value: Self::Base, slope: Option<Self::Base>) -> Self {
        slope.map_or_else(|| Self::constant(value.peek()), |slope| self.chain(value, slope))
    }

    /// Returns [`chain2`](Self::chain2), or a constant if there are no slopes.
    #[doc(hidden)]
    #[inline]
    fn chain2_or_constant(self, other: Self, value: Self::Base, slopes: Option<(Self::Base, Self::Base)>) -> Self {
        slopes.map_or_else(|| Self::constant(value.peek()), |slopes| self.chain2(other, value, slopes))
    }
}

/// Writes methods of a [`Scalar`](crate::Scalar) by the chain rule, inside its `impl`.
///
/// The arguments are the real numbers, then the names of the methods. The type implements
/// [`ChainRule`](crate::scalar::ChainRule), whose documentation has an example.
///
/// Every elementary function can be named: those of one argument, and `abs`, `atan2`, `hypot`,
/// `powi`, `powf` and `pow`.
#[macro_export]
macro_rules! chain_rule {
    ($real:ty; $($name:ident)*) => {
        $($crate::chain_rule! { @method $name $real })*
    };
    (@method atan2 $real:ty) => {
        #[inline]
        fn atan2(self, x: Self) -> Self {
            let (b, a) = ($crate::scalar::ChainRule::base(self), $crate::scalar::ChainRule::base(x));
            let (angle, slopes) = ($crate::Scalar::atan2(b, a), $crate::scalar::slope::atan2(b, a));
            $crate::scalar::ChainRule::chain2_or_constant(self, x, angle, slopes)
        }
    };
    (@method hypot $real:ty) => {
        #[inline]
        fn hypot(self, other: Self) -> Self {
            let (a, b) = ($crate::scalar::ChainRule::base(self), $crate::scalar::ChainRule::base(other));
            let radius = $crate::Scalar::hypot(a, b);
            let slopes = $crate::scalar::slope::hypot(a, b, radius);
            $crate::scalar::ChainRule::chain2_or_constant(self, other, radius, slopes)
        }
    };
    (@method powi $real:ty) => {
        #[inline]
        fn powi(self, n: i32) -> Self {
            let x = $crate::scalar::ChainRule::base(self);
            let power = $crate::Scalar::powi(x, n);
            $crate::scalar::ChainRule::chain_or_constant(self, power, $crate::scalar::slope::powi(x, n, power))
        }
    };
    (@method powf $real:ty) => {
        #[inline]
        fn powf(self, p: $real) -> Self {
            let x = $crate::scalar::ChainRule::base(self);
            let power = $crate::Scalar::powf(x, p);
            $crate::scalar::ChainRule::chain_or_constant(self, power, $crate::scalar::slope::powf(x, p))
        }
    };
    (@method pow $real:ty) => {
        #[inline]
        fn pow(self, exponent: Self) -> Self {
            let (x, p) = ($crate::scalar::ChainRule::base(self), $crate::scalar::ChainRule::base(exponent));
            let power = $crate::Scalar::pow(x, p);
            $crate::scalar::ChainRule::chain2(self, exponent, power, $crate::scalar::slope::pow(x, p, power))
        }
    };
    (@method $name:ident $real:ty) => {
        #[inline]
        fn $name(self) -> Self {
            let x = $crate::scalar::ChainRule::base(self);
            let y = $crate::Scalar::$name(x);
            $crate::scalar::ChainRule::chain(self, y, $crate::scalar::slope::$name(x, y))
        }
    };
}
