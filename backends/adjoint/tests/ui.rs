//! What the compiler says of a function without an adjoint.

#[test]
fn a_function_without_an_adjoint_does_not_compile() {
    let cases = trybuild::TestCases::new();
    // The error comes when code is made. With a program that is run, the others are built, too, and not only checked.
    cases.pass("tests/ui/other_backend.rs");
    cases.compile_fail("tests/ui/no_adjoint.rs");
}
