//! The elementary functions of watched numbers, choices and rules.

use super::Watched;
use super::log::{Kind, taken};
use crate::rule::{Lent, lent_map};
use crate::{Owned, Real, Relation, Rule, Scalar, Space, View};

macro_rules! forward {
    ($($name:ident($($argument:ident: $kind:ty => $value:expr),*);)*) => {$(
        #[inline]
        fn $name(self $(, $argument: $kind)*) -> Self {
            Self(Scalar::$name(self.0 $(, $value)*))
        }
    )*};
}

impl<R: Real> Scalar<R> for Watched<R> {
    const RECORDS: bool = true;

    /// Calls a rule at the values of x. Where it fails, f may go on otherwise, and may look at the error.
    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        let x0 = lent_map::<G::Input, Self, R>(x, &mut value);
        let (y0, kept) = rule.value(G::Input::view(&x0)).inspect_err(|_| G::Input::each(x, &mut fail))?;
        let y0 = Lent::of_value::<R, G>(y0);
        Ok((lent_map::<G::Output, R, Self>(G::Output::view(&y0), &mut Self).own(), kept))
    }

    #[inline]
    fn constant(value: R) -> Self {
        Self(value)
    }
    fn primal(self) -> R {
        taken(Kind::Value, bits(self));
        self.0
    }
    #[inline]
    fn peek(self) -> R {
        self.0
    }
    #[inline]
    fn stop_gradient(self) -> Self {
        self
    }
    #[inline]
    fn from_partials(value: R, _: &[(Self, Self)]) -> Self {
        Self(value)
    }
    #[inline]
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        Self(R::select(a.0, relation, b.0, then.0, otherwise.0))
    }

    forward! {
        recip(); sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); ln_1p(); log2(); log10(); sin(); cos(); tan(); asin(); acos();
        atan(); sinh(); cosh(); tanh(); asinh(); acosh(); atanh(); abs(); signum(); floor(); ceil(); round(); trunc();
        atan2(x: Self => x.0); hypot(other: Self => other.0); pow(y: Self => y.0); max(other: Self => other.0);
        min(other: Self => other.0); powi(n: i32 => n); powf(p: R => p);
    }
}

fn value<R>(x: Watched<R>) -> R {
    x.0
}

fn bits<R: Real>(x: Watched<R>) -> u64 {
    x.0.to_f64().to_bits()
}

fn fail<R: Real>(x: Watched<R>) {
    taken(Kind::Failure, bits(x));
}
