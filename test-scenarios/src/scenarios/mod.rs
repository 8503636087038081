//! The list of scenarios.

mod adbench;
mod contexts;
mod edges;
mod elementary;
mod mgh;
mod shapes;
mod sizes;
mod structs;

pub use adbench::*;
pub use contexts::*;
pub use edges::{Deviation, EDGES, deviations};
pub use elementary::*;
pub use mgh::Mgh;
pub use shapes::*;
pub use sizes::*;
pub use structs::*;

use crate::laws::{self, Bench, Law};
use crate::{Case, Expected, transform};
use fluxions::{Backend, Operator};
use fluxions_problems::{DataError, mgh::all};

macro_rules! certify {
    ($backend:ident, $bench:ident; $($case:expr => $($laws:ident)*;)*) => {
        $(
            let case = $case;
            $bench.start($backend, case.name());
            $(laws::$laws($backend, &case, $bench);)*
        )*
    };
}

/// Runs every law on every scenario.
pub fn certify<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
    certify_shapes(backend, bench);
    certify_contexts(backend, bench);
    certify_forms(backend, bench);
    certify_elementary(backend, bench);
    certify_known(backend, bench);
}

/// The known problems: those of Moré, Garbow and Hillstrom, and of ADBench.
///
/// A file of ADBench that cannot be read is a violation.
pub fn certify_known<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
    for problem in all() {
        certify! { backend, bench; Mgh(problem) => general; }
    }
    if let Err(error) = certify_adbench(backend, bench) {
        bench.start(backend, "ADBench");
        bench.check(Law::Correct, Operator::Gradient, false, || error.to_string());
    }
}

fn certify_adbench<B: Backend + Expected>(backend: &B, bench: &mut Bench) -> Result<(), DataError> {
    let (mixture, network) = (Instance::mixture()?, Instance::network()?);
    certify! { backend, bench;
        Likelihood(&mixture) => general to_number;
        Loss(&network) => general to_number;
        Reprojected { turned: true } => general;
        Reprojected { turned: false } => general;
        Weight => general to_number from_number;
    }
    Ok(())
}

/// The same mathematics in every form.
pub fn certify_forms<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
    certify! { backend, bench;
        transform::Elsewhere(VectorToNumber) => general to_number;
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

/// All pairs of spaces, and sizes around the number of tangents at once.
pub fn certify_shapes<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
    certify! { backend, bench;
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
        StructToNumber => general to_number;
        Nothing => general to_number;
        Empty => general to_number;
        Independent => general;
        Branch => general to_number;
        Size::<1> => general to_number;
        Size::<2> => general to_number;
        Size::<3> => general to_number;
        Size::<4> => general to_number;
        Size::<5> => general to_number;
        Size::<7> => general to_number;
        Size::<8> => general to_number;
        Size::<9> => general to_number;
        Size::<13> => general to_number;
    }
}

/// Functions in place, fallible, and with any mix of contexts.
pub fn certify_contexts<B: Backend + Expected>(backend: &B, bench: &mut Bench) {
    certify! { backend, bench;
        InPlace => general;
        Fallible => general to_number;
        FallibleInPlace => general;
        WithConstant::default() => general to_number;
        WithParameter::default() => general to_number;
        WithCache => general to_number;
        WithAll::default() => general;
    }
}
