//! The elementary functions of watched numbers, choices and rules.

use super::Watched;
use super::log::{Kind, taken};
use crate::rule::{Lent, lent_map, pairs_inside};
use crate::{Number, Owned, Real, Relation, Rule, Scalar, Space, View};

macro_rules! forward {
    ($($name:ident($($argument:ident: $kind:ty => $value:expr),*);)*) => {$(
        #[inline]
        fn $name(self $(, $argument: $kind)*) -> Self {
            Self(Scalar::$name(self.0 $(, $value)*))
        }
    )*};
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Scalar<R> for Watched<S> {
    const RECORDS: bool = S::RECORDS || S::DEPTH == 0;
    const DEPTH: u8 = kind_of(S::DEPTH);
    const ORDER: u8 = kind_of(S::ORDER);

    /// Calls a rule at the numbers of x. Where it fails, f may go on otherwise, and may look at the error.
    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        let x0 = lent_map::<G::Input, Self, S>(x, &mut inside);
        let (y0, kept) = S::call_rule(rule, G::Input::view(&x0)).inspect_err(|_| G::Input::each(x, &mut fail))?;
        let y0 = Lent::of_call::<R, S, G>(y0);
        Ok((lent_map::<G::Output, S, Self>(G::Output::view(&y0), &mut Self).own(), kept))
    }

    #[inline]
    fn constant(value: R) -> Self {
        Self(S::constant(value))
    }
    fn primal(self) -> R {
        taken(Kind::Value, bits(self));
        self.0.primal()
    }
    #[inline]
    fn peek(self) -> R {
        self.0.peek()
    }
    /// A decision by a value alone would leave no trace, so over a real number there is none.
    #[inline]
    fn vanishes(self) -> bool {
        S::DEPTH != 0 && self.0.vanishes()
    }
    #[inline]
    fn stop_gradient(self) -> Self {
        Self(self.0.stop_gradient())
    }
    #[inline]
    fn held(self) -> Self {
        Self(self.0.held())
    }
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        Self(S::from_partials(value, &pairs_inside(partials, inside)))
    }
    #[inline]
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        Self(S::select(a.0, relation, b.0, then.0, otherwise.0))
    }
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.0.sin_cos();
        (Self(sin), Self(cos))
    }

    forward! {
        recip(); sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); ln_1p(); log2(); log10(); sin(); cos(); tan(); asin(); acos();
        atan(); sinh(); cosh(); tanh(); asinh(); acosh(); atanh(); abs(); signum(); floor(); ceil(); round(); trunc();
        atan2(x: Self => x.0); hypot(other: Self => other.0); pow(y: Self => y.0); max(other: Self => other.0);
        min(other: Self => other.0); powi(n: i32 => n); powf(p: R => p); clamp(low: Self => low.0, high: Self => high.0);
        mul_add(a: Self => a.0, b: Self => b.0);
    }
}

/// The order or the depth of a number: that of the number inside. A real number inside makes one of an unknown kind, for which no code takes
/// the short way that it has for real numbers.
const fn kind_of(inside: u8) -> u8 {
    if inside == 0 { u8::MAX } else { inside }
}

fn inside<S>(x: Watched<S>) -> S {
    x.0
}

fn bits<R: Real, S: Scalar<R> + Number<Real = R>>(x: Watched<S>) -> u64 {
    x.0.peek().to_f64().to_bits()
}

fn fail<R: Real, S: Scalar<R> + Number<Real = R>>(x: Watched<S>) {
    taken(Kind::Failure, bits(x));
}
