//! `f64` and `f32` as scalars.

use super::{Number, Real, Relation, Scalar, stops};
use crate::{Owned, Rule, View};

macro_rules! forward {
    ($t:ty: $($name:ident($($arg:ident: $kind:ty),*);)*) => {
        $(#[inline] fn $name(self $(, $arg: $kind)*) -> Self { <$t>::$name(self $(, $arg)*) })*
    };
}

macro_rules! real {
    ($t:ident $bits:ident) => {
        impl Number for $t {
            type Real = $t;
        }

        impl Real for $t {
            const EPSILON: Self = $t::EPSILON;
            const INFINITY: Self = $t::INFINITY;
            const NAN: Self = $t::NAN;
            const PI: Self = core::$t::consts::PI;
            #[inline]
            fn from_f64(value: f64) -> Self {
                value as $t
            }
            #[inline]
            fn to_f64(self) -> f64 {
                f64::from(self)
            }
        }

        impl Scalar<$t> for $t {
            #[inline]
            fn is_finite(self) -> bool {
                $t::is_finite(self)
            }
            #[inline]
            fn is_nan(self) -> bool {
                $t::is_nan(self)
            }
            #[inline]
            fn constant(value: $t) -> Self {
                value
            }
            #[inline]
            fn primal(self) -> $t {
                self
            }
            #[inline]
            fn vanishes(self) -> bool {
                self == 0.0
            }
            #[inline]
            fn stop_gradient(self) -> Self {
                self
            }
            #[inline]
            fn held(self) -> Self {
                stops::held(self)
            }
            #[inline]
            fn from_partials(value: $t, _: &[(Self, Self)]) -> Self {
                value
            }
            const DEPTH: u8 = 0;
            const ORDER: u8 = 0;
            #[inline]
            fn call_rule<G: Rule<$t>>(
                rule: &G,
                x: View<'_, G::Input, $t>,
            ) -> Result<(Owned<G::Output, $t>, G::Kept), G::Error> {
                rule.value(x)
            }

            // By masks, not by branches, so that LLVM vectorises it.
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn flow(self, slope: Self) -> Self {
                let (mask, product) = (u8::from(self != 0.0) & u8::from(slope != 0.0), self * slope);
                $t::from_bits(product.to_bits() & $bits::from(mask).wrapping_neg())
            }
            // Plain comparisons, which LLVM vectorises.
            #[inline]
            fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
                let holds = match relation {
                    Relation::Less => a < b,
                    Relation::LessOrEqual => a <= b,
                    Relation::Equal => a == b,
                };
                if holds { then } else { otherwise }
            }
            #[inline]
            fn sin_cos(self) -> (Self, Self) {
                $t::sin_cos(self)
            }
            #[inline]
            fn pow(self, y: Self) -> Self {
                self.powf(y)
            }
            // Not `f64::clamp`, which panics on bounds that are out of order.
            #[inline]
            fn clamp(self, low: Self, high: Self) -> Self {
                $t::min($t::max(self, low), high)
            }
            // Not `f64::mul_add`: without the instruction it is a slow call, and values must not depend on the scalar.
            #[inline]
            fn mul_add(self, a: Self, b: Self) -> Self {
                self * a + b
            }
            forward! { $t:
                recip(); sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); ln_1p(); log2(); log10();
                sin(); cos(); tan(); asin(); acos(); atan(); atan2(x: Self);
                sinh(); cosh(); tanh(); asinh(); acosh(); atanh(); hypot(other: Self);
                powi(n: i32); powf(p: Self); abs(); signum(); max(other: Self); min(other: Self);
                floor(); ceil(); round(); trunc();
            }
        }
    };
}

real!(f64 u64);
real!(f32 u32);
