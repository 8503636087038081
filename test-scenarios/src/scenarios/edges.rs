//! The conventions at kinks and at the edges of domains, and the deviations of each backend.
use core::convert::Infallible;
use core::f64::consts::{FRAC_PI_2, FRAC_PI_4, PI};
use core::fmt;
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use serde::Serialize;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// A deviation of a backend from a convention: value and gradient at (a, b).
#[derive(Clone, Debug, Serialize)]
pub struct Deviation {
    /// The function of (a, b).
    pub function: &'static str,
    /// The point.
    pub at: [f64; 2],
    /// f, ∂f/∂a and ∂f/∂b by convention.
    pub convention: [f64; 3],
    /// f, ∂f/∂a and ∂f/∂b as the backend gives them.
    pub found: [f64; 3],
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { function, at: [a, b], .. } = self;
        let ([v, va, vb], [w, wa, wb]) = (self.convention.map(short), self.found.map(short));
        write!(f, "| `{function}` | ({a:?}, {b:?}) | {v} | ({va}, {vb}) | {w} | ({wa}, {wb}) |")
    }
}

/// Writes a number with four digits, or with an exponent if four digits cannot show it.
fn short(x: f64) -> String {
    let plain = x == 0.0 || !x.is_finite() || (1e-3..1e6).contains(&x.abs());
    if plain { format!("{x:.4}") } else { format!("{x:.4e}") }
}

/// Whether two numbers are equal up to the last digits.
fn agree(found: f64, expected: f64) -> bool {
    let near = expected.is_finite() && (found - expected).abs() <= 1e-12 * expected.abs();
    found == expected || found.is_nan() && expected.is_nan() || near
}

