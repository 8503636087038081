//! Backends as text, for command lines and settings: [`Named`].

use core::fmt;

/// A backend that is written as text: `name`, or `name:option,option`.
///
/// Implement it, and [`from_name!`](crate::from_name) adds `FromStr` and `Display`.
///
/// ```
/// use fluxions::{Named, ParseError};
///
/// #[derive(Debug, Default, PartialEq)]
/// struct Euler {
///     fast: bool,
/// }
///
/// impl Named for Euler {
///     const NAME: &'static str = "euler";
///     const EXPLANATION: &'static str = "by Euler's own hand";
///     const EXPECTED: &'static str = "`fast`";
///
///     fn from_options(options: &[&str]) -> Option<Self> {
///         match options {
///             [] => Some(Self { fast: false }),
///             ["fast"] => Some(Self { fast: true }),
///             _ => None,
///         }
///     }
///     fn options(&self) -> Vec<String> {
///         if self.fast { vec!["fast".to_owned()] } else { Vec::new() }
///     }
/// }
/// fluxions::from_name!(Euler);
///
/// assert_eq!("euler:fast".parse(), Ok(Euler { fast: true }));
/// assert_eq!(Euler { fast: true }.to_string(), "euler:fast");
/// let error: ParseError = "euler:slow".parse::<Euler>().unwrap_err();
/// assert_eq!(error.to_string(), "`euler` does not take `slow`; it takes `fast`");
/// ```
pub trait Named: Default {
    /// The name, without options.
    const NAME: &'static str;
    /// One sentence that says what the backend is, without its full stop.
    const EXPLANATION: &'static str;
    /// The options that the backend takes, for error messages.
    const EXPECTED: &'static str = "no options";

    /// Returns the backend with these options, or `None` if one of them does not fit.
    fn from_options(options: &[&str]) -> Option<Self> {
        options.is_empty().then(Self::default)
    }

    /// Returns the options as they stand in the text. There are none for the default.
    fn options(&self) -> Vec<String> {
        Vec::new()
    }

    /// Reads the backend from `name` or `name:option,option`. Spaces around each part are ignored.
    ///
    /// # Errors
    ///
    /// - [`ParseError::Unknown`] if the name is another.
    /// - [`ParseError::Option`] if an option does not fit.
    fn parse(text: &str) -> Result<Self, ParseError> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        if name.trim() != Self::NAME {
            return Err(ParseError::Unknown { found: name.trim().to_owned(), known: vec![Self::NAME] });
        }
        let options: Vec<&str> = options.split(',').map(str::trim).filter(|o| !o.is_empty()).collect();
        Self::from_options(&options).ok_or_else(|| ParseError::Option {
            backend: Self::NAME,
            found: options.join(","),
            expected: Self::EXPECTED,
        })
    }

    /// Writes the text from which [`parse`](Self::parse) reads the same backend.
    ///
    /// # Errors
    ///
    /// Those of the formatter.
    fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.options().as_slice() {
            [] => f.pad(Self::NAME),
            options => f.pad(&format!("{}:{}", Self::NAME, options.join(","))),
        }
    }
}

/// The reasons why a text does not name a backend.
///
/// ```
/// use fluxions::{Named, ParseError};
///
/// #[derive(Debug, Default)]
/// struct Plain;
///
/// impl Named for Plain {
///     const NAME: &'static str = "plain";
///     const EXPLANATION: &'static str = "a backend without options";
/// }
///
/// let unknown = Plain::parse("fancy").unwrap_err();
/// assert_eq!(unknown.to_string(), "there is no backend `fancy`; known are plain");
/// let option = Plain::parse("plain:fast").unwrap_err();
/// assert_eq!(option.to_string(), "`plain` does not take `fast`; it takes no options");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseError {
    /// No backend has this name.
    Unknown {
        /// The name in the text.
        found: String,
        /// The names that are known.
        known: Vec<&'static str>,
    },
    /// The backend has no such option, or the value of an option is out of its range.
    Option {
        /// The name of the backend.
        backend: &'static str,
        /// The options in the text.
        found: String,
        /// The options that the backend takes.
        expected: &'static str,
    },
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { found, known } => {
                write!(f, "there is no backend `{found}`; known are {}", known.join(", "))
            }
            Self::Option { backend, found, expected } => {
                write!(f, "`{backend}` does not take `{found}`; it takes {expected}")
            }
        }
    }
}

impl core::error::Error for ParseError {}

/// Implements `FromStr` and `Display` for backends that are [`Named`].
///
/// `from_name!(A, B);`, with the types of the backends.
#[macro_export]
macro_rules! from_name {
    ($($backend:ty),+ $(,)?) => {$(
        impl ::core::str::FromStr for $backend {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                $crate::Named::parse(text)
            }
        }

        impl ::core::fmt::Display for $backend {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::Named::print(self, f)
            }
        }
    )+};
}
