//! Pairs with numbers of other crates outside.

mod certify;

#[test]
fn foreign() {
    fluxions_matrix::list::pairs::foreign(&mut certify::Certify);
}
