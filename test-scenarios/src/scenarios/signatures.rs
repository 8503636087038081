//! The signatures that several scenarios share. A scenario of another signature names its function itself.

use super::{
    BranchFunction, Chain, Elementary, EmptyFunction, FallibleFunction, FallibleInPlaceFunction, InPlaceFunction,
    IndependentFunction, NumberToNumberFunction, VectorToNumberFunction, VectorToVectorFunction,
};
use crate::signature;
use fluxions::Cache;
use fluxions_problems::adbench::{LstmLossIn, MixtureLogLikelihoodIn, WeightError};
use fluxions_problems::mgh::Residuals;

signature! {
    /// Functions from a number to a number.
    NumberNumber: fn(f64; ()) -> f64 { NumberToNumberFunction, Elementary, WeightError }
}

signature! {
    /// Functions from a vector to a number.
    VectorNumber: fn(Vec<f64>; ()) -> f64 {
        VectorToNumberFunction, EmptyFunction, BranchFunction, FallibleFunction, Chain
    }
}

signature! {
    /// Functions from a vector to a vector.
    VectorVector: fn(Vec<f64>; ()) -> Vec<f64> {
        VectorToVectorFunction, InPlaceFunction, FallibleInPlaceFunction, IndependentFunction, Residuals
    }
}

signature! {
    /// The objective functions of ADBench, with a cache.
    Models<'m>: fn(Vec<f64>; Cache<Vec<f64>>) -> f64 { MixtureLogLikelihoodIn<'m>, LstmLossIn<'m> }
}
