//! The names of the operators, as data: [`Operator`].

/// An operator of the interface.
///
/// A preparation is made for one operator, and a backend's [`Capabilities`](crate::Capabilities)
/// list those that it has by nature. With n = dim x and m = dim y:
///
/// | operator | result | needs |
/// |---|---|---|
/// | derivative f′ | like y | n = 1 |
/// | second derivative f″ | like y | n = 1 |
/// | gradient ∇f | like x | m = 1 |
/// | Jacobian J | m × n | |
/// | Hessian H | n × n | m = 1 |
/// | pushforward J ẋ | like y | |
/// | pullback Jᵀ ȳ | like x | |
/// | Hessian-vector product H ẋ | like x | m = 1 |
///
/// ```
/// use fluxions::Operator;
///
/// assert_eq!(Operator::Hvp.name(), "hvp");
/// assert!(Operator::Hvp.is_second());
/// assert_eq!(Operator::Gradient.tangents(20), 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operator {
    /// The derivative f′.
    Derivative,
    /// The second derivative f″.
    SecondDerivative,
    /// The gradient ∇f.
    Gradient,
    /// The Jacobian J.
    Jacobian,
    /// The Hessian H = ∇²f.
    Hessian,
    /// The Jacobian-vector product J ẋ.
    Pushforward,
    /// The vector-Jacobian product Jᵀ ȳ.
    Pullback,
    /// The Hessian-vector product H ẋ.
    Hvp,
}

impl Operator {
    /// All operators, in the order of the table.
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

    /// Returns the name of the method, such as `"gradient"`.
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

    /// Returns whether the operator is of order 2.
    pub const fn is_second(self) -> bool {
        matches!(self, Self::SecondDerivative | Self::Hessian | Self::Hvp)
    }

    /// Returns the number of tangents that one call of the operator propagates in forward mode, for
    /// an input of n components.
    ///
    /// It is 1 for an operator along a single tangent, and n for the others.
    pub const fn tangents(self, n: usize) -> usize {
        match self {
            Self::Pushforward | Self::Derivative | Self::Hvp => 1,
            _ => n,
        }
    }
}
