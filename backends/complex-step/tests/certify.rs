//! `cargo test -p fluxions-complex-step --test certify` certifies the complex step.

use fluxions_complex_step::ComplexStep;

fluxions_scenarios::certify_tests! {
    complex_step: ComplexStep, Whole;
}
