//! `RealField`.

use super::Field;
use crate::{Number, Real, Relation, Scalar};
use core::f64::consts;
use nalgebra::RealField;

macro_rules! constants {
    ($($name:ident: $value:expr;)*) => {$(
        fn $name() -> Self {
            Self(S::constant(R::from_f64($value)))
        }
    )*};
}

impl<R: Real, S: Scalar<R> + Number<Real = R>> RealField for Field<S> {
    fn is_sign_positive(&self) -> bool {
        self.0 >= R::zero()
    }
    fn is_sign_negative(&self) -> bool {
        self.0 < R::zero()
    }
    fn copysign(self, sign: Self) -> Self {
        let size = self.0.abs();
        Self(S::select(sign.0, Relation::Less, S::zero(), -size, size))
    }
    #[inline]
    fn max(self, other: Self) -> Self {
        Self(self.0.max(other.0))
    }
    #[inline]
    fn min(self, other: Self) -> Self {
        Self(self.0.min(other.0))
    }
    fn clamp(self, low: Self, high: Self) -> Self {
        Self(self.0.clamp(low.0, high.0))
    }
    #[inline]
    fn atan2(self, other: Self) -> Self {
        Self(self.0.atan2(other.0))
    }
    fn min_value() -> Option<Self> {
        None
    }
    fn max_value() -> Option<Self> {
        None
    }
    constants! {
        pi: consts::PI;
        two_pi: consts::TAU;
        frac_pi_2: consts::FRAC_PI_2;
        frac_pi_3: consts::FRAC_PI_3;
        frac_pi_4: consts::FRAC_PI_4;
        frac_pi_6: consts::FRAC_PI_6;
        frac_pi_8: consts::FRAC_PI_8;
        frac_1_pi: consts::FRAC_1_PI;
        frac_2_pi: consts::FRAC_2_PI;
        frac_2_sqrt_pi: consts::FRAC_2_SQRT_PI;
        e: consts::E;
        log2_e: consts::LOG2_E;
        log10_e: consts::LOG10_E;
        ln_2: consts::LN_2;
        ln_10: consts::LN_10;
    }
}
