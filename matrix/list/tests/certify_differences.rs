//! Pairs with finite differences inside.

mod certify;

#[test]
fn differences() {
    fluxions_list::pairs::differences(&mut certify::Certify);
}
