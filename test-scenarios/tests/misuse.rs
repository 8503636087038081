//! Wrong kinds do not compile, and the message says what to write instead.

#[test]
fn wrong_kinds_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/ui/*.rs");
}
