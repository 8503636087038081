//! The list of scenarios.

mod adbench;
mod changing;
mod contexts;
mod edges;
mod elementary;
mod equations;
mod functions;
mod inner;
mod mgh;
mod pieces;
mod rules;
mod shapes;
mod signatures;
mod sizes;
mod structs;
mod surgery;
mod untyped;
mod without_adjoint;

pub use adbench::*;
pub use changing::*;
pub use contexts::*;
pub use edges::{CONVENTIONS, Deviation, Edge, deviations};
pub use elementary::*;
pub use equations::*;
pub(crate) use functions::{adbench, contexts, forms, mgh, rules, shapes};
pub use inner::*;
pub use mgh::Mgh;
pub use pieces::*;
pub use rules::*;
pub use shapes::*;
pub use signatures::*;
pub use sizes::*;
pub use structs::*;
pub use surgery::*;
pub use untyped::Untyped;
pub use without_adjoint::WITHOUT_ADJOINT;
pub(crate) use without_adjoint::reason;

use crate::laws::{self, Findings, Law};
use crate::{Case, Erased, transform};
use fluxions::Operator;
use fluxions_problems::{DataError, mgh::all};

macro_rules! certify {
    ($backend:ident, $findings:ident; $($case:expr => $($laws:ident)*;)*) => {
        $(
            let case = $case;
            $findings.start($backend, case.name());
            $(laws::$laws($backend, &case, $findings);)*
        )*
    };
}

/// Runs the laws on the known problems: those of [`certify_mgh`] and of [`certify_adbench`].
pub fn certify_known(backend: &Erased, findings: &mut Findings) {
    certify_mgh(backend, findings);
    certify_adbench(backend, findings);
}

/// Runs the laws on the problems of least squares of Moré, Garbow and Hillstrom.
pub fn certify_mgh(backend: &Erased, findings: &mut Findings) {
    for problem in all() {
        certify! { backend, findings; Mgh(problem) => general; }
    }
}

/// Runs the laws on the problems of ADBench. A file that cannot be read is a violation.
pub fn certify_adbench(backend: &Erased, findings: &mut Findings) {
    if let Err(error) = certify_instances(backend, findings) {
        findings.start(backend, "ADBench");
        findings.check(Law::Correct, Operator::Gradient, false, format_args!("{error}"));
    }
}

fn certify_instances(backend: &Erased, findings: &mut Findings) -> Result<(), DataError> {
    let (mixture, network) = (Instance::mixture()?, Instance::network()?);
    certify! { backend, findings;
        Likelihood(mixture) => general to_number;
        Loss(network) => general to_number;
        Reprojected { turned: true } => general;
        Reprojected { turned: false } => general;
        Weight => general to_number from_number;
    }
    Ok(())
}

/// Runs the laws on the same functions in every form.
pub fn certify_forms(backend: &Erased, findings: &mut Findings) {
    certify! { backend, findings;
        transform::InPlace(VectorToVector) => general;
        transform::InPlace(Tuple) => general to_number;
        transform::Fallible(NestedStruct) => general;
        transform::Captured::new(NumberToVector) => general from_number;
        transform::AsConstant::new(MatrixToNumber) => general to_number;
        transform::AsParameter::new(MatrixToMatrix) => general;
        transform::AsParameter::new(VectorToNumber) => general to_number;
        transform::AsCache::new(VectorToVector) => general;
        transform::AsCache::new(transform::AsConstant::new(transform::AsParameter::new(TupleOut))) => general;
    }
}

/// Runs the laws on all pairs of spaces, and on sizes around the number of tangents at once.
pub fn certify_shapes(backend: &Erased, findings: &mut Findings) {
    certify! { backend, findings;
        NumberToNumber => general to_number from_number;
        NumberToVector => general from_number;
        NumberToMatrix => general from_number;
        VectorToNumber => general to_number;
        MatrixToNumber => general to_number;
        VectorToVector => general;
        VectorToMatrix => general;
        MatrixToVector => general;
        MatrixToMatrix => general;
        DynamicMatrix => general;
        Tuple => general to_number;
        TupleOut => general;
        ArrayOfArrays => general to_number;
        NestedStruct => general;
        OtherFactor => general skipped;
        StructToNumber => general to_number skipped;
        Powers => general to_number skipped;
        Nothing => general to_number;
        Empty => general to_number;
        Independent => general;
        Branch => general to_number;
        WhereFinite => general to_number;
        Slope => general to_number from_number;
        SlopeBesideARoot => general to_number from_number;
        TwiceInside => general to_number from_number;
        Steepness => general to_number;
        ProductsInside => general;
        Grows => changing;
        Appears => changing;
        Pushes => changing;
        Turns => changing;
        Size(1) => general to_number;
        Size(2) => general to_number;
        Size(3) => general to_number;
        Size(4) => general to_number;
        Size(5) => general to_number;
        Size(7) => general to_number;
        Size(8) => general to_number;
        Size(9) => general to_number;
        Size(13) => general to_number;
    }
}

/// Runs the laws on functions that call rules.
pub fn certify_rules(backend: &Erased, findings: &mut Findings) {
    certify! { backend, findings;
        TanhByRule => general to_number from_number;
        CubeByRule => general to_number from_number;
        SlopeOfARule => general to_number from_number;
        Table => unknown;
        RuleInALoop => general to_number;
        Solved => general;
        SumSolved => general to_number;
        SolvedByLu => general to_number;
        SolvedByCholesky => general to_number;
        RootOfAnEquation => general to_number;
        FixedPoint => general to_number;
        LeastSquaresFit => general to_number;
        Factored => general to_number;
        Eigenvalue => general to_number;
        Eigenvector => general;
        OwnBackend => general to_number;
        LinearMap => general to_number;
        Transposed => general;
        ScaledGradient => surgery;
        ClippedGradient => surgery;
        Stepped => general to_number;
        Folded => general to_number;
        Reduced => general to_number;
        ComputedAgain => general to_number;
        Mapped => general;
        Scanned => general;
    }
}

/// Runs the laws on a function that is prepared at another point, functions in place, fallible functions, and functions with contexts.
pub fn certify_contexts(backend: &Erased, findings: &mut Findings) {
    certify! { backend, findings;
        transform::Elsewhere(VectorToNumber) => general to_number;
        InPlace => general;
        Fallible => general to_number;
        FallibleInPlace => general;
        WithConstant::default() => general to_number;
        WithParameter::default() => general to_number;
        WithCache => general to_number;
        WithAll::default() => general;
    }
}
