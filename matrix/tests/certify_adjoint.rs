//! `cargo test -p fluxions-matrix --test certify_adjoint` certifies the pairs with adjoints inside.

mod certify;

#[test]
fn adjoint() {
    fluxions_matrix::list::pairs::adjoint(&mut certify::Certify);
}