macro_rules! edges {
    ($($name:ident |$a:ident, $b:ident| $f:expr; $([$($at:expr),*] => [$($expected:expr),*])+;)*) => {
        /// A function of two numbers with a kink or an edge.
        #[derive(Clone, Copy, Debug)]
        pub enum Edge {
            $(#[doc = concat!("(a, b) ↦ ", stringify!($f))] $name,)*
        }

        #[differentiable(helper, adjoint)]
        impl Edge {
            fn at<S: Scalar>(&self, x: &[S; 2]) -> S {
                match self {
                    $(Self::$name => { let [$a, $b] = *x; $f })*
                }
            }
        }

        /// The conventions: the function and how it is written, a point, and f, ∂f/∂a and ∂f/∂b there.
        pub const CONVENTIONS: &[(Edge, &str, [f64; 2], [f64; 3])] =
            &[$($((Edge::$name, stringify!($f), [$($at),*], [$($expected),*])),+),*];
    };
}

impl Function for Edge {
    type Input = [f64; 2];
    type Output = f64;
    type Context = ();
    type Error = Infallible;

    fn evaluate<S: Scalar>(&self, x: &[S; 2], (): (), y: &mut S) -> Result<(), Infallible> {
        *y = self.at(x);
        Ok(())
    }
    fn first<S: Scalar>(&self, x: &[S; 2], (): ()) -> Result<S, Infallible> {
        Ok(self.at(x))
    }

    const ADJOINT: bool = true;

    fn adjoint<S: Scalar>(
        &self,
        x: &[S; 2],
        x_bar: &[Cell<S>; 2],
        (): (),
        y: &mut S,
        y_bar: &Cell<S>,
        stack: &mut Stack,
    ) -> Option<Result<(), Infallible>> {
        *y = self.at__adjoint(x, x_bar, y_bar, stack);
        Some(Ok(()))
    }
}

/// Returns the deviations of a backend's first derivatives from the conventions. The project's own backends have
/// none.
pub fn deviations<B: Backend>(backend: &B) -> Vec<Deviation> {
    let mut all = Vec::new();
    for &(f, function, at, convention) in CONVENTIONS {
        let found = backend.value_and_gradient(&f, &at).map_or([NAN; 3], |(y, [a, b])| [y, a, b]);
        if !found.iter().zip(&convention).all(|(&f, &e)| agree(f, e)) {
            all.push(Deviation { function, at, convention, found });
        }
    }
    all
}

// A function depends on b only if its text has a b. Otherwise its derivative with respect to b must be 0, even beside
// an infinite one.
edges! {
    Abs |a, _b| a.abs(); [0.0, 1.0] => [0.0, 0.0, 0.0] [-0.0, 1.0] => [0.0, 0.0, 0.0] [NAN, 1.0] => [NAN, NAN, 0.0];
    Max |a, b| a.max(b); [1.0, 1.0] => [1.0, 1.0, 0.0] [NAN, 1.0] => [1.0, 0.0, 1.0] [1.0, NAN] => [1.0, 1.0, 0.0];
    Min |a, b| a.min(b); [1.0, 1.0] => [1.0, 1.0, 0.0] [NAN, 1.0] => [1.0, 0.0, 1.0] [1.0, NAN] => [1.0, 1.0, 0.0];
    Clamp |a, b| a.clamp(b, S::constant(3.0)); [1.0, 1.0] => [1.0, 1.0, 0.0] [3.0, 1.0] => [3.0, 1.0, 0.0];
    Signum |a, _b| a.signum(); [0.0, 1.0] => [1.0, 0.0, 0.0] [-0.0, 1.0] => [-1.0, 0.0, 0.0];
    Floor |a, _b| a.floor(); [2.0, 1.0] => [2.0, 0.0, 0.0];
    Ceil |a, _b| a.ceil(); [2.0, 1.0] => [2.0, 0.0, 0.0];
    Round |a, _b| a.round(); [2.5, 1.0] => [3.0, 0.0, 0.0];
    Trunc |a, _b| a.trunc(); [-2.0, 1.0] => [-2.0, 0.0, 0.0];
    Sqrt |a, _b| a.sqrt(); [0.0, 1.0] => [0.0, INF, 0.0] [1e-300, 1.0] => [1e-150, 5e149, 0.0];
    Cbrt |a, _b| a.cbrt(); [0.0, 1.0] => [0.0, INF, 0.0] [-8.0, 1.0] => [-2.0, 1.0 / 12.0, 0.0];
    Recip |a, _b| a.recip(); [0.0, 1.0] => [INF, -INF, 0.0];
    Quotient |a, b| b / a; [0.0, 1.0] => [INF, -INF, INF];
    Exp |a, _b| a.exp(); [-800.0, 1.0] => [0.0, 0.0, 0.0] [800.0, 1.0] => [INF, INF, 0.0];
    ExpM1 |a, _b| a.exp_m1(); [1e-300, 1.0] => [1e-300, 1.0, 0.0];
    Ln |a, _b| a.ln(); [0.0, 1.0] => [-INF, INF, 0.0];
    Ln1p |a, _b| a.ln_1p(); [-1.0, 1.0] => [-INF, INF, 0.0] [1e-300, 1.0] => [1e-300, 1.0, 0.0];
    Asin |a, _b| a.asin(); [1.0, 1.0] => [FRAC_PI_2, INF, 0.0] [-1.0, 1.0] => [-FRAC_PI_2, INF, 0.0];
    Acos |a, _b| a.acos(); [1.0, 1.0] => [0.0, -INF, 0.0] [-1.0, 1.0] => [PI, -INF, 0.0];
    Acosh |a, _b| a.acosh(); [1.0, 1.0] => [0.0, INF, 0.0];
    Asinh |a, _b| a.asinh(); [1e200, 1.0] => [461.2101657793691, 1e-200, 0.0];
    Atanh |a, _b| a.atanh(); [1.0, 1.0] => [INF, INF, 0.0] [-1.0, 1.0] => [-INF, INF, 0.0];
    Tanh |a, _b| a.tanh(); [800.0, 1.0] => [1.0, 0.0, 0.0] [-800.0, 1.0] => [-1.0, 0.0, 0.0];
    Hypot |a, b| a.hypot(b); [0.0, 0.0] => [0.0, 0.0, 0.0] [3e200, 4e200] => [5e200, 0.6, 0.8];
    Atan2 |a, b| a.atan2(b); [0.0, 0.0] => [0.0, 0.0, 0.0]
        [1.0, 1.0] => [FRAC_PI_4, 0.5, -0.5] [1.0, -1.0] => [3.0 * FRAC_PI_4, -0.5, -0.5]
        [-1.0, -1.0] => [-3.0 * FRAC_PI_4, -0.5, 0.5] [-1.0, 1.0] => [-FRAC_PI_4, 0.5, 0.5]
        [1.0, 0.0] => [FRAC_PI_2, 0.0, -1.0] [0.0, -1.0] => [PI, -1.0, 0.0];
    Powi0 |a, _b| a.powi(0); [0.0, 1.0] => [1.0, 0.0, 0.0];
    Powi1 |a, _b| a.powi(1); [0.0, 1.0] => [0.0, 1.0, 0.0];
    Powi2 |a, _b| a.powi(2); [0.0, 1.0] => [0.0, 0.0, 0.0];
    PowiMinus1 |a, _b| a.powi(-1); [0.0, 1.0] => [INF, -INF, 0.0];
    Powf0 |a, _b| a.powf(0.0); [0.0, 1.0] => [1.0, 0.0, 0.0];
    PowfHalf |a, _b| a.powf(0.5); [0.0, 1.0] => [0.0, INF, 0.0];
    Powf1 |a, _b| a.powf(1.0); [0.0, 1.0] => [0.0, 1.0, 0.0];
    Powf2 |a, _b| a.powf(2.0); [0.0, 1.0] => [0.0, 0.0, 0.0] [-3.0, 1.0] => [9.0, -6.0, 0.0];
    Pow |a, b| a.pow(b); [0.0, 2.0] => [0.0, 0.0, 0.0] [2.0, 3.0] => [8.0, 12.0, 8.0 * core::f64::consts::LN_2];
}
