//! What the compiler says of misuse: each program in the folder `ui` has what is said of it in a file beside it.

use std::process::Command;

#[test]
fn misuse_says_what_to_write() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}

/// This is found when code is made, and the programs in `ui` are only checked. The example is built with the features and the profile
/// of `cargo test --workspace`, so that what it depends on is not compiled once more.
#[test]
fn a_function_without_an_adjoint_says_what_to_write() {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--workspace", "--example", "no_adjoint"]);
    cargo.args(["--features", "fluxions-messages/programs"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("Cargo cannot be started");
    let found = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "it compiles");
    for line in include_str!("../examples/no_adjoint.stderr").lines() {
        assert!(found.contains(line), "the compiler does not say\n{line}\nbut\n{found}");
    }
}
