//! The elementary functions, and `select`.

use super::Var;
use crate::guard::Test;
use crate::op::Op;
use crate::recording::{Base, binary, guard, unary, with_constant};
use core::panic::Location;
use fluxions::{Owned, Relation, Rule, Scalar, View};

macro_rules! unary {
    ($($name:ident $op:ident;)*) => {$(
        #[inline]
        fn $name(self) -> Self {
            let value = Scalar::$name(self.value);
            if self.is_constant() { Self::fixed(value) } else { unary(Op::$op, self, 0, value) }
        }
    )*};
}

macro_rules! binary {
    ($($name:ident $op:ident;)*) => {$(
        #[inline]
        fn $name(self, other: Self) -> Self {
            let value = Scalar::$name(self.value, other.value);
            if self.is_constant() && other.is_constant() {
                return Self::fixed(value);
            }
            binary(Op::$op, self, other, value)
        }
    )*};
}

impl<R: Base> Var<R> {
    /// Records `then` or −0, as `op` chooses by `mask`.
    fn pick(mask: Self, op: Op, then: Self) -> Self {
        let taken = (mask.value != R::zero()) == (op == Op::PickTrue);
        binary(op, mask, then, if taken { then.value } else { -R::zero() })
    }
}

impl<R: Base> Scalar<R> for Var<R> {
    #[inline]
    fn constant(value: R) -> Self {
        Self::fixed(value)
    }
    #[track_caller]
    #[inline]
    fn primal(self) -> R {
        guard(self, self, Test::Value(self.value), Location::caller());
        self.value
    }
    const RECORDS: bool = true;

    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        super::rules::call(rule, x)
    }

    #[inline]
    fn peek(self) -> R {
        self.value
    }
    #[inline]
    fn vanishes(self) -> bool {
        self.is_constant() && self.value == R::zero()
    }
    #[inline]
    fn stop_gradient(self) -> Self {
        if self.is_constant() { self } else { unary(Op::Stop, self, 0, self.value.held()) }
    }

    /// The program keeps each pair as an operation, so that derivatives of all orders are exact.
    fn from_partials(value: R, partials: &[(Self, Self)]) -> Self {
        let attached = partials.iter().filter(|(x, _)| !x.is_constant());
        attached.fold(Self::fixed(value), |sum, &(x, partial)| sum + binary(Op::Attach, x, partial, -R::zero()))
    }

    fn select(a: Self, relation: Relation, b: Self, then: Self, otherwise: Self) -> Self {
        let holds = R::select(a.value, relation, b.value, R::one(), R::zero());
        if a.is_constant() && b.is_constant() {
            return if holds == R::one() { then } else { otherwise };
        }
        let op = match relation {
            Relation::Less => Op::Less,
            Relation::LessOrEqual => Op::LessOrEqual,
            Relation::Equal => Op::Equal,
        };
        let mask = binary(op, a, b, holds);
        Self::pick(mask, Op::PickTrue, then) + Self::pick(mask, Op::PickFalse, otherwise)
    }

    unary! {
        recip Recip; sqrt Sqrt; cbrt Cbrt; exp Exp; exp2 Exp2; exp_m1 ExpM1; ln Ln; ln_1p Ln1p; log2 Log2;
        log10 Log10; sin Sin; cos Cos; tan Tan; asin Asin; acos Acos; atan Atan; sinh Sinh; cosh Cosh; tanh Tanh;
        asinh Asinh; acosh Acosh; atanh Atanh; abs Abs; signum Signum; floor Floor; ceil Ceil; round Round; trunc Trunc;
    }
    binary! { atan2 Atan2; hypot Hypot; max Max; min Min; }

    #[inline]
    fn powi(self, n: i32) -> Self {
        let value = Scalar::powi(self.value, n);
        if self.is_constant() || n == 0 {
            return Self::fixed(value);
        }
        unary(Op::PowInt, self, n.cast_unsigned(), value)
    }
    #[inline]
    fn powf(self, p: R) -> Self {
        let value = Scalar::powf(self.value, p);
        if self.is_constant() || p == R::zero() {
            return Self::fixed(value);
        }
        with_constant(Op::PowConst, self, p, value)
    }
    #[inline]
    fn pow(self, y: Self) -> Self {
        if y.is_constant() {
            return self.powf(y.value);
        }
        binary(Op::Pow, self, y, Scalar::pow(self.value, y.value))
    }
}
