//! The laws: what must hold for every backend on every scenario.

mod bench;
mod derivative;
mod general;
mod gradient;

pub use bench::{Bench, Law, Violation};

use crate::case::flat;
use crate::{Case, Expected};
use fluxions::{Backend, Function, IsNumber, Space};

/// Tells the bench what f is like at the case's points.
fn introduce<C: Case>(case: &C, bench: &mut Bench) {
    for x in [case.x(0), case.x(1)] {
        let x = flat::<<C::F as Function>::Input>(<C::F as Function>::Input::view(&x));
        bench.expect(&case.value(&x), case.curvature());
    }
}

/// The laws of `jacobian`, `pushforward` and `pullback`, for any function.
pub fn general<B: Backend + Expected, C: Case>(backend: &B, case: &C, bench: &mut Bench) {
    introduce(case, bench);
    general::run(backend, case, bench);
}

/// The laws of `gradient`, `hessian` and `hvp`, for functions with one number as output.
pub fn to_number<B: Backend + Expected, C: Case>(backend: &B, case: &C, bench: &mut Bench)
where
    <C::F as Function>::Output: IsNumber,
{
    introduce(case, bench);
    gradient::run(backend, case, bench);
}

/// The laws of `derivative` and `second_derivative`, for functions with one number as input.
pub fn from_number<B: Backend + Expected, C: Case>(backend: &B, case: &C, bench: &mut Bench)
where
    <C::F as Function>::Input: IsNumber,
{
    introduce(case, bench);
    derivative::run(backend, case, bench);
}

/// The law of correctness at further points of a function of one number, to 9 digits of each derivative, for exact backends:
/// near the edges of its domain and far out.
pub fn whole_domain<B: Backend + Expected, C: Case>(backend: &B, case: &C, points: [f64; 2], bench: &mut Bench)
where
    C::F: Function<Input = f64, Output = f64, Context = ()>,
{
    derivative::whole_domain(backend, case, points, bench);
}
