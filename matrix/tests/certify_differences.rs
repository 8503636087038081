//! Pairs with finite differences inside.

mod certify;

#[test]
fn differences() {
    fluxions_matrix::list::pairs::differences(&mut certify::Certify);
}
