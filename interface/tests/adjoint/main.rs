//! The adjoints that `#[differentiable(adjoint)]` writes, beside dual numbers.

// Loops and assignments are written as people write them, and some functions are called by their adjoint alone.
#![allow(dead_code, clippy::needless_range_loop, clippy::assign_op_pattern, clippy::useless_vec)]

mod accepted;
mod basics;
mod branches;
mod by;
mod called;
mod calls;
mod independent;
mod inside;
mod loops;
mod memory;
mod planted;
mod problems;
mod rules;
mod structs;
mod traps;

/// Asserts that an adjoint gives the value and gradient of dual numbers: `agree!(f, F, &x)` for f(x: &[S]) -> S.
#[macro_export]
macro_rules! agree {
    ($f:ident, $function:expr, $($x:expr),+ $(,)?) => {$({
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        let x: Vec<f64> = $x.to_vec();
        let (value, gradient) = fluxions_dual::Dual::new().value_and_gradient(&$function, &x).expect("dual numbers");
        let mut stack = Stack::new();
        // Twice on one stack; and the adjoint is added to what is there.
        for start in [0.0, 1.0] {
            let x_bar: Vec<Cell<f64>> = x.iter().map(|_| Cell::new(start)).collect();
            let y_bar = Cell::new(2.0);
            let y = $f::adjoint(&x[..], &x_bar[..], &y_bar, &mut stack);
            let adjoint: Vec<f64> = x_bar.iter().map(|b| (b.get() - start) / 2.0).collect();
            $crate::close(&[y], &[value], stringify!($f));
            $crate::close(&adjoint, &gradient, stringify!($f));
        }
    })+};
}

/// As `agree!`, for f(y: &mut [S], x: &[S]), with the dimension of y.
#[macro_export]
macro_rules! agree_in_place {
    ($f:ident, $function:ident, $m:expr, $x:expr) => {{
        use fluxions::adjoint::{Cell, Stack};
        use fluxions::prelude::*;
        let x: Vec<f64> = $x.to_vec();
        let seed: Vec<f64> = (0..$m).map(|i| 1.0 + i as f64 * 0.5).collect();
        let expected =
            fluxions_dual::Dual::new().pullback(&$function::new(&vec![0.0; $m]), &x, &seed).expect("dual numbers");
        let mut stack = Stack::new();
        for _ in 0..2 {
            let x_bar: Vec<Cell<f64>> = x.iter().map(|_| Cell::new(0.0)).collect();
            let y_bar: Vec<Cell<f64>> = seed.iter().map(|s| Cell::new(*s)).collect();
            let mut y = vec![f64::NAN; $m];
            $f::adjoint(&mut y[..], &y_bar[..], &x[..], &x_bar[..], &mut stack);
            let adjoint: Vec<f64> = x_bar.iter().map(Cell::get).collect();
            $crate::close(&adjoint, &expected, stringify!($f));
            assert!(y.iter().all(|y| y.is_finite()));
        }
    }};
}

/// Asserts that numbers agree to 12 digits, or are both not finite.
pub fn close(a: &[f64], b: &[f64], name: &str) {
    assert_eq!(a.len(), b.len(), "{name}");
    for (i, (a, b)) in a.iter().zip(b).enumerate() {
        let near = (a - b).abs() <= 1e-12 * (1.0 + b.abs()) || !a.is_finite() && !b.is_finite();
        assert!(near, "{name}, component {i}: {a}, and dual numbers say {b}");
    }
}
