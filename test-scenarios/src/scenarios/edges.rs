//! The conventions at kinks and at the edges of domains, and what each backend makes of them.
// Each function is documented by its row.
#![allow(missing_docs)]

use core::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};
use core::fmt;
use fluxions::Backend;
use fluxions::prelude::*;
use serde::Serialize;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// Where a backend departs from a convention: value and gradient at (a, b).
#[derive(Clone, Debug, Serialize)]
pub struct Deviation {
    /// The function of (a, b).
    pub function: &'static str,
    /// The point.
    pub at: [f64; 2],
    /// f, ∂f/∂a and ∂f/∂b by convention.
    pub convention: [f64; 3],
    /// What the backend gives.
    pub found: [f64; 3],
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { function, at: [a, b], .. } = self;
        let ([v, va, vb], [w, wa, wb]) = (self.convention.map(short), self.found.map(short));
        write!(f, "| `{function}` | ({a:?}, {b:?}) | {v} | ({va}, {vb}) | {w} | ({wa}, {wb}) |")
    }
}

/// Four digits, or the exponent too where they do not tell.
fn short(x: f64) -> String {
    let plain = x == 0.0 || !x.is_finite() || (1e-3..1e6).contains(&x.abs());
    if plain { format!("{x:.4}") } else { format!("{x:.4e}") }
}

/// Up to the last digits.
fn agree(found: f64, expected: f64) -> bool {
    let near = expected.is_finite() && (found - expected).abs() <= 1e-12 * expected.abs();
    found == expected || found.is_nan() && expected.is_nan() || near
}

macro_rules! edges {
    ($($module:ident |$a:ident, $b:ident| $f:expr; $([$($at:expr),*] => [$($expected:expr),*])+;)*) => {
        $(
            mod $module {
                use super::*;
                #[differentiable]
                pub fn f<S: Scalar>(x: &[S; 2]) -> S {
                    let [$a, $b] = *x;
                    $f
                }
            }
        )*

        /// How many conventions there are.
        pub const EDGES: usize = [$($(stringify!($($at),*)),+),*].len();

        /// Where the backend's first derivatives depart from the conventions: nowhere, for an own one.
        pub fn deviations<B: Backend>(backend: &B) -> Vec<Deviation> {
            let mut all = Vec::new();
            $($({
                let (at, convention) = ([$($at),*], [$($expected),*]);
                let found = match backend.value_and_gradient(&$module::F, &at) {
                    Ok((y, [a, b])) => [y, a, b],
                    Err(never) => match never {
                        fluxions::Error::Function(never) => match never {},
                        _ => [NAN; 3],
                    },
                };
                if !found.iter().zip(&convention).all(|(&f, &e)| agree(f, e)) {
                    all.push(Deviation { function: stringify!($f), at, convention, found });
                }
            })+)*
            all
        }
    };
}

