//! What the compiler says of misuse: each program in the folders `ui` and `adjoint` has what is said of it in a file beside it.

#[test]
fn misuse_says_what_to_write() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
    // A function without an adjoint is found when code is made. With a program that is run, the others are built, too, and not
    // only checked.
    cases.pass("tests/adjoint/other_backend.rs");
    cases.compile_fail("tests/adjoint/no_adjoint.rs");
    // What is called on adjoints does not look at them.
    for file in ["compared_view", "equal_view", "printed_view"] {
        cases.compile_fail(format!("tests/adjoint/{file}.rs"));
    }
}
