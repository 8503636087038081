//! The report, small.

use crate::report::{Options, gather, write};
use std::path::PathBuf;

fn options(families: &[&str], backends: &[&str]) -> Options {
    Options {
        out: std::env::temp_dir().join(format!("fluxions-report-{}", std::process::id())),
        families: families.iter().map(|&name| name.into()).collect(),
        backends: backends.iter().map(|name| name.parse().expect("a known backend")).collect(),
        matrix: None,
        quick: true,
    }
}

#[test]
fn every_family_with_every_backend() {
    let report = gather(&options(&[], &[]), &|_, _, _| {}).unwrap();
    assert_eq!((report.families.len(), report.backends.len()), (8, fluxions_any::AnyBackend::NAMES.len()));
    for family in &report.families {
        let is_sparse = family.id.contains("sparse");
        let words = family.sparsity.as_ref().map(|sparsity| &sparsity.words[..]).unwrap_or_default();
        assert_eq!((family.sparsity.is_some(), words.contains("holds everywhere")), (is_sparse, is_sparse));
        let others = family.sizes.iter().flat_map(|size| &size.others);
        assert_eq!(others.filter(|other| other.nanoseconds.is_some_and(|time| time > 0.0)).count() > 0, is_sparse);
    }
    for measured in report.families.iter().flat_map(|family| &family.sizes).flat_map(|size| &size.measured) {
        let numbers = measured.numbers().unwrap_or_else(|| panic!("{measured:?}"));
        let exact = report.backends.iter().any(|b| b.name == measured.backend && b.exact && b.exact_second);
        assert!(numbers.digits > if exact { 11.0 } else { 3.0 }, "{measured:?}");
        assert!(numbers.nanoseconds > 0.0 && numbers.preparation > 0.0, "{measured:?}");
    }
}

#[test]
fn the_page_is_written() {
    let options = options(&["ring"], &["dual", "tape"]);
    let page = write(&options, &|_, _, _| {}).unwrap();
    assert!(std::fs::read_to_string(page).unwrap().contains("--families ring --backends dual tape --quick"));
    assert!(options.out.join("ring-jacobian.csv").exists() && options.out.join("report.json").exists());
    std::fs::remove_dir_all(options.out).unwrap();
}

#[test]
fn names_that_nobody_has_are_refused() {
    let error = gather(&options(&["no such"], &[]), &|_, _, _| {}).unwrap_err();
    assert!(error.to_string().contains("rosenbrock-gradient"));
    let missing = Options { matrix: Some(PathBuf::from("no such file")), ..options(&[], &["dual"]) };
    assert!(gather(&missing, &|_, _, _| {}).is_err());
}
