//! Pairs with tapes inside.

mod certify;

#[test]
fn tape() {
    fluxions_list::pairs::tape(&mut certify::Certify);
}
