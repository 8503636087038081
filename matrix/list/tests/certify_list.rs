//! The list forgets no crate, and each crate certifies itself. The table of certificates has the order of the list.

use fluxions_certificate::announce;
use fluxions_list::{CRATES, sparse, stated};
use std::collections::BTreeSet;
use std::path::Path;

#[test]
fn the_list_forgets_no_crate() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../backends");
    let mut found = BTreeSet::new();
    for entry in std::fs::read_dir(&folder)? {
        found.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    assert_eq!(found, CRATES.map(String::from).into());
    let stated = stated();
    for name in CRATES {
        assert!(stated.iter().any(|(c, _)| c.name.starts_with(name)), "{name} is not on the list");
        assert!(folder.join(name).join("tests/certify.rs").exists(), "{name} does not certify itself");
    }
    Ok(())
}

#[test]
fn names_are_different() {
    let all = || stated().into_iter().chain(sparse());
    let names: BTreeSet<String> = all().map(|(c, _)| c.name).collect();
    assert_eq!(names.len(), all().count());
}

#[test]
fn the_table_has_the_order_of_the_list() -> std::io::Result<()> {
    announce(stated().into_iter().chain(sparse()).map(|(c, scope)| (c.name, scope)))
}
