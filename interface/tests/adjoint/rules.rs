//! The rules of the backward sweep, beside dual numbers.

use crate::close;
use fluxions::adjoint::rule;
use fluxions::prelude::*;
use fluxions_dual::Dual;

macro_rules! agree {
    ($($name:ident $x:literal, $argument:expr;)*) => {$({
        #[differentiable]
        fn f<S: Scalar>(x: S) -> S {
            x.$name()
        }
        let dual = Dual::new().derivative(&F, $x).expect("dual numbers");
        let argument: fn(f64) -> f64 = $argument;
        close(&[rule::$name(1.0, argument($x))], &[dual], stringify!($name));
    })*};
}

#[test]
fn rules_are_those_of_dual_numbers() {
    agree! {
        recip 0.7, |x| x.recip(); sqrt 0.7, |x| x.sqrt(); cbrt 0.7, |x| x.cbrt(); exp 0.7, |x| x.exp();
        exp2 0.7, |x| x.exp2(); tan 0.7, |x| x.tan(); exp_m1 0.7, |x| x; ln 0.7, |x| x; ln_1p 0.7, |x| x;
        log2 0.7, |x| x; log10 0.7, |x| x; sin 0.7, |x| x; cos 0.7, |x| x; asin 0.7, |x| x; acos 0.7, |x| x;
        atan 0.7, |x| x; sinh 0.7, |x| x; cosh 0.7, |x| x; asinh 0.7, |x| x; acosh 1.7, |x| x; atanh 0.7, |x| x;
        abs -0.7, |x| x;
    }
}
