use thiserror::Error;

/// What is wrong with the name of a backend.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ParseError {
    /// There is no backend of this name.
    #[error("there is no backend `{found}`; known are {}", known.join(", "))]
    Unknown {
        /// What was asked for.
        found: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The backend has no such option, or not with this value.
    #[error("`{backend}` does not take `{found}`; it takes {expected}")]
    Option {
        /// The backend.
        backend: &'static str,
        /// What was asked for.
        found: String,
        /// What it takes.
        expected: &'static str,
    },
}
