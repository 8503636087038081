//! The scenarios whose functions have no adjoint, each with the reason.

/// Scenarios that a backend of adjoints passes over: the name of a scenario, or the beginning of it up to a space, and why its
/// function has no adjoint.
///
/// Every other scenario is a violation if the function has none.
pub const WITHOUT_ADJOINT: &[(&str, &str)] = &[
    ("Grows", "it makes its result by `push`"),
    ("Pushes", "it makes its result by `push`, in place"),
    ("SlopeOfARule", "a derivative inside it has no adjoint"),
    ("MatrixToVector", "a product of matrices"),
    ("MatrixToMatrix", "a product of matrices"),
    ("NestedStruct", "it computes a skipped field of its result"),
    ("OtherFactor", "it computes a skipped field of its result"),
];

/// Why the function of a scenario has no adjoint, if that is known.
pub(crate) fn reason(scenario: &str) -> Option<&'static str> {
    let is = |name: &str| scenario.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    WITHOUT_ADJOINT.iter().find(|(name, _)| is(name)).map(|(_, reason)| *reason)
}
