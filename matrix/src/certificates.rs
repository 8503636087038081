//! The certificates of all backends, from the tests that certify them.

use fluxions_certificate::{Certificate, FOLDER, in_order};
use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs, io};

/// The command that certifies every backend and pair: those tests of `cargo test --workspace` whose names begin so.
pub const COMMAND: [&str; 5] = ["test", "--workspace", "--no-fail-fast", "--test", "certify*"];

/// Runs the tests that certify, in the profile of tests or in release, and reads what they found.
///
/// The tests are those of `cargo test --workspace`. After that command nothing is compiled.
///
/// # Errors
///
/// If Cargo cannot be run, or a backend of the list has no certificate of its scope afterwards.
pub fn certify(release: bool) -> io::Result<Vec<Certificate>> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let folder = env::temp_dir().join(format!("fluxions-certificates-{}", std::process::id()));
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    // The tests fail where a law is broken; the certificates say so, too. What Cargo has to say goes to the terminal.
    Command::new(cargo)
        .args(COMMAND)
        .args(release.then_some("--release"))
        .env(FOLDER, &folder)
        .current_dir(workspace)
        .stdout(Stdio::null())
        .status()?;
    let certificates = in_order(&folder);
    fs::remove_dir_all(&folder).or_else(|e| if e.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(e) })?;
    certificates
}
