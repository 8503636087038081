//! Pairs with tapes inside.

mod certify;

#[test]
fn tape() {
    fluxions_matrix::list::pairs::tape(&mut certify::Certify);
}
