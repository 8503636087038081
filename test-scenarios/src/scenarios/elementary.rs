//! Every elementary function of one number, with first and second derivative by hand.

use super::NumberNumber;
use crate::laws::{self, Findings};
use crate::{Case, Erased};
use core::convert::Infallible;
use core::f64::consts::{LN_2, LN_10};
use fluxions::Relation;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;

/// The derivatives of a function by hand, and the points at which they are compared.
struct ByHand {
    value: fn(f64) -> f64,
    first: fn(f64) -> f64,
    second: fn(f64) -> f64,
    points: [f64; 2],
    far_out: [f64; 2],
}

macro_rules! elementary {
    ($argument:ident; $($name:ident |$x:ident| $f:expr; $value:expr; $first:expr; $second:expr; [$a:expr, $b:expr] also [$c:expr, $d:expr];)*) => {
        /// An elementary function of one number.
        #[derive(Clone, Copy, Debug)]
        pub enum Elementary {
            $(#[doc = concat!("x ↦ ", stringify!($f))] $name,)*
        }

        #[differentiable(helper, adjoint)]
        impl Elementary {
            fn at<S: Scalar>(&self, $argument: S) -> S {
                match self {
                    $(Self::$name => $f,)*
                }
            }
        }

        impl Elementary {
            /// All elementary functions.
            pub const ALL: [Self; [$(stringify!($name)),*].len()] = [$(Self::$name),*];

            fn by_hand(self) -> ByHand {
                match self {
                    $(Self::$name => ByHand {
                        value: |$x| $value,
                        first: |$x| $first,
                        second: |$x| $second,
                        points: [$a, $b],
                        far_out: [$c, $d],
                    },)*
                }
            }
        }
    };
}

impl Function for Elementary {
    type Input = f64;
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: S, (): (), y: &mut S) -> Result<(), Infallible> {
        *y = self.at(x);
        Ok(())
    }
    fn first<S: Scalar>(&self, x: S, (): ()) -> Result<S, Infallible> {
        Ok(self.at(x))
    }

    const ADJOINT: bool = true;

    fn adjoint<S: Scalar>(
        &self,
        x: S,
        x_bar: &Cell<S>,
        (): (),
        y: &mut S,
        y_bar: &Cell<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), Infallible>> {
        *y = self.at__adjoint(x, x_bar, y_bar, stack);
        Some(Ok(()))
    }
}

impl Case for Elementary {
    type F = NumberNumber;

    fn name(&self) -> String {
        format!("{self:?}")
    }
    fn f(&self) -> NumberNumber {
        (*self).into()
    }
    fn x(&self, which: usize) -> f64 {
        self.by_hand().points[which]
    }
    fn args(&self) {}
    fn value(&self, x: &[f64]) -> Vec<f64> {
        vec![(self.by_hand().value)(x[0])]
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        vec![(self.by_hand().first)(x[0])]
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        vec![(self.by_hand().second)(x[0])]
    }
}

/// Runs the laws on every elementary function.
pub fn certify_elementary(backend: &Erased, findings: &mut Findings) {
    for case in Elementary::ALL {
        findings.start(backend, case.name());
        laws::from_number(backend, &case, findings);
        laws::whole_domain(backend, &case, case.by_hand().far_out, findings);
    }
}

