//! What the test kit of fluxions found of one backend: a [`Certificate`].
//!
//! The crate is data alone, so that a program that reads certificates compiles neither the laws nor derivatives.

mod law;
mod list;

pub use law::{Law, Violation};
pub use list::{announce, in_order};

use serde::{Deserialize, Serialize};
use std::path::Path;
use std::{env, fs, io};

/// The environment variable that names the folder for certificates; see [`Certificate::require`].
pub const FOLDER: &str = "FLUXIONS_CERTIFICATES";

/// What a backend states of itself, and what the laws found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Certificate {
    /// The name of the backend. The name of a pair has a slash.
    pub backend: String,
    /// The name of the scope: which scenarios it covers.
    pub scope: String,
    /// The names of all operators.
    pub operators: Vec<String>,
    /// The names of the native operators.
    pub native: Vec<String>,
    /// Whether the backend can be the inner one of a pair.
    pub nestable: bool,
    /// The relative error that the backend states for first derivatives, 0 for rounding only.
    pub first_error: f64,
    /// The relative error that the backend states for second derivatives, 0 for rounding only.
    pub second_error: f64,
    /// Whether the linear map of `.at(x)` keeps the evaluation.
    pub keeps_evaluation: bool,
    /// Whether prepared calls allocate.
    pub allocates: bool,
    /// The kinds of arguments that were passed beside x and not differentiated.
    pub contexts: Vec<String>,
    /// The scenarios that were passed over, because their functions have no adjoint.
    pub passed_over: Vec<String>,
    /// The number of scenarios that ran.
    pub scenarios: usize,
    /// The number of checks that ran.
    pub checks: usize,
    /// The checks that failed.
    pub violations: Vec<Violation>,
}

impl Certificate {
    /// Whether the operator of this name is native.
    pub fn is_native(&self, operator: &str) -> bool {
        self.native.iter().any(|name| name == operator)
    }

    /// Ends a test: keeps the certificate in the folder that the environment variable [`FOLDER`] names, if it is set.
    ///
    /// # Panics
    ///
    /// If a law is broken, if fewer than 3,000 checks ran, or if the certificate cannot be written.
    #[track_caller]
    pub fn require(self) {
        if let Some(folder) = env::var_os(FOLDER) {
            self.write(Path::new(&folder)).expect("the folder for certificates can be written to");
        }
        assert!(self.violations.is_empty(), "{}: {:#?}", self.backend, self.violations);
        assert!(self.checks > 3_000, "{}: only {} checks", self.backend, self.checks);
    }

    /// Writes the certificate into a folder, to a file with the names of the backend and the scope.
    ///
    /// # Errors
    ///
    /// If the folder cannot be written to.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        // A name may have characters that a file name cannot have.
        let name = format!("{} {}", self.backend, self.scope);
        let name: String = name.chars().map(|c| if c.is_alphanumeric() || c == '-' { c } else { '_' }).collect();
        fs::write(folder.join(format!("{name}.json")), serde_json::to_string(self)?)
    }

    /// Reads the certificates in a folder, which are its JSON files, in the order of their names.
    ///
    /// # Errors
    ///
    /// If the folder or a file in it cannot be read, or a JSON file is not a certificate.
    pub fn read(folder: &Path) -> io::Result<Vec<Self>> {
        let mut all = Vec::new();
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                all.push(serde_json::from_str::<Self>(&fs::read_to_string(path)?)?);
            }
        }
        all.sort_by(|a, b| a.backend.cmp(&b.backend));
        Ok(all)
    }
}
