//! Adjoints that are wrong on purpose: the kit finds each.

use super::{With, add, to_number};
use fluxions::adjoint::{Cell, Stack};
use fluxions::prelude::*;
use fluxions_scenarios::laws::Law;
use fluxions_scenarios::scenarios;

/// Functions of one formula, x₀² x₁ + exp x₂, each with an adjoint that is wrong in another way, and a law that it breaks.
macro_rules! wrong {
    ($($(#[$doc:meta])* $test:ident $name:ident $law:ident |$x:ident, $bar:ident, $g:ident, $stack:ident| $body:block)*) => {$(
        $(#[$doc])*
        #[test]
        fn $test() {
            #[differentiable(name = $name, adjoint = adjoint)]
            fn f<S: Scalar>(x: &[S]) -> S {
                x[0] * x[0] * x[1] + x[2].exp()
            }

            fn adjoint<S: Scalar>($x: &[S], $bar: &[Cell<S>], y_bar: &Cell<S>, $stack: &mut Stack) -> S {
                let $g = y_bar.get();
                $body
                f($x)
            }

            let findings = to_number(With(scenarios::VectorToNumber, $name));
            assert!(findings.violations.iter().any(|v| v.law == Law::$law), "{:#?}", findings.violations);
        }
    )*};
}

wrong! {
    a_wrong_sign WrongSign Correct |x, bar, g, _stack| {
        add(&bar[0], g * x[0] * x[1] * 2.0);
        add(&bar[1], -g * x[0] * x[0]);
        add(&bar[2], g * x[2].exp());
    }
    /// The second factor x₀ overwrites what the first one brought.
    a_missing_accumulation Overwriting Correct |x, bar, g, _stack| {
        add(&bar[0], g * x[0] * x[1]);
        bar[0].set(g * x[0] * x[1]);
        add(&bar[1], g * x[0] * x[0]);
        add(&bar[2], g * x[2].exp());
    }
    /// What the first call keeps is read by the second one.
    a_stale_stack Stale Reuse |x, bar, g, stack| {
        let kept = stack.take_unasked(|| x[0]);
        add(&bar[0], g * *kept * x[1] * 2.0);
        add(&bar[1], g * x[0] * x[0]);
        add(&bar[2], g * x[2].exp());
        stack.put_unasked(kept);
    }
    a_cotangent_that_is_not_read Blind Adjoint |x, bar, g, _stack| {
        let one = if g.is_zero() { S::zero() } else { S::one() };
        add(&bar[0], one * x[0] * x[1] * 2.0);
        add(&bar[1], one * x[0] * x[0]);
        add(&bar[2], one * x[2].exp());
    }
    /// The slope of the exponential is a constant for the derivatives of the adjoint.
    a_derivative_that_is_cut Cut Symmetric |x, bar, g, _stack| {
        add(&bar[0], g * x[0] * x[1] * 2.0);
        add(&bar[1], g * x[0].stop_gradient() * x[0].stop_gradient());
        add(&bar[2], g * x[2].exp());
    }
}
