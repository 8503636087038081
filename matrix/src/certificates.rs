//! The certificates of all backends, from the tests that certify them.

use fluxions_certificate::{Certificate, FOLDER};
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

/// The file in the folder of certificates that has the list: a line with name and scope for each backend.
const LIST: &str = "list";

/// Writes the list of backends, by name and scope, into the folder that the environment variable [`FOLDER`] names, if it is set.
///
/// Of these [`certify`] expects certificates, which it returns in this order.
///
/// # Errors
///
/// If the folder cannot be written to.
pub fn announce(list: impl IntoIterator<Item = (String, &'static str)>) -> io::Result<()> {
    let Some(folder) = env::var_os(FOLDER) else { return Ok(()) };
    fs::create_dir_all(&folder)?;
    let lines: String = list.into_iter().map(|(name, scope)| format!("{name}\t{scope}\n")).collect();
    fs::write(Path::new(&folder).join(LIST), lines)
}

/// Reads the certificates of a folder in the order of the list.
///
/// # Errors
///
/// If a backend of the list has no certificate of its scope there, or a file cannot be read.
fn in_order(folder: &Path) -> io::Result<Vec<Certificate>> {
    let list = fs::read_to_string(folder.join(LIST))?;
    let mut found = Certificate::read(folder)?;
    let mut certificates = Vec::new();
    for (name, scope) in list.lines().filter_map(|line| line.split_once('\t')) {
        let this = |c: &Certificate| c.backend == name && c.scope == scope;
        let Some(at) = found.iter().position(this) else {
            return Err(io::Error::other(format!("{name} was not certified")));
        };
        certificates.push(found.swap_remove(at));
    }
    Ok(certificates)
}
