use crate::{Certificate, FOLDER};
use std::path::Path;
use std::{env, fs, io};

/// The file in the folder of certificates that has the list: a line with name and scope for each backend.
const LIST: &str = "list";

/// Writes the list of backends, by name and scope, into the folder that the environment variable [`FOLDER`] names, if it is set.
///
/// Of these [`in_order`] expects certificates.
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
pub fn in_order(folder: &Path) -> io::Result<Vec<Certificate>> {
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
