//! The signatures that several scenarios share. A scenario of another signature names its function itself, and in `functions.rs`.

use super::{
    AppearsFunction, BranchFunction, ByCholeskyFunction, ByLuFunction, Chain, ClippedGradientFunction,
    ComputedAgainFunction, CubeByRuleFunction, DynamicMatrixFunction, EigenvalueFunction, EigenvectorFunction,
    Elementary, EmptyFunction, FactoredFunction, FallibleFunction, FallibleInPlaceFunction, FittedFunction,
    FixedFunction, FoldedFunction, GrowsFunction, InPlaceFunction, IndependentFunction, LinearMapFunction,
    MappedFunction, NumberToNumberFunction, OwnBackendFunction, ProductsInsideFunction, PushesFunction,
    ReducedFunction, RootFunction, RuleInALoopFunction, ScaledGradientFunction, ScannedFunction,
    SlopeBesideARootFunction, SlopeFunction, SlopeOfARuleFunction, SolvedFunction, SteepnessFunction, SteppedFunction,
    SumSolvedFunction, TableFunction, TanhByRuleFunction, TransposedFunction, TurnsFunction, TwiceInsideFunction,
    VectorToNumberFunction, VectorToVectorFunction, WhereFiniteFunction,
};
use crate::signature;
use fluxions::Cache;
use fluxions_problems::adbench::{LstmLossIn, MixtureLogLikelihoodIn, WeightError};
use fluxions_problems::mgh::Residuals;
use nalgebra::DMatrix;

signature! {
    /// Functions from a number to a number.
    NumberNumber: fn(f64; ()) -> f64 {
        NumberToNumberFunction, Elementary, WeightError, SlopeFunction, SlopeBesideARootFunction,
        TanhByRuleFunction, CubeByRuleFunction, SlopeOfARuleFunction, TwiceInsideFunction,
    }
}

signature! {
    /// Functions from a vector to a number.
    VectorNumber: fn(Vec<f64>; ()) -> f64 {
        VectorToNumberFunction, EmptyFunction, BranchFunction, FallibleFunction, Chain, WhereFiniteFunction,
        RuleInALoopFunction, SumSolvedFunction, SteepnessFunction, ScaledGradientFunction, ClippedGradientFunction, SteppedFunction, FoldedFunction, ReducedFunction, ComputedAgainFunction,
        TableFunction, RootFunction, FixedFunction, FittedFunction, ByLuFunction, ByCholeskyFunction, FactoredFunction, EigenvalueFunction, OwnBackendFunction,
        LinearMapFunction,
    }
}

signature! {
    /// Functions from a vector to a vector.
    VectorVector: fn(Vec<f64>; ()) -> Vec<f64> {
        VectorToVectorFunction, InPlaceFunction, FallibleInPlaceFunction, IndependentFunction, Residuals,
        GrowsFunction, PushesFunction, AppearsFunction, SolvedFunction, ProductsInsideFunction, MappedFunction,
        ScannedFunction, EigenvectorFunction, TransposedFunction,
    }
}

signature! {
    /// Functions from a dynamic matrix to another one.
    MatrixMatrix: fn(DMatrix<f64>; ()) -> DMatrix<f64> { DynamicMatrixFunction, TurnsFunction }
}

signature! {
    /// The objective functions of ADBench, with a cache.
    Models<'m>: fn(Vec<f64>; Cache<Vec<f64>>) -> f64 { MixtureLogLikelihoodIn<'m>, LstmLossIn<'m> }
}
