//! What `benches/check-time` compiles of each known problem, over `f64`: the function, and its adjoint if it has one.

use crate::{adbench::*, functions, functions::*, mgh, mgh::*, model, scaling};
use fluxions::Function;

/// Makes the compiler write the code of a function.
fn compiled<F: Function<f64>>() -> [usize; 3] {
    [F::evaluate::<f64> as usize, F::adjoint::<f64> as usize, F::adjoint_in_place::<f64> as usize]
}

pub fn all() -> Vec<[usize; 3]> {
    vec![
        compiled::<Reprojection>(),
        compiled::<WeightError>(),
        compiled::<BundleResiduals<'_>>(),
        compiled::<MixtureLogLikelihood<'_>>(),
        compiled::<MixtureLogLikelihoodIn<'_>>(),
        compiled::<LstmLoss<'_>>(),
        compiled::<LstmLossIn<'_>>(),
        compiled::<scaling::Rosenbrock>(),
        compiled::<scaling::Ring>(),
        compiled::<scaling::Brusselator>(),
        compiled::<model::Brusselator>(),
        compiled::<Logistic>(),
        compiled::<Waves>(),
        compiled::<LogSumExp>(),
        compiled::<Pendulum>(),
        compiled::<functions::Brusselator>(),
        compiled::<MatrixTimes<'_>>(),
        compiled::<mgh::Rosenbrock>(),
        compiled::<FreudensteinRoth>(),
        compiled::<PowellBadlyScaled>(),
        compiled::<BrownBadlyScaled>(),
        compiled::<Beale>(),
        compiled::<JennrichSampson>(),
        compiled::<HelicalValley>(),
        compiled::<Bard>(),
        compiled::<Gaussian>(),
        compiled::<Meyer>(),
        compiled::<Gulf>(),
        compiled::<BoxThreeDimensional>(),
        compiled::<PowellSingular>(),
        compiled::<Wood>(),
        compiled::<KowalikOsborne>(),
        compiled::<BrownDennis>(),
        compiled::<Osborne1>(),
        compiled::<BiggsExp6>(),
        compiled::<Osborne2>(),
        compiled::<Watson>(),
        compiled::<ExtendedRosenbrock>(),
        compiled::<ExtendedPowellSingular>(),
        compiled::<Penalty1>(),
        compiled::<Penalty2>(),
        compiled::<VariablyDimensioned>(),
        compiled::<Trigonometric>(),
        compiled::<BrownAlmostLinear>(),
        compiled::<DiscreteBoundaryValue>(),
        compiled::<DiscreteIntegralEquation>(),
        compiled::<BroydenTridiagonal>(),
        compiled::<BroydenBanded>(),
        compiled::<LinearFullRank>(),
        compiled::<LinearRank1>(),
        compiled::<LinearRank1WithZeros>(),
        compiled::<Chebyquad>(),
    ]
}
