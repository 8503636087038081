//! A number of which the first order of derivatives alone is in use: [`FirstOrder`].

use super::flat::pairs_inside;
use super::{Rule, by_arithmetic_of_first_order};
use crate::{Number, Owned, Real, Relation, Scalar, View};

/// The number `S`, whose derivatives beyond the first order need not be right.
///
/// It computes as `S` does, and calls rules with real partial derivatives.
#[derive(Clone, Copy, Debug)]
pub(super) struct FirstOrder<S>(pub(super) S);

impl<R: Real, S: Number<Real = R>> Number for FirstOrder<S> {
    type Real = R;
}

crate::foreign_scalar! {
    [R: Real, S: Scalar<R> + Number<Real = R>] FirstOrder<S>, over R;
    zero S::zero(), one S::one();
    operand |r| r;
    value |x| x.primal();
}

macro_rules! forward {
    ($($name:ident($($argument:ident: $kind:ty),*);)*) => {$(
        fn $name(self $(, $argument: $kind)*) -> Self {
            Self(Scalar::$name(self.0 $(, Inner::inner($argument))*))
        }
    )*};
}

/// An argument of a method of the number inside.
trait Inner {
    type Inner;
    fn inner(self) -> Self::Inner;
}
impl<S> Inner for FirstOrder<S> {
    type Inner = S;
    fn inner(self) -> S {
        self.0
    }
}
impl Inner for i32 {
    type Inner = i32;
    fn inner(self) -> i32 {
        self
    }
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> Scalar<R> for FirstOrder<S> {
    const ORDER: u8 = 1;

    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        by_arithmetic_of_first_order(rule, x)
    }
    fn constant(value: R) -> Self {
        Self(S::constant(value))
    }
    fn primal(self) -> R {
        self.0.primal()
    }
    fn peek(self) -> R {
        self.0.peek()
    }
    fn vanishes(self) -> bool {
        self.0.vanishes()
    }
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        Self(S::from_partials(value, &pairs_inside(partials, |x| x.0)))
    }
    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        Self(S::select(a.0, relation, b.0, then.0, otherwise.0))
    }
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.0.sin_cos();
        (Self(sin), Self(cos))
    }
    fn powf(self, p: R) -> Self {
        Self(self.0.powf(p))
    }
    forward! {
        stop_gradient(); held(); recip(); sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); ln_1p(); log2(); log10();
        sin(); cos(); tan(); asin(); acos(); atan(); atan2(x: Self); sinh(); cosh(); tanh(); asinh(); acosh(); atanh();
        hypot(other: Self); powi(n: i32); pow(y: Self); abs(); signum(); max(other: Self); min(other: Self);
        floor(); ceil(); round(); trunc();
    }
}
