//! The regression functions, each written once over any scalar.

use crate::data::Problem;
use fluxions::prelude::*;

/// The model of a dataset, by its formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Model {
    /// b₁ (1 − exp(−b₂ x))
    Saturation,
    /// exp(−b₁ x) / (b₂ + b₃ x)
    Chwirut,
    /// b₁ x^b₂
    Power,
    /// (b₁/b₂) exp(−½ ((x − b₃)/b₂)²)
    Peak,
    /// b₁ exp(−b₂ x) + b₃ exp(−(x − b₄)²/b₅²) + b₆ exp(−(x − b₇)²/b₈²)
    TwoPeaks,
    /// (b₁ + b₂ x + b₃ x² + b₄ x³) / (1 + b₅ x + b₆ x² + b₇ x³)
    CubicRatio,
    /// (b₁ + b₂ x + b₃ x²) / (1 + b₄ x + b₅ x²)
    QuadraticRatio,
    /// b₁ exp(−b₂ x) + b₃ exp(−b₄ x) + b₅ exp(−b₆ x)
    ThreeDecays,
    /// b₁ + b₂ exp(−x b₄) + b₃ exp(−x b₅)
    TwoDecays,
    /// b₁ b₂ x / (1 + b₂ x)
    Hyperbola,
    /// b₁ / (1 + exp(b₂ − b₃ x))
    Logistic,
    /// b₁ − b₂ x − arctan(b₃ / (x − b₄)) / π
    Roszman,
}

const MODELS: [(&str, Model, usize); 14] = [
    ("BoxBOD", Model::Saturation, 2),
    ("Chwirut2", Model::Chwirut, 3),
    ("DanWood", Model::Power, 2),
    ("Eckerle4", Model::Peak, 3),
    ("Gauss1", Model::TwoPeaks, 8),
    ("Hahn1", Model::CubicRatio, 7),
    ("Kirby2", Model::QuadraticRatio, 5),
    ("Lanczos3", Model::ThreeDecays, 6),
    ("MGH17", Model::TwoDecays, 5),
    ("Misra1a", Model::Saturation, 2),
    ("Misra1d", Model::Hyperbola, 2),
    ("Rat42", Model::Logistic, 3),
    ("Roszman1", Model::Roszman, 4),
    ("Thurber", Model::CubicRatio, 7),
];

impl Model {
    pub(crate) const NAMES: [&'static str; 14] = {
        let mut names = [""; 14];
        let mut i = 0;
        while i < 14 {
            names[i] = MODELS[i].0;
            i += 1;
        }
        names
    };

    pub(crate) fn named(dataset: &str) -> Option<Self> {
        MODELS.iter().find(|(name, ..)| *name == dataset).map(|&(_, model, _)| model)
    }

    pub(crate) fn parameters(self) -> usize {
        MODELS.iter().find(|(_, model, _)| *model == self).map_or(0, |&(.., count)| count)
    }

    fn value<S: Scalar>(self, b: &[S], x: f64) -> S {
        let decay = |rate: S| (-rate * x).exp();
        let bell = |center: S, width: S| (-((-center + x) / width).powi(2)).exp();
        match self {
            Self::Saturation => b[0] * (-decay(b[1]) + 1.0),
            Self::Chwirut => decay(b[0]) / (b[1] + b[2] * x),
            Self::Power => b[0] * (b[1] * x.ln()).exp(),
            Self::Peak => b[0] / b[1] * (((-b[2] + x) / b[1]).powi(2) * -0.5).exp(),
            Self::TwoPeaks => b[0] * decay(b[1]) + b[2] * bell(b[3], b[4]) + b[5] * bell(b[6], b[7]),
            Self::CubicRatio => {
                (b[0] + (b[1] + (b[2] + b[3] * x) * x) * x) / ((b[4] + (b[5] + b[6] * x) * x) * x + 1.0)
            }
            Self::QuadraticRatio => (b[0] + (b[1] + b[2] * x) * x) / ((b[3] + b[4] * x) * x + 1.0),
            Self::ThreeDecays => b[0] * decay(b[1]) + b[2] * decay(b[3]) + b[4] * decay(b[5]),
            Self::TwoDecays => b[0] + b[1] * decay(b[3]) + b[2] * decay(b[4]),
            Self::Hyperbola => b[0] * b[1] * x / (b[1] * x + 1.0),
            Self::Logistic => b[0] / ((b[1] - b[2] * x).exp() + 1.0),
            Self::Roszman => b[0] - b[1] * x - (b[2] / (-b[3] + x)).atan() / core::f64::consts::PI,
        }
    }
}

/// rᵢ = yᵢ − f(xᵢ; b)
#[differentiable]
pub(crate) fn residuals<S: Scalar>(r: &mut [S], b: &[S], #[constant] problem: &Problem) {
    for (r, &(x, y)) in r.iter_mut().zip(&problem.observations) {
        *r = -problem.model.value(b, x) + y;
    }
}
