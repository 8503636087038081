//! The number: [`Pair`] has the arithmetic, [`Number`] is the scalar around it.

use core::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use fluxions::scalar::{product, slope};
use fluxions::{Scalar, foreign_scalar};

/// A value and its tangent.
#[derive(Clone, Copy, Debug)]
pub struct Pair<T>(pub T, pub T);

/// [`Pair`] as a scalar.
#[derive(Clone, Copy, Debug)]
pub struct Number<T>(pub Pair<T>);

macro_rules! arithmetic {
    ($($op:ident $name:ident $assign:ident $assign_name:ident |$a:ident, $b:ident, $y:ident| $value:expr, $tangent:expr;)*) => {$(
        impl<T: Scalar> $op for Pair<T> {
            type Output = Self;
            fn $name(self, other: Self) -> Self {
                let ($a, $b) = (self, other);
                let $y = $value;
                Self($y, $tangent)
            }
        }
        impl<T: Scalar> $assign for Pair<T> {
            fn $assign_name(&mut self, other: Self) {
                *self = $op::$name(*self, other);
            }
        }
    )*};
}

arithmetic! {
    Add add AddAssign add_assign |a, b, y| a.0 + b.0, a.1 + b.1;
    Sub sub SubAssign sub_assign |a, b, y| a.0 - b.0, a.1 - b.1;
    Mul mul MulAssign mul_assign |a, b, y| a.0 * b.0, a.1 * b.0 + a.0 * b.1;
    Div div DivAssign div_assign |a, b, y| a.0 / b.0, (a.1 - y * b.1) / b.0;
}

impl<T: Scalar> Neg for Pair<T> {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0, -self.1)
    }
}

foreign_scalar! {
    [T: Scalar] Number<T>, over f64;
    zero Pair(T::zero(), T::zero()), one Pair(T::one(), T::zero());
    operand |r| Pair(T::constant(r), T::zero());
    value |x| x.0.primal();
}

impl<T: Scalar> fluxions::Number for Number<T> {
    type Real = f64;
}

impl<T: Scalar> Number<T> {
    fn flat(value: T) -> Self {
        Self(Pair(value, T::zero()))
    }
    /// The chain rule: an absent tangent stays absent at an infinite slope.
    fn chain(self, y: T, slope: T) -> Self {
        Self(Pair(y, product(self.0.1, slope)))
    }
    fn chain2(self, other: Self, y: T, slopes: Option<(T, T)>) -> Self {
        slopes.map_or(Self::flat(y), |(a, b)| Self(Pair(y, product(self.0.1, a) + product(other.0.1, b))))
    }
}

macro_rules! elementary {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            let (x, y) = (self.0.0, self.0.0.$name());
            self.chain(y, slope::$name(x, y))
        }
    )*};
}

impl<T: Scalar> Scalar for Number<T> {
    fn constant(value: f64) -> Self {
        Self::flat(T::constant(value))
    }
    fn primal(self) -> f64 {
        self.0.0.primal()
    }
    fn vanishes(self) -> bool {
        self.0.0.vanishes() && self.0.1.vanishes()
    }

    elementary! {
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
    }

    fn atan2(self, x: Self) -> Self {
        self.chain2(x, self.0.0.atan2(x.0.0), slope::atan2(self.0.0, x.0.0))
    }
    fn hypot(self, b: Self) -> Self {
        let y = self.0.0.hypot(b.0.0);
        self.chain2(b, y, slope::hypot(self.0.0, b.0.0, y))
    }
    fn powi(self, n: i32) -> Self {
        let y = self.0.0.powi(n);
        slope::powi(self.0.0, n, y).map_or(Self::flat(y), |slope| self.chain(y, slope))
    }
    fn powf(self, p: f64) -> Self {
        let y = self.0.0.powf(p);
        slope::powf(self.0.0, p).map_or(Self::flat(y), |slope| self.chain(y, slope))
    }
    fn pow(self, p: Self) -> Self {
        let y = self.0.0.pow(p.0.0);
        self.chain2(p, y, Some(slope::pow(self.0.0, p.0.0, y)))
    }
    fn abs(self) -> Self {
        let sign = if self > 0.0 { 1.0 } else { -1.0 };
        let slope = if self == 0.0 { 0.0 } else { sign };
        self.chain(self.0.0.abs(), T::constant(slope))
    }
    fn max(self, other: Self) -> Self {
        if self >= other || other.primal().is_nan() { self } else { other }
    }
    fn min(self, other: Self) -> Self {
        if self <= other || other.primal().is_nan() { self } else { other }
    }
}
