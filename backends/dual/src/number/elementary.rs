//! The elementary functions: values by the base number's own, slopes by formulas that lose no digits at the edges.

use super::DualNumber;
use core::f64::consts::{LN_2, LOG2_E, LOG10_E};
use fluxions::scalar::product;
use fluxions::{Number, Real, Relation, Scalar};

/// A real constant of the base's precision.
#[inline]
fn real<R: Real>(value: f64) -> R {
    R::from_f64(value)
}

/// 1 − x² without cancellation: near ±1 in the value, near 0 in the derivative −(1 + x) + (1 − x).
#[inline]
fn one_minus_square<R: Real, T: Scalar<R>>(x: T) -> T {
    let near_zero = x.peek() * x.peek() < real::<R>(0.5);
    if near_zero { T::one() - x * x } else { (T::one() - x) * (T::one() + x) }
}

/// sech² x, where y = tanh x: 1 − y² near 0; further out, where that cancels, 4 e⁻²ˣ / (1 + e⁻²ˣ)². Not 1/cosh², whose
/// overflow is a NaN one order higher.
#[inline]
fn sech_square<R: Real, T: Scalar<R>>(x: T, y: T) -> T {
    if y.peek() * y.peek() < real::<R>(0.5) {
        return T::one() - y * y;
    }
    let down = T::select(x, Relation::Less, T::zero(), x, -x);
    let e = (down + down).exp();
    let sum = e + R::one();
    e * real::<R>(4.0) / (sum * sum)
}

/// How many partials a rule may have without an allocation.
const PARTIALS: usize = 8;

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
        let below = |&(x, partial): &(Self, Self)| (x.value, partial.value);
        let mut result = Self::flat(if partials.len() <= PARTIALS {
            let mut few = [(T::zero(), T::zero()); PARTIALS];
            few.iter_mut().zip(partials).for_each(|(slot, pair)| *slot = below(pair));
            T::from_partials(value, &few[..partials.len()])
        } else {
            T::from_partials(value, &partials.iter().map(below).collect::<Vec<_>>())
        });
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
        tanh, chain: |x, y| sech_square(x, y);
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
        // Here and below a comparison and no `peek` where the other branch has another derivative: a tape must see it.
        if radius == R::zero() {
            return Self::flat(value);
        }
        // Not x / r²: that overflows or underflows.
        let (dy, dx) = (x.value / radius / radius, -(self.value / radius) / radius);
        if dy.peek().is_finite() && dx.peek().is_finite() {
            return self.zip(x, value, |s, t| s * dy + t * dx);
        }
        self.zip(x, value, |s, t| product(s, dy) + product(t, dx))
    }

    #[inline]
    fn hypot(self, other: Self) -> Self {
        let radius = self.value.hypot(other.value);
        if radius == R::zero() {
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
        let below = n.checked_sub(1).map_or_else(|| value / self.value, |below| self.value.powi(below));
        self.chain_singular(value, below * real::<R>(f64::from(n)))
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
        let exponent = if self.value == R::zero() && y.value > R::zero() { T::zero() } else { value * self.value.ln() };
        self.zip(y, value, |s, t| product(s, base) + product(t, exponent))
    }

    #[inline]
    fn abs(self) -> Self {
        if self.value > R::zero() {
            self
        } else if self.value < R::zero() {
            -self
        } else if self.value == R::zero() {
            Self::flat(self.value.abs())
        } else {
            self.each(self.value.abs(), |t| product(t, T::constant(R::NAN)))
        }
    }

    #[inline]
    fn max(self, other: Self) -> Self {
        // A NaN on the left gives way, as in `f64::max`, which also says which zero max(0, −0) is.
        let first = self.value >= other.value || other.value.peek().is_nan();
        Self { value: self.value.max(other.value), tangents: if first { self.tangents } else { other.tangents } }
    }

    #[inline]
    fn min(self, other: Self) -> Self {
        let first = self.value <= other.value || other.value.peek().is_nan();
        Self { value: self.value.min(other.value), tangents: if first { self.tangents } else { other.tangents } }
    }

    piecewise!(signum floor ceil round trunc);
}
