//! The names of the operators: [`Operator`].

/// An operator of the interface. A preparation is made for one operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
#[non_exhaustive]
pub enum Operator {
    Derivative,
    SecondDerivative,
    Gradient,
    Jacobian,
    Hessian,
    Pushforward,
    Pullback,
    Hvp,
}

impl Operator {
    /// All operators, in the order of the documentation's table.
    pub const ALL: [Self; 8] = [
        Self::Derivative,
        Self::SecondDerivative,
        Self::Gradient,
        Self::Jacobian,
        Self::Hessian,
        Self::Pushforward,
        Self::Pullback,
        Self::Hvp,
    ];

    /// The name of the method, such as `"gradient"`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Derivative => "derivative",
            Self::SecondDerivative => "second_derivative",
            Self::Gradient => "gradient",
            Self::Jacobian => "jacobian",
            Self::Hessian => "hessian",
            Self::Pushforward => "pushforward",
            Self::Pullback => "pullback",
            Self::Hvp => "hvp",
        }
    }

    /// Whether the operator is of order 2.
    pub const fn is_second(self) -> bool {
        matches!(self, Self::SecondDerivative | Self::Hessian | Self::Hvp)
    }

    /// The number of tangents that one call of the operator propagates for an input of n components: 1 for an operator along a
    /// single tangent, n for the others.
    pub const fn tangents(self, n: usize) -> usize {
        match self {
            Self::Pushforward | Self::Derivative | Self::Hvp => 1,
            _ => n,
        }
    }
}
