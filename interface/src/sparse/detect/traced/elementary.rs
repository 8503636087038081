//! The elementary functions of traced numbers, choices and rules.

use super::super::arena::{cut, take};
use super::{Kind, Traced, rule};
use crate::{Owned, Real, Relation, Rule, Scalar, View};
use core::panic::Location;

macro_rules! unary {
    ($kind:ident: $($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            self.unary(Kind::$kind, Scalar::$name(self.value))
        }
    )*};
}

macro_rules! flat {
    ($($name:ident)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            self.flat(Scalar::$name(self.value))
        }
    )*};
}

macro_rules! binary {
    ($kind:ident: $($name:ident)*) => {$(
        #[inline]
        fn $name(self, other: Self) -> Self {
            self.binary(other, Kind::$kind, Scalar::$name(self.value, other.value))
        }
    )*};
}

impl<R: Real> Scalar<R> for Traced<R> {
    const RECORDS: bool = true;

    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        rule::call(rule, x)
    }

    #[inline]
    fn constant(value: R) -> Self {
        Self::fixed(value)
    }
    #[inline]
    #[track_caller]
    fn primal(self) -> R {
        if self.has_node() {
            cut(self.trace, Location::caller());
        }
        take(self.trace);
        self.value
    }
    #[inline]
    fn peek(self) -> R {
        self.value
    }
    #[inline]
    fn vanishes(self) -> bool {
        self.is_zero_factor()
    }
    /// Finite differences of f go past it, so the pattern does too.
    #[inline]
    fn stop_gradient(self) -> Self {
        self
    }

    /// The result depends on the xᵢ, and each xᵢ meets its partial.
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        let terms = partials.iter().filter(|(x, _)| x.has_node());
        terms.fold(Self::fixed(value), |sum, &(x, partial)| {
            sum.binary(x.binary(partial, Kind::PRODUCT, R::one()), Kind::LINEAR, value)
        })
    }

    /// The result depends on both sides. Where neither has a derivative, it is still no constant.
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        let value = R::select(a.value, relation, b.value, then.value, otherwise.value);
        let result = then.binary(otherwise, Kind::LINEAR, value);
        if result.trace == 0 { Self::parameter(value, a.trace | b.trace) } else { result }
    }

    unary! { CURVED:
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan
        sinh cosh tanh asinh acosh atanh
    }
    unary! { LINEAR: abs }
    binary! { FULL: atan2 hypot }
    binary! { LINEAR: max min }
    flat! { signum floor ceil round trunc }

    #[inline]
    fn powi(self, n: i32) -> Self {
        let value = Scalar::powi(self.value, n);
        match n {
            0 => self.flat(value),
            1 => self.unary(Kind::LINEAR, value),
            _ => self.unary(Kind::CURVED, value),
        }
    }
    #[inline]
    fn powf(self, p: R) -> Self {
        let value = Scalar::powf(self.value, p);
        if p == R::zero() {
            self.flat(value)
        } else if p == R::one() {
            self.unary(Kind::LINEAR, value)
        } else {
            self.unary(Kind::CURVED, value)
        }
    }
    #[inline]
    fn pow(self, exponent: Self) -> Self {
        if exponent.trace == 0 {
            return self.powf(exponent.value);
        }
        self.binary(exponent, Kind::FULL, Scalar::pow(self.value, exponent.value))
    }
}
