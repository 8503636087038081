//! The elementary functions: values by the base number's own, slopes by formulas that lose no digits at the edges.

use super::DualNumber;
use fluxions::scalar::{product, slope};
use fluxions::{Number, Real, Scalar};

/// How many partials a rule may have without an allocation.
const PARTIALS: usize = 8;

macro_rules! by_chain {
    ($($chain:ident: $($name:ident)*;)*) => {$($(
        #[inline]
        fn $name(self) -> Self {
            let x = self.value;
            let y = x.$name();
            self.$chain(y, slope::$name(x, y))
        }
    )*)*};
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
    const RECORDS: bool = T::RECORDS;
    const DEPTH: u8 = T::DEPTH.saturating_add(1);

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
        chain: sin cos tan atan tanh asinh;
        chain_singular: recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 asin acos sinh cosh acosh atanh;
    }

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.value.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }

    #[inline]
    fn atan2(self, x: Self) -> Self {
        let value = self.value.atan2(x.value);
        let Some((dy, dx)) = slope::atan2(self.value, x.value) else { return Self::flat(value) };
        if dy.peek().is_finite() && dx.peek().is_finite() {
            return self.zip(x, value, |s, t| s * dy + t * dx);
        }
        self.zip(x, value, |s, t| product(s, dy) + product(t, dx))
    }

    #[inline]
    fn hypot(self, other: Self) -> Self {
        let radius = self.value.hypot(other.value);
        let Some((a, b)) = slope::hypot(self.value, other.value, radius) else { return Self::flat(radius) };
        self.zip(other, radius, |s, t| s * a + t * b)
    }

    #[inline]
    fn powi(self, n: i32) -> Self {
        let value = self.value.powi(n);
        slope::powi(self.value, n, value).map_or(Self::flat(value), |slope| self.chain_singular(value, slope))
    }

    #[inline]
    fn powf(self, p: R) -> Self {
        let value = self.value.powf(p);
        slope::powf(self.value, p).map_or(Self::flat(value), |slope| self.chain_singular(value, slope))
    }

    fn pow(self, y: Self) -> Self {
        let value = self.value.pow(y.value);
        let (base, exponent) = slope::pow(self.value, y.value, value);
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
