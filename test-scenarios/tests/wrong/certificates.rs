//! Certificates are kept, and say what was found.

use super::{dual, wrong};
use fluxions_scenarios::wrong::Fault;
use fluxions_scenarios::{Certificate, Forms};
use std::panic::catch_unwind;

#[test]
fn what_is_written_is_read() -> std::io::Result<()> {
    let folder = std::env::temp_dir().join(format!("fluxions-certificates-test-{}", std::process::id()));
    let found = [dual().certify(Forms), wrong(Fault::Scaled).certify(Forms)];
    for certificate in &found {
        certificate.write(&folder)?;
    }
    let read = Certificate::read(&folder)?;
    std::fs::remove_dir_all(&folder)?;
    // In the order of their names: `Scaled` before `dual`.
    assert_eq!((&read[0], &read[1]), (&found[1], &found[0]));
    assert!(found[0].violations.is_empty() && found[0].contexts.len() == 4);
    Ok(())
}

#[test]
fn a_backend_that_breaks_a_law_is_not_certified() {
    let wrong = wrong(Fault::Scaled).certify(Forms);
    assert!(!wrong.violations.is_empty());
    assert!(catch_unwind(|| wrong.require()).is_err());
}

#[test]
fn a_backend_that_was_hardly_checked_is_not_certified() {
    let few = Certificate { checks: 100, ..dual().certify(Forms) };
    assert!(catch_unwind(|| few.require()).is_err());
}
