//! A variable of echidna's recorded program.

use crate::Base;
use core::cell::Cell;
use echidna::BReverse;
use fluxions::rule::{by_arithmetic, by_arithmetic_of_first_order};
use fluxions::{Number, Owned, Rule, Scalar, View, foreign_scalar};
use num_traits::Float;

thread_local! {
    /// Whether f read a value, which the program cannot check.
    static PINNED: Cell<bool> = const { Cell::new(false) };
    /// Whether rules are recorded with their second derivatives.
    static SECOND: Cell<bool> = const { Cell::new(true) };
}

/// Records a function. `second` says whether second derivatives will be taken of the program.
pub(crate) fn of_second_order<T>(second: bool, record: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            SECOND.set(self.0);
        }
    }
    let _restore = Restore(SECOND.replace(second));
    record()
}

/// Watches one recording. When it is dropped, also by a panic, it restores what the outer recording had seen.
pub(crate) struct Watch {
    outer: bool,
}

impl Watch {
    pub(crate) fn start() -> Self {
        Self { outer: PINNED.replace(false) }
    }

    /// Whether the recording holds at its own point only.
    pub(crate) fn pinned(&self) -> bool {
        PINNED.get()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        PINNED.set(self.outer);
    }
}

/// A variable of echidna's recorded program as a scalar. If f reads its value, the program holds at its own point
/// only. Elementary functions are echidna's own. Second derivatives of `asin`, `acos` and `atanh` lose digits near 0, and first derivatives of
/// y = `exp_m1(x)`, which are y + 1, far below 0, and those of y = `x.powf(p)`, which are p y / x, where |y| < 10⁻³⁰⁸.
#[derive(Clone, Copy, Debug)]
#[repr(transparent)]
pub struct Recorded<R: Base>(pub BReverse<R>);

impl<R: Base> Number for Recorded<R> {
    type Real = R;
}

impl<R: Base> Recorded<R> {
    /// Returns the value, and notes that f read it unless it is a constant.
    fn look(x: &BReverse<R>) -> R {
        if x.index() != echidna::bytecode_tape::CONSTANT {
            PINNED.set(true);
        }
        echidna::Scalar::value(x)
    }
}

foreign_scalar! {
    [R: Base] Recorded<R>, over R;
    zero BReverse::constant(num_traits::Zero::zero()), one BReverse::constant(num_traits::One::one());
    operand |r| BReverse::constant(r);
    value |x| Self::look(x);
}

macro_rules! forward {
    ($($name:ident)*) => {$(
        fn $name(self) -> Self {
            Self(Float::$name(self.0))
        }
    )*};
}

impl<R: Base> Scalar<R> for Recorded<R> {
    fn constant(value: R) -> Self {
        Self(BReverse::constant(value))
    }
    fn primal(self) -> R {
        Self::look(&self.0)
    }
    const RECORDS: bool = true;
    const ORDER: u8 = 2;

    /// By arithmetic, which reads the values of the arguments. So the program holds at its own point only.
    fn call_rule<G: Rule<R>>(
        rule: &G,
        x: View<'_, G::Input, Self>,
    ) -> Result<(Owned<G::Output, Self>, G::Kept), G::Error> {
        if SECOND.get() { by_arithmetic(rule, x) } else { by_arithmetic_of_first_order(rule, x) }
    }

    fn peek(self) -> R {
        echidna::Scalar::value(&self.0)
    }

    forward! {
        recip sqrt cbrt exp exp2 exp_m1 ln ln_1p log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
        abs signum floor ceil round trunc
    }

    fn atan2(self, x: Self) -> Self {
        Self(Float::atan2(self.0, x.0))
    }
    fn hypot(self, other: Self) -> Self {
        Self(Float::hypot(self.0, other.0))
    }
    fn powi(self, n: i32) -> Self {
        Self(Float::powi(self.0, n))
    }
    fn powf(self, p: R) -> Self {
        Self(Float::powf(self.0, BReverse::constant(p)))
    }
    fn pow(self, y: Self) -> Self {
        Self(Float::powf(self.0, y.0))
    }
    fn max(self, other: Self) -> Self {
        Self(Float::max(self.0, other.0))
    }
    fn min(self, other: Self) -> Self {
        Self(Float::min(self.0, other.0))
    }
}
