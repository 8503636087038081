//! What the laws found of one backend: [`Certificate`].

use crate::laws::{Findings, Violation};
use crate::scenarios::{
    adbench, certify_contexts, certify_elementary, certify_forms, certify_known, certify_mgh, certify_rules,
    certify_shapes, contexts, forms, mgh, rules, shapes,
};
use crate::{Erased, Make, Subject, Subjects};
use core::any::Any;
use fluxions::{Backend, Capabilities, Operator};
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::{env, fs, io};

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

/// The environment variable that names the folder for certificates; see [`Certificate::require`].
pub const FOLDER: &str = "FLUXIONS_CERTIFICATES";

/// What a backend states of itself, and what the laws found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Certificate {
    /// The name of the backend. The name of a pair has a slash.
    pub backend: String,
    /// The name of the [`Scope`].
    pub scope: String,
    /// The names of the native operators.
    pub native: Vec<String>,
    /// Whether the backend can be the inner one of a pair.
    pub nestable: bool,
    /// The relative error that the backend states for first derivatives, 0 for rounding only.
    pub first_error: f64,
    /// The relative error that the backend states for second derivatives, 0 for rounding only.
    pub second_error: f64,
    /// Whether the linear map of `.at(x)` keeps the evaluation.
    pub keeps_evaluation: bool,
    /// Whether prepared calls allocate.
    pub allocates: bool,
    /// The kinds of arguments that were passed beside x and not differentiated.
    pub contexts: Vec<String>,
    /// The scenarios that were passed over, because their functions have no adjoint.
    pub passed_over: Vec<String>,
    /// The number of scenarios that ran.
    pub scenarios: usize,
    /// The number of checks that ran.
    pub checks: usize,
    /// The checks that failed.
    pub violations: Vec<Violation>,
}

impl Certificate {
    /// Runs the laws on the scenarios of the scope.
    ///
    /// Allocations are checked if [`CountingAllocator`](crate::allocations::CountingAllocator) is the global allocator.
    pub fn of<B: Backend, K: Scope>(backend: &B, scope: K) -> Self {
        Self::of_erased(&Erased::of(backend, scope), scope)
    }

    /// Does the same as [`of`](Self::of) with a backend that was erased for the scope.
    pub fn of_erased<K: Scope>(backend: &Erased, _: K) -> Self {
        let mut findings = Findings::default();
        K::run(backend, &mut findings);
        Self::new(backend.stated(), K::NAME, findings)
    }

    fn new(stated: Capabilities, scope: &str, findings: Findings) -> Self {
        let contexts = CONTEXTS.iter().filter(|context| findings.scenarios.contains(context.0));
        Self {
            contexts: contexts.map(|context| context.1.to_owned()).collect(),
            native: stated.native.iter().map(|operator| operator.name().to_owned()).collect(),
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

    /// Whether an operator is native.
    pub fn is_native(&self, operator: Operator) -> bool {
        self.native.iter().any(|name| name == operator.name())
    }

    /// Ends a test: keeps the certificate in the folder that the environment variable [`FOLDER`] names, if it is set.
    ///
    /// # Panics
    ///
    /// If a law is broken, if fewer than 3,000 checks ran, or if the certificate cannot be written.
    #[track_caller]
    pub fn require(self) {
        if let Some(folder) = env::var_os(FOLDER) {
            self.write(Path::new(&folder)).expect("the folder for certificates can be written to");
        }
        assert!(self.violations.is_empty(), "{}: {:#?}", self.backend, self.violations);
        assert!(self.checks > 3_000, "{}: only {} checks", self.backend, self.checks);
    }

    /// Writes the certificate into a folder, to a file with the names of the backend and the scope.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        // A name may have characters that a file name cannot have.
        let name = format!("{} {}", self.backend, self.scope);
        let name: String = name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' }).collect();
        fs::write(folder.join(format!("{name}.json")), serde_json::to_string(self)?)
    }

    /// Reads the certificates in a folder, which are its JSON files, in the order of their names.
    ///
    /// # Errors
    ///
    /// If the folder or a file in it cannot be read, or a JSON file is not a certificate.
    pub fn read(folder: &Path) -> io::Result<Vec<Self>> {
        let mut all = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                all.push(serde_json::from_str::<Self>(&fs::read_to_string(path)?)?);
            }
        }
        all.sort_by(|a, b| a.backend.cmp(&b.backend));
        Ok(all)
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
            $crate::Certificate::of_erased(&erased::$name(), $crate::$scope).require();
        })*

        mod erased {
            use super::*;

            $(pub(super) fn $name() -> $crate::Erased {
                $crate::Erased::with_products(&$backend, $crate::$scope)
            })*
        }

        mod sparse {
            use $crate::{Certificate, Forms};

            $(#[test]
            fn $name() {
                Certificate::of_erased(&super::erased::$name().sparse(Forms), Forms).require();
            })*
        }
    };
}
