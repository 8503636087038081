//! Pairs with dual numbers outside.

mod certify;

#[test]
fn dual() {
    fluxions_matrix::list::pairs::dual(&mut certify::Certify);
}
