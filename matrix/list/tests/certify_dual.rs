//! Pairs with dual numbers inside.

mod certify;

#[test]
fn dual() {
    fluxions_list::pairs::dual(&mut certify::Certify);
}
