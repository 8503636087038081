use crate::assert_close;
use fluxions::prelude::*;
use fluxions::target::RowMajor;
use fluxions_dual::Dual;
use fluxions_finite_difference::FiniteDifference;
use fluxions_problems::DataError;
use fluxions_problems::adbench::{Bundle, BundleCase, Observation, Reprojection, WeightError};

fn cases() -> [BundleCase; 2] {
    let repeated = BundleCase::read_repeated("ba_test_n2_m10_p10").expect("data");
    [repeated, BundleCase::read("ba_general_n4_m9_p24").expect("data")]
}

fn by_backend(backend: &impl Backend, bundle: &Bundle, x: &[f64]) -> Vec<f64> {
    let mut block =
        backend.bind(Reprojection::new(&[0.0; 2]), &[0.0; 2]).prepare_jacobian(&[1.0; 15]).expect("infallible");
    let mut weight = backend.prepare_derivative(WeightError, 1.0).expect("infallible");
    let mut entries = vec![f64::NAN; bundle.entries()];
    bundle
        .jacobian_by_blocks(
            x,
            &mut entries,
            |x, feature, rows| {
                block.with(feature).jacobian_into(x, &mut RowMajor::new(rows, 2, 15).expect("30 entries"))
            },
            |w| weight.derivative(w),
        )
        .expect("infallible");
    entries
}

#[test]
fn expected_values() {
    for BundleCase { bundle, x, expected } in cases() {
        assert_eq!(x.len(), bundle.unknowns());
        let mut residuals = vec![f64::NAN; bundle.residual_count()];
        bundle.residuals(&mut residuals, &x);
        assert_close("residuals", &residuals, &expected.residuals, 1e-12);
        let mut entries = vec![f64::NAN; bundle.entries()];
        bundle.jacobian_by_hand(&x, &mut entries);
        assert_close("by hand", &entries, &expected.entries, 1e-11);
    }
}

#[test]
fn block_by_block() {
    for BundleCase { bundle, x, expected } in cases() {
        assert_close("dual", &by_backend(&Dual::new(), &bundle, &x), &expected.entries, 1e-11);
        // The third camera has no rotation, and the function another branch beside that.
        if bundle.cameras() == 2 {
            let found = by_backend(&FiniteDifference::central(), &bundle, &x);
            assert_close("differences", &found, &expected.entries, 1e-5);
        }
    }
}

#[test]
fn the_whole_matrix() {
    for BundleCase { bundle, x, expected } in cases() {
        let f = bundle.residuals_function(&vec![0.0; bundle.residual_count()]);
        let dense = Dual::new().jacobian(&f, &x).unwrap();
        let structure = bundle.structure();
        assert_eq!((structure.rows.len(), structure.columns.len()), (bundle.residual_count() + 1, bundle.entries()));
        let mut sparse = Vec::new();
        for row in 0..bundle.residual_count() {
            let columns = &structure.columns[structure.rows[row]..structure.rows[row + 1]];
            assert!(columns.is_sorted());
            sparse.extend(columns.iter().map(|&column| dense[(row, column)]));
        }
        assert_close("entries", &sparse, &expected.entries, 1e-11);
        let (all, within) = (dense.abs().sum(), sparse.iter().map(|v| v.abs()).sum::<f64>());
        assert_close("nothing elsewhere", &[all], &[within], 1e-12);
    }
}

#[test]
fn structure_of_adbench() {
    let [BundleCase { bundle, .. }, _] = cases();
    let structure = bundle.structure();
    assert_eq!(structure.columns[..15], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 22, 23, 24, 52]);
    assert_eq!(structure.columns.last(), Some(&61));
    assert_eq!(structure.rows[19..23], [285, 300, 301, 302]);
}

#[test]
fn other_sizes() {
    let (bundle, x) = Bundle::random(3, 5, 20, 2).unwrap();
    let mut entries = vec![f64::NAN; bundle.entries()];
    bundle.jacobian_by_hand(&x, &mut entries);
    assert_close("dual", &by_backend(&Dual::new(), &bundle, &x), &entries, 1e-11);
}

#[test]
fn indices_are_checked() {
    let seen = Observation { camera: 2, point: 0, feature: [0.0; 2] };
    let found = Bundle::new(2, 1, vec![seen]);
    assert!(matches!(found, Err(DataError::Range { number: "camera", found: 2 })));
    assert!(matches!(BundleCase::read("nothing"), Err(DataError::Read { .. })));
    assert!(matches!(BundleCase::read("gmm_d2_k5_n20"), Err(DataError::Json { .. })));
}
