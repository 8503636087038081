//! Pairs with finite differences outside.

mod certify;

#[test]
fn differences() {
    fluxions_matrix::list::pairs::differences(&mut certify::Certify);
}