elementary! {
    x;
    Recip |x| x.recip(); 1.0/x; -1.0/x/x; 2.0/x/x/x; [0.7, -2.5] also [1e-120, -1e120];
    Sqrt |x| x.sqrt(); x.sqrt(); 0.5/x.sqrt(); -0.25/x/x.sqrt(); [0.7, 9.0] also [1e-200, 1e200];
    Cbrt |x| x.cbrt(); x.cbrt(); 1.0/(3.0*x.cbrt().powi(2)); -2.0/(9.0*x.cbrt().powi(5)); [0.7, -8.0] also [1e-90, -1e90];
    Exp |x| x.exp(); x.exp(); x.exp(); x.exp(); [0.7, -2.0] also [-300.0, 300.0];
    Exp2 |x| x.exp2(); x.exp2(); x.exp2()*LN_2; x.exp2()*LN_2*LN_2; [0.7, -2.0] also [-500.0, 500.0];
    ExpM1 |x| x.exp_m1(); x.exp_m1(); x.exp(); x.exp(); [0.7, 1e-09] also [-30.0, 300.0];
    Ln |x| x.ln(); x.ln(); 1.0/x; -1.0/(x*x); [0.7, 5.0] also [1e-150, 1e150];
    Ln1p |x| x.ln_1p(); x.ln_1p(); 1.0/(1.0+x); -1.0/(1.0+x)/(1.0+x); [0.7, 1e-09] also [-0.999999, 1e150];
    Log2 |x| x.log2(); x.log2(); 1.0/(x*LN_2); -1.0/(x*x*LN_2); [0.7, 5.0] also [1e-150, 1e150];
    Log10 |x| x.log10(); x.log10(); 1.0/(x*LN_10); -1.0/(x*x*LN_10); [0.7, 5.0] also [1e-150, 1e150];
    Sin |x| x.sin(); x.sin(); x.cos(); -x.sin(); [0.7, -4.0] also [100.0, -1e5];
    Cos |x| x.cos(); x.cos(); -x.sin(); -x.cos(); [0.7, -4.0] also [100.0, -1e5];
    Tan |x| x.tan(); x.tan(); 1.0+x.tan().powi(2); 2.0*x.tan()*(1.0+x.tan().powi(2)); [0.7, -4.0] also [1.5, -1e3];
    Asin |x| x.asin(); x.asin(); 1.0/((1.0-x)*(1.0+x)).sqrt(); x/((1.0-x)*(1.0+x)).powf(1.5); [0.7, -0.3] also [0.999999, -1e-4];
    Acos |x| x.acos(); x.acos(); -1.0/((1.0-x)*(1.0+x)).sqrt(); -x/((1.0-x)*(1.0+x)).powf(1.5); [0.7, -0.3] also [0.999999, -1e-4];
    Atan |x| x.atan(); x.atan(); 1.0/(1.0+x*x); -2.0*x/(1.0+x*x).powi(2); [0.7, -3.0] also [1e-9, -1e50];
    Sinh |x| x.sinh(); x.sinh(); x.cosh(); x.sinh(); [0.7, -2.0] also [1e-9, -300.0];
    Cosh |x| x.cosh(); x.cosh(); x.sinh(); x.cosh(); [0.7, -2.0] also [1e-9, -300.0];
    Tanh |x| x.tanh(); x.tanh(); 1.0/x.cosh().powi(2); -2.0*x.tanh()/x.cosh().powi(2); [0.7, -2.0] also [1e-9, 18.0];
    Asinh |x| x.asinh(); x.asinh(); 1.0/(x*x+1.0).sqrt(); -x/(x*x+1.0).powf(1.5); [0.7, -3.0] also [1e-9, -1e50];
    Acosh |x| x.acosh(); x.acosh(); 1.0/((x-1.0)*(x+1.0)).sqrt(); -x/((x-1.0)*(x+1.0)).powf(1.5); [1.7, 3.0] also [1.000001, 1e50];
    Atanh |x| x.atanh(); x.atanh(); 1.0/((1.0-x)*(1.0+x)); 2.0*x/((1.0-x)*(1.0+x)).powi(2); [0.7, -0.3] also [1e-4, 0.999999];
    Powi |x| x.powi(3); x*x*x; 3.0*x*x; 6.0*x; [0.7, -2.0] also [1e-50, -1e50];
    PowiNegative |x| x.powi(-2); 1.0/(x*x); -2.0/(x*x*x); 6.0/(x*x*x*x); [0.7, -2.0] also [1e-50, -1e50];
    Powf |x| x.powf(2.5); x.powf(2.5); 2.5*x.powf(1.5); 3.75*x.powf(0.5); [0.7, 4.0] also [1e-50, 1e50];
    Abs |x| x.abs(); x.abs(); x.signum(); 0.0*x; [0.7, -2.0] also [1e-300, -1e300];
    Signum |x| x.signum()*x; x.abs(); x.signum(); 0.0*x; [0.7, -2.0] also [1e-300, -1e300];
    Max |x| x.max(x * x); x.max(x*x); if x>=x*x {1.0} else {2.0*x}; if x>=x*x {0.0} else {2.0}; [0.7, -2.0] also [1e-100, -1e100];
    Min |x| x.min(x * x); x.min(x*x); if x<=x*x {1.0} else {2.0*x}; if x<=x*x {0.0} else {2.0}; [0.7, -2.0] also [1e-100, -1e100];
    Clamp |x| (x * x).clamp(S::one(), S::constant(5.0)); (x*x).clamp(1.0,5.0); if (1.0..=5.0).contains(&(x*x)) {2.0*x} else {0.0}; if (1.0..=5.0).contains(&(x*x)) {2.0} else {0.0}; [0.7, -2.0] also [1.5, -2.2];
    Floor |x| x.floor() * x; x.floor()*x; x.floor(); 0.0*x; [1.7, -2.5] also [1e15, -0.5];
    Ceil |x| x.ceil() * x; x.ceil()*x; x.ceil(); 0.0*x; [1.7, -2.5] also [1e15, -0.5];
    Round |x| x.round() * x; x.round()*x; x.round(); 0.0*x; [1.7, -2.3] also [1e15, -0.4];
    Trunc |x| x.trunc() * x; x.trunc()*x; x.trunc(); 0.0*x; [1.7, -2.3] also [1e15, -0.5];
    MulAdd |x| x.mul_add(x, x); x*x+x; 2.0*x+1.0; 2.0+0.0*x; [0.7, -2.0] also [1e-100, -1e100];
    SinCos |x| x.sin_cos().0 * x.sin_cos().1; x.sin()*x.cos(); (2.0*x).cos(); -2.0*(2.0*x).sin(); [0.7, -2.0] also [100.0, -1e3];
    Select |x| S::select(x, Relation::Less, S::zero(), x * x, x * 3.0); if x<0.0 {x*x} else {3.0*x}; if x<0.0 {2.0*x} else {3.0}; if x<0.0 {2.0} else {0.0}; [0.7, -2.0] also [1e-100, -1e100];
}
