//! Every elementary function of one number, with first and second derivative by hand.
// Each function is documented by its case, formula and all.
#![allow(missing_docs)]

use crate::laws::{self, Bench};
use crate::{Case, Expected};
use core::f64::consts::{LN_2, LN_10};
use fluxions::Relation;
use fluxions::prelude::*;

macro_rules! elementary {
    ($($module:ident $case:ident |$x:ident| $f:expr; $value:expr; $first:expr; $second:expr; [$a:expr, $b:expr] also [$c:expr, $d:expr];)*) => {
        $(
            #[doc(hidden)]
            pub mod $module {
                use super::*;
                #[differentiable]
                pub fn f<S: Scalar>($x: S) -> S {
                    $f
                }
            }
            crate::case! {
                #[doc = concat!("x ↦ ", stringify!($f))]
                $case: $module::F = $module::F, [$a, $b], |_s| (),
                value: |x| { let $x = x[0]; vec![$value] },
                jacobian: |x| { let $x = x[0]; vec![$first] },
                second: |x| { let $x = x[0]; vec![$second] },
            }
        )*

        /// The laws on every elementary function.
        pub fn certify_elementary<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
            $(
                bench.start(backend, $case.name());
                laws::from_number(backend, &$case, bench);
                laws::whole_domain(backend, &$case, [$c, $d], bench);
            )*
        }
    };
}

