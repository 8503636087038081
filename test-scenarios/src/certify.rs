//! Runs the laws on the scenarios of a scope: [`certify`].

use crate::laws::Findings;
use crate::scenarios::{
    adbench, certify_contexts, certify_elementary, certify_forms, certify_known, certify_mgh, certify_rules,
    certify_shapes, contexts, forms, mgh, rules, shapes,
};
use crate::{Erased, Make, Subject, Subjects};
use core::any::Any;
use fluxions::{Backend, Capabilities, Operator};
use fluxions_certificate::Certificate;

/// The scenarios that a certificate covers: [`Whole`], [`Spaces`], [`Forms`], [`Contexts`], [`Rules`] or [`Problems`], or
/// [`SecondSpaces`] or [`SecondForms`] for a pair.
///
/// A scope is a type and not a value, so that a backend is compiled only for the scenarios that run.
pub trait Scope: Copy {
    /// The name.
    const NAME: &'static str;

    /// Whether laws ask for second derivatives alone, because the first ones are those of engines that are certified elsewhere.
    /// Then no engine for first derivatives is compiled.
    const SECOND_ONLY: bool = false;

    /// Runs the laws on the scenarios.
    fn run(backend: &Erased, findings: &mut Findings);

    /// Makes the subject of a function, an `Arc<Counting<F>>` where `F` is the function type of one of the scenarios.
    #[doc(hidden)]
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject>;
}

/// All scenarios: for a backend with engines of its own.
#[derive(Clone, Copy, Debug)]
pub struct Whole;

/// Spaces, contexts, rules and the known problems.
#[derive(Clone, Copy, Debug)]
pub struct Spaces;

/// Contexts, the forms of a function, rules and the known problems.
#[derive(Clone, Copy, Debug)]
pub struct Forms;

/// Contexts, rules and the problems of least squares: for a backend that hands each call on to engines that are certified elsewhere.
#[derive(Clone, Copy, Debug)]
pub struct Contexts;

/// The second derivatives of [`Spaces`]: for a pair, whose first derivatives are those of its inner backend.
#[derive(Clone, Copy, Debug)]
pub struct SecondSpaces;

/// The second derivatives of [`Forms`]: for a pair, whose first derivatives are those of its inner backend.
#[derive(Clone, Copy, Debug)]
pub struct SecondForms;

/// Functions that call rules, for a backend that is made to break a law there.
#[derive(Clone, Copy, Debug)]
pub struct Rules;

/// The known problems, for a backend that is made to break a law there.
#[derive(Clone, Copy, Debug)]
pub struct Problems;

impl Scope for Rules {
    const NAME: &'static str = "rules";

    fn run(backend: &Erased, findings: &mut Findings) {
        certify_rules(backend, findings);
    }
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        rules(make, f).or_else(|| mgh(make, f))
    }
}

impl Scope for Problems {
    const NAME: &'static str = "problems";

    fn run(backend: &Erased, findings: &mut Findings) {
        certify_known(backend, findings);
    }
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        mgh(make, f).or_else(|| adbench(make, f))
    }
}

impl Scope for Contexts {
    const NAME: &'static str = "contexts";

    fn run(backend: &Erased, findings: &mut Findings) {
        certify_contexts(backend, findings);
        Rules::run(backend, findings);
        certify_mgh(backend, findings);
    }
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Rules::find(make, f).or_else(|| contexts(make, f))
    }
}

impl Scope for Whole {
    const NAME: &'static str = "whole";

    fn run(backend: &Erased, findings: &mut Findings) {
        Spaces::run(backend, findings);
        certify_forms(backend, findings);
        certify_elementary(backend, findings);
    }

    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Spaces::find(make, f).or_else(|| forms(make, f))
    }
}

impl Scope for Spaces {
    const NAME: &'static str = "spaces";

    fn run(backend: &Erased, findings: &mut Findings) {
        certify_shapes(backend, findings);
        certify_contexts(backend, findings);
        Rules::run(backend, findings);
        Problems::run(backend, findings);
    }

    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Contexts::find(make, f).or_else(|| adbench(make, f)).or_else(|| shapes(make, f))
    }
}

