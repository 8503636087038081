//! Functions whose adjoints are written by hand, held to the laws of the kit: what is passed to an adjoint and what is made of it.

mod choices;
mod functions;
mod models;
mod wrong;

use fluxions::adjoint::Cell;
use fluxions::{Args, Context, Function, Owned, Scalar};
use fluxions_adjoint::Adjoint;
use fluxions_scenarios::Case;
use fluxions_scenarios::allocations::CountingAllocator;
use fluxions_scenarios::laws::{self, Findings};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

/// bar ← bar + more
fn add<S: Scalar>(bar: &Cell<S>, more: S) {
    bar.set(bar.get() + more);
}

type In<F> = <F as Function>::Input;
type Out<F> = <F as Function>::Output;

/// A case of the kit with another function of the same spaces: one with an adjoint.
#[derive(Clone, Debug)]
struct With<C, F>(C, F);

impl<C: Case, F> Case for With<C, F>
where
    F: Function<Input = In<C::F>, Output = Out<C::F>, Context = <C::F as Function>::Context>
        + Clone
        + Send
        + Sync
        + 'static,
{
    type F = F;

    fn name(&self) -> String {
        self.0.name()
    }
    fn f(&self) -> F {
        self.1.clone()
    }
    fn x(&self, which: usize) -> Owned<In<F>, f64> {
        self.0.x(which)
    }
    fn args(&self) -> Args<'_, F, f64> {
        <C::F as Function>::Context::shorten(self.0.args())
    }
    fn allocates(&self) -> bool {
        self.0.allocates()
    }
    fn value(&self, x: &[f64]) -> Vec<f64> {
        self.0.value(x)
    }
    fn jacobian(&self, x: &[f64]) -> Vec<f64> {
        self.0.jacobian(x)
    }
    fn second(&self, x: &[f64]) -> Vec<f64> {
        self.0.second(x)
    }
}

/// What the laws of the Jacobian and of products find.
fn general(case: impl Case) -> Findings {
    let mut findings = Findings::default();
    findings.start(&Adjoint, case.name());
    laws::general(&Adjoint, &case, &mut findings);
    findings
}

/// What the laws of functions to a number find, too.
fn to_number<C: Case>(case: C) -> Findings
where
    Out<C::F>: fluxions::IsNumber,
{
    let mut findings = Findings::default();
    findings.start(&Adjoint, case.name());
    laws::general(&Adjoint, &case, &mut findings);
    laws::to_number(&Adjoint, &case, &mut findings);
    findings
}

#[track_caller]
fn lawful(findings: &Findings) {
    assert!(findings.violations.is_empty(), "{:#?}", findings.violations);
    assert!(findings.checks > 60, "only {} checks", findings.checks);
}
