//! num-dual's numbers as scalars.

use fluxions::{Number, Real, Scalar, foreign_scalar};
use num_dual::{DualNum, DualNumFloat};

/// A number of num-dual as a scalar. Elementary functions are num-dual's own; where it has none (`hypot`) or where it departs from the
/// conventions of fluxions at no cost to mend (`abs`, `max`, `min`), they are composed of its arithmetic.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Wrapped<D>(pub D);

impl<D: DualNum> Number for Wrapped<D>
where
    D::Primitive: Real,
{
    type Real = D::Primitive;
}

foreign_scalar! { [R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync] Wrapped<D> over R }

macro_rules! forward {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self(DualNum::$name(&self.0))
        }
    )*};
}

impl<R: Real + DualNumFloat, D: DualNum<Primitive = R> + Copy + Send + Sync> Scalar<R> for Wrapped<D> {
    #[inline]
    fn constant(value: R) -> Self {
        Self(D::from(value))
    }
    #[inline]
    fn primal(self) -> R {
        num_dual::DualStruct::re(&self.0)
    }

    forward! {
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan
        sinh cosh tanh asinh acosh atanh
    }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = DualNum::sin_cos(&self.0);
        (Self(sin), Self(cos))
    }
    #[inline]
    fn atan2(self, x: Self) -> Self {
        Self(DualNum::atan2(&self.0, x.0))
    }
    fn hypot(self, other: Self) -> Self {
        let (a, b) = (Scalar::abs(self.primal()), Scalar::abs(other.primal()));
        let scale = if a > b { a } else { b };
        if scale == <R as num_traits::Zero>::zero() {
            return Self::constant(scale);
        }
        let (a, b) = (self / scale, other / scale);
        (a * a + b * b).sqrt() * scale
    }
    #[inline]
    fn powi(self, n: i32) -> Self {
        Self(DualNum::powi(&self.0, n))
    }
    #[inline]
    fn powf(self, p: R) -> Self {
        Self(DualNum::powf(&self.0, p))
    }
    #[inline]
    fn pow(self, y: Self) -> Self {
        Self(DualNum::powd(&self.0, y.0))
    }
    #[inline]
    fn abs(self) -> Self {
        let zero = <R as num_traits::Zero>::zero();
        if self > zero {
            self
        } else if self < zero {
            -self
        } else {
            Self::constant(Scalar::abs(self.primal()))
        }
    }
    #[inline]
    fn max(self, other: Self) -> Self {
        if self >= other || Real::is_nan(other.primal()) { self } else { other }
    }
    #[inline]
    fn min(self, other: Self) -> Self {
        if self <= other || Real::is_nan(other.primal()) { self } else { other }
    }
}
