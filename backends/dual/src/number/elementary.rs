//! The elementary functions: values by the base number's own, slopes by formulas that lose no digits at the edges.

use super::DualNumber;
use core::f64::consts::{LN_2, LOG2_E, LOG10_E};
use fluxions::scalar::product;
use fluxions::{Number, Real, Scalar};

/// A real constant of the base's precision.
#[inline]
fn real<R: Real>(value: f64) -> R {
    R::from_f64(value)
}

/// 1 − x² without cancellation.
#[inline]
fn one_minus_square<R: Real, T: Scalar<R>>(x: T) -> T {
    (T::one() - x) * (T::one() + x)
}

macro_rules! by_chain {
    ($($name:ident, $chain:ident: |$x:ident, $y:ident| $slope:expr;)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            let $x = self.value;
            let $y = $x.$name();
            self.$chain($y, $slope)
        }
    )*};
}

macro_rules! piecewise {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            Self::flat(self.value.$name())
        }
    )*};
}

impl<R: Real, T: Scalar<R> + Number<Real = R>, const N: usize> Scalar<R> for DualNumber<T, N> {
    #[inline]
    fn constant(value: R) -> Self {
        Self::flat(T::constant(value))
    }
    #[inline]
    fn primal(self) -> R {
        self.value.primal()
    }
    #[inline]
    fn peek(self) -> R {
        self.value.peek()
    }
    #[inline]
    fn vanishes(self) -> bool {
        self.value.vanishes() && self.tangents.iter().all(|t| t.vanishes())
    }
    #[inline]
    fn stop_gradient(self) -> Self {
        Self::flat(self.value.stop_gradient())
    }

    /// Exact to all orders: the value's own derivatives follow the same rule, one level down.
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        let below: Vec<(T, T)> = partials.iter().map(|(x, partial)| (x.value, partial.value)).collect();
        let mut result = Self::flat(T::from_partials(value, &below));
        for (x, partial) in partials {
            result = result.zip(*x, result.value, |sum, t| sum + product(t, partial.value));
        }
        result
    }

    by_chain! {
        recip, chain_singular: |x, y| -(y * y);
        sqrt, chain_singular: |x, y| (y + y).recip();
        cbrt, chain_singular: |x, y| (y * y * real::<R>(3.0)).recip();
        exp, chain_singular: |x, y| y;
        exp2, chain_singular: |x, y| y * real::<R>(LN_2);
        exp_m1, chain_singular: |x, y| x.exp();
        ln, chain_singular: |x, y| x.recip();
        ln_1p, chain_singular: |x, y| (x + R::one()).recip();
        log2, chain_singular: |x, y| x.recip() * real::<R>(LOG2_E);
        log10, chain_singular: |x, y| x.recip() * real::<R>(LOG10_E);
        sin, chain: |x, y| x.cos();
        cos, chain: |x, y| -x.sin();
        tan, chain: |x, y| y * y + R::one();
        asin, chain_singular: |x, y| one_minus_square(x).sqrt().recip();
        acos, chain_singular: |x, y| -one_minus_square(x).sqrt().recip();
        atan, chain: |x, y| (x * x + R::one()).recip();
        sinh, chain_singular: |x, y| x.cosh();
        cosh, chain_singular: |x, y| x.sinh();
        tanh, chain: |x, y| {
            // sech² x; cosh overflows to ∞ where it is 0.
            let sech = x.cosh().recip();
            sech * sech
        };
        asinh, chain: |x, y| x.hypot(T::one()).recip();
        acosh, chain_singular: |x, y| ((x - R::one()).sqrt() * (x + R::one()).sqrt()).recip();
        atanh, chain_singular: |x, y| one_minus_square(x).recip();
    }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.value.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }

    #[inline]
    fn atan2(self, x: Self) -> Self {
        let value = self.value.atan2(x.value);
        let radius = self.value.hypot(x.value);
        if radius.peek() == R::zero() {
            return Self::flat(value);
        }
        let (dy, dx) = (x.value / radius / radius, -(self.value / radius) / radius);
        self.zip(x, value, |s, t| s * dy + t * dx)
    }

    #[inline]
    fn hypot(self, other: Self) -> Self {
        let radius = self.value.hypot(other.value);
        if radius.peek() == R::zero() {
            return Self::flat(radius);
        }
        let (a, b) = (self.value / radius, other.value / radius);
        self.zip(other, radius, |s, t| s * a + t * b)
    }

    #[inline]
    fn powi(self, n: i32) -> Self {
        let value = self.value.powi(n);
        if n == 0 {
            return Self::flat(value);
        }
        self.chain_singular(value, self.value.powi(n.wrapping_sub(1)) * real::<R>(f64::from(n)))
    }

    #[inline]
    fn powf(self, p: R) -> Self {
        let value = self.value.powf(p);
        if p == R::zero() {
            return Self::flat(value);
        }
        self.chain_singular(value, self.value.powf(p - R::one()) * p)
    }

    fn pow(self, y: Self) -> Self {
        let value = self.value.pow(y.value);
        let base = if y.value.vanishes() { T::zero() } else { self.value.pow(y.value - R::one()) * y.value };
        // 0ʸ stays 0 for y > 0: no slope, where 0 · ln 0 would be NaN.
        let exponent = if self.value.peek() == R::zero() && y.value.peek() > R::zero() {
            T::zero()
        } else {
            value * self.value.ln()
        };
        self.zip(y, value, |s, t| product(s, base) + product(t, exponent))
    }

    #[inline]
    fn abs(self) -> Self {
        if self.value > R::zero() {
            self
        } else if self.value < R::zero() {
            -self
        } else {
            Self::flat(self.value.abs())
        }
    }

    #[inline]
    fn max(self, other: Self) -> Self {
        // A NaN on the left gives way, as in `f64::max`.
        if self.value >= other.value || other.value.peek().is_nan() { self } else { other }
    }

    #[inline]
    fn min(self, other: Self) -> Self {
        if self.value <= other.value || other.value.peek().is_nan() { self } else { other }
    }

    piecewise!(signum floor ceil round trunc);
}
