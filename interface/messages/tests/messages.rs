//! What the compiler says of misuse: each program in the folder `ui` has what is said of it in a file beside it.

use std::process::Command;

#[test]
fn misuse_says_what_to_write() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}

/// These are found when code is made, and the programs in `ui` are only checked. The examples are built with the features and the
/// profile of `cargo test --workspace`, so that what they depend on is not compiled once more.
fn is_refused_when_code_is_made(example: &str, said: &str) {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--workspace", "--example", example]);
    cargo.args(["--features", "fluxions-messages/programs"]);
    if !cfg!(debug_assertions) {
        cargo.arg("--release");
    }
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("Cargo cannot be started");
    let found = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "it compiles");
    for line in said.lines() {
        assert!(found.contains(line), "the compiler does not say\n{line}\nbut\n{found}");
    }
}

#[test]
fn a_function_without_an_adjoint_says_what_to_write() {
    is_refused_when_code_is_made("no_adjoint", include_str!("../examples/no_adjoint.stderr"));
}

#[test]
fn a_view_does_not_look_at_adjoints() {
    is_refused_when_code_is_made("equal_view", include_str!("../examples/equal_view.stderr"));
    is_refused_when_code_is_made("printed_view", include_str!("../examples/printed_view.stderr"));
}
