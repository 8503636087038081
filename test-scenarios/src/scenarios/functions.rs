//! The function types of the scenarios, once each: those for which a backend is compiled.

use super::{
    ArrayOfArrays, MatrixMatrix, MatrixToMatrix, MatrixToNumber, MatrixToVector, Models, NestedStruct, Nothing,
    NumberNumber, NumberToMatrix, NumberToVector, Powers, Reprojected, StructToNumber, Tuple, TupleOut, VectorNumber,
    VectorToMatrix, VectorToVector, VectorVector, WithAll, WithCache, WithConstant, WithParameter,
};
use crate::transform::{AsCache, AsConstant, AsParameter, Captured, Fallible, InPlace};
use crate::{Case, Make, Subject};
use core::any::Any;
use fluxions::Counting;
use std::sync::Arc;

/// The function of a case.
type Of<C> = <C as Case>::F;

/// Whether laws ask for the second derivatives of a function of one number, and whether for the Hessian of a function to one number.
type Asked = (bool, bool);
const FIRST: Asked = (false, false);
const CURVE: Asked = (true, false);
const HESSIAN: Asked = (false, true);
const BOTH: Asked = (true, true);

/// Declares a function that makes the subject of each of these functions.
macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident { $($f:ty: $asked:ident,)* })*) => {$(
        $(#[$doc])*
        pub(crate) fn $name(make: &impl Make, f: &dyn Any) -> Option<Subject> {
            $(if let Some(f) = f.downcast_ref::<Arc<Counting<$f>>>() {
                return Some(make.make::<$f, { $asked.0 }, { $asked.1 }>(f));
            })*
            None
        }
    )*};
}

functions! {
    /// Those of the rules which the problems of least squares lack.
    rules {
        NumberNumber: BOTH,
        VectorNumber: HESSIAN,
    }
    /// That of the problems of least squares.
    mgh {
        VectorVector: FIRST,
    }
    /// Those of ADBench, which has a function of one number, too.
    adbench {
        NumberNumber: BOTH,
        Models<'static>: HESSIAN,
        Of<Reprojected>: FIRST,
    }
    /// Those with contexts.
    contexts {
        Of<WithConstant>: HESSIAN,
        Of<WithParameter>: HESSIAN,
        Of<WithCache>: HESSIAN,
        Of<WithAll>: FIRST,
    }
    /// Those between spaces.
    shapes {
        Of<NumberToVector>: CURVE,
        Of<NumberToMatrix>: CURVE,
        Of<MatrixToNumber>: HESSIAN,
        Of<VectorToMatrix>: FIRST,
        Of<MatrixToVector>: FIRST,
        Of<MatrixToMatrix>: FIRST,
        MatrixMatrix: FIRST,
        Of<Tuple>: HESSIAN,
        Of<TupleOut>: FIRST,
        Of<ArrayOfArrays>: HESSIAN,
        Of<NestedStruct>: FIRST,
        Of<StructToNumber>: HESSIAN,
        Of<Powers>: HESSIAN,
        Of<Nothing>: HESSIAN,
    }
    /// Those in other forms.
    forms {
        Of<InPlace<VectorToVector>>: FIRST,
        Of<InPlace<Tuple>>: HESSIAN,
        Of<Fallible<NestedStruct>>: FIRST,
        Of<Captured<NumberToVector>>: CURVE,
        Of<AsConstant<MatrixToNumber>>: HESSIAN,
        Of<AsParameter<MatrixToMatrix>>: FIRST,
        Of<AsParameter<super::VectorToNumber>>: HESSIAN,
        Of<AsCache<VectorToVector>>: FIRST,
        Of<AsCache<AsConstant<AsParameter<TupleOut>>>>: FIRST,
    }
}
