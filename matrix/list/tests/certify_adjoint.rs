//! Pairs with adjoints inside.

mod certify;

#[test]
fn adjoint() {
    fluxions_list::pairs::adjoint(&mut certify::Certify);
}