// The second number takes part where it is named b; elsewhere its derivative must be 0, even beside an infinite one.
edges! {
    abs |a, _b| a.abs(); [0.0, 1.0] => [0.0, 0.0, 0.0] [-0.0, 1.0] => [0.0, 0.0, 0.0] [NAN, 1.0] => [NAN, NAN, 0.0];
    max |a, b| a.max(b); [1.0, 1.0] => [1.0, 1.0, 0.0] [NAN, 1.0] => [1.0, 0.0, 1.0] [1.0, NAN] => [1.0, 1.0, 0.0];
    min |a, b| a.min(b); [1.0, 1.0] => [1.0, 1.0, 0.0] [NAN, 1.0] => [1.0, 0.0, 1.0] [1.0, NAN] => [1.0, 1.0, 0.0];
    clamp |a, b| a.clamp(b, S::constant(3.0)); [1.0, 1.0] => [1.0, 1.0, 0.0] [3.0, 1.0] => [3.0, 1.0, 0.0];
    signum |a, _b| a.signum(); [0.0, 1.0] => [1.0, 0.0, 0.0] [-0.0, 1.0] => [-1.0, 0.0, 0.0];
    floor |a, _b| a.floor(); [2.0, 1.0] => [2.0, 0.0, 0.0];
    ceil |a, _b| a.ceil(); [2.0, 1.0] => [2.0, 0.0, 0.0];
    round |a, _b| a.round(); [2.5, 1.0] => [3.0, 0.0, 0.0];
    trunc |a, _b| a.trunc(); [-2.0, 1.0] => [-2.0, 0.0, 0.0];
    sqrt |a, _b| a.sqrt(); [0.0, 1.0] => [0.0, INF, 0.0] [1e-300, 1.0] => [1e-150, 5e149, 0.0];
    cbrt |a, _b| a.cbrt(); [0.0, 1.0] => [0.0, INF, 0.0] [-8.0, 1.0] => [-2.0, 1.0 / 12.0, 0.0];
    recip |a, _b| a.recip(); [0.0, 1.0] => [INF, -INF, 0.0];
    quotient |a, b| b / a; [0.0, 1.0] => [INF, -INF, INF];
    exp |a, _b| a.exp(); [-800.0, 1.0] => [0.0, 0.0, 0.0] [800.0, 1.0] => [INF, INF, 0.0];
    exp_m1 |a, _b| a.exp_m1(); [1e-300, 1.0] => [1e-300, 1.0, 0.0];
    ln |a, _b| a.ln(); [0.0, 1.0] => [-INF, INF, 0.0];
    ln_1p |a, _b| a.ln_1p(); [-1.0, 1.0] => [-INF, INF, 0.0] [1e-300, 1.0] => [1e-300, 1.0, 0.0];
    asin |a, _b| a.asin(); [1.0, 1.0] => [FRAC_PI_2, INF, 0.0] [-1.0, 1.0] => [-FRAC_PI_2, INF, 0.0];
    acos |a, _b| a.acos(); [1.0, 1.0] => [0.0, -INF, 0.0] [-1.0, 1.0] => [PI, -INF, 0.0];
    acosh |a, _b| a.acosh(); [1.0, 1.0] => [0.0, INF, 0.0];
    asinh |a, _b| a.asinh(); [1e200, 1.0] => [461.2101657793691, 1e-200, 0.0];
    atanh |a, _b| a.atanh(); [1.0, 1.0] => [INF, INF, 0.0] [-1.0, 1.0] => [-INF, INF, 0.0];
    tanh |a, _b| a.tanh(); [800.0, 1.0] => [1.0, 0.0, 0.0] [-800.0, 1.0] => [-1.0, 0.0, 0.0];
    hypot |a, b| a.hypot(b); [0.0, 0.0] => [0.0, 0.0, 0.0] [3e200, 4e200] => [5e200, 0.6, 0.8];
    atan2 |a, b| a.atan2(b); [0.0, 0.0] => [0.0, 0.0, 0.0]
        [1.0, 1.0] => [FRAC_PI_4, 0.5, -0.5] [1.0, -1.0] => [3.0 * FRAC_PI_4, -0.5, -0.5]
        [-1.0, -1.0] => [-3.0 * FRAC_PI_4, -0.5, 0.5] [-1.0, 1.0] => [-FRAC_PI_4, 0.5, 0.5]
        [1.0, 0.0] => [FRAC_PI_2, 0.0, -1.0] [0.0, -1.0] => [PI, -1.0, 0.0];
    powi_0 |a, _b| a.powi(0); [0.0, 1.0] => [1.0, 0.0, 0.0];
    powi_1 |a, _b| a.powi(1); [0.0, 1.0] => [0.0, 1.0, 0.0];
    powi_2 |a, _b| a.powi(2); [0.0, 1.0] => [0.0, 0.0, 0.0];
    powi_minus_1 |a, _b| a.powi(-1); [0.0, 1.0] => [INF, -INF, 0.0];
    powf_0 |a, _b| a.powf(0.0); [0.0, 1.0] => [1.0, 0.0, 0.0];
    powf_half |a, _b| a.powf(0.5); [0.0, 1.0] => [0.0, INF, 0.0];
    powf_1 |a, _b| a.powf(1.0); [0.0, 1.0] => [0.0, 1.0, 0.0];
    powf_2 |a, _b| a.powf(2.0); [0.0, 1.0] => [0.0, 0.0, 0.0] [-3.0, 1.0] => [9.0, -6.0, 0.0];
    pow |a, b| a.pow(b); [0.0, 2.0] => [0.0, 0.0, 0.0] [2.0, 3.0] => [8.0, 12.0, 8.0 * core::f64::consts::LN_2];
}