impl Scope for SecondSpaces {
    const NAME: &'static str = "second derivatives of spaces";
    const SECOND_ONLY: bool = true;

    fn run(backend: &Erased, findings: &mut Findings) {
        Spaces::run(backend, findings);
    }
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Spaces::find(make, f)
    }
}

impl Scope for Forms {
    const NAME: &'static str = "forms";

    fn run(backend: &Erased, findings: &mut Findings) {
        certify_contexts(backend, findings);
        certify_forms(backend, findings);
        Rules::run(backend, findings);
        Problems::run(backend, findings);
    }

    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Contexts::find(make, f).or_else(|| adbench(make, f)).or_else(|| forms(make, f))
    }
}

impl Scope for SecondForms {
    const NAME: &'static str = "second derivatives of forms";
    const SECOND_ONLY: bool = true;

    fn run(backend: &Erased, findings: &mut Findings) {
        Forms::run(backend, findings);
    }
    fn find(make: &impl Make, f: &dyn Any) -> Option<Subject> {
        Forms::find(make, f)
    }
}

/// The kinds of context, and the scenario that passes each.
const CONTEXTS: [(&str, &str); 4] = [
    ("WithConstant", "constants"),
    ("WithParameter", "parameters"),
    ("WithCache", "caches"),
    ("WithAll", "all together"),
];

/// Runs the laws on the scenarios of the scope.
///
/// Allocations are checked if [`CountingAllocator`](crate::allocations::CountingAllocator) is the global allocator.
pub fn certify<B: Backend, K: Scope>(backend: &B, scope: K) -> Certificate {
    Erased::of(backend, scope).certify(scope)
}

impl Erased {
    /// Does the same as [`certify`] with a backend that was erased for the scope.
    pub fn certify<K: Scope>(&self, _: K) -> Certificate {
        let mut findings = Findings::default();
        K::run(self, &mut findings);
        certificate(self.stated(), K::NAME, findings)
    }
}

fn certificate(stated: Capabilities, scope: &str, findings: Findings) -> Certificate {
    let contexts = CONTEXTS.iter().filter(|context| findings.scenarios.contains(context.0));
    let names = |operators: &[Operator]| operators.iter().map(|operator| operator.name().to_owned()).collect();
    Certificate {
        contexts: contexts.map(|context| context.1.to_owned()).collect(),
        operators: names(&Operator::ALL),
        native: names(&stated.native),
        backend: stated.name,
        scope: scope.to_owned(),
        nestable: stated.nestable,
        first_error: stated.exactness.first(),
        second_error: stated.exactness.second(),
        keeps_evaluation: stated.keeps_evaluation,
        allocates: stated.allocates,
        passed_over: findings.passed_over.into_iter().collect(),
        scenarios: findings.scenarios.len(),
        checks: findings.checks,
        violations: findings.violations,
    }
}

/// Makes two tests for each backend, alone and under [`Sparse`](fluxions::Sparse), with the allocator that counts allocations.
///
/// ```
/// use fluxions_scenarios::certify_tests;
///
/// certify_tests! {
///     dual: fluxions_dual::Dual::new(), Whole;
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! certify_tests {
    ($($name:ident: $backend:expr, $scope:ident;)*) => {
        #[global_allocator]
        static ALLOCATOR: $crate::allocations::CountingAllocator = $crate::allocations::CountingAllocator;

        $(#[test]
        fn $name() {
            erased::$name().certify($crate::$scope).require();
        })*

        mod erased {
            use super::*;

            $(pub(super) fn $name() -> $crate::Erased {
                $crate::Erased::with_products(&$backend, $crate::$scope)
            })*
        }

        mod sparse {
            use $crate::Forms;

            $(#[test]
            fn $name() {
                super::erased::$name().sparse(Forms).certify(Forms).require();
            })*
        }
    };
}