elementary! {
    recip Recip |x| x.recip(); 1.0/x; -1.0/x/x; 2.0/x/x/x; [0.7, -2.5] also [1e-120, -1e120];
    sqrt Sqrt |x| x.sqrt(); x.sqrt(); 0.5/x.sqrt(); -0.25/x/x.sqrt(); [0.7, 9.0] also [1e-200, 1e200];
    cbrt Cbrt |x| x.cbrt(); x.cbrt(); 1.0/(3.0*x.cbrt().powi(2)); -2.0/(9.0*x.cbrt().powi(5)); [0.7, -8.0] also [1e-90, -1e90];
    exp Exp |x| x.exp(); x.exp(); x.exp(); x.exp(); [0.7, -2.0] also [-300.0, 300.0];
    exp2 Exp2 |x| x.exp2(); x.exp2(); x.exp2()*LN_2; x.exp2()*LN_2*LN_2; [0.7, -2.0] also [-500.0, 500.0];
    exp_m1 ExpM1 |x| x.exp_m1(); x.exp_m1(); x.exp(); x.exp(); [0.7, 1e-09] also [-30.0, 300.0];
    ln Ln |x| x.ln(); x.ln(); 1.0/x; -1.0/(x*x); [0.7, 5.0] also [1e-150, 1e150];
    ln1p Ln1p |x| x.ln_1p(); x.ln_1p(); 1.0/(1.0+x); -1.0/(1.0+x)/(1.0+x); [0.7, 1e-09] also [-0.999999, 1e150];
    log2 Log2 |x| x.log2(); x.log2(); 1.0/(x*LN_2); -1.0/(x*x*LN_2); [0.7, 5.0] also [1e-150, 1e150];
    log10 Log10 |x| x.log10(); x.log10(); 1.0/(x*LN_10); -1.0/(x*x*LN_10); [0.7, 5.0] also [1e-150, 1e150];
    sin Sin |x| x.sin(); x.sin(); x.cos(); -x.sin(); [0.7, -4.0] also [100.0, -1e5];
    cos Cos |x| x.cos(); x.cos(); -x.sin(); -x.cos(); [0.7, -4.0] also [100.0, -1e5];
    tan Tan |x| x.tan(); x.tan(); 1.0+x.tan().powi(2); 2.0*x.tan()*(1.0+x.tan().powi(2)); [0.7, -4.0] also [1.5, -1e3];
    asin Asin |x| x.asin(); x.asin(); 1.0/((1.0-x)*(1.0+x)).sqrt(); x/((1.0-x)*(1.0+x)).powf(1.5); [0.7, -0.3] also [0.999999, -1e-4];
    acos Acos |x| x.acos(); x.acos(); -1.0/((1.0-x)*(1.0+x)).sqrt(); -x/((1.0-x)*(1.0+x)).powf(1.5); [0.7, -0.3] also [0.999999, -1e-4];
    atan Atan |x| x.atan(); x.atan(); 1.0/(1.0+x*x); -2.0*x/(1.0+x*x).powi(2); [0.7, -3.0] also [1e-9, -1e50];
    sinh Sinh |x| x.sinh(); x.sinh(); x.cosh(); x.sinh(); [0.7, -2.0] also [1e-9, -300.0];
    cosh Cosh |x| x.cosh(); x.cosh(); x.sinh(); x.cosh(); [0.7, -2.0] also [1e-9, -300.0];
    tanh Tanh |x| x.tanh(); x.tanh(); 1.0/x.cosh().powi(2); -2.0*x.tanh()/x.cosh().powi(2); [0.7, -2.0] also [1e-9, 18.0];
    asinh Asinh |x| x.asinh(); x.asinh(); 1.0/(x*x+1.0).sqrt(); -x/(x*x+1.0).powf(1.5); [0.7, -3.0] also [1e-9, -1e50];
    acosh Acosh |x| x.acosh(); x.acosh(); 1.0/((x-1.0)*(x+1.0)).sqrt(); -x/((x-1.0)*(x+1.0)).powf(1.5); [1.7, 3.0] also [1.000001, 1e50];
    atanh Atanh |x| x.atanh(); x.atanh(); 1.0/((1.0-x)*(1.0+x)); 2.0*x/((1.0-x)*(1.0+x)).powi(2); [0.7, -0.3] also [1e-4, 0.999999];
    powi Powi |x| x.powi(3); x*x*x; 3.0*x*x; 6.0*x; [0.7, -2.0] also [1e-50, -1e50];
    powi_negative PowiNegative |x| x.powi(-2); 1.0/(x*x); -2.0/(x*x*x); 6.0/(x*x*x*x); [0.7, -2.0] also [1e-50, -1e50];
    powf Powf |x| x.powf(2.5); x.powf(2.5); 2.5*x.powf(1.5); 3.75*x.powf(0.5); [0.7, 4.0] also [1e-50, 1e50];
    abs Abs |x| x.abs(); x.abs(); x.signum(); 0.0*x; [0.7, -2.0] also [1e-300, -1e300];
    signum Signum |x| x.signum()*x; x.abs(); x.signum(); 0.0*x; [0.7, -2.0] also [1e-300, -1e300];
    max Max |x| x.max(x * x); x.max(x*x); if x>=x*x {1.0} else {2.0*x}; if x>=x*x {0.0} else {2.0}; [0.7, -2.0] also [1e-100, -1e100];
    min Min |x| x.min(x * x); x.min(x*x); if x<=x*x {1.0} else {2.0*x}; if x<=x*x {0.0} else {2.0}; [0.7, -2.0] also [1e-100, -1e100];
    clamp Clamp |x| (x * x).clamp(S::one(), S::constant(5.0)); (x*x).clamp(1.0,5.0); if (1.0..=5.0).contains(&(x*x)) {2.0*x} else {0.0}; if (1.0..=5.0).contains(&(x*x)) {2.0} else {0.0}; [0.7, -2.0] also [1.5, -2.2];
    floor Floor |x| x.floor() * x; x.floor()*x; x.floor(); 0.0*x; [1.7, -2.5] also [1e15, -0.5];
    ceil Ceil |x| x.ceil() * x; x.ceil()*x; x.ceil(); 0.0*x; [1.7, -2.5] also [1e15, -0.5];
    round Round |x| x.round() * x; x.round()*x; x.round(); 0.0*x; [1.7, -2.3] also [1e15, -0.4];
    trunc Trunc |x| x.trunc() * x; x.trunc()*x; x.trunc(); 0.0*x; [1.7, -2.3] also [1e15, -0.5];
    mul_add MulAdd |x| x.mul_add(x, x); x*x+x; 2.0*x+1.0; 2.0+0.0*x; [0.7, -2.0] also [1e-100, -1e100];
    sin_cos SinCos |x| x.sin_cos().0 * x.sin_cos().1; x.sin()*x.cos(); (2.0*x).cos(); -2.0*(2.0*x).sin(); [0.7, -2.0] also [100.0, -1e3];
    select Select |x| S::select(x, Relation::Less, S::zero(), x * x, x * 3.0); if x<0.0 {x*x} else {3.0*x}; if x<0.0 {2.0*x} else {3.0}; if x<0.0 {2.0} else {0.0}; [0.7, -2.0] also [1e-100, -1e100];
}
