//! nalgebra's decompositions over `Field`, against the same over the floats themselves. The derivatives are tested where
//! the dual numbers are, in `fluxions-dual`.

use bytemuck::TransparentWrapper;
use fluxions::Field;
use nalgebra::{Matrix3, RealField, Vector3};

macro_rules! as_over_floats {
    ($float:ident, $tolerance:expr) => {
        mod $float {
            use super::*;

            fn matrix() -> Matrix3<$float> {
                // The zero corner makes LU exchange rows.
                Matrix3::new(0.0, 2.0, -1.0, 3.0, 1.0, 0.5, -1.0, 4.0, 2.0)
            }

            fn positive() -> Matrix3<$float> {
                Matrix3::new(4.0, 1.0, 0.5, 1.0, 5.0, -1.0, 0.5, -1.0, 6.0)
            }

            fn side() -> Vector3<$float> {
                Vector3::new(1.0, -2.0, 3.0)
            }

            fn close(fields: &[Field<$float>], floats: &[$float]) {
                assert_eq!(fields.len(), floats.len());
                let near = |(a, b): (&$float, &$float)| (a - b).abs() <= $tolerance;
                assert!(Field::peel_slice(fields).iter().zip(floats).all(near), "{fields:?} {floats:?}");
            }

            #[test]
            fn lu() {
                let (fields, floats) = (matrix().map(Field), matrix());
                close(
                    fields.lu().solve(&side().map(Field)).unwrap().as_slice(),
                    floats.lu().solve(&side()).unwrap().as_slice(),
                );
                close(fields.try_inverse().unwrap().as_slice(), floats.try_inverse().unwrap().as_slice());
                close(&[fields.lu().determinant()], &[floats.lu().determinant()]);
                close(&[fields.determinant()], &[floats.determinant()]);
            }

            #[test]
            fn singular() {
                assert!(Matrix3::<Field<$float>>::zeros().lu().solve(&side().map(Field)).is_none());
                assert!((-positive()).map(Field).cholesky().is_none());
            }

            #[test]
            fn qr() {
                let (fields, floats) = (matrix().map(Field).qr(), matrix().qr());
                close(fields.q().as_slice(), floats.q().as_slice());
                close(fields.r().as_slice(), floats.r().as_slice());
            }

            #[test]
            fn cholesky() {
                let (fields, floats) = (positive().map(Field).cholesky(), positive().cholesky());
                close(fields.unwrap().l().as_slice(), floats.unwrap().l().as_slice());
            }

            #[test]
            fn eigenvalues() {
                let (fields, floats) = (positive().map(Field).symmetric_eigen(), positive().symmetric_eigen());
                close(fields.eigenvalues.as_slice(), floats.eigenvalues.as_slice());
                close(fields.eigenvectors.as_slice(), floats.eigenvectors.as_slice());
            }

            #[test]
            fn singular_values() {
                let (fields, floats) = (matrix().map(Field), matrix());
                close(fields.singular_values().as_slice(), floats.singular_values().as_slice());
            }

            #[test]
            fn constants() {
                close(
                    &[Field::<$float>::pi(), Field::<$float>::e(), Field::<$float>::frac_2_sqrt_pi()],
                    &[<$float as RealField>::pi(), <$float as RealField>::e(), <$float as RealField>::frac_2_sqrt_pi()],
                );
            }
        }
    };
}

as_over_floats!(f64, 1e-13);
as_over_floats!(f32, 1e-5);

/// Slices change their type without a copy.
#[test]
fn slices() {
    let numbers = [1.0, 2.0];
    let fields = Field::wrap_slice(&numbers[..]);
    assert_eq!(fields, [Field(1.0), Field(2.0)]);
    assert_eq!(Field::peel_slice(fields).as_ptr(), numbers.as_ptr());
}

/// As for floats: an infinity is relatively close to itself only.
#[test]
fn infinities() {
    let close = |a: f64, b: f64| approx::relative_eq!(Field(a), Field(b));
    assert!(close(f64::INFINITY, f64::INFINITY));
    assert!(!close(f64::INFINITY, 1.0) && !close(f64::INFINITY, f64::NEG_INFINITY) && !close(f64::NAN, f64::NAN));
}
